// Task of a worker: parse one Markdown file, store the result, and return what routes and checks need from it.
import { createPackStore, packsDirectory } from '../../cache/pack-store.ts'
import type { TextDocument } from '../../content/document.ts'
import type { Parser } from '../../markdown/parse-document.ts'
import type { ParseOptions } from '../../markdown/parse-options.ts'
import { type ParsedEntry, readParsedDocument, writeParsed } from '../../markdown/parsed-store.ts'
import type { TaskHandler } from '../workers/task-handler.ts'

export interface ParseSetup {
  options: ParseOptions
  /** Absolute. */
  storeDirectory: string
}

export interface ParseItem {
  source: TextDocument
  /** Key under which the result is kept. */
  key: string
  /** Key of its last version, if that was parsed with the same options. */
  previous?: string
  /** Returns the document too, when the store has failed to keep it. */
  wantsDocument?: boolean
}

export function createParseTask({ options, storeDirectory }: ParseSetup): TaskHandler<ParseItem, ParsedEntry> {
  const packs = createPackStore(packsDirectory(storeDirectory))
  // Made with the first item: neither a build that finds everything in the store nor a thread that only renders loads the highlighter.
  let parser: Promise<Parser> | undefined
  const parseItem = async ({ source, key, previous, wantsDocument }: ParseItem, resume: () => void): Promise<ParsedEntry> => {
    parser ??= import('../../markdown/parse-document.ts').then(({ createParser }) => createParser(options))
    const { parse, prepare } = await parser
    const last = previous === undefined ? undefined : await readParsedDocument(packs, previous)
    if (last === undefined) await prepare()
    const started = performance.now()
    resume()
    const document = await parse(source, last)
    const entry = await writeParsed(packs, key, document, performance.now() - started)
    return wantsDocument ? { ...entry, document } : entry
  }
  return { run: parseItem, finishBatch: packs.flush }
}
