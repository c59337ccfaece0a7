// The lines that are taken from a file: `3-8`, `12`, `20-`, several with commas between them; and without what all of them begin with.
import type { FileLine } from './code-regions.ts'

export interface LineRange {
  from: number
  /** Included. */
  to: number
  written: string
}

/** Undefined if the text is no list of ranges. */
export function readRanges(text: string): LineRange[] | undefined {
  const ranges: LineRange[] = []
  for (const part of text.split(',')) {
    const written = part.trim()
    const [, from = '', dash, to = ''] = /^(\d{0,9})\s*(?:(-|\.{2,3})\s*(\d{0,9}))?$/.exec(written) ?? []
    if (from === '' && to === '') return undefined
    const first = from === '' ? 1 : Number(from)
    const last = dash === undefined ? first : to === '' ? Number.POSITIVE_INFINITY : Number(to)
    if (first < 1 || last < first) return undefined
    ranges.push({ from: first, to: last, written })
  }
  return ranges
}

/** Without blank lines at both ends. */
export function trimBlank(lines: readonly FileLine[]): FileLine[] {
  const isText = ({ text }: FileLine): boolean => text.trim() !== ''
  const first = lines.findIndex(isText)
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(isText) + 1)
}

/** Number of signs that every line that is not blank begins with. */
export function commonIndent(lines: readonly FileLine[]): number {
  const [first = '', ...others] = lines.flatMap(({ text }) => (text.trim() === '' ? [] : [/^[ \t]*/.exec(text)?.[0] ?? '']))
  let length = first.length
  for (const indent of others) while (!indent.startsWith(first.slice(0, length))) length--
  return length
}
