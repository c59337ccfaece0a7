// From a page to what its search screens have to know.

import { applyTrailingSlash, withBaseUrl } from '../../../lib/site-path.ts'
import { placeInDocs } from '../../../routes/docs/place-in-docs.ts'
import type { PageContextValue } from '../../../theme/page-context.ts'
import type { SearchContext, SearchSetup } from '../client/search-setup.ts'
import { hasOffers, offersPath } from '../routes/search-page-names.ts'

/** Undefined for a site without search. */
export function searchSetupOf(page: Pick<PageContextValue, 'site' | 'route'>): SearchSetup | undefined {
  const { search: resolved, baseUrl, trailingSlash } = page.site.config
  if (resolved === undefined) return undefined
  // This is in every page: synonyms are in the index, offers in a file of their own, and what follows from the others is below.
  const { synonyms: _, signposts, missingResultsUrl, searchPagePath, contextualSearch, personalization, ...search } = resolved
  return {
    search: personalization ? search : { ...search, personalization },
    baseUrl,
    ...(hasOffers({ signposts, missingResultsUrl }) ? { offersUrl: withBaseUrl(offersPath, baseUrl) } : {}),
    ...(searchPagePath === false ? {} : { pageUrl: withBaseUrl(applyTrailingSlash(`/${searchPagePath}`, trailingSlash), baseUrl) }),
    ...(contextualSearch ? { context: contextOf(page) } : {}),
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
