// Locales have to be language tags, and options for locales have to be about locales that the site has.
import { listNearest, nearest } from '../diagnostics/suggest.ts'
import { describeValue } from '../lib/describe-value.ts'
import type { Finding, ValuePath } from './finding.ts'
import type { ParsedConfig } from './site-config.ts'

export function checkLocales({ i18n }: ParsedConfig, isWritten: (path: ValuePath) => boolean): Finding[] {
  const { defaultLocale, locales = [defaultLocale], localeConfigs } = i18n
  const findings: Finding[] = []
  locales.forEach((locale, index) => {
    const path = i18n.locales ? ['i18n', 'locales', index] : ['i18n', 'defaultLocale']
    if (!isLanguageTag(locale)) {
      const message = `Expected a language tag such as "en" or "pt-BR", found ${describeValue(locale)}.`
      findings.push({ id: 'config-invalid', path, at: 'value', message })
    }
    if (locales.indexOf(locale) < index) {
      findings.push({
        id: 'config-invalid',
        path,
        at: 'value',
        message: `Expected each locale once, found ${describeValue(locale)} again.`,
      })
    }
  })
  for (const [name, { url }] of Object.entries(localeConfigs)) {
    if (url === undefined || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) continue
    const message = `Expected "url" of a language to be an address with http or https, found ${describeValue(url)}.`
    findings.push({
      id: 'config-invalid',
      path: ['i18n', 'localeConfigs', name, 'url'],
      at: 'value',
      message,
      hint: 'Write it as "https://fr.example.com".',
    })
  }
  const [atRoot, again] = Object.keys(localeConfigs).filter((name) => localeConfigs[name]?.path === '')
  if (again !== undefined) {
    const message = `Expected one language at the root, found "${atRoot}" and "${again}".`
    findings.push({ id: 'config-invalid', path: ['i18n', 'localeConfigs', again, 'path'], at: 'value', message })
  }
  if (!locales.includes(defaultLocale)) {
    const path = isWritten(['i18n', 'defaultLocale']) ? ['i18n', 'defaultLocale'] : ['i18n', 'locales']
    const message = `Expected the default locale to be one of "i18n.locales" (${listNearest(defaultLocale, locales)}), found ${describeValue(defaultLocale)}.`
    findings.push({ id: 'config-invalid', path, at: 'value', message })
  }
  for (const name of Object.keys(localeConfigs)) {
    if (locales.includes(name)) continue
    const suggestion = nearest(name, locales)
    const message = `Expected the keys of "i18n.localeConfigs" to be locales of the site (${listNearest(name, locales)}), found ${describeValue(name)}.`
    const hint = suggestion === undefined ? 'Add the locale to "i18n.locales".' : `Did you mean "${suggestion}"?`
    findings.push({ id: 'config-invalid', path: ['i18n', 'localeConfigs', name], at: 'key', message, hint })
  }
  return findings
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
