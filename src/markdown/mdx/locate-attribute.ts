// Finds the value of an attribute inside a tag whose place is known, so that a diagnostic points at the URL and not at a tag of many lines.
import type { Place } from '../../diagnostics/diagnostic.ts'

/** Tags longer than this are not searched. */
const longestTag = 4_000

/**
 * The place of the value of attribute `name` in the tag that starts at `tag`, or that of one `part` of it, which stands between spaces or
 * commas. Undefined if no tag starts there (the element comes from Markdown) or if it has no such attribute.
 */
export function locateAttribute(source: string, tag: Place, name: string, part?: string): Place | undefined {
  if (tag.line === undefined || tag.column === undefined) return undefined
  const start = offsetOf(source, tag.line, tag.column)
  if (source[start] !== '<') return undefined
  const text = source.slice(start, start + longestTag)
  // Skips the other attributes, so that a value that looks like an attribute is not taken for one.
  const pattern =
    /\s([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|\{\s*(?:"([^"{}]*)"|'([^'{}]*)'|`([^`{}]*)`)\s*\}|\{[^}]*\}|([^\s"'<>`]+)))?|>/g
  for (const match of text.matchAll(pattern)) {
    const [whole, attribute, ...values] = match
    if (attribute === undefined) return undefined
    const value = values.find((written) => written !== undefined)
    if (attribute.toLowerCase() !== name.toLowerCase() || value === undefined) continue
    const offset = start + match.index + whole.lastIndexOf(value)
    const pieces = part === undefined ? [] : value.split(/([\s,]+)/)
    const index = part === undefined ? -1 : pieces.indexOf(part)
    if (part === undefined || index < 0) return placeBetween(source, tag.file, offset, offset + value.length)
    const from = offset + pieces.slice(0, index).join('').length
    return placeBetween(source, tag.file, from, from + part.length)
  }
  return undefined
}

function offsetOf(source: string, line: number, column: number): number {
  let offset = 0
  for (let current = 1; current < line; current++) {
    const end = source.indexOf('\n', offset)
    if (end < 0) return source.length
    offset = end + 1
  }
  return offset + column - 1
}

function placeBetween(source: string, file: string, from: number, to: number): Place {
  const before = source.slice(0, from)
  const line = before.split('\n').length
  const column = from - before.lastIndexOf('\n')
  const inside = source.slice(from, to).split('\n')
  const lastLength = inside.at(-1)?.length ?? 0
  return { file, line, column, endLine: line + inside.length - 1, endColumn: inside.length === 1 ? column + lastLength : lastLength + 1 }
}
