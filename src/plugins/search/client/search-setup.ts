// What the search screens have to know of the site and of the page: the props of their islands. Made by plugins/search/theme/search-setup-of.ts.
import type { SearchOffers, ShownSearch } from '../../../config/search-options.ts'
import type { SearchHit } from '../search-client.ts'

export interface SearchSetup {
  search: ShownSearch
  /** With a slash at both ends. */
  baseUrl: string
  /** Address of the page that lists all results; undefined for none. */
  pageUrl?: string
  /** Address of what the search shows beside results; undefined for nothing. */
  offersUrl?: string
  /** Where the page stands; only with `contextualSearch`. */
  context?: SearchContext
}

/** What every request names. */
export interface SearchContext {
  language: string
  docs: DocsContext[]
}

export interface DocsContext {
  /** Of the docs collection. */
  id: string
  /** The newest first. */
  versions: { name: string; label: string }[]
  /** The one that the page belongs to. */
  shown?: string
  latest: string
}

/** Names the index in keys of the browser's storage and in requests. Sites can share an origin below different base URLs. */
export function indexNameOf({ search, baseUrl }: Pick<SearchSetup, 'search' | 'baseUrl'>): string {
  return search.provider === 'algolia' ? search.indexName : `local${baseUrl}`
}

export const noOffers: SearchOffers = { signposts: [] }

/** The signposts of the site, and where readers can say that something is missing. @throws Error when the file is not there. */
export async function loadOffers({ offersUrl }: Pick<SearchSetup, 'offersUrl'>): Promise<SearchOffers> {
  if (offersUrl === undefined) return noOffers
  const response = await fetch(offersUrl, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${offersUrl} was answered with ${response.status}.`)
  return response.json()
}

/** As rows: pages that were found without a search. */
export function signpostsOf({ signposts }: Pick<SearchOffers, 'signposts'>): SearchHit[] {
  return signposts.map(({ label, to }) => ({
    objectID: to,
    url: to,
    type: 'lvl1',
    hierarchy: { lvl0: null, lvl1: label, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content: null,
  }))
}
