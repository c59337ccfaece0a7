// The source lines of a finding with the span underlined. The underline stays in place despite tabs, wide characters, control characters
// and very long lines.
import stringWidth from 'string-width'
import type { Place } from '../diagnostic.ts'
import { toVisible } from './visible-text.ts'

export interface FrameLine {
  /** Empty for an underline. */
  number: string
  text: string
  isUnderline: boolean
}

/** Maximum width of a source line, in terminal columns. */
const widest = 100

/** How many characters of a long line are considered on each side of the span. */
const reach = 200

const mostLines = 4

/**
 * The lines from `place.line` to `place.endLine`, each followed by its underline; if there are more than four, the middle is left out.
 * Empty without a line.
 */
export function frameSource(source: string, place: Place): FrameLine[] {
  if (place.line === undefined) return []
  const endLine = Math.max(place.endLine ?? place.line, place.line)
  const frame: FrameLine[] = []
  for (const number of shownLines(place.line, endLine)) {
    if (number === undefined) {
      frame.push({ number: '…', text: '', isUnderline: false })
      continue
    }
    const line = lineAt(source, number)
    if (line === undefined) break
    const start = number === place.line ? (place.column ?? indentOf(line)) : indentOf(line)
    const end = endOnLine(line, number, place, endLine)
    const { text, before, width } = cutAround(line, start - 1, Math.max(end - 1, start))
    frame.push({ number: String(number), text, isUnderline: false })
    frame.push({ number: '', text: ' '.repeat(before) + '^'.repeat(Math.max(1, width)), isUnderline: true })
  }
  return frame
}

function shownLines(first: number, last: number): (number | undefined)[] {
  if (last - first < mostLines) return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return [first, first + 1, undefined, last]
}

function endOnLine(line: string, number: number, place: Place, endLine: number): number {
  if (number < endLine) return line.length + 1
  if (place.endColumn !== undefined) return place.endColumn
  return place.column === undefined ? line.length + 1 : place.column + 1
}

/** Column of the first visible character. */
function indentOf(line: string): number {
  return line.length - line.trimStart().length + 1
}

/** Line `number` (from 1) without its line end, found without splitting the text; undefined after the last line. */
export function lineAt(source: string, number: number): string | undefined {
  const ending = /\r\n?|\n/g
  let start = 0
  for (let line = 1; line < number; line++) {
    const match = ending.exec(source)
    if (!match) return undefined
    start = ending.lastIndex
  }
  ending.lastIndex = start
  return source.slice(start, ending.exec(source)?.index ?? source.length)
}

interface Cut {
  text: string
  /** Terminal columns before and under the span. */
  before: number
  width: number
}

/** The part of `line` around the characters from `start` (included) to `end` (excluded), cut to the width of a terminal. */
function cutAround(line: string, start: number, end: number): Cut {
  const from = Math.min(Math.max(0, start), line.length)
  const to = Math.min(Math.max(end, from), line.length)
  const left = toDisplay(line.slice(Math.max(0, from - reach), from))
  const span = toDisplay(line.slice(from, Math.min(to, from + reach)))
  const right = toDisplay(line.slice(from + Math.min(to - from, reach), to + reach))

  const isWhole = from <= reach && to - from <= reach && line.length - to <= reach && stringWidth(left + span + right) <= widest
  if (isWhole) return { text: (left + span + right).trimEnd(), before: stringWidth(left), width: stringWidth(span) }
  const shownSpan = takeStart(span, widest - 20)
  const room = Math.max(0, widest - stringWidth(shownSpan))
  const shownLeft = takeEnd(left, Math.floor(room / 2))
  const shownRight = shownSpan === span ? takeStart(right, room - stringWidth(shownLeft)) : ''
  const head = shownLeft === left && from <= reach ? shownLeft : `…${shownLeft}`
  const isRightWhole = shownSpan === span && shownRight === right && line.length - to <= reach
  return {
    text: `${head}${shownSpan}${shownRight}${isRightWhole ? '' : '…'}`.trimEnd(),
    before: stringWidth(head),
    width: stringWidth(shownSpan),
  }
}

function toDisplay(text: string): string {
  return toVisible(text.replaceAll('\t', '  '))
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** As many whole characters from the start of `text` as fit in `width` columns. */
function takeStart(text: string, width: number): string {
  let taken = ''
  let used = 0
  for (const { segment } of segmenter.segment(text)) {
    used += stringWidth(segment)
    if (used > width) break
    taken += segment
  }
  return taken
}

function takeEnd(text: string, width: number): string {
  const segments = [...segmenter.segment(text)].map(({ segment }) => segment)
  let used = 0
  let start = segments.length
  while (start > 0) {
    used += stringWidth(segments[start - 1] ?? '')
    if (used > width) break
    start -= 1
  }
  return segments.slice(start).join('')
}
