'use client'

// Which part of a sound is at which frame: trimmed, delayed and with another speed; and its wave with another pitch. Nothing is heard.
// By its file: the package as a whole would bring parts of the toolkit into what all figures share.
import { getWaveformPortion } from '@remotion/media-utils/dist/get-waveform-portion'
import { useState } from 'react'
import { useCurrentFrame } from 'remotion'
import { Slider } from '../fields.tsx'
import { liveCode } from '../live-code.tsx'
import { LiveFigure } from '../live-figure.tsx'
import { amber, blue, Drawing, ink, line, Note, pink, round, Scene } from '../scene.tsx'
import { getSound, seconds } from './sound.ts'

/** The sound has as many frames as the composition: 30 for each of its seconds. */
const frames = seconds * 30
const toX = (frame: number) => 40 + (frame / frames) * 560

interface PlaceProps {
  trimBefore: number
  trimAfter: number
  from: number
  rate: number
}

function Placed({ trimBefore, trimAfter, from, rate }: PlaceProps) {
  const frame = useCurrentFrame()
  const end = Math.min(frames, from + (trimAfter - trimBefore) / rate)
  const isHeard = frame >= from && frame < end
  const position = trimBefore + (frame - from) * rate
  const bars = getWaveformPortion({ audioData: getSound(), startTimeInSeconds: 0, durationInSeconds: seconds, numberOfSamples: 50 })
  return (
    <Scene>
      <Drawing>
        <Note x={40} y={34}>
          the file{isHeard ? `, position ${Math.round(position)}` : ''}
        </Note>
        {bars.map(({ index, amplitude }) => {
          const at = index * 3
          const height = round(Math.max(3, amplitude * 84), 1)
          const isPart = at >= trimBefore && at < trimAfter
          return (
            <rect
              key={index}
              x={round(toX(at), 1)}
              y={round(94 - height / 2, 1)}
              width={8}
              height={height}
              rx={3}
              fill={isPart ? blue : line}
            />
          )
        })}
        <Note x={40} y={196}>
          the composition, frame {frame}
        </Note>
        <rect x={40} y={212} width={560} height={74} rx={8} fill="none" stroke={line} strokeWidth={3} />
        <rect
          x={toX(from)}
          y={212}
          width={Math.max(0, toX(end) - toX(from))}
          height={74}
          rx={8}
          fill={blue}
          fillOpacity={0.3}
          stroke={blue}
          strokeWidth={3}
        />
        {isHeard ? (
          <path d={`M${toX(position)} 46V142L${toX(frame)} 206V292`} fill="none" stroke={amber} strokeWidth={4} />
        ) : (
          <path d={`M${toX(frame)} 206V292`} stroke={ink} strokeWidth={3} />
        )}
        <Note x={40} y={330} size={22} color={ink}>
          {isHeard ? 'heard' : 'silent'}
        </Note>
      </Drawing>
    </Scene>
  )
}

function Position() {
  const [trimBefore, setTrimBefore] = useState(45)
  const [trimAfter, setTrimAfter] = useState(135)
  const [from, setFrom] = useState(30)
  const [rate, setRate] = useState(2)
  return (
    <LiveFigure
      label="A sound above, the composition below: a line leads from the position in the file to the frame at which it is heard."
      durationInFrames={frames}
      poster={40}
      code={liveCode`<Sequence from={${from}}>
  <Audio src={src} trimBefore={${trimBefore}} trimAfter={${trimAfter}} playbackRate={${rate}} />
</Sequence>`}
      controls={
        <>
          <Slider label="from" value={from} onChange={setFrom} min={0} max={100} />
          <Slider label="trimBefore" value={trimBefore} onChange={setTrimBefore} min={0} max={70} />
          <Slider label="trimAfter" value={trimAfter} onChange={setTrimAfter} min={75} max={150} />
          <Slider label="playbackRate" value={rate} onChange={setRate} min={0.5} max={3} step={0.25} />
        </>
      }
    >
      <Placed {...{ trimBefore, trimAfter, from, rate }} />
    </LiveFigure>
  )
}

/** A tone that fades away: the same length whatever its pitch is. */
function wave(frequency: number, y: number): string {
  const points = Array.from({ length: 281 }, (_, index) => {
    const part = index / 280
    return `${40 + index * 2} ${round(y - Math.sin(part * Math.PI * 24 * frequency) * 52 * Math.exp(-part * 1.6), 1)}`
  })
  return `M${points.join('L')}`
}

function Tones({ frequency }: { frequency: number }) {
  const x = toX(useCurrentFrame())
  return (
    <Scene>
      <Drawing>
        <Note x={40} y={36}>
          the file
        </Note>
        <path d={wave(1, 100)} fill="none" stroke={blue} strokeWidth={4} strokeLinejoin="round" />
        <Note x={40} y={206}>
          toneFrequency {frequency}
        </Note>
        <path d={wave(frequency, 270)} fill="none" stroke={pink} strokeWidth={4} strokeLinejoin="round" />
        <path d={`M${x} 44V330`} stroke={ink} strokeWidth={2} />
      </Drawing>
    </Scene>
  )
}

function Pitch() {
  const [semitones, setSemitones] = useState(-5)
  const frequency = round(2 ** (semitones / 12), 3)
  return (
    <LiveFigure
      label="Two waves of the same length: that of the file, and below it that of another pitch, with wider or narrower oscillations."
      durationInFrames={frames}
      poster={50}
      code={liveCode`<Audio src={voice} toneFrequency={2 ** (${semitones} / 12)} /> // ${frequency}`}
      controls={<Slider label="semitones" value={semitones} onChange={setSemitones} min={-12} max={12} />}
    >
      <Tones frequency={frequency} />
    </LiveFigure>
  )
}

export default function AudioPositionFigure({ kind }: { kind: 'position' | 'pitch' }) {
  return kind === 'position' ? <Position /> : <Pitch />
}
