// The part of the configuration that the theme reads, without everything else (paths on the maintainer's disk, policies, functions).
import type { ResolvedConfig } from './resolved-config.ts'

/** Plain JSON: it is sent to workers and, in part, to browsers. */
export type PublicConfig = ReturnType<typeof publicConfig>

export function publicConfig(config: ResolvedConfig) {
  return {
    title: config.title,
    tagline: config.tagline,
    url: config.url,
    baseUrl: config.baseUrl,
    rootUrl: config.rootUrl,
    ...(config.sharedPaths && { sharedPaths: config.sharedPaths }),
    trailingSlash: config.trailingSlash,
    favicon: config.favicon,
    noIndex: config.noIndex,
    baseUrlIssueBanner: config.baseUrlIssueBanner,
    brand: config.brand,
    titleDelimiter: config.titleDelimiter,
    version: config.version,
    locales: config.locales,
    defaultLocale: config.defaultLocale,
    locale: config.locale,
    navbar: config.navbar,
    footer: config.footer,
    announcementBar: config.announcementBar,
    colorMode: config.colorMode,
    tableOfContents: config.tableOfContents,
    socialImage: config.socialImage,
    metadata: config.metadata,
    headTags: config.headTags,
    search: config.search,
    textTwins: config.textTwins,
    customFields: config.customFields,
  }
}
