// What stands in the parentheses of a link or image, and character references.
import { decodeHTMLStrict } from 'entities'
import { leaveToLibrary, skipSpaces, space } from './places.ts'

export interface Resource {
  url: string
  title: string | null
  /** Offset behind the closing parenthesis. */
  after: number
}

const [quote, apostrophe, openParenthesis, closeParenthesis, lessThan, rubout] = [34, 39, 40, 41, 60, 127]

/** More are not counted by the library. */
const deepestParentheses = 32

/** @param at behind the opening parenthesis. @param end of the line. */
export function readResource(text: string, at: number, end: number): Resource {
  const start = skipSpaces(text, at, end)
  const urlEnd = skipUrl(text, start, end)
  let next = skipSpaces(text, urlEnd, end)
  let title: string | null = null
  const sign = text.charCodeAt(next)
  if (next > urlEnd && urlEnd > start && (sign === quote || sign === apostrophe)) {
    const titleEnd = text.indexOf(sign === quote ? '"' : "'", next + 1)
    if (titleEnd < 0 || titleEnd > end) leaveToLibrary()
    title = decode(text.slice(next + 1, titleEnd)) || null
    next = skipSpaces(text, titleEnd + 1, end)
  }
  if (next >= end || text.charCodeAt(next) !== closeParenthesis) leaveToLibrary()
  return { url: decode(text.slice(start, urlEnd)), title, after: next + 1 }
}

function skipUrl(text: string, start: number, end: number): number {
  let depth = 0
  let next = start
  for (; next < end; next++) {
    const code = text.charCodeAt(next)
    if (code <= space || code === rubout) break
    if (code === lessThan && next === start) leaveToLibrary()
    if (code === openParenthesis && ++depth > deepestParentheses) leaveToLibrary()
    if (code === closeParenthesis && --depth < 0) break
  }
  if (depth > 0) leaveToLibrary()
  return next
}

function decode(written: string): string {
  if (written.includes('\\')) leaveToLibrary()
  return written.includes('&') ? written.replace(/&(?:#|[a-z\d]{1,31};)/gi, decodeReference) : written
}

/** The character of `&amp;`; what is no reference stays. */
export function decodeReference(written: string): string {
  if (written.startsWith('&#')) leaveToLibrary()
  return decodeHTMLStrict(written)
}
