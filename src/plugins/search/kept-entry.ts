// What search keeps of a page, as bytes in the store. Not its records for a hosted provider: they say the same three times as long, and an edit
// needs those of the edited page only.
import type { ContentStore } from '../../cache/content-store.ts'
import { hashOf } from '../../lib/hash.ts'
import type { SearchEntry } from './search-entry.ts'

/** Three parts behind a line with their lengths: postings of headings, those of texts, and the page as JSON. */
export function writeEntry({ postings, page }: SearchEntry): Buffer {
  const parts = [postings.headings, postings.texts, JSON.stringify(page)].map((part) => Buffer.from(part))
  return Buffer.concat([Buffer.from(`${parts.map(({ length }) => length).join(' ')}\n`), ...parts])
}

/** @param bytes what writeEntry gave. */
export function readEntry(bytes: Buffer): SearchEntry {
  const head = bytes.indexOf(10)
  let end = head + 1
  const [headings, texts, page] = bytes
    .toString('latin1', 0, head)
    .split(' ')
    .map((length) => {
      const start = end
      end += Number(length)
      return bytes.toString('utf8', start, end)
    })
  if (headings === undefined || texts === undefined || page === undefined)
    throw new Error('Expected an entry of the search to have three parts.')
  return { postings: { headings, texts }, page: JSON.parse(page) }
}

/** @returns undefined when it is no longer kept as it was. */
export async function readKeptEntry(store: ContentStore, { key, hash }: { key: string; hash: string }): Promise<SearchEntry | undefined> {
  const bytes = await store.read(key)
  return bytes && hashOf(bytes) === hash ? readEntry(bytes) : undefined
}
