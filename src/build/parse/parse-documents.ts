// The markdown step: takes every document and partial from the store if nothing that it was parsed from has changed, and parses the others
// in the workers.
import type { PackStore } from '../../cache/pack-store.ts'
import type { Shelf } from '../../cache/shelf.ts'
import type { DocumentSummary } from '../../content/content-tree.ts'
import type { SourceDocument } from '../../content/document.ts'
import { withSource } from '../../content/forget-source.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { mapConcurrently } from '../../lib/map-concurrently.ts'
import type { LocalFiles } from '../../markdown/links/local-files.ts'
import { lookupsHold } from '../../markdown/links/record-lookups.ts'
import { haveSameSettings, type ParsedEntry, readParsedEntry } from '../../markdown/parsed-store.ts'
import type { TaskRunner } from '../workers/task-runner.ts'

export interface ParsedSet {
  summaries: DocumentSummary[]
  diagnostics: Diagnostic[]
  /** How many came from the store. */
  kept: number
}

export interface ParseInput {
  siteDirectory: string
  runner: TaskRunner
  packs: PackStore
  shelf: Shelf<ParsedEntry>
  keyOf: (source: SourceDocument) => string
  /** Repeats the lookups that a document made when it was parsed. */
  localFiles: LocalFiles
}

/** Enough to keep a disk busy. */
const readsAtOnce = 32

export async function parseDocuments(
  { siteDirectory, runner, packs, shelf, keyOf, localFiles }: ParseInput,
  documents: readonly SourceDocument[],
  onDone: (count: number) => void,
): Promise<ParsedSet> {
  const keys = documents.map(keyOf)
  const entries = await mapConcurrently(documents, readsAtOnce, async ({ file }, index): Promise<ParsedEntry | undefined> => {
    const key = keys[index] ?? ''
    const entry = shelf.get(file, key) ?? (await readParsedEntry(packs, key))
    return entry && !hasFailed(entry) && lookupsHold(entry.lookups, localFiles) ? entry : undefined
  })
  const stale = documents.flatMap((document, index) => {
    if (entries[index]) return []
    const key = keys[index] ?? ''
    const last = shelf.last(document.file)?.key
    const previous = last !== undefined && haveSameSettings(last, key) ? { previous: last } : {}
    return [{ index, item: { source: withSource(document, siteDirectory), key, ...previous } }]
  })
  onDone(documents.length - stale.length)
  const parsed = await runner.run(
    'parse',
    stale.map(({ item }) => item),
    ({ length }) => onDone(length),
  )
  for (const [position, { index }] of stale.entries()) entries[index] = parsed[position]
  for (const [index, { file }] of documents.entries()) {
    const entry = entries[index]
    if (entry) shelf.put(file, keys[index] ?? '', entry)
  }
  return {
    summaries: documents.flatMap(({ source: _, ...document }, index) => {
      const entry = entries[index]
      return entry ? [{ ...document, ...entry.summary }] : []
    }),
    diagnostics: entries.flatMap((entry) => entry?.diagnostics ?? []),
    kept: documents.length - stale.length,
  }
}

/** What made a plugin fail may be mended where nobody looks: a package that was not installed, a server that did not answer. */
function hasFailed({ diagnostics }: ParsedEntry): boolean {
  return diagnostics.some(({ id }) => id === 'plugin-failed')
}
