// Adds what the platform knows about locales: the name of a language in that language, and the direction of its script (spec 3.05).
import type { ResolvedLocale } from './resolved-config.ts'
import type { LocaleOptions, LocalesOptions } from './text-options.ts'

/** ISO 15924 codes of the right-to-left scripts in use. */
const rightToLeftScripts = new Set(['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'])

export function resolveLocales(i18n: LocalesOptions | undefined): { locales: ResolvedLocale[]; defaultLocale: string } {
  const defaultLocale = i18n?.defaultLocale ?? 'en'
  const locales = (i18n?.locales ?? [defaultLocale]).map((name) => resolveLocale(name, i18n?.localeConfigs?.[name] ?? {}))
  return { locales, defaultLocale }
}

function resolveLocale(name: string, options: LocaleOptions): ResolvedLocale {
  return {
    name,
    label: options.label ?? nameInItself(name),
    direction: options.direction ?? directionOf(name),
    htmlLang: options.htmlLang ?? name,
    calendar: options.calendar ?? 'gregory',
    path: options.path ?? name,
  }
}

/** `de` -> `Deutsch`, `fr` -> `Français`. */
function nameInItself(name: string): string {
  const label = new Intl.DisplayNames(name, { type: 'language' }).of(name) ?? name
  const [first = '', ...rest] = label
  return first.toLocaleUpperCase(name) + rest.join('')
}

function directionOf(name: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(name).maximize()
  return script !== undefined && rightToLeftScripts.has(script) ? 'rtl' : 'ltr'
}
