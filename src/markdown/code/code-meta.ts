// Parses the text after the language of a code fence: title, frame, marked words, marked and folded lines, line numbers.
import { escapePattern } from '../../lib/escape.ts'
import type { WordKind, WordMark } from './mark-words.ts'

export const codeFrames = ['terminal', 'code', 'none'] as const

/** Lines from 1, both included. */
export interface LineSpan {
  from: number
  to: number
}

export interface CodeMeta {
  title: string | undefined
  /** Numbers of marked lines, from 1. Undefined if there is no range; magic comments then apply. */
  highlighted: Set<number> | undefined
  /** Numbers of lines that are marked as new or gone, from 1. */
  changed: { kind: Exclude<WordKind, 'highlight'>; lines: Set<number> }[]
  /** Marked wherever they stand in the code. */
  words: WordMark[]
  /** Number of the first line, if line numbers are shown. */
  firstLineNumber: number | undefined
  frame: (typeof codeFrames)[number] | undefined
  /** What is closed at first: these lines, which need not exist, or the whole block. */
  folded: LineSpan[] | 'all' | undefined
  /** Parts that could not be understood. */
  invalid: string[]
}

/**
 * One part of the text: an option with a value, of which only a few are ours; braces, the lines to highlight; a text, a regular expression or
 * a name of a file as other generators have them; any other word.
 */
const partPattern =
  /([^\s=/{}["']+)=("[^"]*"|'[^']*'|\{[^}]*\}|\/(?:\\.|[^/\\])*\/\S*|\S*)|\{[^}]*\}|"[^"]*"\S*|'[^']*'\S*|\[[^\]]*\]|\/(?:\\.|[^/\\\s])+\/\S*|[^\s{]+|\{/g
/** Nobody writes more, and what is never closed is looked for again and again. */
const longestMeta = 10_000

/** The second is VitePress's. */
const lineNumberWords: ReadonlySet<string> = new Set(['showLineNumbers', ':line-numbers'])
/** Expressive Code has labels in front: `{"1":3-5}`. */
const rangePattern = /^\{(?:"([^"]*)"\s*:)?([\d,.\-\s]*)\}$/
/** What Expressive Code calls its marks. */
const kindOfName: Readonly<Record<string, WordKind>> = { mark: 'highlight', ins: 'added', del: 'removed' }
const quotedPattern = /^(["'])(.*)\1$/s

/** @param lineCount number of lines of the block: a range is cut off there. */
export function parseCodeMeta(meta: string, lineCount: number): CodeMeta {
  const invalid: string[] = []
  let title: string | undefined
  let bracketed: string | undefined
  let highlighted: Set<number> | undefined
  let firstLineNumber: number | undefined
  let frame: CodeMeta['frame']
  let folded: CodeMeta['folded']
  let wrong: string | undefined
  const changed: CodeMeta['changed'] = []
  const words: WordMark[] = []
  const markLines = (text: string, kind: WordKind): boolean => {
    const lines = parseRange(rangePattern.exec(text)?.[2] ?? '', lineCount)
    if (lines === undefined) return false
    if (kind === 'highlight') highlighted = new Set([...(highlighted ?? []), ...lines])
    else changed.push({ kind, lines })
    return true
  }
  for (const [part, name, value = ''] of meta.slice(0, longestMeta).matchAll(partPattern)) {
    const kind = name !== undefined && Object.hasOwn(kindOfName, name) ? kindOfName[name] : undefined
    if (name === 'title') title ??= quotedPattern.exec(value)?.[2]
    else if (name !== undefined && lineNumberWords.has(name) && value !== 'false') {
      const isNumber = /^\d{1,9}$/.test(value)
      if (!isNumber) invalid.push(part)
      firstLineNumber ??= isNumber ? Number(value) : 1
    } else if (lineNumberWords.has(part)) firstLineNumber ??= 1
    else if (part.startsWith('[')) bracketed ??= part.slice(1, -1).trim()
    else if (part === 'collapse') folded ??= 'all'
    else if (name === 'collapse') {
      const spans = readSpans(rangePattern.exec(value)?.[2] ?? '')
      if (spans === undefined) invalid.push(part)
      folded ??= spans
    } else if (name === 'frame') {
      const written = quotedPattern.exec(value)?.[2] ?? value
      const known = codeFrames.find((each) => each === written)
      // What Expressive Code calls the frame that goes with the language.
      if (known === undefined && written !== 'auto') invalid.push(part)
      frame ??= known
    } else if (kind !== undefined) {
      const pattern = wordPattern(value)
      if (pattern !== undefined) words.push({ pattern, kind })
      else if (!markLines(value, kind)) invalid.push(part)
    } else if (/^["'/]/.test(part)) {
      const pattern = wordPattern(part)
      if (pattern !== undefined) words.push({ pattern, kind: 'highlight' })
    } else if (part.startsWith('{') && rangePattern.exec(part)?.[1] !== undefined) {
      if (!markLines(part, 'highlight')) invalid.push(part)
    } else if (part.startsWith('{') && highlighted === undefined) {
      const range = rangePattern.exec(part)
      highlighted = range === null ? undefined : parseRange(range[2] ?? '', lineCount)
      if (highlighted === undefined) wrong ??= part
    }
  }
  // Only the first braces with line numbers count.
  if (highlighted === undefined && wrong !== undefined) invalid.unshift(wrong)
  return { title: title ?? (bracketed || undefined), highlighted, changed, words, firstLineNumber, frame, folded, invalid }
}

/** `"text"` is looked for as it is, `/pattern/` as a regular expression. Undefined for anything else, and for what may take very long. */
function wordPattern(value: string): RegExp | undefined {
  const quoted = quotedPattern.exec(value)?.[2]
  if (quoted !== undefined) return quoted === '' ? undefined : new RegExp(escapePattern(quoted), 'dg')
  const [, pattern = ''] = /^\/(.{1,200})\/$/.exec(value) ?? []
  if (pattern === '' || repeatsRepeated.test(pattern)) return undefined
  try {
    return new RegExp(pattern, 'dg')
  } catch {
    return undefined
  }
}

/** `(a+)+` and the like. */
const repeatsRepeated = /[*+}]\??\)[^|]{0,2}[*+{]/

/**
 * The language of the lines of a diff: `diff lang="js"`. They begin with a sign, or with a space where others have one.
 * Undefined for anything else.
 */
export function languageOfDiff(language: string, meta: string): string | undefined {
  return language === 'diff' ? /(?:^|\s)lang=(["']?)([\w+#.-]+)\1(?=\s|$)/.exec(meta)?.[2]?.toLowerCase() : undefined
}

/** `1,3-5` -> 1, 3, 4, 5. Undefined if it is not a list of numbers and spans. */
function parseRange(text: string, lineCount: number): Set<number> | undefined {
  const spans = readSpans(text)
  const lines = new Set<number>()
  for (const { from, to } of spans ?? []) for (let line = from; line <= Math.min(to, lineCount); line++) lines.add(line)
  return spans && lines
}

function readSpans(text: string): LineSpan[] | undefined {
  const spans: LineSpan[] = []
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,9})\s*(?:(?:-|\.{2,3})\s*(\d{1,9})\s*)?$/.exec(part)
    if (match === null) return undefined
    const from = Number(match[1])
    spans.push({ from, to: match[2] === undefined ? from : Number(match[2]) })
  }
  return spans
}
