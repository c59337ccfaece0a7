// Adds what the platform knows about locales: the name of a language in that language, and the direction of its script.
import type * as z from 'zod'
import { once } from './option-values.ts'
import { type i18n, locale } from './text-options.ts'

type ParsedLocale = z.output<typeof locale>
export type ResolvedLocale = Required<ParsedLocale> & { name: string }

/** ISO 15924 codes of the right-to-left scripts in use. */
const rightToLeftScripts = new Set(['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'])

export function resolveLocales({ defaultLocale, locales = [defaultLocale], localeConfigs }: z.output<typeof i18n>) {
  return { locales: locales.map((name) => resolveLocale(name, localeConfigs[name] ?? locale.parse({}, once))), defaultLocale }
}

function resolveLocale(name: string, options: ParsedLocale): ResolvedLocale {
  return {
    name,
    label: options.label ?? nameInItself(name),
    direction: options.direction ?? directionOf(name),
    htmlLang: options.htmlLang ?? name,
    calendar: options.calendar,
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
