// How well a term of the index answers a word of the query: 1 for the word itself, less for a beginning, another form, or a wrong letter; 0 for
// something else.
import { stemOf } from '../terms/fold-term.ts'
import type { QueryWord } from './parse-query.ts'

const beginning = 0.8
const otherForm = 0.75
const misspelled = 0.5
const sharedLetters = 3
/** From so many letters on a wrong one is forgiven: of shorter words too many others are one letter away. */
const forgivenFrom = 5

export function matchTerm({ term, typed, isPrefix }: QueryWord, candidate: string): number {
  if (candidate === term) return 1
  if (isPrefix && (candidate.startsWith(typed) || candidate.startsWith(term))) {
    // The more of it is typed, the surer.
    return beginning * (0.7 + 0.3 * (term.length / candidate.length))
  }
  // Forms of a word begin alike; most terms do not, and are not looked at any further.
  const isNear = term.length > 3 && candidate.length > 3 && candidate.startsWith(term.slice(0, sharedLetters))
  if (isNear && stemOf(candidate) === stemOf(term)) return otherForm
  if (!isPrefix && term.length >= forgivenFrom && candidate.startsWith(term)) return beginning * 0.7 * (term.length / candidate.length)
  return 0
}

/** Counts what was typed: `cilps` has five letters, and its term is `cilp`. */
export function mayBeMisspelled({ typed }: QueryWord): boolean {
  return typed.length >= forgivenFrom
}

/** The same for words that nothing was found for: one letter too many, too few, wrong, or two in the wrong order. */
export function matchMisspelled(word: QueryWord, candidate: string): number {
  const { term, isPrefix } = word
  if (!mayBeMisspelled(word)) return 0
  if (isOneLetterAway(term, candidate)) return misspelled
  return isPrefix && candidate.length > term.length && isOneLetterAwayFromStart(term, candidate) ? misspelled * 0.8 : 0
}

export function isOneLetterAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const restOfA = a.slice(start)
  const restOfB = b.slice(start)
  if (a.length === b.length) {
    const isSwapped = restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2)
    return isSwapped || restOfA.slice(1) === restOfB.slice(1)
  }
  return a.length > b.length ? restOfA.slice(1) === restOfB : restOfA === restOfB.slice(1)
}

function isOneLetterAwayFromStart(term: string, candidate: string): boolean {
  return [term.length - 1, term.length, term.length + 1].some((length) => isOneLetterAway(term, candidate.slice(0, length)))
}
