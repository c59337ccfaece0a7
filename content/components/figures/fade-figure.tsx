'use client'

// The first animation of the guides: a number that is computed from the frame, used as an opacity.
import { useState } from 'react'
import { interpolate, useCurrentFrame } from 'remotion'
import { Slider, Switch } from './fields.tsx'
import { LiveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { blue, Drawing, ink, line, Note, pink, Scene } from './scene.tsx'

interface FadeProps {
  end: number
  clamp: boolean
}

function Hello({ end, clamp }: FadeProps) {
  const frame = useCurrentFrame()
  const at = (input: number) => interpolate(input, [0, end], [0, 1], { extrapolateRight: clamp ? 'clamp' : 'extend' })
  const opacity = at(frame)
  const x = (input: number) => 400 + (input / 90) * 210
  const y = (value: number) => 240 - Math.min(value, 2.2) * 80
  return (
    <Scene>
      <Drawing>
        <text x={40} y={205} fontSize={96} fontWeight={700} fill={ink} opacity={opacity}>
          Hello
        </text>
        <path d={`M${x(0)} 60V${y(0)}H${x(90)}`} fill="none" stroke={line} strokeWidth={2} />
        <path d={`M${x(0)} ${y(1)}H${x(90)}`} stroke={line} strokeWidth={2} strokeDasharray="4 6" />
        <path
          d={`M${x(0)} ${y(0)}L${x(end)} ${y(1)}L${x(90)} ${y(at(90))}`}
          fill="none"
          stroke={blue}
          strokeWidth={4}
          strokeLinejoin="round"
        />
        <circle cx={x(frame)} cy={y(opacity)} r={10} fill={pink} />
        <Note x={400} y={300} size={24}>
          opacity {opacity.toFixed(2)}
        </Note>
      </Drawing>
    </Scene>
  )
}

export default function FadeFigure() {
  const [end, setEnd] = useState(60)
  const [clamp, setClamp] = useState(true)
  return (
    <LiveFigure
      label="The word Hello fades in; a curve beside it shows the opacity of every frame."
      durationInFrames={91}
      poster={36}
      code={
        <LiveCode>{`const frame = useCurrentFrame()\nconst opacity = interpolate(frame, [0, ‹${end}›], [0, 1]${clamp ? ", { extrapolateRight: ‹'clamp'› }" : ''})`}</LiveCode>
      }
      controls={
        <>
          <Slider label="last frame of the fade" value={end} onChange={setEnd} min={10} max={90} />
          <Switch label="clamp" value={clamp} onChange={setClamp} />
        </>
      }
    >
      <Hello end={end} clamp={clamp} />
    </LiveFigure>
  )
}
