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

/**
 * Leads to a result when its row is about to leave the document, or has left it. As a click on a link to it: what the navigation of the
 * site can show in place is shown in place, all else is the browser's.
 */
export function followResult({ href, isExternal }: ResultAddress): void {
  const link = document.createElement('a')
  link.href = href
  link.hidden = true
  if (isExternal) link.rel = 'external'
  document.body.append(link)
  link.click()
  link.remove()
}
