// The visible part of a code block: its text without set-up lines and without comments that mark lines. Each line keeps its original index,
// because the type check reads the original and pages show what is left.
import { type LineMark, type MagicComment, type MarkProblem, readCodeComments } from './code-comments.ts'
import { type CodeMeta, parseCodeMeta } from './code-meta.ts'
import { findVisibleLines } from './hidden-lines.ts'
import { expandIncludes, type FindIncluded, isTwoslash, readTwoslash } from './twoslash.ts'

export interface CodeBlockText {
  code: string
  /** Lower case; 'text' for none. */
  language: string
  /** The text after the language. */
  meta: string
}

export interface ShownCode {
  lines: string[]
  /** Index of each of `lines` in the original code; of what is included, that of the line that includes it. */
  sources: number[]
  /** Index of a shown line -> its marks. */
  marks: Map<number, Set<LineMark>>
  meta: CodeMeta
  /** Comments that mark nothing; `source` is an index in the original code. */
  problems: MarkProblem[]
}

/**
 * @param magic comments of the site's own.
 * @param findIncluded what a sample for Twoslash may include.
 */
export function readShownCode(
  { code, language, meta: metaText }: CodeBlockText,
  magic: readonly MagicComment[] = [],
  findIncluded: FindIncluded = () => undefined,
): ShownCode {
  const written = (code.endsWith('\n') ? code.slice(0, -1) : code).split('\n')
  const expanded = isTwoslash(metaText) ? expandIncludes(written, findIncluded) : undefined
  const whole = expanded?.lines ?? written
  const twoslash = expanded && readTwoslash(whole)
  const shown = findVisibleLines(whole, language).filter((index) => !twoslash?.hidden.has(index))
  const visible = shown.map((index) => expanded?.sources[index] ?? index)
  const meta = parseCodeMeta(metaText, visible.length)
  const lines = shown.map((index) => twoslash?.shownAs.get(index) ?? whole[index] ?? '')
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
