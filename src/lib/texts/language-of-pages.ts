// Beside text.ts and not in it: browsers, which get another module in place of that, never ask for the language of a whole site.
import type { Language, Messages } from './text.ts'

interface SiteInLanguage {
  config: { locale: string; locales: readonly { name: string; htmlLang: string; calendar?: string }[] }
  texts?: Messages | undefined
}

/** The language that the pages of a site are in, with its texts. */
export function languageOfPages({ config, texts }: SiteInLanguage): Language {
  const { htmlLang, calendar } = config.locales.find(({ name }) => name === config.locale) ?? {}
  return { name: htmlLang ?? config.locale, ...(calendar !== undefined && { calendar }), messages: texts ?? {} }
}
