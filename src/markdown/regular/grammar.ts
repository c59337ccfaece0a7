// What the quick reader has to know of the grammar of a text.
import type { SyntaxName } from '../choose-syntax.ts'

export interface Grammar {
  /** Without indented code, HTML and bare addresses in `<>`, but with components and expressions. */
  isMdx: boolean
  /** Blocks begin with at most so many spaces; with more, they are code. */
  widest: number
  /** Bare addresses become links, so text that may have one is not regular. */
  addresses: boolean
  footnotes: boolean
  /** Beside characters of Chinese, Japanese and Korean, and beside emoji, emphasis has other rules. */
  cjk: boolean
  tables: boolean
  tasks: boolean
}

export function grammarOf(format: 'md' | 'mdx', syntax: readonly SyntaxName[]): Grammar {
  const isMdx = format === 'mdx'
  return {
    isMdx,
    widest: isMdx ? Number.POSITIVE_INFINITY : 3,
    addresses: syntax.includes('autolink') || syntax.includes('www'),
    footnotes: syntax.includes('footnote'),
    cjk: syntax.includes('cjk'),
    tables: syntax.includes('table'),
    tasks: syntax.includes('task'),
  }
}
