// What pages need to know of the search page and of the files beside it, kept apart from the code that makes them.
import type { SearchOffers } from '../../../config/search-options.ts'

/** Path of the OpenSearch description, without the base URL. */
export const openSearchPath = '/opensearch.xml'

/** Path of what the search shows beside results, without the base URL. */
export const offersPath = '/search-offers.json'

/** Whether there is such a file. */
export function hasOffers({ signposts, missingResultsUrl }: SearchOffers): boolean {
  return signposts.length > 0 || missingResultsUrl !== undefined
}
