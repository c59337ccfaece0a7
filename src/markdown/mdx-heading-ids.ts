// `## Heading {#id}` in MDX: braces begin an expression there and `#id` is none. Before MDX is parsed, the braces of such ids
// become two characters that text cannot hold (Unicode noncharacters); afterwards they are braces again.

const open = '\uFDD0'
const close = '\uFDD1'

const headingPattern = /^( {0,3}#{1,6}[ \t].*?)\{(#[^{}\s]+)\}([ \t]*)$/
const fencePattern = /^[ \t>]*(`{3,}|~{3,})/

/** Keeps the length, so that all places stay right. Lines inside of code fences are left alone. */
export function markHeadingIds(source: string): string {
  if (!source.includes('{#')) return source
  let fence = ''
  return source
    .split('\n')
    .map((line) => {
      const sign = fencePattern.exec(line)?.[1] ?? ''
      if (fence === '') fence = sign
      else if (sign.startsWith(fence) && line.trim().endsWith(sign)) fence = ''
      return fence === '' ? line.replace(headingPattern, `$1${open}$2${close}$3`) : line
    })
    .join('\n')
}

/** Turns the two characters back into braces. */
export function stripHeadingIdMarks(text: string): string {
  return text.includes(open) || text.includes(close) ? text.replaceAll(open, '{').replaceAll(close, '}') : text
}
