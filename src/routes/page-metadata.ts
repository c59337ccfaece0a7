// Titles and absolute addresses as they stand in the head of a page, in feeds and in the sitemap (behaviour §2.25).
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { applyTrailingSlash, isExternal, withBaseUrl } from './site-path.ts'

/** The site's address settings; both the whole configuration and the part that the theme reads have them. */
export type SiteAddress = Pick<ResolvedConfig, 'url' | 'baseUrl' | 'trailingSlash'>

/** `<page> | <site title>`; the site title alone when the page has none or the same one. */
export function pageTitle(title: string | undefined, config: Pick<ResolvedConfig, 'title' | 'titleDelimiter'>): string {
  const own = title?.trim() ?? ''
  return own === '' || own === config.title.trim() ? config.title : `${own} ${config.titleDelimiter} ${config.title}`
}

/** The canonical address of a route, percent-encoded. `path` has no base URL; it may have a query and a hash. */
export function canonicalUrl(path: string, config: SiteAddress): string {
  return absoluteUrl(applyTrailingSlash(path, config.trailingSlash, config.baseUrl), config)
}

/** The address of a file or page of this site. Addresses of other sites come back as the URL parser writes them. */
export function absoluteUrl(path: string, config: Pick<SiteAddress, 'url' | 'baseUrl'>): string {
  if (isExternal(path)) return URL.canParse(path, config.url) ? new URL(path, config.url).href : path
  const rooted = path.startsWith('/') ? path : `/${path}`
  return new URL(withBaseUrl(rooted, config.baseUrl), config.url).href
}

/**
 * The address of an image that front matter names. Undefined for a path relative to the document: such a file gets another name in the
 * output, which is known only where the document was parsed.
 */
export function absoluteImageUrl(image: string, config: Pick<SiteAddress, 'url' | 'baseUrl'>): string | undefined {
  return image.startsWith('/') || /^https?:/i.test(image) ? absoluteUrl(image, config) : undefined
}
