// A type that a sample asks for, below its line. Its text ends or begins with a line end, like a line of code, so that readers without a style
// sheet see it apart from the code.
import { escapeAttribute, escapeHtml } from '../../lib/escape.ts'

export interface TypeBelow {
  type: string
  /** The comment that asks for it, as it is written. */
  written: string
  /** The line above, and the index of the character in it that the type belongs to. */
  above: string
  column: number
  /** No code follows. */
  isLast: boolean
}

/** Columns that the style sheet gives to a tab (theme/styles/code.css). */
const tabSize = 2

export function renderType({ type, written, above, column, isLast }: TypeBelow): string {
  const text = `<span>${escapeHtml(type)}</span>`
  const place = `style="--sg-column:${columnOnScreen(above, column)}" data-written="${escapeAttribute(written)}"`
  return `<samp class="sg-type" ${place}>${isLast ? `\n${text}` : `${text}\n`}</samp>`
}

/** Where a character stands if tabs reach to the next multiple of their size. */
export function columnOnScreen(line: string, index: number): number {
  let column = 0
  for (const character of line.slice(0, index)) column += character === '\t' ? tabSize - (column % tabSize) : 1
  return column + Math.max(0, index - line.length)
}
