// What the search knows of the words of a language. English is a part of the search; of another language, its readers load a script (words/).
import { stemmer } from 'stemmer'
import { isCommonWord } from './common-words.ts'
import { foldedOf } from './fold-letters.ts'
import { foldTerm } from './fold-term.ts'
import { rememberStems, type Stem } from './remember-stems.ts'

export interface WordRules {
  /** Brings spellings of a word together. @param word in lower case. */
  fold(word: string): string
  stem: Stem
  /** Whether the word of a term says nothing of a page. */
  isCommon(term: string): boolean
  /** How the word of a term is written as well, folded: `ueber` for `über`. */
  otherSpellings(term: string): string[]
  /** An apostrophe stands between two words: `l'image`. */
  hasElisions: boolean
}

export const englishRules: WordRules = {
  fold: foldTerm,
  stem: rememberStems((term) => stemmer(foldedOf(term).replace(/(?<=[a-z]{4})ly$/, ''))),
  isCommon: (term) => isCommonWord(foldedOf(term)),
  otherSpellings: () => [],
  hasElisions: false,
}
