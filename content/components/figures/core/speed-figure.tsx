'use client'

// A clip that gets faster: where it is when the speed of this frame counts from the start, and where when the speeds of all frames are summed up.
import { useState } from 'react'
import { interpolate, useCurrentFrame } from 'remotion'
import { Slider } from '../fields.tsx'
import { liveCode } from '../live-code.tsx'
import { LiveFigure } from '../live-figure.tsx'
import { blue, Drawing, ink, line, Note, pink, round, Scene } from '../scene.tsx'

const frames = 160
const clamp = { extrapolateLeft: 'clamp', extrapolateRight: 'clamp' } as const
const speedAt = (frame: number, fastest: number) => interpolate(frame, [40, 120], [1, fastest], clamp)

/** The positions in the clip at each frame: wrong, and summed up. */
function positions(fastest: number) {
  let sum = 0
  return Array.from({ length: frames }, (_, frame) => {
    const speed = speedAt(frame, fastest)
    const position = { jumped: frame * speed, summed: sum }
    sum += speed
    return position
  })
}

/** The clip: a wheel that turns once in 120 of its frames. */
function Wheel({ position, x, color, name }: { position: number; x: number; color: string; name: string }) {
  return (
    <g transform={`translate(${x} 88)`}>
      <circle r={60} fill={color} fillOpacity={0.18} stroke={color} strokeWidth={5} />
      <g transform={`rotate(${round(position * 3, 1)})`}>
        <path d="M0 -56V56M-56 0H56" stroke={color} strokeWidth={5} />
        <circle cy={-46} r={12} fill={color} />
      </g>
      <Note x={80} y={-16} color={ink} size={22}>
        {name}
      </Note>
      <Note x={80} y={20} size={28}>
        {Math.round(position)}
      </Note>
    </g>
  )
}

function Course({ fastest }: { fastest: number }) {
  const frame = useCurrentFrame()
  const all = positions(fastest)
  const top = Math.max(...all.map(({ jumped }) => jumped))
  const toX = (at: number) => 40 + (at / (frames - 1)) * 560
  const toY = (position: number) => 334 - (position / top) * 150
  const curve = (part: 'jumped' | 'summed') => `M${all.map((one, at) => `${round(toX(at), 1)} ${round(toY(one[part]), 1)}`).join('L')}`
  const now = all[frame] ?? { jumped: 0, summed: 0 }
  return (
    <Scene>
      <Drawing>
        <Wheel position={now.jumped} x={104} color={pink} name="wrong" />
        <Wheel position={now.summed} x={400} color={blue} name="position" />
        <path d="M40 334H600" stroke={line} strokeWidth={3} />
        <path d={curve('jumped')} fill="none" stroke={pink} strokeWidth={4} />
        <path d={curve('summed')} fill="none" stroke={blue} strokeWidth={4} />
        <circle cx={toX(frame)} cy={toY(now.jumped)} r={9} fill={pink} />
        <circle cx={toX(frame)} cy={toY(now.summed)} r={9} fill={blue} />
      </Drawing>
    </Scene>
  )
}

export default function SpeedFigure() {
  const [fastest, setFastest] = useState(5)
  return (
    <LiveFigure
      label="Two wheels and the curves of their positions. The one whose rate is animated runs ahead; the one whose speeds are summed up gets faster evenly."
      durationInFrames={frames}
      poster={90}
      code={liveCode`const speedAt = (frame) => interpolate(frame, [40, 120], [1, ${fastest}], { … })
const wrong = frame * speedAt(frame)
const position = sum of speedAt(0) to speedAt(frame - 1)`}
      controls={<Slider label="fastest" value={fastest} onChange={setFastest} min={0.5} max={8} step={0.5} />}
    >
      <Course fastest={fastest} />
    </LiveFigure>
  )
}
