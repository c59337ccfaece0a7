// What the search knows of the words of a language, where pages are built and on the command line. Browsers load a script (bundle-words.ts).
import { runRules } from '../terms/cut-run.ts'
import { englishRules, type WordRules } from '../terms/word-rules.ts'
import { type LanguageWords, rulesOf } from './rules-of.ts'

/** Language -> the file beside this one. */
const languages = {
  de: 'german',
  es: 'spanish',
  fr: 'french',
  it: 'italian',
  ja: 'japanese',
  pt: 'portuguese',
  ru: 'russian',
  zh: 'chinese',
} as const

export type LanguageFile = (typeof languages)[keyof typeof languages]

const files: Readonly<Record<LanguageFile, () => Promise<{ words: LanguageWords }>>> = {
  chinese: () => import('./chinese.ts'),
  french: () => import('./french.ts'),
  german: () => import('./german.ts'),
  italian: () => import('./italian.ts'),
  japanese: () => import('./japanese.ts'),
  portuguese: () => import('./portuguese.ts'),
  russian: () => import('./russian.ts'),
  spanish: () => import('./spanish.ts'),
}

/** @param locale such as `de-AT`. @returns undefined for English, and for languages that are searched by its rules. */
export function languageFileOf(locale: string): LanguageFile | undefined {
  const language = locale.toLowerCase().split(/[-_]/)[0] ?? ''
  return isKnown(language) ? languages[language] : undefined
}

function isKnown(language: string): language is keyof typeof languages {
  return Object.hasOwn(languages, language)
}

export async function loadWordRules(locale: string): Promise<WordRules> {
  const file = languageFileOf(locale)
  return file === undefined ? { ...englishRules, runs: runRules } : rulesOf((await files[file]()).words, englishRules)
}
