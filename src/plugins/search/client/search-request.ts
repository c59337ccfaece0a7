// What is sent for a query.

import { readChoice } from '../../../client/shell/storage.ts'
import type { SearchRequest } from '../search-client.ts'
import { hitLevels } from './hit-text.ts'
import { foundWords, hitsPerGroup, hitsPerPage, snippetWords, toQuery } from './search-limits.ts'
import { type DocsContext, indexNameOf, type SearchContext, type SearchSetup } from './search-setup.ts'

export interface RequestOptions {
  /** Screens up to 768 pixels get shorter snippets. */
  isNarrow: boolean
  page?: number
  hitsPerPage?: number
  /** Docs id -> version that the reader has chosen on the search page. */
  chosenVersions?: Readonly<Record<string, string>>
}

export function searchRequest(query: string, setup: SearchSetup, options: RequestOptions): SearchRequest {
  const words = snippetWords(options.isNarrow)
  // The page with all results says how many it wants: it has room for more of each, and more than five in a group.
  const isWhole = options.hitsPerPage !== undefined
  return {
    indexName: indexNameOf(setup),
    query: toQuery(query),
    ...(options.page === undefined ? {} : { page: options.page }),
    hitsPerPage: options.hitsPerPage ?? hitsPerPage,
    ...(setup.search.provider === 'local' && !isWhole && { hitsPerGroup }),
    attributesToRetrieve: [...hitLevels.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'],
    attributesToSnippet: [
      ...hitLevels.slice(1).map((level) => `hierarchy.${level}:${words}`),
      `content:${isWhole ? foundWords(options.isNarrow) : words}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: setup.search.provider === 'algolia' && setup.search.insights,
    ...(setup.context && { facetFilters: facetFilters(setup.context, options.chosenVersions) }),
  }
}

function facetFilters({ language, docs }: SearchContext, chosen: Readonly<Record<string, string>> = {}): (string | string[])[] {
  const tags = docs.map((one) => `docusaurus_tag:docs-${one.id}-${chosen[one.id] ?? versionOf(one)}`)
  return [`language:${language}`, ['docusaurus_tag:default', ...tags]]
}

/** That of the page, else the one that the reader prefers (client/shell/preferred-version.ts), else the latest. */
export function versionOf({ id, versions, shown, latest }: DocsContext): string {
  if (shown !== undefined) return shown
  const preferred = readChoice(`docs-preferred-version-${id}`)
  return versions.find(({ name }) => name === preferred)?.name ?? latest
}
