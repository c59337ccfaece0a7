// Finds a string in a sidebars file. The file has been run by then, so there is no syntax tree; but the quoted string nearly always occurs
// only once, and that is the place the reader looks for.
import type { SidebarsFile } from '../../content/content-tree.ts'
import type { Place } from '../../diagnostics/diagnostic.ts'

const quotes = ["'", '"', '`']

/** The first of `texts` that occurs in quotes exactly once: a frequent word, such as a type, does not identify a place. */
export function onlyLiteral(file: SidebarsFile, texts: readonly string[]): string | undefined {
  const source = file.source ?? ''
  const count = (text: string) => quotes.reduce((sum, quote) => sum + source.split(quote + text + quote).length - 1, 0)
  return texts.find((text) => text !== '' && count(text) === 1)
}

/** The first quoted occurrence of `text`, without its quotes; otherwise just the file. */
export function literalPlace(file: SidebarsFile, text: string | undefined): Place {
  if (file.source === undefined || text === undefined || text === '') return { file: file.file }
  const offsets = quotes.map((quote) => file.source?.indexOf(quote + text + quote) ?? -1).filter((offset) => offset >= 0)
  if (offsets.length === 0) return { file: file.file }
  const offset = Math.min(...offsets) + 1
  const before = file.source.slice(0, offset).split(/\r\n|[\n\r]/)
  const line = before.length
  const column = (before.at(-1)?.length ?? 0) + 1
  return { file: file.file, line, column, endLine: line, endColumn: column + text.length }
}
