// Parses documents when a page that shows them is asked for. What an earlier run or a build has parsed is taken from the store.
import type { ContentStore } from '../cache/content-store.ts'
import { createLocalFiles } from '../markdown/local-files.ts'
import type { ParseOptions } from '../markdown/parse-options.ts'
import { lookupsHold } from '../markdown/record-lookups.ts'
import { createParseKeys, type ParsedEntry, readParsedEntry } from '../render/parsed-store.ts'
import type { DevWorker } from './dev-worker.ts'
import type { KnownDocuments } from './known-documents.ts'

export interface ParsedFile {
  file: string
  /** Of its parsed form in the store. */
  key: string
  entry: ParsedEntry
}

export interface DocumentParser {
  /** Undefined when the file is not known or has gone. @throws what the worker does */
  parse(file: string): Promise<ParsedFile | undefined>
  /** Parses a document for nothing but to have the parser and its highlighter loaded when the first edit comes. Never rejects. */
  warmUp(file: string): Promise<void>
}

export interface DocumentParserInput {
  options: ParseOptions
  store: ContentStore
  storeDirectory: string
  program: string
  documents: KnownDocuments
  worker: DevWorker
}

export function createDocumentParser({ options, store, storeDirectory, program, documents, worker }: DocumentParserInput): DocumentParser {
  const keyOf = createParseKeys(options, program)
  const localFiles = createLocalFiles(options.siteDirectory, options.staticDirectories)
  const parsed = new Map<string, ParsedFile>()
  const underWay = new Map<string, Promise<ParsedFile | undefined>>()
  worker.setUp('parse', { options, storeDirectory })

  const parseAnew = async (file: string): Promise<ParsedFile | undefined> => {
    const source = await documents.load(file)
    if (!source) return undefined
    const key = keyOf(source)
    return { file, key, entry: await worker.run('parse', { source, key }) }
  }
  const find = async (file: string, key: string): Promise<ParsedFile | undefined> => {
    const entry = await readParsedEntry(store, key)
    return entry && lookupsHold(entry.lookups, localFiles) ? { file, key, entry } : parseAnew(file)
  }
  return {
    async warmUp(file) {
      await parseAnew(file).catch(() => undefined)
    },
    async parse(file) {
      const refreshed = await documents.refresh(file)
      if (!refreshed) return undefined
      const key = keyOf(refreshed.known.document)
      const last = parsed.get(file)
      if (last?.key === key && lookupsHold(last.entry.lookups, localFiles)) return last
      const name = `${file}\n${key}`
      const running = underWay.get(name) ?? find(file, key).finally(() => underWay.delete(name))
      underWay.set(name, running)
      const result = await running
      if (!result) return undefined
      parsed.set(file, result)
      const { contentTitle, excerpt, wordCount, truncated } = result.entry.summary
      // Of a text that is half written nothing is known. What it imported is likely to come back, and pages that are open still use it.
      const isBroken = result.entry.diagnostics.some(({ id }) => id === 'mdx-syntax')
      const imports = isBroken ? refreshed.known.imports : result.entry.summary.imports
      documents.refine(file, { ...(contentTitle === undefined ? {} : { contentTitle }), excerpt, wordCount, truncated }, imports)
      return result
    },
  }
}
