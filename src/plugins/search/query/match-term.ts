// How well a term of the index answers a word of the query: 1 for the word itself, less for a beginning, another form, or a wrong letter; 0 for
// something else.
import { foldedOf } from '../terms/fold-letters.ts'
import { optionTerm } from '../terms/split-words.ts'
import type { QueryWord } from './parse-query.ts'

const beginning = 0.8
/** So little that the title of a page does not outweigh the text of another that has the word itself. */
const besideExact = 0.12
const otherForm = 0.75
/** The same word with other accents. */
const otherLetters = 0.9
/** The letters stand there, but are no word (terms/cut-run.ts). */
const lettersAlone = 0.5
/** The name of an option that was asked for with its dashes: a property of that name is meant seldom. */
const nameOfOption = 0.5
const joinedWord = 0.95
const synonym = 0.6
const misspelled = 0.5
const sharedLetters = 3
/** From so many letters on a wrong one is forgiven: of shorter words too many others are one letter away. */
const forgivenFrom = 5

/** @param word has an exact answer somewhere: then what only begins with it counts less than that, wherever it stands. */
export function matchTerm(word: QueryWord, candidate: string, hasExact = false): number {
  const { term, typed, exact, spellings, isPrefix, isQuoted } = word
  if (candidate === exact) return 1
  const folded = foldedOf(candidate)
  if (folded === term) {
    if (exact === optionTerm(term)) return nameOfOption
    return candidate.length === folded.length + 1 ? lettersAlone : otherLetters
  }
  if (spellings.includes(folded)) return otherLetters
  if (isQuoted) return 0
  const begins = folded.startsWith(term) || folded.startsWith(typed) || spellings.some((other) => folded.startsWith(other))
  // The more of it is typed, the surer.
  if (isPrefix && begins) return (hasExact ? besideExact : beginning) * (0.7 + 0.3 * (term.length / folded.length))
  if (isForm(word, exact, candidate) || spellings.some((other) => isForm(word, other, candidate))) return otherForm
  if (!isPrefix && begins && term.length * word.perLetter >= forgivenFrom)
    return (hasExact ? besideExact : beginning * 0.7) * (term.length / folded.length)
  return 0
}

/** Forms of a word begin alike; most terms do not, and are not looked at any further. */
function isForm({ stem }: QueryWord, term: string, candidate: string): boolean {
  if (term.length <= 3 || candidate.length <= 3 || !candidate.startsWith(term.slice(0, sharedLetters))) return false
  return stem(candidate) === stem(term) || stem(foldedOf(candidate)) === stem(foldedOf(term))
}

/** The same for another word that means as much. */
export function matchOther({ joined, synonyms, stem }: QueryWord, term: string): number {
  const candidate = foldedOf(term)
  if (joined.includes(candidate)) return joinedWord
  return synonyms.some(
    (other) => other === candidate || (candidate.startsWith(other.slice(0, sharedLetters)) && stem(other) === stem(candidate)),
  )
    ? synonym
    : 0
}

/** Counts what was typed: `cilps` has five letters, and its term is `cilp`. */
export function mayBeMisspelled({ typed, isQuoted }: QueryWord): boolean {
  return !isQuoted && typed.length >= forgivenFrom
}

/** The same for words that nothing was found for: one letter too many, too few, wrong, or two in the wrong order. */
export function matchMisspelled(word: QueryWord, written: string): number {
  const { term, isPrefix } = word
  if (!mayBeMisspelled(word)) return 0
  const candidate = foldedOf(written)
  if (isOneLetterAway(term, candidate)) return misspelled
  return isPrefix && candidate.length > term.length && isOneLetterAwayFromStart(term, candidate) ? misspelled * 0.8 : 0
}

/** The same for whole words: where only beginnings answer, the reader may have mistyped a word that is finished. */
export function matchWholeMisspelled(word: QueryWord, candidate: string): number {
  return mayBeMisspelled(word) && isOneLetterAway(word.term, foldedOf(candidate)) ? misspelled : 0
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
