// Where a hit leads, seen from this deployment of the site. What an index says is not trusted: only addresses of the web, and
// of other sites only those that the configuration allows.
import { withBaseUrl } from '../../../lib/site-path.ts'
import type { SearchSetup } from './search-setup.ts'

export interface ResultAddress {
  href: string
  /** Leads out of the site: for the browser, not for the navigation of the site. */
  isExternal: boolean
}

/** @param origin of the page, for hits that have none. */
export function resultAddress(url: string, { search, baseUrl }: Pick<SearchSetup, 'search' | 'baseUrl'>, origin: string): ResultAddress {
  if (!URL.canParse(url, origin)) return { href: baseUrl, isExternal: false }
  const address = new URL(url, origin)
  const { externalUrlRegex, replaceSearchResultPathname } =
    search.provider === 'algolia' ? search : { externalUrlRegex: undefined, replaceSearchResultPathname: undefined }
  if (externalUrlRegex && /^https?:$/.test(address.protocol) && new RegExp(externalUrlRegex).test(address.href)) {
    return { href: address.href, isExternal: true }
  }
  const { pathname } = address
  const moved = replaceSearchResultPathname
    ? pathname.replaceAll(new RegExp(replaceSearchResultPathname.from, 'g'), replaceSearchResultPathname.to)
    : pathname
  // Two slashes at the start would name another host.
  const path = withBaseUrl(`/${moved.replace(/^[/\\]+/, '')}`, baseUrl)
  return { href: path + address.search + address.hash, isExternal: false }
}

/** Address of the page with all results. */
export function allResultsAddress(pageUrl: string, query: string): string {
  return query === '' ? pageUrl : `${pageUrl}?q=${encodeURIComponent(query)}`
}
