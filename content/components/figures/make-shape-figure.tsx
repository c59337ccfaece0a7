'use client'

// A `make…()` function of `@remotion/shapes`: the path that it returns is drawn by a pen, with its box and its commands beside it.
import { evolvePath, getLength, getPointAtLength, parsePath } from '@remotion/paths'
import { useState } from 'react'
import { Easing, interpolate, useCurrentFrame } from 'remotion'
import { Slider } from './fields.tsx'
import { LiveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { amber, blue, Drawing, line, Note, round, Scene, soft } from './scene.tsx'
import { callOf, type MadeShape, readerOf, type ShapeName, type ShapeValues, shapes } from './shape-fields.ts'

const drawing = 75

function PenScene({ shape: { path, width, height } }: { shape: MadeShape }) {
  const progress = interpolate(useCurrentFrame(), [6, drawing], [0, 1], {
    easing: Easing.inOut(Easing.quad),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  })
  const length = getLength(path)
  const pen = getPointAtLength(path, length * progress)
  const { strokeDasharray, strokeDashoffset } = evolvePath(progress, path)
  const scale = Math.min(1, 400 / width, 270 / height)
  const commands = parsePath(path).map((instruction) => instruction.type)

  return (
    <Scene>
      <Drawing>
        <g transform={`translate(${228 - (width * scale) / 2} ${180 - (height * scale) / 2}) scale(${scale})`}>
          <rect width={width} height={height} fill="none" stroke={line} strokeWidth={2} strokeDasharray="4 6" />
          <path d={path} fill={soft} fillOpacity={interpolate(progress, [0.85, 1], [0, 1], { extrapolateLeft: 'clamp' })} />
          <path d={path} fill="none" stroke={blue} strokeWidth={6} strokeDasharray={strokeDasharray} strokeDashoffset={strokeDashoffset} />
          <circle cx={pen.x} cy={pen.y} r={10} fill={amber} />
        </g>
        <Note x={462} y={70}>
          width
        </Note>
        <Note x={462} y={98} color="var(--fig-ink)" size={26}>
          {round(width, 1)}
        </Note>
        <Note x={462} y={142}>
          height
        </Note>
        <Note x={462} y={170} color="var(--fig-ink)" size={26}>
          {round(height, 1)}
        </Note>
        <Note x={462} y={214}>
          instructions
        </Note>
        <Note x={462} y={242} color="var(--fig-ink)" size={26}>
          {commands.length > 5 ? `${commands.slice(0, 4).join(' ')} …` : commands.join(' ')}
        </Note>
        <Note x={462} y={286}>
          length
        </Note>
        <Note x={462} y={314} color="var(--fig-ink)" size={26}>
          {round(length * progress, 0)}
        </Note>
      </Drawing>
    </Scene>
  )
}

export default function MakeShapeFigure({ shape }: { shape: ShapeName }) {
  const [values, setValues] = useState<ShapeValues>({})
  const value = readerOf(shape, values)
  const made = shapes[shape].make(value)
  const call = `make${shape.charAt(0).toUpperCase()}${shape.slice(1)}`
  const direction = shape === 'triangle' ? ", direction: 'right'" : ''

  return (
    <LiveFigure
      label={`A pen draws the path of a ${shape}; beside it are the width, the height, the instructions and the length of the path.`}
      durationInFrames={110}
      poster={48}
      code={<LiveCode>{`const { path, width, height, instructions } = ${call}({ ${callOf(shape, values)}${direction} })`}</LiveCode>}
      controls={shapes[shape].fields.map(({ name, start: _, ...range }) => (
        <Slider key={name} label={name} value={value(name)} onChange={(next) => setValues({ ...values, [name]: next })} {...range} />
      ))}
    >
      <PenScene shape={made} />
    </LiveFigure>
  )
}
