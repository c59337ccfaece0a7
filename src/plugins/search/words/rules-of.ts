// From the words of a language to its rules. Not a part of the search of English sites: browsers load it with the words (bundle-words.ts).

import { runRules } from '../terms/cut-run.ts'
import { foldedOf, lowerLetters, plainLettersOf, writtenMark, writtenOf } from '../terms/fold-letters.ts'
import { rememberStems } from '../terms/remember-words.ts'
import type { WordRules } from '../terms/word-rules.ts'

/** A language, in a file beside this one. */
export interface LanguageWords {
  /** Undefined where the endings of words are not the language's own: those of English words are left out then. */
  stem?: (word: string) => string
  /** Words that say nothing of a page, with spaces between them. */
  common: string
  /** Letter -> what is written where it cannot be typed. */
  letters?: Readonly<Record<string, string>>
  hasElisions?: boolean
}

const elision = /(?<=\p{L})['’](?=\p{L})/gu

/** @param english what holds where the language says nothing else. */
export function rulesOf({ stem, common, letters = {}, hasElisions = false }: LanguageWords, english: WordRules): WordRules {
  const words = common.split(/\s+/)
  const written = new Set(words)
  const plain = new Set(words.map(plainLettersOf))
  const digraphs = Object.entries(letters)
  return {
    ...english,
    ...(stem && {
      fold: (word: string) => word,
      // Some stems of a word keep its accents, others do not.
      stem: rememberStems((term) => plainLettersOf(stem(writtenOf(term) || foldedOf(term)))),
    }),
    // What is written without accents may be common without them: `fur`. What has them is meant so: `schön` is not `schon`.
    isCommon: (term) =>
      term.includes(writtenMark) ? written.has(writtenOf(term)) : plain.has(term) || (stem === undefined && english.isCommon(term)),
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
    ...(hasElisions && { elision }),
    runs: runRules,
  }
}
