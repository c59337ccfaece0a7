'use client'

import { useState } from 'react'
// Flickering: two dots that should move alike. One asks the frame where it is, the other a clock that the renderer does not follow.
import { random, useCurrentFrame } from 'remotion'
import { Slider } from './fields.tsx'
import { liveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { blue, Drawing, line, Note, pink, Scene } from './scene.tsx'

function Dots({ lateness }: { lateness: number }) {
  const frame = useCurrentFrame()
  const x = (at: number) => 60 + (at / 119) * 520
  // A machine that is busy paints late, each time by another amount.
  const painted = frame + (random(`late ${frame}`) - 0.5) * lateness * 2
  return (
    <Scene>
      <Drawing>
        {[110, 250].map((y) => (
          <path key={y} d={`M60 ${y}H580`} stroke={line} strokeWidth={3} />
        ))}
        <circle cx={x(frame)} cy={110} r={26} fill={blue} />
        <circle cx={Math.max(60, Math.min(580, x(painted)))} cy={250} r={26} fill={pink} />
        <Note x={60} y={64} size={24}>
          useCurrentFrame()
        </Note>
        <Note x={60} y={204} size={24}>
          a clock
        </Note>
      </Drawing>
    </Scene>
  )
}

export default function FlickerFigure() {
  const [lateness, setLateness] = useState(6)
  return (
    <LiveFigure
      label="Two dots cross the picture. The upper one moves evenly, the lower one jumps forward and back."
      durationInFrames={120}
      poster={40}
      code={liveCode`const steady = frame / fps
const flickering = clock.now() // off by up to ${lateness} frames`}
      controls={<Slider label="frames late" value={lateness} onChange={setLateness} min={0} max={20} />}
    >
      <Dots lateness={lateness} />
    </LiveFigure>
  )
}
