// The visible part of a code block: its text without set-up lines and without comments that mark lines. Each line keeps its original index,
// because the type check reads the original and pages show what is left.
import { type LineMark, type MagicComment, type MarkProblem, readCodeComments } from './code-comments.ts'
import { type CodeMeta, parseCodeMeta } from './code-meta.ts'
import { findVisibleLines } from './hidden-lines.ts'
import { isTwoslash, readTwoslash } from './twoslash.ts'

export interface CodeBlockText {
  code: string
  /** Lower case; 'text' for none. */
  language: string
  /** The text after the language. */
  meta: string
}

export interface ShownCode {
  lines: string[]
  /** Index of each of `lines` in the original code. */
  sources: number[]
  /** Index of a shown line -> its marks. */
  marks: Map<number, Set<LineMark>>
  meta: CodeMeta
  /** Comments that mark nothing; `source` is an index in the original code. */
  problems: MarkProblem[]
}

/** @param magic comments of the site's own. */
export function readShownCode({ code, language, meta: metaText }: CodeBlockText, magic: readonly MagicComment[] = []): ShownCode {
  const written = (code.endsWith('\n') ? code.slice(0, -1) : code).split('\n')
  const twoslash = isTwoslash(metaText) ? readTwoslash(written) : undefined
  const visible = findVisibleLines(written, language).filter((index) => !twoslash?.hidden.has(index))
  const meta = parseCodeMeta(metaText, visible.length)
  const lines = visible.map((index) => twoslash?.shownAs.get(index) ?? written[index] ?? '')
  // If a range marks the lines, comments are left alone.
  if (meta.highlighted !== undefined) {
    const marks = new Map([...meta.highlighted].map((line) => [line - 1, new Set<LineMark>(['highlight'])]))
    return { lines, sources: visible, marks, meta, problems: [] }
  }
  const marked = readCodeComments(lines.join('\n'), language, magic)
  const sourceOf = (index: number): number => visible[index] ?? 0
  return {
    ...marked,
    sources: marked.sources.map(sourceOf),
    problems: marked.problems.map((problem) => ({ ...problem, source: sourceOf(problem.source) })),
    meta,
  }
}
