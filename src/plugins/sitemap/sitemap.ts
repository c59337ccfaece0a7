// sitemap.xml: the pages that search engines should know, with the date of their last change if known (format: sitemaps.org).
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import { escapePattern } from '../../lib/escape.ts'
import { comparablePath } from '../../lib/site-path.ts'
import { renderXml, type XmlElement, xml } from '../../lib/xml.ts'
import type { EmittedFile, EmittedSite } from '../../routes/emitted-file.ts'
import { absoluteUrl, canonicalUrl } from '../../routes/page-metadata.ts'
import type { Route } from '../../routes/route.ts'

export interface SitemapFile {
  /** Relative to the output folder. */
  path: string
  content: string
}

/** Made on demand: at thousands of pages it is not small. */
export function* emitSitemap({ config, table: { routes }, noIndexPaths }: EmittedSite): Iterable<EmittedFile> {
  if (config.noIndex) return
  const render = (): SitemapFile[] => renderSitemap(config, routes, noIndexPaths)
  if (routes.length <= largestFile) yield { path: 'sitemap.xml', make: () => render()[0]?.content ?? '' }
  else for (const { path, content } of render()) yield { path, make: () => content }
}

/** Maximum number of URLs in one file. */
const largestFile = 50_000

const namespace = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }

/**
 * `sitemap.xml`; for more than 50,000 pages it is an index, with `sitemap-1.xml` and so on next to it. Excluded: the not-found page, pages
 * marked noindex or unlisted, `ignorePatterns`, and `noIndexPaths` (pages that turned out to be noindex when rendered). [] if the site
 * wants no sitemap or must not be indexed.
 */
export function renderSitemap(
  config: ResolvedConfig,
  routes: readonly Route[],
  noIndexPaths: ReadonlySet<string> = new Set(),
): SitemapFile[] {
  const { sitemap } = config
  if (sitemap === undefined || config.noIndex) return []
  const isIgnored = pathMatcher(sitemap.ignorePatterns)
  const lastModifiedOf = new Map<string, string | undefined>()
  for (const { path, exact, metadata, textLocale } of routes) {
    if (!exact || textLocale !== undefined || metadata.noIndex || metadata.unlisted || noIndexPaths.has(path) || isIgnored(path)) continue
    const url = canonicalUrl(path, config)
    if (!lastModifiedOf.has(url)) lastModifiedOf.set(url, metadata.lastModified)
  }
  const urls = [...lastModifiedOf.keys()].sort()
  const elements = urls.map((url) => urlElement(url, lastModifiedOf.get(url), sitemap))
  if (elements.length <= largestFile) return [{ path: 'sitemap.xml', content: renderXml(xml('urlset', elements, namespace)) }]
  const parts: SitemapFile[] = []
  for (let start = 0; start < elements.length; start += largestFile) {
    const content = renderXml(xml('urlset', elements.slice(start, start + largestFile), namespace))
    parts.push({ path: `sitemap-${parts.length + 1}.xml`, content })
  }
  const entries = parts.map(({ path }) => xml('sitemap', [xml('loc', absoluteUrl(path, config))]))
  return [{ path: 'sitemap.xml', content: renderXml(xml('sitemapindex', entries, namespace)) }, ...parts]
}

function urlElement(
  url: string,
  lastModified: string | undefined,
  { changefreq, priority }: NonNullable<ResolvedConfig['sitemap']>,
): XmlElement {
  return xml('url', [
    xml('loc', url),
    lastModified === undefined ? undefined : xml('lastmod', lastModified),
    xml('changefreq', changefreq),
    xml('priority', String(priority)),
  ])
}

/** Patterns: `*` is any part of one segment, `**` any number of segments. Case and a trailing slash do not matter. */
export function pathMatcher(patterns: readonly string[]): (path: string) => boolean {
  const expressions = patterns.map((pattern) => {
    const source = comparablePath(pattern.startsWith('/') ? pattern : `/${pattern}`)
      .split(/(\/?\*{2,}|\*)/)
      .map((part) => {
        if (part === '*') return '[^/]*'
        if (/^\/?\*{2,}$/.test(part)) return part.startsWith('/') ? '(?:/.*)?' : '.*'
        return escapePattern(part)
      })
      .join('')
    return new RegExp(`^${source}$`, 's')
  })
  return (path) => expressions.some((expression) => expression.test(comparablePath(path)))
}
