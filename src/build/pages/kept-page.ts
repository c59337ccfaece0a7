// A finished page in the store: the names and hashes of what it was made from, which shared data it read, its record, and its HTML as it
// was written.

import type { PackStore } from '../../cache/pack-store.ts'
import { hashOf } from '../../lib/hash.ts'
import type { NamedHash } from './page-inputs.ts'
import type { RenderResult } from './render-result.ts'
import type { SitePart } from './track-site-data.ts'

/** Milliseconds. */
export interface RenderTimes {
  /** Running the documents: imports, components, and their text as elements. */
  evaluate: number
  render: number
  /** Reading ids, links and files from the finished HTML. */
  record: number
  write: number
}

export interface KeptPage extends ShelvedPage {
  inputs: NamedHash[]
  times: RenderTimes
}

/** What every build has to know of a page that it takes from the store, in a list of its own (cache/shelf.ts). */
export interface ShelvedPage {
  /** Each part of the shared data that the page read, with its hash at that time. */
  parts: [SitePart, string][]
  result: RenderResult
}

/** One line of JSON, then the HTML. */
export function writeKeptPage(packs: PackStore, key: string, page: KeptPage, html: Uint8Array): Promise<void> {
  return packs.write(key, Buffer.concat([Buffer.from(`${JSON.stringify(page)}\n`), html]))
}

/** The text twin of a page is a separate entry, so that all twins can be listed without reading their pages. */
export function twinKeyOf(pageKey: string): string {
  return hashOf('text twin', pageKey)
}

/** For pages that turn out to be faulty after they were kept: an empty entry counts as none. */
export async function forgetKeptPages(packs: PackStore, pages: readonly { key: string }[]): Promise<void> {
  for (const { key } of pages) await packs.write(key, '')
  packs.flush()
}

export async function readKeptPage(packs: PackStore, key: string): Promise<{ page: KeptPage; html: Buffer } | undefined> {
  const bytes = await packs.read(key)
  if (!bytes) return
  const end = bytes.indexOf(10)
  if (end < 0) return
  return { page: JSON.parse(bytes.toString('utf8', 0, end)), html: bytes.subarray(end + 1) }
}

/** For a page that is not in the list. */
export async function readShelvedPage(packs: PackStore, key: string): Promise<ShelvedPage | undefined> {
  const { parts, result } = (await readKeptPage(packs, key))?.page ?? {}
  return parts && result && { parts, result }
}

/** Whether every part that the page read is unchanged. */
export function partsHold({ parts }: Pick<ShelvedPage, 'parts'>, partHash: (part: SitePart) => string): boolean {
  return parts.every(([part, hash]) => partHash(part) === hash)
}
