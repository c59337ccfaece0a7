// What the search knows of the words of a language. English is a part of the search; of another language, its readers load a script (words/).
import { stemmer } from 'stemmer'
import { isCommonWord } from './common-words.ts'
import { foldedOf } from './fold-letters.ts'
import { foldTerm } from './fold-term.ts'
import { rememberStems, type Stem } from './remember-words.ts'
import type { Word } from './word.ts'

export interface WordRules {
  /** Brings spellings of a word together. @param word in lower case. */
  fold(word: string): string
  stem: Stem
  /** Whether the word of a term says nothing of a page. */
  isCommon(term: string): boolean
  /** How the word of a term is written as well, folded: `ueber` for `über`. */
  otherSpellings(term: string): string[]
  /** What stands between two words as a space does: the apostrophe of `l'image`. */
  elision?: RegExp
  /** Of scripts that are written without spaces; browsers have it for an index with such words alone. */
  runs?: RunRules
}

export interface RunRules {
  has(text: string): boolean
  /** @param splitOthers cuts what stands between such scripts. */
  split(text: string, splitOthers: (part: string) => Word[]): Word[]
  /** Each two letters that stand beside each other. */
  pairsOf(letters: readonly string[]): string[]
  /** What counts as a word where a text is cut for the results. */
  shown: RegExp
}

export const englishRules: WordRules = {
  fold: foldTerm,
  stem: rememberStems((term) => stemmer(foldedOf(term).replace(/(?<=[a-z]{4})ly$/, ''))),
  isCommon: (term) => isCommonWord(foldedOf(term)),
  otherSpellings: () => [],
}
