// What a document says of itself, for components on its page. Few ask, so the front matter is read when one does.
import type { ParsedDocument } from '../../content/document.ts'
import { readFrontMatter } from '../../content/front-matter.ts'
import type { WrittenDocument } from '../../theme/page-input.ts'

export function writtenDocument(document: ParsedDocument | undefined): WrittenDocument {
  if (document === undefined) return { frontMatter: {} }
  const { file, writtenFrontMatter: written = {}, contentTitle } = document
  const frontMatter = typeof written === 'string' ? (readFrontMatter(file, written).mapping?.value ?? {}) : written
  return { frontMatter, ...(contentTitle !== undefined && { contentTitle }) }
}
