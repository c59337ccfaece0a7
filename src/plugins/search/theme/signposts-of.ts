// The signposts of the configuration as rows: pages that were found without a search.
import type { SearchOffers } from '../../../config/search-options.ts'
import type { SearchHit } from '../search-client.ts'

export function signpostsOf({ signposts }: Pick<SearchOffers, 'signposts'>): SearchHit[] {
  return signposts.map(({ label, to }) => ({
    objectID: to,
    url: to,
    type: 'lvl1',
    hierarchy: { lvl0: null, lvl1: label, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content: null,
  }))
}
