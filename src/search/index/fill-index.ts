// Puts what pages say of themselves together: the buckets of both tiers, and the rows of each page.
import type { SearchEntry } from '../search-entry.ts'
import { type Buckets, createBucketFiller } from './buckets.ts'
import type { Tier } from './tier.ts'

/** What the index is made of. */
export type IndexEntry = Pick<SearchEntry, 'postings' | 'rows'>

export interface FilledIndex {
  buckets: Record<Tier, Buckets>
  /** In the order of the pages. */
  rows: string[]
}

export interface IndexFiller {
  /** The next page. */
  add(entry: IndexEntry): void
  finish(): FilledIndex
}

export function createIndexFiller(): IndexFiller {
  const headings = createBucketFiller()
  const texts = createBucketFiller()
  const rows: string[] = []
  return {
    add(entry) {
      headings.add(entry.postings.headings)
      texts.add(entry.postings.texts)
      rows.push(entry.rows)
    },
    finish: () => ({ buckets: { headings: headings.finish(), texts: texts.finish() }, rows }),
  }
}
