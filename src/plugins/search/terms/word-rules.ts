// What the search knows of the words of a language. English is a part of the search; of another language, its readers load what is in words/.
import { stemmer } from 'stemmer'
import { isCommonWord } from './common-words.ts'
import { foldedOf, lowerLetters, plainLettersOf, writtenMark, writtenOf } from './fold-letters.ts'
import { foldTerm } from './fold-term.ts'

/** What words of one stem have in common: good enough to find one by another, not to show. Takes and gives terms. */
export type Stem = (term: string) => string

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

/** A language, in words/. */
export interface LanguageWords {
  /** Undefined where the endings of words are not the language's own: those of English words are left out then. */
  stem?: (word: string) => string
  /** Words that say nothing of a page, with spaces between them. */
  common: string
  /** Letter -> what is written where it cannot be typed. */
  letters?: Readonly<Record<string, string>>
  hasElisions?: boolean
}

/** A stem of shorter words, or of what has digits, says no more than they do. */
const shortest = 4

function remember(stem: (term: string) => string): Stem {
  const known = new Map<string, string>()
  return (term) => {
    const found = known.get(term) ?? (/\d/.test(term) || term.length < shortest ? term : stem(term))
    known.set(term, found)
    return found
  }
}

export const englishRules: WordRules = {
  fold: foldTerm,
  stem: remember((term) => stemmer(foldedOf(term).replace(/(?<=[a-z]{4})ly$/, ''))),
  isCommon: (term) => isCommonWord(foldedOf(term)),
  otherSpellings: () => [],
  hasElisions: false,
}

export function rulesOf({ stem, common, letters = {}, hasElisions = false }: LanguageWords): WordRules {
  const words = common.split(/\s+/)
  const written = new Set(words)
  const plain = new Set(words.map(plainLettersOf))
  const digraphs = Object.entries(letters)
  return {
    ...englishRules,
    ...(stem && {
      fold: (word: string) => word,
      // Some stems of a word keep its accents, others do not.
      stem: remember((term) => plainLettersOf(stem(writtenOf(term) || foldedOf(term)))),
    }),
    // What is written without accents may be common without them: `fur`. What has them is meant so: `schön` is not `schon`.
    isCommon: (term) =>
      term.includes(writtenMark) ? written.has(writtenOf(term)) : plain.has(term) || (stem === undefined && englishRules.isCommon(term)),
    otherSpellings(term) {
      const word = writtenOf(term)
      let spelled = word
      let short = word
      for (const [letter, other] of digraphs) {
        spelled = spelled.replaceAll(letter, other)
        short = short.replaceAll(other, plainLettersOf(letter))
      }
      return [...new Set([spelled, short].map((other) => plainLettersOf(lowerLetters(other))))].filter((other) => other !== foldedOf(term))
    },
    hasElisions,
  }
}
