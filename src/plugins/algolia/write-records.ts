// Writes `algolia/records.ndjson`: the records of all pages, one after the other. After an edit the lines of the other pages are taken from the
// last output, because reading all that the search knows of a large site takes longer than the whole rest of such a build.
import type { ContentStore } from '../../cache/content-store.ts'
import { hashOf } from '../../lib/hash.ts'
import type { ListedPage } from '../search/index/write-index.ts'

export interface WriteRecordsInput {
  pages: readonly ListedPage[]
  /** Identity of all that lines are made of besides the page. */
  maker: string
  /** Bytes that each page has of the file, where that is there already. */
  written?: readonly number[] | undefined
  /** The records of a page: lines of JSON, as UTF-8. */
  readLines(page: ListedPage): Promise<Uint8Array>
  /** Where it is kept which bytes of the file are of which page. */
  store: ContentStore
  /** Gets the key of that. */
  inUse: Set<string>
  output: RecordsOutput
}

/** The output of the build, as far as one file needs it (build/output/output.ts). */
export interface RecordsOutput {
  assemble(path: string, identity: string, parts: () => AsyncIterable<Uint8Array>): Promise<void>
  readLast(path: string, identity: string): Promise<Uint8Array | undefined>
  note(path: string, identity: string): void
}

export const recordsFile = 'algolia/records.ndjson'

interface RecordsState {
  /** Of the whole file. */
  identity: string
  /** In the order of the file. `hash` is that of the entry. */
  pages: { hash: string; bytes: number }[]
}

export async function writeRecords(input: WriteRecordsInput): Promise<void> {
  const { pages, maker, written, readLines, store, inUse, output } = input
  const stateKey = hashOf('algolia records', maker)
  inUse.add(stateKey)
  // What is known of a page has its path in it.
  const identity = hashOf(maker, JSON.stringify(pages.map(({ hash }) => hash)))
  let made: RecordsState | undefined
  if (written) {
    output.note(recordsFile, identity)
    made = { identity, pages: pages.map(({ hash }, index) => ({ hash, bytes: written[index] ?? 0 })) }
  } else
    await output.assemble(recordsFile, identity, async function* () {
      const known = await readKnownLines(stateKey, store, output)
      const state: RecordsState = { identity, pages: [] }
      for (const page of pages) {
        const lines = known.get(page.hash) ?? (await readLines(page))
        state.pages.push({ hash: page.hash, bytes: lines.length })
        yield lines
      }
      made = state
    })
  if (made) await store.write(stateKey, JSON.stringify(made))
}

/** Hash of an entry -> its lines, from the last output. Empty when that is not as it was written. */
async function readKnownLines(stateKey: string, store: ContentStore, output: RecordsOutput): Promise<Map<string, Buffer>> {
  const known = new Map<string, Buffer>()
  const kept = await store.read(stateKey)
  if (!kept) return known
  const { identity, pages }: RecordsState = JSON.parse(kept.toString())
  const last = await output.readLast(recordsFile, identity)
  if (last?.length !== pages.reduce((sum, { bytes }) => sum + bytes, 0)) return known
  const whole = Buffer.from(last.buffer, last.byteOffset, last.length)
  let start = 0
  for (const { hash, bytes } of pages) {
    known.set(hash, whole.subarray(start, start + bytes))
    start += bytes
  }
  return known
}
