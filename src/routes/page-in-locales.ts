// One page in the languages of a site: its address in each, for the head, the sitemap and the choice of languages.
import type { PublicConfig } from '../config/public-config.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { withBaseUrl } from '../lib/site-path.ts'
import { canonicalUrl } from './page-metadata.ts'
import type { RouteBase } from './route-base.ts'

type LocaleConfig = Pick<
  PublicConfig & ResolvedConfig,
  'url' | 'baseUrl' | 'rootUrl' | 'trailingSlash' | 'locales' | 'locale' | 'defaultLocale'
>
type Locale = LocaleConfig['locales'][number]
type LocalizedRoute = Pick<RouteBase, 'path' | 'textLocale' | 'inLocales'>

function placeIn({ name }: Locale, route: LocalizedRoute, { locale }: LocaleConfig): { path?: string; isTranslated: boolean } {
  if (name === locale) return { path: route.path, isTranslated: route.textLocale === undefined }
  return route.inLocales?.[name] ?? { path: route.path, isTranslated: true }
}

function urlIn(locale: Locale, path: string, config: LocaleConfig): string {
  return canonicalUrl(path, { ...config, url: locale.url, baseUrl: locale.baseUrl })
}

/** The languages that have the text of a page, with absolute addresses, and `x-default`, which stands for the default one. */
export function listTranslations(route: LocalizedRoute, config: LocaleConfig): { hreflang: string; url: string }[] {
  const found = config.locales.flatMap((locale) => {
    const { path, isTranslated } = placeIn(locale, route, config)
    return path !== undefined && isTranslated ? [{ name: locale.name, hreflang: locale.htmlLang, url: urlIn(locale, path, config) }] : []
  })
  const fallback = found.find(({ name }) => name === config.defaultLocale)
  return [
    ...found.map(({ hreflang, url }) => ({ hreflang, url })),
    ...(fallback === undefined ? [] : [{ hreflang: 'x-default', url: fallback.url }]),
  ]
}

/** The canonical address: of a page that nobody has translated, that of its original. */
export function originalUrl(route: LocalizedRoute, config: LocaleConfig): string {
  return route.textLocale === undefined ? canonicalUrl(route.path, config) : urlInLanguage(route.textLocale, route, config)
}

/** The address of a page in one of the languages of the site. */
export function urlInLanguage(language: string, route: LocalizedRoute, config: LocaleConfig): string {
  const locale = config.locales.find(({ name }) => name === language)
  if (locale === undefined) return canonicalUrl(route.path, config)
  return urlIn(locale, placeIn(locale, route, config).path ?? route.path, config)
}

/** Where a choice of languages leads: to the same page, or to the front page of a language that has none. */
export function addressIn(locale: Locale, route: LocalizedRoute, config: LocaleConfig): string {
  const path = route.path === '*' ? '/' : (placeIn(locale, route, config).path ?? '/')
  if (locale.url !== config.url) return urlIn(locale, path, config)
  if (locale.name === config.locale) return path
  // From a page of another language, an address on this site begins at the root, whatever the base URL of that language.
  return `pathname://${withBaseUrl(path, locale.baseUrl)}`
}
