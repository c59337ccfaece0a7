// stub
import type { Heading, ParsedDocument } from '../content/document.ts'
export function spliceHeadings(document: ParsedDocument, _partials: ReadonlyMap<string, ParsedDocument>): Heading[] {
  return document.headings
}
