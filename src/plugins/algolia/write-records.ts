// Writes `algolia/records.ndjson`: the records of all pages, one after the other.
import { hashOf } from '../../lib/hash.ts'
import type { FilePart, PlacedPart } from '../../lib/join-parts.ts'
import type { ListedPage } from '../search/index/write-index.ts'

export interface WriteRecordsInput {
  pages: readonly ListedPage[]
  /** Identity of all that lines are made of besides the page. */
  maker: string
  /** Bytes that each page has of the file, where that is there already. */
  written?: readonly number[] | undefined
  /** The records of a page: lines of JSON, as UTF-8. */
  readLines(page: ListedPage): Promise<Uint8Array>
  output: RecordsOutput
}

/** The output of the build, as far as one file needs it (build/output/output.ts). */
export interface RecordsOutput {
  assemble(path: string, identity: string, parts: readonly FilePart[]): Promise<void>
  noteParts(path: string, identity: string, parts: readonly PlacedPart[]): Promise<void>
}

export const recordsFile = 'algolia/records.ndjson'

export async function writeRecords({ pages, maker, written, readLines, output }: WriteRecordsInput): Promise<void> {
  // What is known of a page has its path in it.
  const identity = hashOf(maker, JSON.stringify(pages.map(({ hash }) => hash)))
  const identityOf = ({ hash }: ListedPage): string => hashOf(maker, hash)
  if (written)
    await output.noteParts(
      recordsFile,
      identity,
      pages.map((page, index) => [identityOf(page), written[index] ?? 0]),
    )
  else
    await output.assemble(
      recordsFile,
      identity,
      pages.map((page) => ({ identity: identityOf(page), read: () => readLines(page) })),
    )
}
