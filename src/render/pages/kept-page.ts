// A finished page in the store: what it was made from by name, what it read of the shared data, its record, and its HTML as it was written.
import { hashOf } from '../../cache/content-store.ts'
import type { PackStore } from '../../cache/pack-store.ts'
import type { NamedHash } from './page-inputs.ts'
import type { RenderResult } from './render-result.ts'
import type { SitePart } from './track-site-data.ts'

/** Milliseconds. */
export interface RenderTimes {
  /** Running what the documents say: imports, components, their text as elements. */
  evaluate: number
  render: number
  /** Reading ids, links and files from the finished HTML. */
  record: number
  write: number
}

export interface KeptPage {
  inputs: NamedHash[]
  /** Each part of the shared data that the page read, with the hash that it had. */
  parts: [SitePart, string][]
  times: RenderTimes
  result: RenderResult
}

/** One line of JSON, then the HTML. */
export function writeKeptPage(packs: PackStore, key: string, page: KeptPage, html: Uint8Array): Promise<void> {
  return packs.write(key, Buffer.concat([Buffer.from(`${JSON.stringify(page)}\n`), html]))
}

/** The text twin of a page is an entry of its own: what lists all twins need not read their pages. */
export function twinKeyOf(pageKey: string): string {
  return hashOf('text twin', pageKey)
}

/** For pages that turned out to be no good after they were kept: an empty entry is none. */
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

/** Whether every part that the page read is still what it was. */
export function partsHold({ parts }: KeptPage, partHash: (part: SitePart) => string): boolean {
  return parts.every(([part, hash]) => partHash(part) === hash)
}
