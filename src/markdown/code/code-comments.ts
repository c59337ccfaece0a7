// Comments in code that mark lines: `highlight-next-line`, `highlight-start` to `highlight-end`, and `[!code ++]` at the end of a line.
// They are removed from the code that readers see and copy.

import { nearest } from '../../diagnostics/suggest.ts'
import { escapePattern } from '../../lib/escape.ts'
import { allCommentStyles, type CommentStyle, commentStylesOf } from './comment-styles.ts'
import { grammarNameOf } from './grammar-name.ts'

/** A class of the site has a dot in front. */
export type LineMark = 'highlight' | 'added' | 'removed' | 'focus' | 'error' | 'warning' | `.${string}`

/** Comments of the site's own that mark lines with a class: the next line, or those between two comments. */
export interface MagicComment {
  className: string
  line?: string | undefined
  block?: { start: string; end: string } | undefined
}

export interface MarkedCode {
  lines: string[]
  /** Index of each of `lines` in the original code. */
  sources: number[]
  /** Index in `lines` -> marks of the line. */
  marks: Map<number, Set<LineMark>>
  /** Words that comments mark, in the lines from an index to another. */
  words: { text: string; from: number; to: number }[]
  problems: MarkProblem[]
}

/** A comment that was meant to mark lines. */
export interface MarkProblem {
  /** Index of its line in the original code. */
  source: number
  text: string
  kind: 'unknown' | 'no-comment' | 'start-in-region' | 'end-outside' | 'unclosed' | 'completions'
}

const markOfNotation: Record<string, LineMark> = {
  '++': 'added',
  '--': 'removed',
  hl: 'highlight',
  highlight: 'highlight',
  focus: 'focus',
  error: 'error',
  warning: 'warning',
}

const commands: ReadonlySet<string> = new Set(['next-line', 'start', 'end'])
/** What people write instead of them. */
const nearCommands = [...commands, 'line', 'lines', 'next', 'next-lines', 'this-line', 'begin', 'stop']

/** Samples in them may hold samples in any language. */
const holdsOtherCode: ReadonlySet<string> = new Set(['md', 'markdown', 'mdx'])

const mayHaveMarks = /highlight-[a-z]|\[!code /i

/** Code as it is written. */
export function unmarked(lines: string[]): MarkedCode {
  return { lines, sources: [...lines.keys()], marks: new Map(), words: [], problems: [] }
}

/** Removes the marking comments from `code`. If there are none, this costs only one test. */
export function readCodeComments(code: string, language: string, magic: readonly MagicComment[] = []): MarkedCode {
  const lines = code.split('\n')
  const own = magic.flatMap(wordsOf).filter(({ word }) => code.includes(word))
  if (own.length === 0 && !mayHaveMarks.test(code)) return unmarked(lines)
  const grammar = grammarNameOf(language)
  const styles = commentStylesOf(grammar)
  const result: MarkedCode = { lines: [], sources: [], marks: new Map(), words: [], problems: [] }
  const add = (index: number, mark: LineMark, count = 1) => {
    for (let line = index; line < index + count; line++) result.marks.set(line, (result.marks.get(line) ?? new Set()).add(mark))
  }
  let region: { source: number; text: string } | undefined
  const classes = new Set<string>()
  for (const [source, line] of lines.entries()) {
    const report = (kind: MarkProblem['kind'], text = line.trim()): void => {
      result.problems.push({ source, text, kind })
    }
    const found = own.find(({ word }) => isCommentOf(word, line, styles))
    if (found !== undefined) {
      if (found.kind === 'line') add(result.lines.length, `.${found.className}`)
      else if (found.kind === 'start') classes.add(found.className)
      else classes.delete(found.className)
      continue
    }
    const command = isCandidate(line) ? firstMatch(styles, 'directive', line)?.[1]?.toLowerCase() : undefined
    if (command !== undefined) {
      if (command === 'next-line') add(result.lines.length, 'highlight')
      else if (command === 'start') {
        if (region !== undefined) report('start-in-region')
        region = { source, text: line.trim() }
      } else if (command === 'end') {
        if (region === undefined) report('end-outside')
        region = undefined
      } else if (nearest(command, nearCommands) !== undefined) report('unknown')
      if (commands.has(command)) continue
    }
    const taken = takeNotation(line, styles)
    if (taken.mark !== undefined) add(result.lines.length, taken.mark, taken.count)
    if (taken.word !== undefined) result.words.push({ text: taken.word, from: result.lines.length, to: result.lines.length + taken.count })
    if (region) add(result.lines.length, 'highlight')
    for (const name of classes) add(result.lines.length, `.${name}`)
    // A comment alone on its line marks the lines after it.
    if ((taken.mark ?? taken.word) !== undefined && taken.text.trim() === '') continue
    if (command === undefined && !holdsOtherCode.has(grammar)) reportLeft(taken.text, report)
    result.lines.push(taken.text)
    result.sources.push(source)
  }
  if (region !== undefined) result.problems.push({ ...region, kind: 'unclosed' })
  return result
}

interface MagicWord {
  word: string
  className: string
  kind: 'line' | 'start' | 'end'
}

function wordsOf({ className, line, block }: MagicComment): MagicWord[] {
  return [
    ...(line === undefined ? [] : [{ word: line, className, kind: 'line' as const }]),
    ...(block === undefined
      ? []
      : [
          { word: block.start, className, kind: 'start' as const },
          { word: block.end, className, kind: 'end' as const },
        ]),
  ]
}

/** Whether the line is a comment that says the word and nothing else. */
function isCommentOf(word: string, line: string, styles: readonly CommentStyle[]): boolean {
  if (line.length > 2_000 || !line.includes(word)) return false
  return styles.some(({ open, close }) => new RegExp(`^\\s*${open}\\s*${escapePattern(word)}\\s*${close}\\s*$`).test(line))
}

/** Longer lines are generated: nobody marks them. */
function isCandidate(line: string): boolean {
  return line.length < 2_000 && mayHaveMarks.test(line)
}

/** What is still there and looks like a marker: in a notation that does not exist, or in what is no comment in this language. */
function reportLeft(line: string, report: (kind: MarkProblem['kind'], text: string) => void): void {
  if (!isCandidate(line)) return
  const notation = firstMatch(allCommentStyles, 'notation', line)
  if (notation !== undefined)
    report(markOf(notation) === undefined && wordOf(notation) === undefined ? 'unknown' : 'no-comment', notation[0])
  else if (commands.has(firstMatch(allCommentStyles, 'directive', line)?.[1]?.toLowerCase() ?? '')) report('no-comment', line.trim())
}

interface TakenNotation {
  /** The line without it. */
  text: string
  mark?: LineMark
  word?: string
  /** Of lines. */
  count: number
}

function takeNotation(line: string, styles: readonly CommentStyle[]): TakenNotation {
  const match = line.includes('[!code ') && isCandidate(line) ? firstMatch(styles, 'notation', line) : undefined
  const mark = match && markOf(match)
  const word = match && wordOf(match)
  if (match === undefined || (mark === undefined && word === undefined)) return { text: line, count: 0 }
  const text = (line.slice(0, match.index) + line.slice(match.index + match[0].length)).trimEnd()
  if (word !== undefined) return { text, word: word.text, count: word.count }
  return { text, ...(mark && { mark }), count: Math.min(Number(match[2] ?? 1), 10_000) }
}

/** `word:text`, and in how many lines: `word:text:2`. A backslash stands before what means something. */
function wordOf([, name, rest = '']: RegExpExecArray): { text: string; count: number } | undefined {
  const [, text, count] = (name === 'word' && /^((?:\\.|[^:\\])+)(?::(\d{1,4}))?$/.exec(rest)) || []
  return text === undefined ? undefined : { text: text.replace(/\\(.)/g, '$1'), count: Number(count ?? 10_000) }
}

function markOf([, name = '', count]: RegExpExecArray): LineMark | undefined {
  return (count === undefined || /^\d{1,4}$/.test(count)) && Object.hasOwn(markOfNotation, name) ? markOfNotation[name] : undefined
}

interface Patterns {
  directive: RegExp
  notation: RegExp
}

const patternsOfStyle: ReadonlyMap<CommentStyle, Patterns> = new Map(
  allCommentStyles.map((style) => {
    const { open, close } = style
    const directive = new RegExp(`^\\s*${open}\\s*highlight-([a-z-]{1,20})\\s*${close}\\s*$`, 'i')
    const notation = new RegExp(`${open}\\s*\\[!code ([^\\]:]{0,20})(?::([^\\]]{0,200}))?\\]\\s*${close}`, 'i')
    return [style, { directive, notation }]
  }),
)

/** The comment that begins first: `<# … #>` has a `#` in it, too. */
function firstMatch(styles: readonly CommentStyle[], kind: keyof Patterns, text: string): RegExpExecArray | undefined {
  let first: RegExpExecArray | undefined
  for (const style of styles) {
    const match = patternsOfStyle.get(style)?.[kind].exec(text)
    if (match && (first === undefined || match.index < first.index)) first = match
  }
  return first
}
