// The language of a text, for the element around it, where that is not the language of the page: nobody has translated it.
import { usePage } from '../page-context.ts'

export interface TextLanguage {
  lang?: string
  dir?: 'ltr' | 'rtl'
}

/** For the element around the text of the page. */
export function useTextLanguage(): TextLanguage {
  return useTextLanguages()(usePage().route.textLocale)
}

/** Tells what to write on the element around a text by its `textLocale`; nothing for a text in the language of the page. */
export function useTextLanguages(): (textLocale: string | undefined) => TextLanguage {
  const { locales } = usePage().site.config
  return (textLocale) => {
    const original = textLocale === undefined ? undefined : locales.find(({ name }) => name === textLocale)
    return original === undefined ? {} : { lang: original.htmlLang, dir: original.direction }
  }
}
