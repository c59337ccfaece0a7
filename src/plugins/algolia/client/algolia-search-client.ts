// The backend `algolia` of the search screens: asks an index that Algolia hosts, with the provider's own client. Only a site
// that names the provider loads this module.
import type { AlgoliaSearch } from '../../../config/search-options.ts'
import type { SearchClient, SearchRequest, SearchResult } from '../../search/search-client.ts'
import { openLiteClient } from './open-lite-client.ts'
import { readHit } from './read-hit.ts'
import { createChoiceReporter } from './report-choice.ts'

/** @throws Error when application id or key is missing. */
export function createAlgoliaSearchClient(search: AlgoliaSearch): SearchClient {
  const lite = openLiteClient(search)
  return {
    async search({ requests }) {
      try {
        const { results } = await lite.searchForHits<unknown>({ requests: requests.map((request) => completeRequest(request, search)) })
        return { results: results.map(readResult) }
      } catch (error) {
        throw nameRefusal(error)
      }
    },
    ...(search.insights && { reportChoice: createChoiceReporter(search) }),
  }
}

/** What is used of the provider's answer to a request. */
interface ProviderResult {
  hits: readonly unknown[]
  nbHits?: number
  page?: number
  nbPages?: number
  queryID?: string
}

function readResult({ hits, nbHits = 0, page, nbPages, queryID }: ProviderResult): SearchResult {
  return { hits: hits.flatMap((record) => readHit(record) ?? []), nbHits, page, nbPages, queryID }
}

/** Adds what the configuration says of every query. Its filters come after those of the screen. */
function completeRequest(
  request: SearchRequest,
  { indexName, insights, searchParameters }: AlgoliaSearch,
): SearchRequest & { indexName: string } {
  const facetFilters = [...listOf(request.facetFilters), ...listOf(searchParameters.facetFilters)]
  return {
    ...request,
    clickAnalytics: insights,
    ...searchParameters,
    indexName,
    ...(facetFilters.length > 0 && { facetFilters }),
  }
}

function listOf(filters: unknown): (string | string[])[] {
  if (typeof filters === 'string') return [filters]
  return Array.isArray(filters) ? filters : []
}

/** The provider's client has two names for one thing: an answer of 4xx. */
function nameRefusal(error: unknown): unknown {
  if (error instanceof Error && error.name === 'DetailedApiError') error.name = 'ApiError'
  return error
}
