'use client'

// `Easing`: a race. All runners have the same frames; what differs is the curve.
import { useState } from 'react'
import { Easing, type EasingFunction, interpolate, useCurrentFrame } from 'remotion'
import { Choice } from './fields.tsx'
import { liveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { Drawing, line, Note, Scene, tones } from './scene.tsx'

const wrappers = { in: Easing.in, out: Easing.out, inOut: Easing.inOut } as const
const curves: readonly { name: string; code: string; run: EasingFunction }[] = [
  { name: 'linear', code: 'Easing.linear', run: Easing.linear },
  { name: 'sin', code: 'Easing.sin', run: Easing.sin },
  { name: 'quad', code: 'Easing.quad', run: Easing.quad },
  { name: 'cubic', code: 'Easing.cubic', run: Easing.cubic },
  { name: 'exp', code: 'Easing.exp', run: Easing.exp },
  { name: 'back', code: 'Easing.back(1.7)', run: Easing.back(1.7) },
  { name: 'elastic', code: 'Easing.elastic(1)', run: Easing.elastic(1) },
  { name: 'bounce', code: 'Easing.bounce', run: Easing.bounce },
]

function Race({ wrapper }: { wrapper: keyof typeof wrappers }) {
  const frame = useCurrentFrame()
  return (
    <Scene>
      <Drawing>
        {curves.map(({ name, run }, index) => {
          const y = 34 + index * 41
          const x = interpolate(frame, [12, 72], [190, 580], {
            easing: wrappers[wrapper](run),
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
          })
          return (
            <g key={name}>
              <Note x={28} y={y + 8} size={23}>
                {name}
              </Note>
              <path d={`M190 ${y}H580`} stroke={line} strokeWidth={2} />
              <circle cx={x} cy={y} r={13} fill={tones[index % 4]} />
            </g>
          )
        })}
      </Drawing>
    </Scene>
  )
}

const directions = ['in', 'out', 'inOut'] as const

export default function EasingFigure() {
  const [direction, setDirection] = useState<keyof typeof wrappers>('out')
  return (
    <LiveFigure
      label="Eight dots cross the picture in the same sixty frames, each with another easing function."
      durationInFrames={95}
      poster={32}
      tracks={[{ name: 'interpolate()', from: 12, durationInFrames: 60 }]}
      code={liveCode`interpolate(frame, [12, 72], [190, 580], { easing: Easing.${direction}(curve) })`}
      controls={<Choice label="direction" value={direction} onChange={setDirection} options={directions} />}
    >
      <Race wrapper={direction} />
    </LiveFigure>
  )
}
