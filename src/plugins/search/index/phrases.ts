// What is said about a page as a whole: its description and first lines, what readers call it (`search_terms`), and the texts of the links that
// lead to it. Each phrase is found by its words like a heading, but weighs less, and none is shown.
import { isOption, optionTerm, splitWords } from '../terms/split-words.ts'
import type { WordRules } from '../terms/word-rules.ts'
import { indexTermsOf } from './pairs-in-runs.ts'
import type { HeadingPlace } from './posting.ts'

export interface Phrase {
  /** Which phrase of the page it is; what kind, too: see below. */
  number: number
  text: string
}

/** The description and the first lines: one phrase, of which no word is a certain share. */
export const leadNumber = 0
/** Numbers from here on are texts of links; those before are what readers call the page. */
export const firstLinkNumber = 16
/** As many phrases of either kind are kept. */
const mostTerms = firstLinkNumber - 1
const mostLinks = 10
/** A place of a phrase has no length where one in a heading has its number of words. */
const mostWords = 7

export function termPhrases(lead: string, terms: readonly string[]): Phrase[] {
  const named = terms.slice(0, mostTerms).map((text, index) => ({ number: index + 1, text }))
  return [{ number: leadNumber, text: lead }, ...named]
}

/** @param texts the most frequent ones first. */
export function linkPhrases(texts: readonly string[]): Phrase[] {
  return texts.slice(0, mostLinks).map((text, index) => ({ number: firstLinkNumber + index, text }))
}

/** Term -> where it stands, in the order of the phrases. */
export function placesInPhrases(phrases: readonly Phrase[], rules: WordRules): Map<string, HeadingPlace[]> {
  const places = new Map<string, HeadingPlace[]>()
  for (const { number, text } of phrases) {
    const words = splitWords(text, rules).filter(({ term }) => !rules.isCommon(term))
    const position = number === leadNumber ? 0 : Math.min(words.length, mostWords)
    const options = number === leadNumber ? [] : words.filter(({ start }) => isOption(text, start)).map(({ term }) => optionTerm(term))
    const terms = new Set([...words.flatMap(indexTermsOf).filter((term) => !rules.isCommon(term)), ...options])
    for (const term of terms) {
      const known = places.get(term)
      const place = { section: number, position, length: 0 }
      if (known) known.push(place)
      else places.set(term, [place])
    }
  }
  return places
}
