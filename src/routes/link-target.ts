// Resolves a link: the href that is written for what an author or the configuration gives. Part of routes and not of
// the theme, because files that pages fetch hold final links too.
import { normalizeAddress } from '../lib/normalize-address.ts'
import { applyTrailingSlash, isExternal, type SiteBase, type TrailingSlash, withBaseUrl, withSiteBase } from '../lib/site-path.ts'

export interface LinkTarget {
  href: string
  /** Leaves the site: opened in a new tab. */
  external: boolean
  /** Bypasses the router to a file: not checked against the pages. */
  file: boolean
}

interface SiteAddress extends SiteBase {
  trailingSlash?: TrailingSlash
}

/**
 * `from` is the path of the page with the link, without the base URL. Relative links are resolved against it, because a static host may
 * serve that page with or without a trailing slash.
 */
export function resolveLink(address: string, from: string, site: SiteAddress): LinkTarget {
  const { baseUrl, rootUrl = baseUrl, trailingSlash } = site
  const to = isExternal(address) && !address.startsWith('pathname://') ? address : normalizeAddress(address)
  if (to.startsWith('pathname://')) {
    return { href: withBaseUrl(to.slice('pathname://'.length), rootUrl), external: true, file: true }
  }
  if (isExternal(to)) return { href: to, external: true, file: false }
  if (to.startsWith('#')) return { href: to, external: false, file: false }
  return { href: withSiteBase(applyTrailingSlash(resolvePath(to, from), trailingSlash, baseUrl), site), external: false, file: false }
}

function resolvePath(to: string, from: string): string {
  if (to.startsWith('/')) return to
  const origin = 'http://site.invalid'
  try {
    const { pathname, search, hash } = new URL(to, origin + (from.startsWith('/') ? from : '/'))
    return pathname + search + hash
  } catch {
    return to
  }
}

/** URL of a file in a static folder: `img/a.svg` and `/img/a.svg` are the same file. */
export function fileUrl(path: string, { baseUrl, rootUrl = baseUrl }: SiteBase): string {
  if (isExternal(path)) return path.startsWith('pathname://') ? fileUrl(path.slice('pathname://'.length), { baseUrl, rootUrl }) : path
  return withBaseUrl(path.startsWith('/') ? path : `/${path.replace(/^\.\//, '')}`, rootUrl)
}
