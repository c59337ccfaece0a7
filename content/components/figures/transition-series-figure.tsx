'use client'

// `<TransitionSeries>`: three scenes with two different transitions, and what the overlaps do to the total length.
import { linearTiming, springTiming, TransitionSeries, useTransitionProgress } from '@remotion/transitions'
import { slide } from '@remotion/transitions/slide'
import { wipe } from '@remotion/transitions/wipe'
import { useState } from 'react'
import { AbsoluteFill } from 'remotion'
import { Slider } from './fields.tsx'
import { LiveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { mono } from './scene.tsx'

const scene = 60
const springLength = springTiming({ config: { damping: 200 }, durationInFrames: 20 }).getDurationInFrames({ fps: 30 })

function Panel({ name, color, progress }: { name: string; color: string; progress: boolean }) {
  return (
    <AbsoluteFill style={{ background: color, color: '#0b1018', alignItems: 'center', justifyContent: 'center' }}>
      {progress ? <Progress name={name} /> : <div style={{ fontSize: 150, fontWeight: 800 }}>{name}</div>}
    </AbsoluteFill>
  )
}

/** What a scene knows of its own transitions. */
function Progress({ name }: { name: string }) {
  const { entering, exiting, isInTransitionSeries } = useTransitionProgress()
  const size = isInTransitionSeries ? entering * (1 - exiting) : 1
  return (
    <>
      <div
        style={{
          fontSize: 150,
          fontWeight: 800,
          lineHeight: 1,
          scale: String(0.4 + size * 0.6),
          rotate: `${(1 - entering) * -30 + exiting * 30}deg`,
        }}
      >
        {name}
      </div>
      <div style={{ marginTop: 14, fontFamily: mono, fontSize: 24, textAlign: 'center' }}>
        entering {entering.toFixed(2)}
        <br />
        exiting {exiting.toFixed(2)}
      </div>
    </>
  )
}

interface TransitionSeriesFigureProps {
  /** True: the scenes show what `useTransitionProgress()` gives. */
  progress?: boolean
}

export default function TransitionSeriesFigure({ progress = false }: TransitionSeriesFigureProps) {
  const [length, setLength] = useState(30)
  const second = scene - length
  const third = second + scene - springLength
  const total = third + scene
  return (
    <LiveFigure
      label="Scene A is pushed out by scene B, and scene C wipes over scene B."
      durationInFrames={total}
      poster={second + Math.round(length / 2)}
      tracks={[
        { name: 'A', from: 0, durationInFrames: scene, tone: 'c' },
        { name: 'B', from: second, durationInFrames: scene, tone: 'a' },
        { name: 'C', from: third, durationInFrames: scene, tone: 'd' },
      ]}
      code={
        <LiveCode>
          {progress
            ? 'const { entering, exiting } = useTransitionProgress()'
            : `// ${scene} + ${scene} + ${scene} - ‹${length}› - ${springLength} = ‹${total}› frames\n<TransitionSeries>\n  <TransitionSeries.Sequence durationInFrames={${scene}}>A</TransitionSeries.Sequence>\n  <TransitionSeries.Transition\n    presentation={slide()}\n    timing={linearTiming({ durationInFrames: ‹${length}› })}\n  />\n  …`}
        </LiveCode>
      }
      controls={<Slider label="durationInFrames" value={length} onChange={setLength} min={5} max={40} />}
    >
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={scene}>
          <Panel name="A" color="#ffc04a" progress={progress} />
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition presentation={slide()} timing={linearTiming({ durationInFrames: length })} />
        <TransitionSeries.Sequence durationInFrames={scene}>
          <Panel name="B" color="#6bb8ff" progress={progress} />
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition
          presentation={wipe({ direction: 'from-bottom-left' })}
          timing={springTiming({ config: { damping: 200 }, durationInFrames: 20 })}
        />
        <TransitionSeries.Sequence durationInFrames={scene}>
          <Panel name="C" color="#45d6a1" progress={progress} />
        </TransitionSeries.Sequence>
      </TransitionSeries>
    </LiveFigure>
  )
}
