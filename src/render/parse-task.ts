// Task of a worker: parse one Markdown file, keep its body in the store, give back what the routes and the checks need of it.
import type { DocumentSummary } from '../content/content-tree.ts'
import type { ParsedDocument, SourceDocument } from '../content/document.ts'
import { createParser } from '../markdown/parse-document.ts'
import type { ParseOptions } from '../markdown/parse-options.ts'
import { createDocumentStore } from './document-store.ts'
import type { ParseResult } from './workers/tasks.ts'

export interface ParseSetup {
  options: ParseOptions
  /** Absolute. */
  storeDirectory: string
}

export function createParseTask({ options, storeDirectory }: ParseSetup): (source: SourceDocument) => Promise<ParseResult> {
  const parser = createParser(options)
  const store = createDocumentStore(storeDirectory)
  return async (source) => {
    const document = await (await parser).parse(source)
    await store.write(document)
    return { summary: summarize(source, document), diagnostics: document.diagnostics }
  }
}

function summarize({ source: _, ...source }: SourceDocument, document: ParsedDocument): DocumentSummary {
  return {
    ...source,
    ...(document.contentTitle === undefined ? {} : { contentTitle: document.contentTitle }),
    excerpt: document.excerpt,
    headings: document.headings,
    links: document.links,
    assets: document.assets,
    imports: document.imports,
    wordCount: document.wordCount,
    truncated: document.truncatedBody !== undefined,
  }
}
