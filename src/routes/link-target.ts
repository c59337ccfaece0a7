// Where a link leads: the href that is written for what an author or a configuration gave. Rules: behaviour §2.7.
// Beside the routes and not in the theme, because files that pages fetch hold finished links too.
import { applyTrailingSlash, isExternal, withBaseUrl } from './site-path.ts'

export interface LinkTarget {
  href: string
  /** Leaves the site: opened in a new tab. */
  external: boolean
  /** Goes round the router to a file: not checked against the pages. */
  file: boolean
}

interface SiteAddress {
  baseUrl: string
  trailingSlash: boolean | undefined
}

/**
 * `from` is the path of the page that the link stands on, without the base URL: relative links are resolved against it,
 * because a static host may serve that page with or without a slash at its end.
 */
export function resolveLink(to: string, from: string, { baseUrl, trailingSlash }: SiteAddress): LinkTarget {
  if (to.startsWith('pathname://')) {
    return { href: withBaseUrl(to.slice('pathname://'.length), baseUrl), external: true, file: true }
  }
  if (isExternal(to)) return { href: to, external: true, file: false }
  if (to.startsWith('#')) return { href: to, external: false, file: false }
  return { href: withBaseUrl(applyTrailingSlash(resolvePath(to, from), trailingSlash, baseUrl), baseUrl), external: false, file: false }
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

/** Address of a file of a static folder: `img/a.svg` and `/img/a.svg` are the same file. */
export function fileUrl(path: string, baseUrl: string): string {
  if (isExternal(path)) return path.startsWith('pathname://') ? fileUrl(path.slice('pathname://'.length), baseUrl) : path
  return withBaseUrl(path.startsWith('/') ? path : `/${path.replace(/^\.\//, '')}`, baseUrl)
}
