// Parses the text after the language of a code fence: title, frame, marked and folded lines, line numbers.

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
const rangePattern = /^\{([\d,.\-\s]*)\}$/
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
  for (const [part, name, value = ''] of meta.slice(0, longestMeta).matchAll(partPattern)) {
    if (name === 'title') title ??= quotedPattern.exec(value)?.[2]
    else if (name !== undefined && lineNumberWords.has(name) && value !== 'false') {
      const isNumber = /^\d{1,9}$/.test(value)
      if (!isNumber) invalid.push(part)
      firstLineNumber ??= isNumber ? Number(value) : 1
    } else if (lineNumberWords.has(part)) firstLineNumber ??= 1
    else if (part.startsWith('[')) bracketed ??= part.slice(1, -1).trim()
    else if (part === 'collapse') folded ??= 'all'
    else if (name === 'collapse') {
      const spans = readSpans(rangePattern.exec(value)?.[1] ?? '')
      if (spans === undefined) invalid.push(part)
      folded ??= spans
    } else if (name === 'frame') {
      const written = quotedPattern.exec(value)?.[2] ?? value
      const known = codeFrames.find((each) => each === written)
      // What Expressive Code calls the frame that goes with the language.
      if (known === undefined && written !== 'auto') invalid.push(part)
      frame ??= known
    } else if (part.startsWith('{') && highlighted === undefined) {
      const range = rangePattern.exec(part)
      highlighted = range === null ? undefined : parseRange(range[1] ?? '', lineCount)
      if (highlighted === undefined) wrong ??= part
    }
  }
  // Only the first braces with line numbers count.
  if (highlighted === undefined && wrong !== undefined) invalid.unshift(wrong)
  return { title: title ?? (bracketed || undefined), highlighted, firstLineNumber, frame, folded, invalid }
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
