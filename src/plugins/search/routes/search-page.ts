// The page with all results of a search, for sites that have no page of their own at its path; and the OpenSearch 1.1 description, with
// which browsers can offer the site as a search engine.
import type { ResolvedConfig } from '../../../config/resolved-config.ts'
import type { ContentTree } from '../../../content/content-tree.ts'
import { applyTrailingSlash, comparablePath, outputFileOf } from '../../../lib/site-path.ts'
import type { WriteText } from '../../../lib/texts/text.ts'
import { renderXml, xml } from '../../../lib/xml.ts'
import { absoluteUrl, canonicalUrl } from '../../../routes/page-metadata.ts'
import type { Route, SearchRoute } from '../../../routes/route.ts'
import { hasOffers, offersPath, openSearchPath } from './search-page-names.ts'

/** [] for a site without such a page, or when its path is taken by a page, a redirect or a static file. */
export function planSearchPage(
  { search, trailingSlash, baseUrl, redirects }: Pick<ResolvedConfig, 'search' | 'trailingSlash' | 'baseUrl' | 'redirects'>,
  { staticFiles }: Pick<ContentTree, 'staticFiles'>,
  routes: readonly Route[],
  text: WriteText,
): SearchRoute[] {
  if (!search || search.searchPagePath === false) return []
  const path = applyTrailingSlash(`/${search.searchPagePath}`, trailingSlash, baseUrl)
  const taken = [...routes.map((route) => route.path), ...redirects.map(({ from }) => from)]
  if (taken.some((other) => comparablePath(other) === comparablePath(path))) return []
  if (Object.hasOwn(staticFiles, `/${outputFileOf(path, trailingSlash)}`)) return []
  return [
    {
      kind: 'search',
      path,
      exact: true,
      context: { plugin: { name: 'search', id: 'default' } },
      metadata: { title: text('theme.SearchPage.emptyResultsTitle'), noIndex: true },
      props: {},
    },
  ]
}

/** Path -> text; {} if no page shows results, or if the site has its own file there. */
export function describeSearch(
  config: ResolvedConfig,
  { staticFiles }: Pick<ContentTree, 'staticFiles'>,
  text: WriteText,
): Record<string, string> {
  const { search, title, favicon } = config
  if (!search || search.searchPagePath === false || Object.hasOwn(staticFiles, openSearchPath)) return {}
  const page = canonicalUrl(`/${search.searchPagePath}`, config)
  const description = xml(
    'OpenSearchDescription',
    [
      // OpenSearch allows at most 16 characters.
      xml('ShortName', [...title].slice(0, 16).join('').trim()),
      xml('Description', text('theme.SearchPage.description', { title })),
      xml('InputEncoding', 'UTF-8'),
      favicon === undefined ? undefined : xml('Image', absoluteUrl(favicon, config)),
      xml('Url', [], { type: 'text/html', method: 'get', template: `${page}?q={searchTerms}` }),
    ],
    { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
  )
  return { [openSearchPath]: renderXml(description) }
}

/** Path -> text; {} for a site that offers nothing, or has its own file there. */
export function writeOffers(
  { search }: Pick<ResolvedConfig, 'search'>,
  { staticFiles }: Pick<ContentTree, 'staticFiles'>,
): Record<string, string> {
  if (!search || !hasOffers(search) || Object.hasOwn(staticFiles, offersPath)) return {}
  const { signposts, missingResultsUrl } = search
  return { [offersPath]: JSON.stringify({ signposts, missingResultsUrl }) }
}
