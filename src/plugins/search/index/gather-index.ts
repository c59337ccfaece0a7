// What the index takes of each page, gathered while the pages come in.
import { createPostingsGatherer, type GatheredPostings } from './gather-postings.ts'
import type { Tier } from './index-files.ts'
import type { PagePostings } from './make-postings.ts'

/** What the index has of a page. */
export interface IndexedPage {
  postings: PagePostings
  /** What its rows in the results show (page-rows.ts). */
  rows: string
}

/** Plain data: another thread may write the index of it. */
export interface GatheredIndex {
  postings: Record<Tier, GatheredPostings>
  /** In the order of the pages. */
  rows: string[]
}

export interface IndexGatherer {
  /** The next page. */
  add(page: IndexedPage): void
  finish(): GatheredIndex
}

export function createIndexGatherer(): IndexGatherer {
  const headings = createPostingsGatherer()
  const texts = createPostingsGatherer()
  const rows: string[] = []
  return {
    add(page) {
      headings.add(page.postings.headings)
      texts.add(page.postings.texts)
      rows.push(page.rows)
    },
    finish: () => ({ postings: { headings: headings.finish(), texts: texts.finish() }, rows }),
  }
}
