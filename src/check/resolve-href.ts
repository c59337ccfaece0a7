// Resolves a URL in a page as a browser on that page would: to a path of this site, or out of it.
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { isExternal, plainPath } from '../lib/site-path.ts'

export type Target =
  | {
      kind: 'internal'
      /** Without the base URL, decoded, without a trailing slash (except for the root): the key of pages and files. */
      path: string
      /** What follows `#`, unchanged but without a text fragment; '' if there is none. */
      fragment: string
    }
  /** A path on the same host, but not below the base URL. */
  | { kind: 'outside-base'; path: string }
  | { kind: 'external'; url: string }
  /** Nothing to check: `mailto:`, `tel:`, `data:`, `pathname:` and the like. */
  | { kind: 'exempt'; url: string }
  /** Not a valid URL. */
  | { kind: 'invalid'; url: string }

export type HrefResolver = (href: string, pagePath: string) => Target

const plainFragment = /^[\w-]*$/

const otherProtocol = /^(?!https?:)[a-z][a-z\d+.-]*:/i

/** `pagePath` is without the base URL; the not-found page `*` is served at any path and is treated as one at the root. */
export function createHrefResolver({ url, baseUrl }: Pick<ResolvedConfig, 'url' | 'baseUrl'>): HrefResolver {
  const site = new URL(url)
  const known = new Map<string, Target>()

  function resolve(href: string, pagePath: string): Target {
    const [address = '', fragment = '', ...rest] = href.split('#')
    if (rest.length === 0 && address.startsWith(baseUrl) && plainPath.test(address) && plainFragment.test(fragment))
      return { kind: 'internal', path: pathKey(address.slice(baseUrl.length - 1)), fragment }
    const path = pagePath === '*' ? '404.html' : pagePath.replace(/^\//, '')
    const base = new URL(baseUrl + encodePercent(path), site)
    if (!URL.canParse(href, base)) return { kind: 'invalid', url: href }
    const target = new URL(href, base)
    if (target.protocol !== 'http:' && target.protocol !== 'https:') return { kind: 'exempt', url: href }
    if (target.host !== site.host) return { kind: 'external', url: target.href }
    const { pathname } = target
    if (pathname !== baseUrl.slice(0, -1) && !pathname.startsWith(baseUrl)) return { kind: 'outside-base', path: decode(pathname) }
    return { kind: 'internal', path: pathKey(pathname.slice(baseUrl.length - 1) || '/'), fragment: fragmentOf(target.hash) }
  }

  return (href, pagePath) => {
    // Every heading has a link to itself: there is no need to build two URLs for each.
    if (href.startsWith('#'))
      return { kind: 'internal', path: pagePath === '*' ? '/404.html' : pathKey(pagePath), fragment: fragmentOf(href) }
    // Most links of a site are absolute and occur on every page.
    if (isRelative(href)) return resolve(href, pagePath)
    let target = known.get(href)
    if (!target) {
      target = resolve(href, pagePath)
      known.set(href, target)
    }
    return target
  }
}

/** Whether a browser reads it from the page that it is on, as it does `https:page` too. */
function isRelative(href: string): boolean {
  return !href.startsWith('/') && !isExternal(href) && !otherProtocol.test(href)
}

/** The form in which paths of links, pages and files are compared: decoded, normalized to NFC, without a trailing slash. */
export function pathKey(path: string): string {
  // Most paths are plain, and each page has dozens of them.
  const decoded = /[^\u0000-\u0024\u0026-\u007f]/.test(path) ? decode(path).normalize('NFC') : path
  let end = decoded.length
  while (end > 1 && decoded[end - 1] === '/') end--
  return decoded.slice(0, end)
}

/** Invalid percent-encoding stays as it is. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
      try {
        return decodeURIComponent(encoded)
      } catch {
        return encoded
      }
    })
  }
}

/** Route paths are decoded; a `%` or `#` in one must not be read as an encoding or a fragment. */
function encodePercent(path: string): string {
  return path.replace(/[?#]/g, encodeURIComponent).replace(/%(?![0-9a-f]{2})/gi, '%25')
}

/** Without the text fragment: `#install:~:text=npm` leads to `install` (WICG, scroll to text fragment). */
function fragmentOf(hash: string): string {
  const fragment = hash.slice(1)
  const directive = fragment.indexOf(':~:')
  return directive < 0 ? fragment : fragment.slice(0, directive)
}
