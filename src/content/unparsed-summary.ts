// What is known of a document before it is parsed: its place and its front matter.
import type { DocumentSummary } from './content-tree.ts'
import type { SourceDocument } from './document.ts'

export function unparsedSummary({ source: _, ...document }: SourceDocument): DocumentSummary {
  return {
    ...document,
    headings: [],
    links: [],
    assets: [],
    imports: [],
    excerpt: '',
    wordCount: 0,
    truncated: false,
  }
}
