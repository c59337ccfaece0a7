// Which origins the pages of a site ask when a reader searches: a Content-Security-Policy has to allow them, or the search fails silently.
import type { ShownSearch } from '../../config/search-options.ts'

/** @returns the origins of the hosts that the provider's client asks, and of its analytics where they are wanted; empty for a local search. */
export function providerOrigins(search: ShownSearch | undefined): string[] {
  if (search?.provider !== 'algolia') return []
  const { appId, hosts, insights } = search
  if (hosts.length > 0) return hosts
  // Written as in the client of the provider (algoliasearch 5.64); the case of a host name does not matter.
  const id = appId.toLowerCase()
  const fallbacks = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`)
  return [`https://${id}-dsn.algolia.net`, ...fallbacks, ...(insights ? ['https://insights.algolia.io'] : [])]
}
