// Where the quick reader is: a stretch of a line, a point in it, and the way out for whatever is not regular.
import type { Point } from 'unist'

/** What is left of a line behind the markers of its containers. */
export interface Segment {
  /** From 1. */
  line: number
  /** Offset of the first character of the whole line. */
  lineStart: number
  start: number
  /** Offset of the line ending, or the length of the text. */
  end: number
}

export function pointIn({ line, lineStart }: Segment, offset: number): Point {
  return { line, column: offset - lineStart + 1, offset }
}

export function placeOf(segment: Segment): { start: Point; end: Point } {
  return { start: pointIn(segment, segment.start), end: pointIn(segment, segment.end) }
}

/** Thrown for text that is left to the library. One object for all, because nobody looks at its stack. */
export const irregular = new Error('This text is not regular.')

export function leaveToLibrary(): never {
  throw irregular
}

/** Offset of the first character from `at` on that is no space, or `end`. */
export function skipSpaces(text: string, at: number, end: number): number {
  let next = at
  while (next < end && text.charCodeAt(next) === space) next++
  return next
}

export const space = 0x20
export const tab = 0x09
