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

export function renderType({ type, written, above, column, isLast }: TypeBelow): string {
  // What stands before the name is measured by the browser, in the font of the code: as values of attributes, which the style sheet shows unseen,
  // it is no text that is copied, found or read out.
  const before = `data-before="${escapeAttribute(above.slice(0, column).padEnd(column))}"`
  const [named = ' '] = above.slice(column)
  const place = `<i ${before}><b data-before="${escapeAttribute(named)}"></b></i>`
  const text = `<span ${before}>${escapeHtml(type)}</span>`
  return `<samp class="sg-type" data-written="${escapeAttribute(written)}">${isLast ? '\n' : ''}${place}${text}${isLast ? '' : '\n'}</samp>`
}
