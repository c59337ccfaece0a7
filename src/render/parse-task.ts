// Task of a worker: parse one Markdown file, keep the result in the store, give back what the routes and the checks need of it.
import { createContentStore } from '../cache/content-store.ts'
import type { SourceDocument } from '../content/document.ts'
import { createParser } from '../markdown/parse-document.ts'
import type { ParseOptions } from '../markdown/parse-options.ts'
import { type ParsedEntry, writeParsed } from './parsed-store.ts'

export interface ParseSetup {
  options: ParseOptions
  /** Absolute. */
  storeDirectory: string
}

export interface ParseItem {
  source: SourceDocument
  /** Under which the result is kept. */
  key: string
}

export function createParseTask({ options, storeDirectory }: ParseSetup): (item: ParseItem) => Promise<ParsedEntry> {
  const store = createContentStore(storeDirectory)
  // Made with the first item: a build that finds everything in the store never loads the highlighter.
  let parser: ReturnType<typeof createParser> | undefined
  return async ({ source, key }) => {
    parser ??= createParser(options)
    return writeParsed(store, key, await (await parser).parse(source))
  }
}
