// Where nothing was found: the pages that a part of the query finds.
import type { SearchClient, SearchHit, SearchRequest } from '../search-client.ts'
import { pagesOf } from './pages-of.ts'

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
 * The beginning of the longest word, for the reader may know the page by a word that is like it: `tomatozzqq & more` -> `tomato`. '' where there
 * is nothing to shorten.
 */
function nearQuery(query: string): string {
  const words = query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const longest = words.reduce((found, word) => (word.length > found.length ? word : found), '')
  const length = Math.ceil(longest.length * 0.6)
  return length < shortest ? '' : longest.slice(0, length)
}
