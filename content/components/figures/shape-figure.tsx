'use client'

// A component of `@remotion/shapes` in a small film of its own, with all of its numbers as sliders.
import { useState } from 'react'
import { Choice, Slider } from './fields.tsx'
import { LiveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { propsOf, readerOf, type ShapeName, type ShapeValues, shapeNames, shapes } from './shape-fields.ts'
import { shapeFilms } from './shape-scenes.tsx'

interface ShapeFigureProps {
  /** The shape of the page; without it, readers choose. */
  shape?: ShapeName
}

export default function ShapeFigure({ shape }: ShapeFigureProps) {
  const [chosen, setChosen] = useState<ShapeName>(shape ?? 'star')
  const [values, setValues] = useState<ShapeValues>({})
  const { Film, label, frames, poster } = shapeFilms[chosen]
  const value = readerOf(chosen, values)
  const element = chosen.charAt(0).toUpperCase() + chosen.slice(1)

  return (
    <LiveFigure
      label={label}
      durationInFrames={frames}
      poster={poster}
      code={<LiveCode>{`<${element} ${propsOf(chosen, values)} fill={color} />`}</LiveCode>}
      controls={
        <>
          {shape === undefined ? (
            <Choice
              label="shape"
              value={chosen}
              onChange={(next) => {
                setChosen(next)
                setValues({})
              }}
              options={shapeNames}
            />
          ) : null}
          {shapes[chosen].fields.map(({ name, start: _, ...range }) => (
            <Slider
              key={`${chosen} ${name}`}
              label={name}
              value={value(name)}
              onChange={(next) => setValues({ ...values, [name]: next })}
              {...range}
            />
          ))}
        </>
      }
    >
      <Film value={value} />
    </LiveFigure>
  )
}
