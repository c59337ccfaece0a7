// What the shapes of `@remotion/shapes` can be told: for each the values to begin with and how far they go, and the call that makes the path.
import { makeCircle, makeEllipse, makeHeart, makePie, makePolygon, makeRect, makeStar, makeTriangle } from '@remotion/shapes'

export const shapeNames = ['circle', 'ellipse', 'heart', 'pie', 'polygon', 'rect', 'star', 'triangle'] as const
export type ShapeName = (typeof shapeNames)[number]

export interface ShapeField {
  name: string
  start: number
  min: number
  max: number
  step?: number
}

export type ShapeValues = Readonly<Record<string, number>>

export interface MadeShape {
  path: string
  width: number
  height: number
}

interface Shape {
  fields: readonly ShapeField[]
  make: (value: (name: string) => number) => MadeShape
}

const cornerRadius: ShapeField = { name: 'cornerRadius', start: 0, min: 0, max: 40 }

export const shapes: Record<ShapeName, Shape> = {
  circle: {
    fields: [{ name: 'radius', start: 110, min: 20, max: 150 }],
    make: (value) => makeCircle({ radius: value('radius') }),
  },
  ellipse: {
    fields: [
      { name: 'rx', start: 190, min: 20, max: 260 },
      { name: 'ry', start: 100, min: 20, max: 150 },
    ],
    make: (value) => makeEllipse({ rx: value('rx'), ry: value('ry') }),
  },
  heart: {
    fields: [
      { name: 'height', start: 230, min: 80, max: 280 },
      { name: 'aspectRatio', start: 1.1, min: 0.6, max: 1.8, step: 0.05 },
      { name: 'bottomRoundnessAdjustment', start: 0, min: -60, max: 60 },
      { name: 'depthAdjustment', start: 0, min: -60, max: 60 },
    ],
    make: (value) =>
      makeHeart({
        height: value('height'),
        aspectRatio: value('aspectRatio'),
        bottomRoundnessAdjustment: value('bottomRoundnessAdjustment'),
        depthAdjustment: value('depthAdjustment'),
      }),
  },
  pie: {
    fields: [
      { name: 'radius', start: 120, min: 40, max: 150 },
      { name: 'progress', start: 0.7, min: 0.05, max: 1, step: 0.01 },
      { name: 'rotation', start: 0, min: 0, max: 6.28, step: 0.01 },
    ],
    make: (value) => makePie({ radius: value('radius'), progress: value('progress'), rotation: value('rotation') }),
  },
  polygon: {
    fields: [{ name: 'points', start: 6, min: 3, max: 12 }, { name: 'radius', start: 125, min: 40, max: 150 }, cornerRadius],
    make: (value) => makePolygon({ points: value('points'), radius: value('radius'), cornerRadius: value('cornerRadius') }),
  },
  rect: {
    fields: [
      { name: 'width', start: 300, min: 40, max: 480 },
      { name: 'height', start: 170, min: 40, max: 280 },
      { ...cornerRadius, start: 24, max: 80 },
    ],
    make: (value) => makeRect({ width: value('width'), height: value('height'), cornerRadius: value('cornerRadius') }),
  },
  star: {
    fields: [
      { name: 'points', start: 5, min: 3, max: 14 },
      { name: 'innerRadius', start: 64, min: 10, max: 145 },
      { name: 'outerRadius', start: 140, min: 40, max: 150 },
      { ...cornerRadius, start: 6, max: 30 },
    ],
    make: (value) =>
      makeStar({
        points: value('points'),
        innerRadius: value('innerRadius'),
        outerRadius: value('outerRadius'),
        cornerRadius: value('cornerRadius'),
      }),
  },
  triangle: {
    fields: [
      { name: 'length', start: 240, min: 60, max: 280 },
      { ...cornerRadius, start: 14 },
    ],
    make: (value) => makeTriangle({ length: value('length'), cornerRadius: value('cornerRadius'), direction: 'right' }),
  },
}

/** Reads a value, or the one that the shape begins with. */
export function readerOf(shape: ShapeName, values: ShapeValues): (name: string) => number {
  return (name) => values[name] ?? shapes[shape].fields.find((field) => field.name === name)?.start ?? 0
}

/** The values as they stand in a call, marked for the code: `points: ‹5›, radius: ‹120›`. */
export function callOf(shape: ShapeName, values: ShapeValues): string {
  const value = readerOf(shape, values)
  return shapes[shape].fields.map(({ name }) => `${name}: ‹${value(name)}›`).join(', ')
}

/** The same on an element: `points={‹5›} radius={‹120›}`. */
export function propsOf(shape: ShapeName, values: ShapeValues): string {
  const value = readerOf(shape, values)
  return shapes[shape].fields.map(({ name }) => `${name}={‹${value(name)}›}`).join(' ')
}
