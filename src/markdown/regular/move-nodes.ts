// Moves nodes of one text to where they are in another.
import type { Nodes } from 'mdast'
import type { Point } from 'unist'
import { walkMarkdown } from '../walk-tree.ts'

export interface Move {
  lines: number
  offsets: number
  /** Offsets of the lines of the text that the nodes are moved to. */
  lineStarts: readonly number[]
}

/** Not for imports and exports (`isBoundToPlace` in sections.ts). */
export function moveNode(node: Nodes, move: Move): void {
  const visit = (inner: Nodes): undefined => {
    if (inner.position) inner.position = { start: movePoint(inner.position.start, move), end: movePoint(inner.position.end, move) }
    if (inner.type === 'mdxJsxFlowElement' || inner.type === 'mdxJsxTextElement') movePlaces(inner.attributes, move)
    if (inner.type === 'mdxFlowExpression' || inner.type === 'mdxTextExpression') movePlaces(inner.data?.estree, move)
  }
  visit(node)
  walkMarkdown(node, visit)
}

/** The offset follows from the line: where code was set aside (set-aside-code.ts), offsets do not count it. */
function movePoint({ line, column }: Point, { lines, lineStarts }: Move): Point {
  return { line: line + lines, column, offset: (lineStarts[line + lines - 1] ?? 0) + column - 1 }
}

/** All places in attributes and programs: `position`, `loc`, `range`, and the offsets `start` and `end`. */
function movePlaces(value: unknown, move: Move, seen = new Set<unknown>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'range' && Array.isArray(inner)) {
      const range = inner.map((offset: unknown) => (typeof offset === 'number' ? offset + move.offsets : offset))
      Reflect.set(value, key, range)
    } else if (typeof inner !== 'number') movePlaces(inner, move, seen)
    else if (key === 'line') Reflect.set(value, key, inner + move.lines)
    else if (key === 'start' || key === 'end' || key === 'offset') Reflect.set(value, key, inner + move.offsets)
  }
}
