'use client'

// The timings of `@remotion/transitions`: the progress that each of them gives, as a curve over a transition that follows it.
import { linearTiming, springTiming, TransitionSeries, type TransitionTiming } from '@remotion/transitions'
import { slide } from '@remotion/transitions/slide'
import { useState } from 'react'
import { AbsoluteFill, Easing, useCurrentFrame } from 'remotion'
import { Choice, Slider } from './fields.tsx'
import { liveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { Day, Night } from './transition-scenes.tsx'

const easings = {
  none: undefined,
  'Easing.in(Easing.cubic)': Easing.in(Easing.cubic),
  'Easing.out(Easing.cubic)': Easing.out(Easing.cubic),
  'Easing.bounce': Easing.bounce,
} as const
type EasingName = keyof typeof easings
const easingNames = [
  'none',
  'Easing.in(Easing.cubic)',
  'Easing.out(Easing.cubic)',
  'Easing.bounce',
] as const satisfies readonly EasingName[]

/** A timing of one's own: it waits in the middle. */
function pausing(durationInFrames: number): TransitionTiming {
  return {
    getDurationInFrames: () => durationInFrames,
    getProgress: ({ frame }) => {
      const progress = frame / durationInFrames
      if (progress < 0.35) return (progress / 0.35) * 0.5
      return progress < 0.65 ? 0.5 : 0.5 + ((progress - 0.65) / 0.35) * 0.5
    },
  }
}

const hold = 20

export default function TimingFigure({ kind }: { kind: 'linear' | 'spring' | 'custom' }) {
  const [length, setLength] = useState(40)
  const [easing, setEasing] = useState<EasingName>('none')
  const [damping, setDamping] = useState(12)
  const timing =
    kind === 'linear'
      ? linearTiming({ durationInFrames: length, easing: easings[easing] })
      : kind === 'spring'
        ? springTiming({ config: { damping } })
        : pausing(length)
  const duration = timing.getDurationInFrames({ fps: 30 })

  return (
    <LiveFigure
      label={`One landscape slides over another; above them the curve of a ${kind} timing, with a dot for the frame that is shown.`}
      durationInFrames={hold * 2 + duration}
      poster={hold + Math.round(duration / 3)}
      tracks={[{ name: `transition, ${duration} frames`, from: hold, durationInFrames: duration, tone: 'b' }]}
      code={
        kind === 'linear'
          ? easing === 'none'
            ? liveCode`linearTiming({ durationInFrames: ${length} })`
            : liveCode`linearTiming({ durationInFrames: ${length}, easing: ${easing} })`
          : kind === 'spring'
            ? liveCode`springTiming({ config: { damping: ${damping} } })`
            : liveCode`pausing(${length})`
      }
      controls={
        kind === 'spring' ? (
          <Slider label="damping" value={damping} onChange={setDamping} min={4} max={40} />
        ) : (
          <>
            <Slider label="durationInFrames" value={length} onChange={setLength} min={10} max={80} />
            {kind === 'linear' ? <Choice label="easing" value={easing} onChange={setEasing} options={easingNames} /> : null}
          </>
        )
      }
    >
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={hold + duration}>
          <Night />
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition presentation={slide({ direction: 'from-right' })} timing={timing} />
        <TransitionSeries.Sequence durationInFrames={hold + duration}>
          <Day />
        </TransitionSeries.Sequence>
      </TransitionSeries>
      <ProgressCurve timing={timing} duration={duration} />
    </LiveFigure>
  )
}

function ProgressCurve({ timing, duration }: { timing: TransitionTiming; duration: number }) {
  const frame = Math.max(0, Math.min(useCurrentFrame() - hold, duration))
  const at = (input: number) => (input >= duration ? 1 : timing.getProgress({ frame: input, fps: 30 }))
  const x = (input: number) => 24 + (input / duration) * 192
  const y = (progress: number) => 126 - progress * 92
  const curve = Array.from(
    { length: duration + 1 },
    (_, input) => `${input === 0 ? 'M' : 'L'}${x(input).toFixed(1)} ${y(at(input)).toFixed(1)}`,
  )
  return (
    <AbsoluteFill>
      <svg viewBox="0 0 240 150" style={{ position: 'absolute', left: 24, top: 24, width: 240, height: 150 }} aria-hidden="true">
        <rect width="240" height="150" rx="14" fill="#0b1018" fillOpacity="0.86" />
        <path d={`M${x(0)} ${y(1)}H${x(duration)}M${x(0)} ${y(0)}H${x(duration)}`} stroke="#fff" strokeOpacity="0.25" strokeWidth="1.5" />
        <path d={curve.join('')} fill="none" stroke="#6bb8ff" strokeWidth="4" strokeLinejoin="round" />
        <circle cx={x(frame)} cy={y(at(frame))} r="7" fill="#ffc04a" />
      </svg>
    </AbsoluteFill>
  )
}
