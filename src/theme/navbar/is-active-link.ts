// Whether a link of the navbar leads to the page that the reader is on.
import { comparablePath, isExternal, withBaseUrl } from '../../lib/site-path.ts'

interface ActiveRules {
  to?: string
  href?: string
  activeBasePath?: string
  activeBaseRegex?: string
}

/**
 * Decides by the regular expression, else by the base path, else by the target as a prefix. `path` is the page's path without the base URL.
 * The home page is a prefix of everything, so a link to it is active only there.
 */
export function isActiveLink({ to, href, activeBasePath, activeBaseRegex }: ActiveRules, path: string, baseUrl: string): boolean {
  if (activeBaseRegex !== undefined) return new RegExp(activeBaseRegex, 'i').test(withBaseUrl(path, baseUrl))
  if (activeBasePath !== undefined) return comparablePath(path).startsWith(comparablePath(activeBasePath))
  const target = to ?? href
  if (target === undefined || isExternal(target)) return false
  return isSameOrBelow(path, target)
}

/** Whether two addresses are the same page, ignoring `?` and `#` of the second. */
export function isSamePage(path: string, target: string): boolean {
  return comparablePath(path) === comparablePath(target.replace(/[?#].*$/, ''))
}

function isSameOrBelow(path: string, target: string): boolean {
  const page = comparablePath(path)
  const base = comparablePath(target.replace(/[?#].*$/, ''))
  return page === base || (base !== '/' && base !== '' && page.startsWith(`${base}/`))
}
