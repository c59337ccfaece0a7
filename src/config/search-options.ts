// The `search` of a configuration (behaviour §6, §7): an index of the site's own, or one that Algolia hosts. Both are searched through the same
// interface.

interface SharedSearchOptions {
  /** Text of the empty search box. @default 'Search docs' */
  placeholder?: string
  /** Path of the page that lists all results, without a leading slash; `false` for none. @default 'search' */
  searchPagePath?: string | false
  /** Finds only what is in the language of the page and in the docs version that the reader prefers (behaviour §7.2). @default false */
  contextualSearch?: boolean
  /** Keeps the last and the favorite searches in the reader's browser. @default true */
  personalization?: boolean
  /** Where a reader reports that nothing was found; `{query}` stands for what was searched. Undefined shows no such line. */
  missingResultsUrl?: string
}

export interface LocalSearchOptions extends SharedSearchOptions {
  provider?: 'local'
}

export interface AlgoliaSearchOptions extends SharedSearchOptions {
  provider: 'algolia'
  /** Application id. */
  appId: string
  /** The public key, which may search and nothing else. The key that writes comes from the environment (docs/search.md). */
  apiKey: string
  indexName: string
  /** Passed on with every query, as the provider documents them. */
  searchParameters?: Record<string, unknown>
  /** Sends which result was chosen to the provider. @default false */
  insights?: boolean
  /** Results whose address matches this regular expression lead out of the site. */
  externalUrlRegex?: string
  /** Replaces a part of the path of each result, such as that of another deployment. */
  replaceSearchResultPathname?: { from: string; to: string }
  /** Origins to ask instead of those of the provider, such as a proxy: `https://search.example.com`. */
  hosts?: string[]
  /** What answers when the provider cannot be reached. @default none: the error screen shows */
  fallback?: 'local'
}

export type SearchOptions = LocalSearchOptions | AlgoliaSearchOptions

/** As the theme and the browser read it. */
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

/** Whether readers search the site's own index, at least when the hosted provider fails. */
export function isSearchedLocally(search: ResolvedSearch): boolean {
  return search.provider === 'local' || search.fallback === 'local'
}
