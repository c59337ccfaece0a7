// The page with all results of a search, for sites that have no page of their own at its path.
import type { ResolvedConfig } from '../../../config/resolved-config.ts'
import type { ContentTree } from '../../../content/content-tree.ts'
import { applyTrailingSlash, comparablePath, outputFileOf } from '../../../lib/site-path.ts'
import type { WriteText } from '../../../lib/texts/text.ts'
import type { Route, SearchRoute } from '../../../routes/route.ts'

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
