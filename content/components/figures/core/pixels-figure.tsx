'use client'

// Pixels, enlarged: a letter that moves by a quarter of a pixel per frame, aligned with whole pixels or between them; and one shape at several scales
// of a render. Both are drawn and computed here, not captured.
import { useState } from 'react'
import { useCurrentFrame } from 'remotion'
import { Choice, Slider } from '../fields.tsx'
import { liveCode } from '../live-code.tsx'
import { LiveFigure } from '../live-figure.tsx'
import { blue, Drawing, ink, line, Note, paper, pink, Scene } from '../scene.tsx'

/** The letter R in five by seven pixels. */
const letter = ['11110', '10001', '10001', '11110', '10100', '10010', '10001'] as const
const cell = 22
const rows = 13

const isInk = (column: number, row: number) => letter[row]?.[column] === '1'

function Letter({ x, shift, color, name }: { x: number; shift: number; color: string; name: string }) {
  const whole = Math.floor(shift)
  const part = shift - whole
  return (
    <g transform={`translate(${x} 50)`}>
      <rect width={cell * 7} height={cell * rows} fill={paper} />
      <path
        d={`${Array.from({ length: 8 }, (_, index) => `M${index * cell} 0V${cell * rows}`).join('')}${Array.from({ length: rows + 1 }, (_, index) => `M0 ${index * cell}H${cell * 7}`).join('')}`}
        stroke={line}
        strokeWidth={1}
      />
      {Array.from({ length: 5 * 8 }, (_, index) => {
        const [column, row] = [index % 5, Math.floor(index / 5)]
        // Between two rows, each has its share of the row above it and of its own.
        const strength = (isInk(column, row) ? 1 - part : 0) + (isInk(column, row - 1) ? part : 0)
        return strength === 0 ? null : (
          <rect
            key={index}
            x={(column + 1) * cell}
            y={(row + 1 + whole) * cell}
            width={cell}
            height={cell}
            fill={color}
            fillOpacity={strength}
          />
        )
      })}
      <Note x={(cell * 7) / 2} y={-16} anchor="middle">
        {name}
      </Note>
    </g>
  )
}

function Drift({ speed }: { speed: number }) {
  const frame = useCurrentFrame()
  const y = (frame * speed) % 4
  return (
    <Scene>
      <Drawing>
        <Letter x={70} shift={Math.floor(y)} color={pink} name="top: y" />
        <Letter x={290} shift={y} color={blue} name="willChange" />
        <Note x={470} y={130} size={24} color={ink}>
          y = {y.toFixed(2)}
        </Note>
        <Note x={470} y={170}>
          one cell is
        </Note>
        <Note x={470} y={196}>
          one pixel
        </Note>
      </Drawing>
    </Scene>
  )
}

function Text() {
  const [speed, setSpeed] = useState(0.05)
  return (
    <LiveFigure
      label="The letter R twice, enlarged to its pixels, moving down slowly: one jumps from pixel to pixel, the other glides with soft edges."
      durationInFrames={Math.round(4 / speed)}
      poster={Math.round(2.5 / speed)}
      code={liveCode`const y = frame * ${speed}
<div style={{ top: y }} />
<div style={{ transform: \`perspective(100px) translateY(\${y}px)\`, willChange: 'transform' }} />`}
      controls={<Slider label="pixels per frame" value={speed} onChange={setSpeed} min={0.02} max={0.5} step={0.01} />}
    >
      <Drift speed={speed} />
    </LiveFigure>
  )
}

const scales = ['0.5', '1', '2'] as const

/** The part of a pixel that a ring covers, from nine points in it. */
function coverage(x: number, y: number, size: number, radius: number): number {
  let inside = 0
  for (const dx of [1 / 6, 1 / 2, 5 / 6])
    for (const dy of [1 / 6, 1 / 2, 5 / 6]) {
      const distance = Math.hypot(x + dx * size, y + dy * size)
      if (Math.abs(distance - radius) < 1.6) inside += 1
    }
  return inside / 9
}

/** A quarter of a ring in a layout of 16 by 16, drawn with so many pixels for each of its own. */
function Raster({ scale }: { scale: number }) {
  const radius = 8 + Math.sin((useCurrentFrame() / 90) * Math.PI * 2) * 4
  const size = 1 / scale
  const unit = 18
  const paths = new Map<number, string>()
  for (let row = 0; row < 16; row += size)
    for (let column = 0; column < 16; column += size) {
      const strength = Math.ceil(coverage(column, row, size, radius) * 4) / 4
      if (strength > 0)
        paths.set(strength, `${paths.get(strength) ?? ''}M${column * unit} ${row * unit}h${size * unit}v${size * unit}h${-size * unit}z`)
    }
  return (
    <Scene>
      <Drawing>
        <g transform="translate(40 36)">
          <rect width={16 * unit} height={16 * unit} fill={paper} />
          {[...paths].map(([strength, d]) => (
            <path key={strength} d={d} fill={blue} fillOpacity={strength} />
          ))}
          <path
            d={`M0 ${8 * unit}H${16 * unit}M${8 * unit} 0V${16 * unit}M0 0H${16 * unit}V${16 * unit}H0Z`}
            fill="none"
            stroke={line}
            strokeWidth={2}
          />
        </g>
        <Note x={360} y={110} size={24} color={ink}>
          layout 16 × 16
        </Note>
        <Note x={360} y={160} size={24}>
          file {16 * scale} × {16 * scale}
        </Note>
        <Note x={360} y={210} size={24}>
          {256 * scale * scale} pixels
        </Note>
      </Drawing>
    </Scene>
  )
}

function Scale() {
  const [scale, setScale] = useState<(typeof scales)[number]>('1')
  return (
    <LiveFigure
      label="A quarter of a ring, enlarged to its pixels. With a larger scale it has more and finer pixels in the same layout."
      durationInFrames={90}
      poster={10}
      code={liveCode`npx remotion render MyVideo out/video.mp4 --scale=${scale}`}
      controls={<Choice label="--scale" value={scale} onChange={setScale} options={scales} />}
    >
      <Raster scale={Number(scale)} />
    </LiveFigure>
  )
}

export default function PixelsFigure({ kind }: { kind: 'text' | 'scale' }) {
  return kind === 'text' ? <Text /> : <Scale />
}
