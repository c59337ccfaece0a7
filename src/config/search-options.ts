// The `search` part of a configuration (behaviour §6, §7): the site's own index, or one hosted by Algolia. Both are searched through the
// same interface.

interface SharedSearchOptions {
  /** Text of the empty search box. @default 'Search docs' */
  placeholder?: string
  /** Path of the page that lists all results, without a leading slash; `false` for none. @default 'search' */
  searchPagePath?: string | false
  /** Finds only pages in the language of the page and in the docs version that the reader prefers (behaviour §7.2). @default false */
  contextualSearch?: boolean
  /** Keeps recent and favorite searches in the reader's browser. @default true */
  personalization?: boolean
  /** Where readers can report that nothing was found; `{query}` is replaced by the search text. Undefined: the link is not shown. */
  missingResultsUrl?: string
}

export interface LocalSearchOptions extends SharedSearchOptions {
  provider?: 'local'
}

export interface AlgoliaSearchOptions extends SharedSearchOptions {
  provider: 'algolia'
  /** Application id. */
  appId: string
  /** The public key, which can only search. The key for writing comes from the environment (docs/search.md). */
  apiKey: string
  indexName: string
  /** Sent with every query; see the provider's documentation. */
  searchParameters?: Record<string, unknown>
  /** Tells the provider which result was chosen. @default false */
  insights?: boolean
  /** Results whose URL matches this regular expression lead out of the site. */
  externalUrlRegex?: string
  /** Replaces a part of the path of each result, for example that of another deployment. */
  replaceSearchResultPathname?: { from: string; to: string }
  /** Origins to query instead of the provider's, such as a proxy: `https://search.example.com`. */
  hosts?: string[]
  /** What answers if the provider cannot be reached. @default none: the error screen is shown */
  fallback?: 'local'
}

export type SearchOptions = LocalSearchOptions | AlgoliaSearchOptions

/** As used by the theme and the browser. */
export type ResolvedSearch = {
  placeholder: string
  searchPagePath: string | false
  contextualSearch: boolean
  personalization: boolean
  missingResultsUrl: string | undefined
} & (
  | { provider: 'local' }
  | {
      provider: 'algolia'
      appId: string
      apiKey: string
      indexName: string
      searchParameters: Record<string, unknown>
      insights: boolean
      externalUrlRegex: string | undefined
      replaceSearchResultPathname: { from: string; to: string } | undefined
      hosts: string[]
      fallback: 'local' | undefined
    }
)

/** @returns undefined for a site without search. */
export function resolveSearch(search: false | SearchOptions | undefined): ResolvedSearch | undefined {
  if (search === false) return undefined
  const shared = {
    placeholder: search?.placeholder ?? 'Search docs',
    searchPagePath:
      typeof search?.searchPagePath === 'string' ? search.searchPagePath.replace(/^\/+|\/+$/g, '') : (search?.searchPagePath ?? 'search'),
    contextualSearch: search?.contextualSearch ?? false,
    personalization: search?.personalization ?? true,
    missingResultsUrl: search?.missingResultsUrl,
  }
  if (search?.provider !== 'algolia') return { ...shared, provider: 'local' }
  return {
    ...shared,
    provider: 'algolia',
    appId: search.appId,
    apiKey: search.apiKey,
    indexName: search.indexName,
    searchParameters: search.searchParameters ?? {},
    insights: search.insights ?? false,
    externalUrlRegex: search.externalUrlRegex,
    replaceSearchResultPathname: search.replaceSearchResultPathname,
    hosts: search.hosts ?? [],
    fallback: search.fallback,
  }
}

/** Whether readers search the site's own index, always or when the hosted provider fails. */
export function isSearchedLocally(search: ResolvedSearch): boolean {
  return search.provider === 'local' || search.fallback === 'local'
}
