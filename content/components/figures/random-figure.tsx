'use client'

// `random()`: confetti whose every number comes from a seed, so each frame can be drawn again and looks the same.
import { useState } from 'react'
import { random, useCurrentFrame } from 'remotion'
import { TextField } from './fields.tsx'
import { liveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { Drawing, Scene, tones } from './scene.tsx'

function Confetti({ seed }: { seed: string }) {
  const frame = useCurrentFrame()
  return (
    <Scene>
      <Drawing>
        {Array.from({ length: 70 }, (_, piece) => {
          const read = (what: string) => random(`${seed} ${what} ${piece}`)
          const fall = (read('start') + (frame / 150) * (1 + Math.floor(read('speed') * 2))) % 1
          const x = read('x') * 640 + Math.sin(fall * 9 + read('sway') * 6) * 18
          return (
            <rect
              key={piece}
              x={-7}
              y={-4}
              width={14 + read('size') * 8}
              height={9}
              rx={2}
              fill={tones[Math.floor(read('color') * 4)]}
              transform={`translate(${x.toFixed(1)} ${(fall * 400 - 20).toFixed(1)}) rotate(${(read('turn') * 360 + frame * 5).toFixed(1)})`}
            />
          )
        })}
      </Drawing>
    </Scene>
  )
}

export default function RandomFigure() {
  const [seed, setSeed] = useState('party')
  return (
    <LiveFigure
      label="Confetti falls. Another seed gives another arrangement; the same seed always gives the same one."
      durationInFrames={150}
      poster={40}
      code={liveCode`const x = random(\`${seed} x \${piece}\`) * width`}
      controls={<TextField label="seed" value={seed} onChange={setSeed} maxLength={20} />}
    >
      <Confetti seed={seed} />
    </LiveFigure>
  )
}
