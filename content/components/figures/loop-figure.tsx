'use client'

// `<Loop>`: one bounce of a ball, written once, repeated as often as the reader says.
import { useState } from 'react'
import { Loop, useCurrentFrame } from 'remotion'
import { Slider } from './fields.tsx'
import { liveCode } from './live-code.tsx'
import { LiveFigure, type LiveFigureProps } from './live-figure.tsx'
import { Drawing, line, pink, Scene, soft } from './scene.tsx'

function Bounce({ frames }: { frames: number }) {
  const progress = useCurrentFrame() / frames
  const height = 4 * progress * (1 - progress)
  const squash = Math.max(0, 1 - height * 6) * 0.25
  const { loopCount, total } = readLoop(Loop.useLoop())
  return (
    <Drawing>
      <ellipse cx={320} cy={304} rx={70 - height * 30} ry={10} fill={soft} />
      <g transform={`translate(320 ${296 - height * 190}) scale(${1 + squash} ${1 - squash})`}>
        <circle cy={-46} r={46} fill={pink} />
      </g>
      <text x={604} y={60} textAnchor="end" fontSize={30} fontWeight={600} fill="var(--fig-muted)">
        {loopCount} of {total}
      </text>
    </Drawing>
  )
}

function readLoop(loop: ReturnType<typeof Loop.useLoop>): { loopCount: number; total: number } {
  if (loop === null) return { loopCount: 1, total: 1 }
  return { loopCount: loop.iteration + 1, total: Math.round(120 / loop.durationInFrames) }
}

export default function LoopFigure() {
  const [frames, setFrames] = useState(30)
  const count = Math.floor(120 / frames)
  const tracks: LiveFigureProps['tracks'] = Array.from({ length: count }, (_, index) => ({
    name: String(index + 1),
    from: index * frames,
    durationInFrames: frames,
    tone: 'b',
  }))
  return (
    <LiveFigure
      label="A ball bounces; the bounce is written for one loop and repeated."
      durationInFrames={count * frames}
      poster={12}
      tracks={tracks.slice(0, 4)}
      code={liveCode`<Loop durationInFrames={${frames}} times={${count}}>
  <Bounce />
</Loop>`}
      controls={<Slider label="durationInFrames" value={frames} onChange={setFrames} min={15} max={60} step={15} />}
    >
      <Scene>
        <Drawing>
          <path d="M40 310H600" stroke={line} strokeWidth={3} />
        </Drawing>
        <Loop durationInFrames={frames} times={count} layout="none">
          <Bounce frames={frames} />
        </Loop>
      </Scene>
    </LiveFigure>
  )
}
