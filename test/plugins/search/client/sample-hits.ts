// Hits as a backend gives them, for tests.
import type { ResolvedSearch } from '../../../../src/config/search-options.ts'
import type { SearchHit } from '../../../../src/plugins/search/search-client.ts'

/** `path`: the titles from lvl0 on. */
export function sampleHit(id: string, type: SearchHit['type'], path: string[], changes: Partial<SearchHit> = {}): SearchHit {
  const [lvl0 = null, lvl1 = null, lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = path
  return {
    objectID: id,
    url: `/docs/${id}`,
    type,
    hierarchy: { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 },
    content: null,
    ...changes,
  }
}

export const localSearch: ResolvedSearch = {
  provider: 'local',
  placeholder: 'Search docs',
  searchPagePath: 'search',
  contextualSearch: false,
  personalization: true,
  signposts: [],
  missingResultsUrl: undefined,
}

export const algoliaSearch: Extract<ResolvedSearch, { provider: 'algolia' }> = {
  ...localSearch,
  provider: 'algolia',
  appId: 'APP',
  apiKey: 'key',
  indexName: 'plants',
  searchParameters: {},
  insights: false,
  externalUrlRegex: undefined,
  replaceSearchResultPathname: undefined,
  hosts: [],
  fallback: undefined,
}
