// Opens what answers the queries: the index of the site, or the hosted provider. That is a module of its own, which only its readers load; the
// other is small, because a worker does the work.
import type { SearchClient } from '../../search/search-client.ts'
import { createLocalSearchClient } from './local/local-search-client.ts'
import type { SearchSetup } from './search-setup.ts'

export interface OpenSearchClient extends SearchClient {
  /** Starts loading what the first query needs. Never rejects, cheap to call again. */
  preload?(): void
}

/** @throws Error naming the option that is missing (spec §8), or what the browser says when the module cannot be loaded. */
export async function createSearchClient({ search, baseUrl }: Pick<SearchSetup, 'search' | 'baseUrl'>): Promise<OpenSearchClient> {
  // Replaced by the bundler: sites without a hosted index do not get what is here.
  if (process.env.SITEGEN_HOSTED_SEARCH !== 'no' && search.provider === 'algolia') {
    const { createAlgoliaSearchClient } = await import('./algolia/algolia-search-client.ts')
    return createAlgoliaSearchClient({ search, openFallback: async () => createLocalSearchClient({ baseUrl }) })
  }
  return createLocalSearchClient({ baseUrl })
}
