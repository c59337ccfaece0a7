// Where nothing is: what is searched instead, a part of the query or the words of the address, and the pages that it finds.

import { decodeComponent } from '../../../lib/site-path.ts'
import type { SearchClient, SearchHit, SearchRequest } from '../search-client.ts'
import { pageOf } from './group-hits.ts'
import { nearPageCount, toQuery } from './search-limits.ts'

const shortest = 3

/** Does not fail: it is an offer. */
export async function findNear(client: SearchClient, requestOf: (query: string) => SearchRequest, query: string): Promise<SearchHit[]> {
  const near = nearQuery(query)
  if (near === '') return []
  try {
    const { results } = await client.search({ requests: [requestOf(near)] })
    return pagesOf(results[0]?.hits ?? [])
  } catch {
    return []
  }
}

/**
 * The beginning of the longest word, for the reader may know the page by a word that is like it: `tomatozzqq & more` -> `tomato`. '' where
 * there is nothing to shorten.
 */
function nearQuery(query: string): string {
  const words = query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const longest = words.reduce((found, word) => (word.length > found.length ? word : found), '')
  const length = Math.ceil(longest.length * 0.6)
  return length < shortest ? '' : longest.slice(0, length)
}

/**
 * Of an address without a page. The last part of its path says what was looked for: `/docs/player/drag-and-dorp.html` -> `drag and dorp`.
 * '' where it has no words.
 */
export function addressQuery(pathname: string): string {
  const last =
    decodeComponent(pathname)
      .split('/')
      .findLast((part) => part !== '') ?? ''
  const words = last.replace(/\.[a-z]{2,5}$/i, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  // The space says that the last word is finished.
  return words.length === 0 ? '' : `${toQuery(words.join(' '))} `
}

/** Each page once, in the order of its first hit; as many as are offered. */
export function pagesOf(hits: readonly SearchHit[]): SearchHit[] {
  const pages = new Map<string, SearchHit>()
  for (const hit of hits) {
    const url = pageOf(hit)
    if (!pages.has(url)) pages.set(url, { ...hit, url })
  }
  return [...pages.values()].slice(0, nearPageCount)
}
