// Puts what pages say of themselves together: the buckets of both tiers, and the rows of each page.
import { type Buckets, createBucketFiller } from './buckets.ts'
import type { PagePostings } from './make-postings.ts'
import type { Tier } from './tier.ts'

/** What the index has of a page. */
export interface IndexedPage {
  postings: PagePostings
  /** What its rows in the results show (page-rows.ts). */
  rows: string
}

export interface FilledIndex {
  buckets: Record<Tier, Buckets>
  /** In the order of the pages. */
  rows: string[]
}

export interface IndexFiller {
  /** The next page. */
  add(page: IndexedPage): void
  finish(): FilledIndex
}

export function createIndexFiller(): IndexFiller {
  const headings = createBucketFiller()
  const texts = createBucketFiller()
  const rows: string[] = []
  return {
    add(page) {
      headings.add(page.postings.headings)
      texts.add(page.postings.texts)
      rows.push(page.rows)
    },
    finish: () => ({ buckets: { headings: headings.finish(), texts: texts.finish() }, rows }),
  }
}
