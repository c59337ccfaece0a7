// Titles and absolute URLs as used in the head of pages, in feeds and in the sitemap.
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { applyTrailingSlash, isExternal, plainPath, type SiteBase, withSiteBase } from '../lib/site-path.ts'

/** The settings that make up the site's URLs: part of the full configuration and of what the theme reads. */
export type SiteAddress = Pick<ResolvedConfig, 'url' | 'baseUrl' | 'trailingSlash'> & SiteBase

/** `<page> | <brand>`, with the title of the site for pages without one; never the same name twice. */
export function pageTitle(title: string | undefined, config: Pick<ResolvedConfig, 'title' | 'titleDelimiter' | 'brand'>): string {
  const own = title?.trim() || config.title
  const brand = config.brand ?? config.title
  return own.trim() === brand.trim() ? brand : `${own} ${config.titleDelimiter} ${brand}`
}

/** The canonical URL of a route, percent-encoded. `path` has no base URL; it may have a query and a hash. */
export function canonicalUrl(path: string, config: SiteAddress): string {
  return absoluteUrl(applyTrailingSlash(path, config.trailingSlash, config.baseUrl), config)
}

/** The URL of a file or page of this site. URLs of other sites are returned as the URL parser normalizes them. */
export function absoluteUrl(path: string, config: Pick<SiteAddress, 'url' | 'baseUrl' | 'rootUrl'>): string {
  if (isExternal(path)) return URL.canParse(path, config.url) ? new URL(path, config.url).href : path
  const rooted = withSiteBase(path.startsWith('/') ? path : `/${path}`, config)
  // The address of a site is an origin.
  return plainPath.test(rooted) ? config.url + rooted : new URL(rooted, config.url).href
}

/**
 * The URL of an image that front matter names. Undefined for a path relative to the document: such a file is renamed in the output, and its
 * new name is known only where the document was parsed.
 */
export function absoluteImageUrl(image: string, config: Pick<SiteAddress, 'url' | 'baseUrl' | 'rootUrl'>): string | undefined {
  return image.startsWith('/') || /^https?:/i.test(image) ? absoluteUrl(image, config) : undefined
}
