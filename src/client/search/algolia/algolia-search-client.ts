// The backend `algolia` of the search screens: asks an index that Algolia hosts, with the provider's own client (behaviour §7.1). Only a site
// that names the provider loads this module.
import type { ResolvedSearch } from '../../../config/search-options.ts'
import type { SearchClient, SearchRequest, SearchResult } from '../../../search/search-client.ts'
import { openLiteClient } from './open-lite-client.ts'
import { readHit } from './read-hit.ts'
import { createChoiceReporter } from './report-choice.ts'

export type AlgoliaSearch = Extract<ResolvedSearch, { provider: 'algolia' }>

export interface AlgoliaSearchClientInput {
  search: AlgoliaSearch
  /** The client of the site's own index; asked for when the provider does not answer and `fallback` is `'local'`. */
  openFallback: () => SearchClient | Promise<SearchClient>
}

/** How long the site's own index answers at once after the provider did not: as long as its client leaves a failed host alone (spec §9). */
const fallbackTime = 2 * 60 * 1000

/**
 * How long a reader waits for the provider where another backend could answer: one connection and one answer, as long as each may take. The
 * client itself asks host after host for a quarter of a minute when all of them are silent.
 */
const patience = 3000

/** @throws Error when application id or key is missing (spec §8). */
export function createAlgoliaSearchClient({ search, openFallback }: AlgoliaSearchClientInput): SearchClient {
  const lite = openLiteClient(search)
  let fallbackUntil = 0

  const askProvider = async (requests: readonly SearchRequest[]): Promise<SearchResult[]> => {
    const { results } = await lite.searchForHits<unknown>({ requests: requests.map((request) => completeRequest(request, search)) })
    return results.map((result) => {
      const { nbHits = 0, page, nbPages, queryID } = result
      const records: readonly unknown[] = result.hits
      return { hits: records.flatMap((record) => readHit(record) ?? []), nbHits, page, nbPages, queryID }
    })
  }
  const askFallback = async (requests: SearchRequest[]): Promise<SearchResult[]> => {
    const client = await openFallback()
    const { results } = await client.search({ requests })
    return results.map((result) => ({ ...result, isFallback: true }))
  }

  return {
    async search({ requests }) {
      if (search.fallback !== 'local') {
        try {
          return { results: await askProvider(requests) }
        } catch (error) {
          throw nameRefusal(error)
        }
      }
      if (Date.now() < fallbackUntil) return { results: await askFallback(requests) }
      try {
        return { results: await withPatience(askProvider(requests)) }
      } catch (error) {
        // The reader gets results either way; that the provider refuses is for the owner of the site to see.
        console.warn('Search is answered by the index of the site.', nameRefusal(error))
        fallbackUntil = Date.now() + fallbackTime
        return { results: await askFallback(requests) }
      }
    },
    ...(search.insights && { reportChoice: createChoiceReporter(search) }),
  }
}

async function withPatience<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new Error(`The provider has said nothing for ${patience / 1000} seconds.`)), patience)
  })
  try {
    return await Promise.race([work, silence])
  } finally {
    clearTimeout(timer)
  }
}

/** Adds what the configuration says of every query. Its filters come after those of the screen (behaviour §7.2). */
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
