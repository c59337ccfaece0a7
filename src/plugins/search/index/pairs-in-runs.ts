// What the index has of a word in a script without spaces besides the word: letters that stand beside each other, and are no word. They are found
// behind words, where a query is cut otherwise than the text.
import { runRules } from '../terms/cut-run.ts'
import { writtenMark } from '../terms/fold-letters.ts'
import { termsOf } from '../terms/split-words.ts'
import type { Word } from '../terms/word.ts'

/** Terms of the letters that begin in the word; none of other words. Every letter of a text begins a term. */
export function pairTermsOf({ letters, next }: Word): string[] {
  if (!letters) return []
  const inside = letters.length > 2 ? runRules.pairsOf(letters) : []
  const last = letters.slice(-1)
  const across = next !== undefined ? runRules.pairsOf([...last, next]) : letters.length > 1 ? last : []
  return [...inside, ...across].map((pair) => pair + writtenMark)
}

/** All terms of a word. */
export function indexTermsOf(word: Word): string[] {
  return [...termsOf(word), ...pairTermsOf(word)]
}
