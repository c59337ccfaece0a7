// Where nothing was found: the pages that a part of the query finds.
import type { SearchClient, SearchHit, SearchRequest } from '../search-client.ts'
import { nearQuery } from './near-query.ts'
import { pagesOf } from './pages-of.ts'

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
