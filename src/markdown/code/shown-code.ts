// The visible part of a code block: its text without set-up lines and without comments that mark lines. Each line keeps its original index,
// because the type check reads the original and pages show what is left.

import { escapePattern } from '../../lib/escape.ts'
import { type LineMark, type MagicComment, type MarkProblem, readCodeComments, unmarked } from './code-comments.ts'
import { type CodeMeta, languageOfDiff, parseCodeMeta } from './code-meta.ts'
import { findVisibleLines } from './hidden-lines.ts'
import type { WordMark } from './mark-words.ts'
import { asksForCompletions, expandIncludes, type FindIncluded, includeAt, isTwoslash, readTwoslash } from './twoslash.ts'

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
  words: WordMark[]
  /** The one that colors the lines. */
  language: string
  meta: CodeMeta
  types: AskedType[]
  /** Comments that mark nothing; `source` is an index in the original code. */
  problems: MarkProblem[]
}

/** A type that a sample for Twoslash asks for, `// ^?`. */
export interface AskedType {
  /** The comment, and its index in the original code. */
  written: string
  source: number
  /** Index of the shown line that it stands below, and of the character in it that it points at. */
  line: number
  column: number
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
  const open = findVisibleLines(whole, language)
  const shown = open.filter((index) => !twoslash?.hidden.has(index))
  const visible = shown.map((index) => expanded?.sources[index] ?? index)
  const meta = parseCodeMeta(metaText, visible.length)
  const inner = languageOfDiff(language, metaText)
  const diff = inner === undefined ? undefined : readDiff(shown.map((index) => whole[index] ?? ''))
  const lines = diff?.lines ?? shown.map((index) => twoslash?.shownAs.get(index) ?? whole[index] ?? '')
  const known = { meta, language: inner ?? language }
  const sourceOfWhole = (index: number): number => expanded?.sources[index] ?? index
  const completions = open.flatMap((index): MarkProblem[] => {
    const text = whole[index] ?? ''
    return twoslash !== undefined && asksForCompletions(text)
      ? [{ source: sourceOfWhole(index), text: text.trim(), kind: 'completions' }]
      : []
  })
  /** @param kept indexes in `lines` of those that are left. */
  const findAsked = (kept: readonly number[]): AskedType[] =>
    (twoslash?.queries ?? []).flatMap(({ line, target, column }) => {
      const below = kept.indexOf(shown.indexOf(target))
      const source = sourceOfWhole(line)
      // What is included is checked where it is written.
      const isOwn = includeAt(written[source] ?? '') === undefined
      return isOwn && open.includes(line) && shown.includes(target) && below >= 0
        ? [{ written: written[source] ?? '', source, line: below, column }]
        : []
    })
  const withChanged = (marks: Map<number, Set<LineMark>>): Map<number, Set<LineMark>> => {
    for (const { kind, lines: numbers } of [...meta.changed, ...(diff?.changed ?? [])])
      for (const line of numbers) marks.set(line - 1, new Set([...(marks.get(line - 1) ?? []), kind]))
    return marks
  }
  // If a range marks the lines, comments are left alone, but those of VitePress, which has both at once.
  const marked =
    meta.highlighted !== undefined && lines.every((line) => !line.includes('[!code '))
      ? unmarked(lines)
      : readCodeComments(lines.join('\n'), known.language, magic)
  const sourceOf = (index: number): number => visible[index] ?? 0
  for (const [index, source] of marked.sources.entries())
    if (meta.highlighted?.has(source + 1)) marked.marks.set(index, new Set([...(marked.marks.get(index) ?? []), 'highlight']))
  return {
    ...known,
    lines: marked.lines,
    marks: withChanged(marked.marks),
    words: [
      ...meta.words,
      ...marked.words.map(
        ({ text, from, to }): WordMark => ({ pattern: new RegExp(escapePattern(text), 'dg'), kind: 'highlight', lines: { from, to } }),
      ),
    ],
    sources: marked.sources.map(sourceOf),
    types: findAsked(marked.sources),
    problems: [...completions, ...marked.problems.map((problem) => ({ ...problem, source: sourceOf(problem.source) }))],
  }
}

/** Lines without the signs of a diff, and which of them are new or gone. */
function readDiff(written: readonly string[]): Pick<CodeMeta, 'changed'> & { lines: string[] } {
  const numbersOf = (sign: RegExp): Set<number> => new Set(written.flatMap((line, index) => (sign.test(line) ? [index + 1] : [])))
  const added = numbersOf(/^\+(?!\+\+)/)
  const removed = numbersOf(/^-(?!--)/)
  const isChanged = (index: number): boolean => added.has(index + 1) || removed.has(index + 1)
  const isIndented = written.every((line, index) => isChanged(index) || line === '' || line.startsWith(' '))
  return {
    lines: written.map((line, index) => (isChanged(index) || isIndented ? line.slice(1) : line)),
    changed: [
      { kind: 'added', lines: added },
      { kind: 'removed', lines: removed },
    ],
  }
}
