'use client'

// `<Freeze>`: the same wheel twice, one of them held at a frame.
import { useState } from 'react'
import { Freeze, useCurrentFrame } from 'remotion'
import { Slider, Switch } from './fields.tsx'
import { LiveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { amber, blue, Drawing, muted, onAmber, onTone, Scene, soft } from './scene.tsx'

function Wheel({ x, color }: { x: number; color: string }) {
  const frame = useCurrentFrame()
  return (
    <g transform={`translate(${x} 160)`}>
      <circle r={96} fill={soft} />
      <g transform={`rotate(${frame * 3})`}>
        {[0, 60, 120, 180, 240, 300].map((angle) => (
          <path
            key={angle}
            d="M-7-30L0-88L7-30Z"
            fill={color}
            stroke={color}
            strokeWidth={8}
            strokeLinejoin="round"
            transform={`rotate(${angle})`}
          />
        ))}
      </g>
      <circle r={34} fill={color} />
      <text y={12} textAnchor="middle" fontSize={32} fontWeight={700} fill={color === amber ? onAmber : onTone}>
        {frame}
      </text>
    </g>
  )
}

function Film({ frame, active }: { frame: number; active: boolean }) {
  return (
    <Scene>
      <Drawing>
        <Wheel x={180} color={blue} />
        <Freeze frame={frame} active={active}>
          <Wheel x={460} color={amber} />
        </Freeze>
        <text x={180} y={318} textAnchor="middle" fontSize={26} fill={muted}>
          runs
        </text>
        <text x={460} y={318} textAnchor="middle" fontSize={26} fill={muted}>
          {active ? 'frozen' : 'runs'}
        </text>
      </Drawing>
    </Scene>
  )
}

export default function FreezeFigure() {
  const [frame, setFrame] = useState(30)
  const [active, setActive] = useState(true)
  return (
    <LiveFigure
      label="Two wheels with the number of their frame; the left one turns, the right one stands still at the chosen frame."
      durationInFrames={120}
      poster={52}
      code={<LiveCode>{`<Freeze frame={‹${frame}›}${active ? '' : ' active={‹false›}'}>\n  <Wheel />\n</Freeze>`}</LiveCode>}
      controls={
        <>
          <Slider label="frame" value={frame} onChange={setFrame} min={0} max={119} />
          <Switch label="active" value={active} onChange={setActive} />
        </>
      }
    >
      <Film frame={frame} active={active} />
    </LiveFigure>
  )
}
