// From a page to what its search screens have to know.

import { applyTrailingSlash, withBaseUrl } from '../../../lib/site-path.ts'
import { placeInDocs } from '../../../routes/docs/place-in-docs.ts'
import type { PageContextValue } from '../../../theme/page-context.ts'
import type { SearchContext, SearchSetup } from '../client/search-setup.ts'

/** Undefined for a site without search. */
export function searchSetupOf(page: Pick<PageContextValue, 'site' | 'route'>): SearchSetup | undefined {
  const { search: resolved, baseUrl, trailingSlash } = page.site.config
  if (resolved === undefined) return undefined
  // Those are in the index; this is in every page.
  const { synonyms: _, ...search } = resolved
  const { searchPagePath } = search
  return {
    search,
    baseUrl,
    ...(searchPagePath === false ? {} : { pageUrl: withBaseUrl(applyTrailingSlash(`/${searchPagePath}`, trailingSlash), baseUrl) }),
    ...(search.contextualSearch ? { context: contextOf(page) } : {}),
  }
}

function contextOf({ site, route }: Pick<PageContextValue, 'site' | 'route'>): SearchContext {
  const here = placeInDocs(route)?.docs
  return {
    language: site.config.locale,
    docs: Object.values(site.docs).map(({ id, versions }) => ({
      id,
      versions: versions.map(({ name, label }) => ({ name, label })),
      ...(here?.id === id ? { shown: here.version } : {}),
      latest: (versions.find(({ isLast }) => isLast) ?? versions[0])?.name ?? 'current',
    })),
  }
}
