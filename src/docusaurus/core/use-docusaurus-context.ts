// `@docusaurus/useDocusaurusContext`: the configuration of the site in the form that Docusaurus gives it. An island that uses it loads the
// configuration alone.
import { type PageContextValue, usePage } from '../../theme/page-context.ts'

export type SiteConfig = ReturnType<typeof siteConfigOf>

export default function useDocusaurusContext() {
  const { config } = usePage().site
  return {
    siteConfig: siteConfigOf(config),
    siteMetadata: { docusaurusVersion: '3', siteVersion: config.version, pluginVersions: {} },
    i18n: {
      currentLocale: config.locale,
      defaultLocale: config.defaultLocale,
      locales: config.locales.map(({ name }) => name),
      localeConfigs: Object.fromEntries(config.locales.map((locale) => [locale.name, locale])),
    },
    globalData: {},
    codeTranslations: {},
  }
}

export function siteConfigOf(config: PageContextValue['site']['config']) {
  const { navbar, footer, announcementBar, colorMode, tableOfContents, socialImage, metadata } = config
  const { title, tagline, url, baseUrl, trailingSlash, favicon, noIndex, titleDelimiter, customFields } = config
  return {
    title,
    tagline,
    url,
    baseUrl,
    baseUrlIssueBanner: config.baseUrlIssueBanner,
    trailingSlash,
    favicon,
    noIndex,
    titleDelimiter,
    customFields,
    themeConfig: {
      navbar,
      ...(footer && { footer: { ...footer, links: footer.columns ?? [] } }),
      announcementBar,
      colorMode,
      tableOfContents,
      image: socialImage,
      metadata,
    },
  }
}
