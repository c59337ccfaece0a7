'use client'

// One function of `@remotion/paths` at work on a path: which one, the page says.
import type { ReactNode } from 'react'
import { liveCode } from './live-code.tsx'
import { LiveFigure } from './live-figure.tsx'
import { Extend, Morph, Reset, Reverse, Scale, Translate, Warp } from './path-change-scenes.tsx'
import { BoundingBox, Cut, Evolve, frames, InstructionIndex, Length, PointAtLength, Subpaths, TangentAtLength } from './path-scenes.tsx'

interface PathFilm {
  Film: () => ReactNode
  label: string
  code: ReactNode
}

const films = {
  evolvePath: {
    Film: Evolve,
    label: 'A line is drawn along a curve from its start to its end.',
    code: liveCode`<path d={path} {...evolvePath(progress, path)} />`,
  },
  getPointAtLength: {
    Film: PointAtLength,
    label: 'A dot travels along a curve; two dashed lines show its x and y.',
    code: liveCode`const { x, y } = getPointAtLength(path, progress * getLength(path))`,
  },
  getTangentAtLength: {
    Film: TangentAtLength,
    label: 'A paper plane flies along a curve and turns with it; an arrow points ahead.',
    code: liveCode`const tangent = getTangentAtLength(path, length)
const angle = Math.atan2(tangent.y, tangent.x)`,
  },
  getLength: {
    Film: Length,
    label: 'A curve is drawn, and a bar below grows to the same length; dots mark every tenth of it.',
    code: liveCode`const length = getLength(path)`,
  },
  getBoundingBox: {
    Film: BoundingBox,
    label: 'A curve grows, and the smallest box around it grows with it.',
    code: liveCode`const { x1, y1, width, height } = getBoundingBox(path)`,
  },
  cutPath: {
    Film: Cut,
    label: 'A cross moves along a curve; everything after it is cut off.',
    code: liveCode`const d = cutPath(path, length)`,
  },
  getSubpaths: {
    Film: Subpaths,
    label: 'A circle, a triangle and a square, which are one path, are lifted one after the other.',
    code: liveCode`const subpaths = getSubpaths(path)`,
  },
  getInstructionIndexAtLength: {
    Film: InstructionIndex,
    label: 'A dot travels along a path; below it the instruction on which it stands is marked.',
    code: liveCode`const { index, lengthIntoInstruction } = getInstructionIndexAtLength(path, length)`,
  },
  interpolatePath: {
    Film: Morph,
    label: 'A star becomes a heart and a star again.',
    code: liveCode`const d = interpolatePath(value, star, heart)`,
  },
  warpPath: {
    Film: Warp,
    label: 'Three letters wave like a flag.',
    code: liveCode`const d = warpPath(path, ({ x, y }) => ({ x, y: y + Math.sin(x / 60 + time) * 26 }))`,
  },
  scalePath: {
    Film: Scale,
    label: 'A heart grows from its top left corner to one and a half times its size.',
    code: liveCode`const d = scalePath(path, scale, scale)`,
  },
  resetPath: {
    Film: Reset,
    label: 'A star moves from the middle of a coordinate system to its origin.',
    code: liveCode`const d = resetPath(path)`,
  },
  translatePath: {
    Film: Translate,
    label: 'A star is moved to the right and down, away from its outline.',
    code: liveCode`const d = translatePath(path, x, y)`,
  },
  reversePath: {
    Film: Reverse,
    label: 'Two dots travel along the same curve in opposite directions.',
    code: liveCode`const point = getPointAtLength(reversePath(path), length)`,
  },
  extendViewBox: {
    Film: Extend,
    label: 'The view box of a drawing grows on all sides, so its content becomes smaller and keeps its center.',
    code: liveCode`<svg viewBox={extendViewBox('0 0 100 100', scale)}>`,
  },
} as const satisfies Record<string, PathFilm>

export default function PathFigure({ name }: { name: keyof typeof films }) {
  const { Film, label, code } = films[name]
  return (
    <LiveFigure label={label} durationInFrames={frames} poster={46} code={code}>
      <Film />
    </LiveFigure>
  )
}
