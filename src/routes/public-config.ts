// The part of the configuration that pages are rendered from. Named key by key: what is not here cannot reach a page by accident.
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { PublicConfig } from './route.ts'

export function publicConfigOf(config: ResolvedConfig): PublicConfig {
  return {
    title: config.title,
    tagline: config.tagline,
    url: config.url,
    baseUrl: config.baseUrl,
    trailingSlash: config.trailingSlash,
    favicon: config.favicon,
    noIndex: config.noIndex,
    baseUrlIssueBanner: config.baseUrlIssueBanner,
    titleDelimiter: config.titleDelimiter,
    version: config.version,
    locales: config.locales,
    defaultLocale: config.defaultLocale,
    navbar: config.navbar,
    footer: config.footer,
    announcementBar: config.announcementBar,
    colorMode: config.colorMode,
    tableOfContents: config.tableOfContents,
    socialImage: config.socialImage,
    metadata: config.metadata,
    customFields: config.customFields,
  }
}
