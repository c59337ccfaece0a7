// The texts of a site in one of its languages: those of the theme, and over them what the site says itself.
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import { english, isTextId } from '../../lib/texts/english.ts'
import { type Language, type Messages, textsIn, type WriteText } from '../../lib/texts/text.ts'
import type { ContentTree } from '../content-tree.ts'
import type { LocaleTexts } from './locale-texts.ts'

type Texts = Pick<LocaleTexts, 'theme' | 'code'>

/** Of a content tree: the texts of its only language, or those of each. */
export interface SiteTexts {
  texts?: LocaleTexts
  locales?: Readonly<Record<string, { texts: LocaleTexts }>>
}

/** Only what is not as it would be without. */
export function messagesOf({ theme, code }: Texts): Messages {
  return Object.fromEntries(Object.entries({ ...theme, ...code }).filter(([id, text]) => !isTextId(id) || english[id] !== text))
}

/** @param tree in the language of the configuration (localize-content.ts). */
export function languageOf(config: Pick<ResolvedConfig, 'locale' | 'locales'>, { texts }: Pick<ContentTree, 'texts'>): Language {
  return languageWith(config, config.locale, texts)
}

export function textsOf(config: Pick<ResolvedConfig, 'locale' | 'locales'>, tree: Pick<ContentTree, 'texts'>): WriteText {
  return textsIn(languageOf(config, tree))
}

/**
 * The texts of the theme alone, of each language that does not have those that are built in.
 * @param tree of all languages.
 * @param isWanted leaves out the others.
 */
export function themeLanguages(
  config: Pick<ResolvedConfig, 'locale' | 'locales'>,
  tree: SiteTexts,
  isWanted: (id: string) => boolean = isTextId,
): Record<string, Language> {
  const languages: Record<string, Language> = {}
  for (const { name } of config.locales) {
    const language = languageWith(config, name, tree.locales?.[name]?.texts ?? tree.texts)
    const messages = Object.fromEntries(Object.entries(language.messages).filter(([id]) => isTextId(id) && isWanted(id)))
    if (Object.keys(messages).length > 0) languages[name] = { ...language, messages }
  }
  return languages
}

function languageWith({ locales }: Pick<ResolvedConfig, 'locales'>, name: string, texts: Texts | undefined): Language {
  const { htmlLang, calendar } = locales.find((each) => each.name === name) ?? {}
  return { name: htmlLang ?? name, ...(calendar !== undefined && { calendar }), messages: texts ? messagesOf(texts) : {} }
}
