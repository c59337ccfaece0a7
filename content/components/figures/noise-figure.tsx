'use client'

// `@remotion/noise`: one dimension as a line that moves along it, two and time as a field of dots, four as one that comes back to its start.
import { noise2D, noise3D, noise4D } from '@remotion/noise'
import { useState } from 'react'
import { useCurrentFrame } from 'remotion'
import { Slider, TextField } from './fields.tsx'
import { LiveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { blue, Drawing, line, Note, pink, Scene } from './scene.tsx'

interface NoiseProps {
  seed: string
  zoom: number
}

const frames = 180

function Ridge({ seed, zoom }: NoiseProps) {
  const frame = useCurrentFrame()
  const y = (x: number) => 180 + noise2D(seed, x / zoom + frame / 40, 0) * 110
  const points = Array.from({ length: 81 }, (_, index) => index * 8)
  return (
    <Scene>
      <Drawing>
        <path d="M0 180H640" stroke={line} strokeWidth={2} strokeDasharray="4 6" />
        <path d={points.map((x) => `${x === 0 ? 'M' : 'L'}${x} ${y(x).toFixed(1)}`).join('')} fill="none" stroke={blue} strokeWidth={5} />
        <circle cx={320} cy={y(320)} r={13} fill={pink} />
        <Note x={340} y={y(320) - 16} size={24}>
          {noise2D(seed, 320 / zoom + frame / 40, 0).toFixed(2)}
        </Note>
      </Drawing>
    </Scene>
  )
}

function Field({ read }: { read: (x: number, y: number) => number }) {
  return (
    <Scene>
      <Drawing>
        {Array.from({ length: 20 * 11 }, (_, index) => {
          const [x, y] = [20 + (index % 20) * 31.6, 22 + Math.floor(index / 20) * 31.6]
          const value = read(x, y)
          return (
            <circle
              key={index}
              cx={x}
              cy={y}
              r={(3 + (value + 1) * 6.4).toFixed(1)}
              fill={value > 0.25 ? pink : blue}
              fillOpacity={(0.35 + (value + 1) * 0.32).toFixed(2)}
            />
          )
        })}
      </Drawing>
    </Scene>
  )
}

function Drift({ seed, zoom }: NoiseProps) {
  const frame = useCurrentFrame()
  return <Field read={(x, y) => noise3D(seed, x / zoom, y / zoom, frame / 50)} />
}

/** Time walks on a circle through the third and the fourth dimension: the last frame meets the first. */
function Circle({ seed, zoom }: NoiseProps) {
  const angle = (useCurrentFrame() / frames) * Math.PI * 2
  return <Field read={(x, y) => noise4D(seed, x / zoom, y / zoom, Math.cos(angle), Math.sin(angle))} />
}

const films = {
  2: { Film: Ridge, label: 'A line of hills moves past; a dot rides up and down on it.', call: 'noise2D' },
  3: { Film: Drift, label: 'A field of dots that swell and shrink in slow waves without an end.', call: 'noise3D' },
  4: { Film: Circle, label: 'A field of dots that swell and shrink in waves and return to where they began.', call: 'noise4D' },
} as const

const call: Record<2 | 3 | 4, string> = {
  2: 'x / ‹ZOOM› + frame / 40, 0',
  3: 'x / ‹ZOOM›, y / ‹ZOOM›, frame / 50',
  4: 'x / ‹ZOOM›, y / ‹ZOOM›, Math.cos(angle), Math.sin(angle)',
}

export default function NoiseFigure({ dimensions }: { dimensions: 2 | 3 | 4 }) {
  const [seed, setSeed] = useState('hills')
  const [zoom, setZoom] = useState(150)
  const { Film, label } = films[dimensions]
  return (
    <LiveFigure
      label={label}
      durationInFrames={frames}
      poster={30}
      code={
        <LiveCode>{`const value = ${films[dimensions].call}('‹${seed}›', ${call[dimensions].replaceAll('ZOOM', String(zoom))})`}</LiveCode>
      }
      controls={
        <>
          <TextField label="seed" value={seed} onChange={setSeed} maxLength={16} />
          <Slider label="pixels per unit" value={zoom} onChange={setZoom} min={40} max={400} step={10} />
        </>
      }
    >
      <Film seed={seed} zoom={zoom} />
    </LiveFigure>
  )
}
