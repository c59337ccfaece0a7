// `@docusaurus/useDocusaurusContext`: the configuration of the site in the form that Docusaurus gives it. An island that uses it loads the
// configuration alone. The context is that of Docusaurus's inner module `core/lib/client/docusaurusContext`: sites import it in `src/theme/Root`,
// to give everything below it another configuration, such as a translated title.
import { createContext, useContext } from 'react'
import { type PageContextValue, usePage } from '../../theme/page-context.ts'

export type SiteConfig = ReturnType<typeof siteConfigOf>

export type DocusaurusContext = ReturnType<typeof contextOf>

/** Undefined where no component of the site gives it. */
export const Context = createContext<DocusaurusContext | undefined>(undefined)

export default function useDocusaurusContext(): DocusaurusContext {
  const own = contextOf(usePage().site.config)
  return useContext(Context) ?? own
}

function contextOf(config: PageContextValue['site']['config']) {
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
  // What only code of the site reads (migrate/docusaurus/convert-config.ts).
  const { organizationName, projectName, themeConfig } = customFields
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
    organizationName,
    projectName,
    themeConfig: {
      ...(typeof themeConfig === 'object' && themeConfig),
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
