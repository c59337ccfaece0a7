// An entry as bytes in the store, in parts that can be taken by themselves: a build of all pages reads thousands, and each step wants another part.
import type { SearchEntry } from './search-entry.ts'

export interface KeptEntry extends Pick<SearchEntry, 'postings' | 'rows'> {
  /** UTF-8. */
  records: Uint8Array
}

/** A line with the lengths of the parts, then the parts. */
export function writeEntry({ postings, rows, records }: Pick<SearchEntry, 'postings' | 'rows' | 'records'>): Buffer {
  const parts = [postings.headings, postings.texts, rows, records].map((part) => Buffer.from(part))
  return Buffer.concat([Buffer.from(`${parts.map(({ length }) => length).join(' ')}\n`), ...parts])
}

/** @param bytes what writeEntry gave; the records are a part of them, not a copy. */
export function readEntry(bytes: Buffer): KeptEntry {
  const head = bytes.indexOf(10)
  let end = head + 1
  const [headings, texts, rows, records] = bytes
    .toString('latin1', 0, head)
    .split(' ')
    .map((length) => {
      const start = end
      end += Number(length)
      return bytes.subarray(start, end)
    })
  if (!headings || !texts || !rows || !records) throw new Error('Expected an entry of the search to have four parts.')
  return { postings: { headings: headings.toString(), texts: texts.toString() }, rows: rows.toString(), records }
}
