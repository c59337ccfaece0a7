// Offsets in a text -> line and column. Lines are searched only as far as needed, because most files have nothing to report and front
// matter is at the top.
import type { Place } from '../diagnostics/diagnostic.ts'

/** Returns the place from `start` to `end` (UTF-16 offsets in `text`); lines and columns count from 1. */
export type PlaceFinder = (start: number, end?: number) => Place

export function createPlaceFinder(file: string, text: string): PlaceFinder {
  const lineStarts = [0]
  // Lines as in Markdown and editors: a carriage return alone ends one too.
  const lineEnd = /\r\n?|\n/g
  let complete = false

  function positionOf(offset: number): { line: number; column: number } {
    while (!complete && (lineStarts.at(-1) ?? 0) <= offset) {
      lineEnd.lastIndex = lineStarts.at(-1) ?? 0
      if (lineEnd.test(text)) lineStarts.push(lineEnd.lastIndex)
      else complete = true
    }
    let low = 0
    let high = lineStarts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((lineStarts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1 }
  }

  return (start, end) => {
    const from = positionOf(start)
    if (end === undefined || end <= start) return { file, ...from }
    const to = positionOf(end)
    return { file, ...from, endLine: to.line, endColumn: to.column }
  }
}
