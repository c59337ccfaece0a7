// Opens what answers the queries: the index of the site, or the hosted provider. That is a module of its own, which only its readers load; the
// other is small, because a worker does the work.

import { createFallbackClient } from '../../algolia/client/fallback-client.ts'
import { loadHostedClient } from '../../algolia/client/load-hosted-client.ts'
import { requireCredentials } from '../../algolia/client/require-credentials.ts'
import type { SearchClient } from '../search-client.ts'
import { createLocalSearchClient } from './local/local-search-client.ts'
import type { SearchSetup } from './search-setup.ts'

export interface OpenSearchClient extends SearchClient {
  /** Starts loading what the first query needs. Never rejects, cheap to call again. */
  preload?(): void
}

/** @throws Error naming the option that is missing, or what the browser says when the module cannot be loaded. */
export async function createSearchClient({ search, baseUrl }: Pick<SearchSetup, 'search' | 'baseUrl'>): Promise<OpenSearchClient> {
  const openLocal = (): OpenSearchClient => createLocalSearchClient({ baseUrl })
  // Replaced by the bundler: sites without a hosted index do not get what is here.
  if (process.env.SITEGEN_HOSTED_SEARCH !== 'no' && search.provider === 'algolia') {
    if (search.fallback !== 'local') return loadHostedClient(search)
    // No fallback for a mistake of the site: it would hide it.
    requireCredentials(search)
    return createFallbackClient({ openProvider: () => loadHostedClient(search), openLocal })
  }
  return openLocal()
}
