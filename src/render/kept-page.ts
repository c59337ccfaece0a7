// A finished page in the store: what it read of the shared data, its record, and its HTML as it was written.
import type { ContentStore } from '../cache/content-store.ts'
import type { RenderResult } from './render-task.ts'
import type { SitePart } from './track-site-data.ts'

export interface KeptPage {
  /** Each part of the shared data that the page read, with the hash that it had. */
  parts: [SitePart, string][]
  result: RenderResult
}

/** One line of JSON, then the HTML. */
export function writeKeptPage(store: ContentStore, key: string, page: KeptPage, html: Uint8Array): Promise<void> {
  return store.write(key, Buffer.concat([Buffer.from(`${JSON.stringify(page)}\n`), html]))
}

/** The page kept under `key`, unless a part that it read is another one by now. */
export async function readKeptPage(
  store: ContentStore,
  key: string,
  partHash: (part: SitePart) => string,
): Promise<{ result: RenderResult; html: Buffer } | undefined> {
  const bytes = await store.read(key)
  if (!bytes) return
  const end = bytes.indexOf(10)
  const { parts, result }: KeptPage = JSON.parse(bytes.toString('utf8', 0, end))
  return parts.every(([part, hash]) => partHash(part) === hash) ? { result, html: bytes.subarray(end + 1) } : undefined
}
