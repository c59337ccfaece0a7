// Adds what the platform knows about locales: the name of a language in that language, and the direction of its script.
import type * as z from 'zod'
import { once } from './option-values.ts'
import { type i18n, locale } from './text-options.ts'

type ParsedLocale = z.output<typeof locale>
export interface ResolvedLocale extends Required<Omit<ParsedLocale, 'docs'>> {
  name: string
  /** Path under which its pages are served: that of the site, for the language at the root and for one with a host of its own. */
  baseUrl: string
  /** Folder of its pages in the output: '' for the language at the root. */
  folder: string
}

interface SiteAddress {
  url: string
  baseUrl: string
}

/** ISO 15924 codes of the right-to-left scripts in use. */
const rightToLeftScripts = new Set(['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'])

export function resolveLocales({ defaultLocale, locales = [defaultLocale], localeConfigs }: z.output<typeof i18n>, site: SiteAddress) {
  const atRoot = localeAtRoot({ defaultLocale, localeConfigs })
  const resolve = (name: string) => resolveLocale(name, localeConfigs[name] ?? locale.parse({}, once), name === atRoot, site)
  return { locales: locales.map(resolve), defaultLocale }
}

/** The language whose pages have no first part of their own: the one that says so, or the default one. */
export function localeAtRoot({ defaultLocale, localeConfigs }: Pick<z.output<typeof i18n>, 'defaultLocale' | 'localeConfigs'>): string {
  return Object.entries(localeConfigs).find(([, { path }]) => path === '')?.[0] ?? defaultLocale
}

function resolveLocale(name: string, options: ParsedLocale, isAtRoot: boolean, site: SiteAddress): ResolvedLocale {
  const path = (options.path || name).replace(/^\/+|\/+$/g, '')
  const url = options.url ?? site.url
  return {
    name,
    label: options.label ?? nameInItself(name),
    direction: options.direction ?? directionOf(name),
    htmlLang: options.htmlLang ?? name,
    calendar: options.calendar,
    path,
    url,
    baseUrl: isAtRoot || url !== site.url ? site.baseUrl : `${site.baseUrl}${path}/`,
    folder: isAtRoot ? '' : path,
  }
}

/** `de` -> `Deutsch`, `fr` -> `Français`. */
function nameInItself(name: string): string {
  // Of most sites; the platform needs longer for the first name than for any other (measured: 1 % of a build with nothing changed).
  if (name === 'en') return 'English'
  const label = new Intl.DisplayNames(name, { type: 'language' }).of(name) ?? name
  const [first = '', ...rest] = label
  return first.toLocaleUpperCase(name) + rest.join('')
}

function directionOf(name: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(name).maximize()
  return script !== undefined && rightToLeftScripts.has(script) ? 'rtl' : 'ltr'
}
