// Hits -> the pages that they belong to.
import type { SearchHit } from '../search-client.ts'
import { pageOf } from './group-hits.ts'
import { nearPageCount } from './search-limits.ts'

/** Each page once, in the order of its first hit; as many as are offered. */
export function pagesOf(hits: readonly SearchHit[]): SearchHit[] {
  const pages = new Map<string, SearchHit>()
  for (const hit of hits) {
    const url = pageOf(hit)
    if (!pages.has(url)) pages.set(url, { ...hit, url })
  }
  return [...pages.values()].slice(0, nearPageCount)
}
