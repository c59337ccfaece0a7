import type { Language } from '../lib/texts/text.ts'
import type { SiteData } from './site-data.ts'

/** The language that the pages of a site are in, with its texts. */
export function languageOfPages({ config, texts }: Pick<SiteData, 'config' | 'texts'>): Language {
  const { htmlLang, calendar } = config.locales.find(({ name }) => name === config.locale) ?? {}
  return { name: htmlLang ?? config.locale, ...(calendar !== undefined && { calendar }), messages: texts ?? {} }
}
