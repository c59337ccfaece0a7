// What a line begins with: the marker of an item, a heading, a thematic break, a fence. Each function looks at one line and says what stands
// there, or undefined; whatever depends on the lines before is decided in read-blocks.ts.
import { leaveToLibrary, skipSpaces, space, tab } from './places.ts'

const [hash, asterisk, plus, dash, dot, closeParenthesis, equals, underscore, backtick, tilde] = [35, 42, 43, 45, 46, 41, 61, 95, 96, 126]

export interface ItemMarker {
  /** Items of one list have the same: `-`, `*`, `+`, `.` or `)`. */
  sign: number
  /** Of an item in an ordered list, as it is written. */
  number: string | undefined
  /** Offset of the content of the item. */
  content: number
}

/**
 * Items without content on the line of their marker, and those that begin with indented code, are not regular.
 * @param widest indentation of their content that is none of code.
 */
export function readItemMarker(text: string, at: number, end: number, widest: number): ItemMarker | undefined {
  const first = text.charCodeAt(at)
  let next = at + 1
  let number: string | undefined
  let sign = first
  if (isDigit(first)) {
    while (next < end && isDigit(text.charCodeAt(next))) next++
    sign = next < end ? text.charCodeAt(next) : 0
    if (next - at > 9 || (sign !== dot && sign !== closeParenthesis)) return undefined
    number = text.slice(at, next)
    next++
  } else if (first !== dash && first !== asterisk && first !== plus) return undefined
  const isAlone = next === end
  if (!isAlone && text.charCodeAt(next) === tab) leaveToLibrary()
  if (!isAlone && text.charCodeAt(next) !== space) return undefined
  if (number === undefined && first !== plus && isThematicBreak(text, at, end)) return undefined
  const content = skipSpaces(text, next, end)
  if (content === end || content - next > widest + 1) leaveToLibrary()
  return { sign, number, content }
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

/**
 * Whether a text may be divided at the start of a line behind an empty line: unless something is open that only its own end closes, whatever
 * was before does not go on in a line that begins like this in the first column. Items and quotations would.
 */
export function isSeam(text: string, offset: number): boolean {
  return !/[\s>*+\-=\d]/.test(text.charAt(offset))
}

/** `***`, `- - -`, `___`. */
export function isThematicBreak(text: string, at: number, end: number): boolean {
  const sign = text.charCodeAt(at)
  if (sign !== dash && sign !== asterisk && sign !== underscore) return false
  let count = 0
  for (let next = at; next < end; next++) {
    const code = text.charCodeAt(next)
    if (code === sign) count++
    else if (code === tab) leaveToLibrary()
    else if (code !== space) return false
  }
  return count >= 3
}

/** Below a paragraph: `---` or `===`. */
export function isUnderline(text: string, at: number, end: number): boolean {
  const sign = text.charCodeAt(at)
  if (sign !== dash && sign !== equals) return false
  let next = at
  while (next < end && text.charCodeAt(next) === sign) next++
  return skipSpaces(text, next, end) === end
}

export interface HeadingLine {
  depth: 1 | 2 | 3 | 4 | 5 | 6
  start: number
  end: number
}

const depths = [1, 2, 3, 4, 5, 6] as const

/** The content of `## Title ##`. */
export function readHeadingLine(text: string, at: number, end: number): HeadingLine | undefined {
  const next = skipSign(text, at, end, hash)
  const depth = depths[next - at - 1]
  if (depth === undefined) return undefined
  const start = skipSpaces(text, next, end)
  if (text.charCodeAt(start) === tab) leaveToLibrary()
  if (start === next && next < end) return undefined
  const last = trimSpaces(text, start, end)
  let closing = last
  while (closing > start && text.charCodeAt(closing - 1) === hash) closing--
  const isClosed = closing < last && (closing === start || text.charCodeAt(closing - 1) === space)
  const contentEnd = isClosed ? trimSpaces(text, start, closing) : last
  if (start === contentEnd || text.charCodeAt(contentEnd - 1) === tab || text.charCodeAt(closing - 1) === tab) leaveToLibrary()
  return { depth, start, end: contentEnd }
}

export interface FenceLine {
  sign: number
  length: number
  lang: string | null
  meta: string | null
}

export function readFenceLine(text: string, at: number, end: number): FenceLine | undefined {
  const sign = text.charCodeAt(at)
  if (sign !== backtick && sign !== tilde) return undefined
  const next = skipSign(text, at, end, sign)
  if (next - at < 3) return undefined
  const start = skipSpaces(text, next, end)
  const info = text.slice(start, end)
  if (sign === backtick && info.includes('`')) return undefined
  if (/[\t\\&]/.test(info)) leaveToLibrary()
  const space = info.indexOf(' ')
  const lang = space < 0 ? info : info.slice(0, space)
  const meta = space < 0 ? '' : info.slice(skipSpaces(info, space, info.length))
  return { sign, length: next - at, lang: lang || null, meta: meta || null }
}

export function closesFence(text: string, at: number, end: number, { sign, length }: FenceLine): boolean {
  const next = skipSign(text, at, end, sign)
  if (next - at < length) return false
  const last = skipSpaces(text, next, end)
  if (text.charCodeAt(last) === tab) leaveToLibrary()
  return last === end
}

function skipSign(text: string, at: number, end: number, sign: number): number {
  let next = at
  while (next < end && text.charCodeAt(next) === sign) next++
  return next
}

function trimSpaces(text: string, start: number, end: number): number {
  let last = end
  while (last > start && text.charCodeAt(last - 1) === space) last--
  return last
}
