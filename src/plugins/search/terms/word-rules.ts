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
  /** Of scripts that are written without spaces; browsers have it for an index with such words alone. */
  runs?: RunRules
}

export interface RunRules {
  has(text: string): boolean
  /** The parts of a text in turn: in such scripts, and in others. */
  list(text: string): { part: string; start: number; isRun: boolean }[]
  cut(run: string): RunWord[]
  /** Each two letters that stand beside each other. */
  pairsOf(letters: readonly string[]): string[]
  /** What counts as a word where a text is cut for the results. */
  shown: RegExp
}

/** A word of a run. */
export interface RunWord {
  term: string
  /** Its letters, folded. */
  letters: string[]
  /** The letter behind it, if the run goes on. */
  next: string | undefined
  start: number
  end: number
}

export const englishRules: WordRules = {
  fold: foldTerm,
  stem: rememberStems((term) => stemmer(foldedOf(term).replace(/(?<=[a-z]{4})ly$/, ''))),
  isCommon: (term) => isCommonWord(foldedOf(term)),
  otherSpellings: () => [],
  hasElisions: false,
}
