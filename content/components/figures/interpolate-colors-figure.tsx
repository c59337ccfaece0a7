'use client'

import { useState } from 'react'
// `interpolateColors()`: a sky from night to noon; the strip below holds the color of every frame.
import { interpolateColors, useCurrentFrame } from 'remotion'
import { Slider } from './fields.tsx'
import { liveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { Drawing, Scene } from './scene.tsx'

const frames = 120
const colors = ['#101a4d', '#f2709c', '#ffd27a', '#7cc8ff']

function Sky({ sunrise }: { sunrise: number }) {
  const frame = useCurrentFrame()
  const range = [0, sunrise, Math.min(frames - 2, sunrise + 30), frames - 1]
  const at = (input: number) => interpolateColors(input, range, colors)
  const color = at(frame)
  return (
    <Scene style={{ background: color }}>
      <Drawing>
        <circle cx={320} cy={330 - frame * 2} r={54} fill="#fff" fillOpacity={0.85} />
        <rect y={286} width={640} height={74} fill="#0b1018" fillOpacity={0.88} />
        {Array.from({ length: 60 }, (_, index) => (
          <rect key={index} x={24 + index * 6.2} y={308} width={6.4} height={30} fill={at(index * 2)} />
        ))}
        <path d={`M${24 + (frame / frames) * 372} 302V344`} stroke="#fff" strokeWidth={3} />
        <text x={616} y={331} textAnchor="end" fontSize={21} fontFamily="var(--sg-font-code)" fill="#fff">
          {color.replace(/\s/g, '').replace(/,1\)$/, ')').replace('rgba', 'rgb')}
        </text>
      </Drawing>
    </Scene>
  )
}

export default function InterpolateColorsFigure() {
  const [sunrise, setSunrise] = useState(40)
  return (
    <LiveFigure
      label="The sky changes from dark blue over pink and yellow to light blue while the sun rises; a strip shows the colors of all frames."
      durationInFrames={frames}
      poster={44}
      code={liveCode`interpolateColors(frame, [0, ${sunrise}, ${Math.min(frames - 2, sunrise + 30)}, 119], ['#101a4d', '#f2709c', '#ffd27a', '#7cc8ff'])`}
      controls={<Slider label="sunrise" value={sunrise} onChange={setSunrise} min={10} max={85} />}
    >
      <Sky sunrise={sunrise} />
    </LiveFigure>
  )
}
