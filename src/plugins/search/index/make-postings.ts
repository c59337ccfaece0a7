// The terms of one page and where they stand: made by the worker that has rendered it, and kept with the page. Building the index of the site
// is then only putting these together (gather-index.ts).

import { Encoder } from 'flexsearch'
import { decodeComponent } from '../../../lib/site-path.ts'
import { cutAtSpace } from '../cut-text.ts'
import type { PageSection } from '../read-sections.ts'
import { isOption, optionTerm, splitWords } from '../terms/split-words.ts'
import type { Word } from '../terms/word.ts'
import type { WordRules } from '../terms/word-rules.ts'
import { indexTermsOf, pairTermsOf } from './pairs-in-runs.ts'
import { linkPhrases, placesInPhrases, termPhrases } from './phrases.ts'
import { type HeadingPlace, writeHeadingPosting, writeTextPosting } from './posting.ts'

/** For each term `term posting\n` (posting.ts): text, because a build writes and reads the terms of all its pages. */
export interface PagePostings {
  headings: string
  texts: string
}

/** A term in more sections of a page than these is found in the ones where it stands first: five rows are shown of a page. */
const mostSections = 5
/** How early in its section a term stands, as one of so many steps. */
const steps = 6

/** Word as it is written -> its term, or its terms. Pages have most of their words in common: who makes the postings of many keeps one for them. */
export type KnownWords = Map<string, string | readonly string[]>

/** So that names and numbers of a large site do not fill the memory. */
const mostKnownWords = 50_000

/** What the postings of a page are made of. */
export interface PostedPage {
  sections: readonly PageSection[]
  /** Its last part is a name of the page, too. */
  path: string
  description?: string | undefined
  /** What readers call it. */
  terms?: readonly string[] | undefined
}

/** @param known of the same language; is filled. */
export function makePostings(page: PostedPage, rules: WordRules, known: KnownWords = new Map()): PagePostings {
  if (known.size > mostKnownWords) known.clear()
  return { headings: headingPostings(page, rules), texts: textPostings(page.sections, rules, known) }
}

/** Characters of the description, or where there is none of the first lines, that say what a page is about. */
const longestLead = 160

function headingPostings({ sections, path, description = '', terms = [] }: PostedPage, rules: WordRules): string {
  const places = new Map<string, HeadingPlace[]>()
  for (const [section, { heading }] of sections.entries()) {
    // A little longer than it is, so that a title with the same words stands before it.
    const named = section === 0 ? [...placesIn(heading, rules), ...placesIn(lastPartOf(path), rules, 1)] : placesIn(heading, rules)
    for (const [term, { position, length }] of named) {
      const place = { section, position, length }
      const known = places.get(term)
      const last = known?.at(-1)
      if (!known) places.set(term, [place])
      else if (last?.section !== section) known.push(place)
      // With the same word, the shorter of two names says more.
      else if (length < last.length) known[known.length - 1] = place
    }
  }
  const lead = cutAtSpace(description || (sections[0]?.text ?? ''), longestLead)
  for (const [term, found] of placesInPhrases(termPhrases(lead, terms), rules)) places.set(term, [...(places.get(term) ?? []), ...found])
  return postingLines(places)
}

/** Lines of the texts of links that lead to a page: `term posting\n`, like those of its headings. */
export function linkPostings(texts: readonly string[], rules: WordRules): string {
  return postingLines(placesInPhrases(linkPhrases(texts), rules))
}

function postingLines(places: ReadonlyMap<string, readonly HeadingPlace[]>): string {
  let lines = ''
  for (const [term, found] of places) {
    const inOrder = found.length === 1 ? found : [...found].sort((a, b) => a.section - b.section)
    lines += `${term} ${writeHeadingPosting(inOrder)}\n`
  }
  return lines
}

/** @param longer how much its length is increased. */
function placesIn(heading: string, rules: WordRules, longer = 0): [term: string, place: Omit<HeadingPlace, 'section'>][] {
  const words = headingWords(heading, rules)
  const length = longer + words.reduce((sum, { parts }) => sum + parts.length, 0)
  const found: [string, Omit<HeadingPlace, 'section'>][] = []
  let position = 0
  for (const [index, word] of words.entries()) {
    const { term, parts, pieces = [] } = word
    // The whole of a compound counts as one among whole words, its parts one by one.
    const whole = parts.length === 1 ? { position, length } : { position: index, length: longer + words.length }
    found.push([term, whole])
    if (isOption(heading, word.start)) found.push([optionTerm(term), whole])
    // Names that it is put together of: `extrapolateRight` of `options.extrapolateRight`.
    for (const piece of pieces) found.push([piece, whole])
    if (parts.length > 1) {
      for (const [offset, part] of parts.entries()) if (part.length > 1) found.push([part, { position: position + offset, length }])
    }
    for (const pair of pairTermsOf(word)) found.push([pair, { position, length }])
    position += parts.length
  }
  return found
}

function lastPartOf(path: string): string {
  return decodeComponent(path.split('/').findLast((part) => part !== '') ?? '')
}

/** Without common words, unless these are all that there is: `from` is the name of a prop, too. */
function headingWords(heading: string, rules: WordRules): Word[] {
  const words = splitWords(heading, rules)
  const telling = words.filter(({ term }) => !rules.isCommon(term))
  return telling.length === 0 ? words : telling
}

// Plain loops from here on: a build runs most of this before the engine has compiled it, and steps through iterators then.

function textPostings(sections: readonly PageSection[], rules: WordRules, known: KnownWords): string {
  /** Term -> each of its sections, with the step at which it first stands there: `section * steps + step`. */
  const found = new Map<string, number[]>()
  const encoder = encoderFor(rules, known)
  for (let section = 0; section < sections.length; section++) {
    const terms = encoder(sections[section]?.text ?? '')
    for (let place = 0; place < terms.length; place++) {
      const term = terms[place] ?? ''
      const step = Math.floor((place / terms.length) * steps)
      const places = found.get(term)
      if (!places) found.set(term, [section * steps + step])
      else if (Math.floor((places[places.length - 1] ?? 0) / steps) !== section) places.push(section * steps + step)
    }
  }
  let lines = ''
  found.forEach((places, term) => {
    lines += `${term} ${writeTextPosting(earliestSections(places))}\n`
  })
  return lines
}

/** In their order; those where the term stands earliest when there are more than are kept. */
function earliestSections(places: readonly number[]): number[] {
  const kept = places.length > mostSections ? [...places].sort((a, b) => (a % steps) - (b % steps)).slice(0, mostSections) : places
  return kept.map((place) => Math.floor(place / steps)).sort((a, b) => a - b)
}

/**
 * What no word has, and signs that are inside of words, where they stand outside of them. Text in ASCII, which is most text, takes a third
 * of the time with a pattern of its own.
 */
const betweenWords = /(?:[^\p{L}\p{M}\p{N}_$'’\-./:@#]|['’\-./:@#]+(?![\p{L}\p{M}\p{N}_$]))+/u
const betweenAsciiWords = /(?:[^\w$'\-./:@#]|['\-./:@#]+(?![\w$]))+/
const ascii = /^[\x00-\x7f]*$/

/** FlexSearch cuts text into words as they are written; what they are made of, it is told. */
function encoderFor(rules: WordRules, known: KnownWords): (text: string) => string[] {
  const finalize = (words: string[]): string[] => {
    const terms: string[] = []
    for (let place = 0; place < words.length; place++) {
      const written = words[place] ?? ''
      const learnt = known.get(written) ?? learnWord(written, rules, known)
      if (typeof learnt === 'string') terms.push(learnt)
      else for (const term of learnt) terms.push(term)
    }
    return terms
  }
  const options = { normalize: false, numeric: false, dedupe: false, cache: false, finalize }
  const anyText = new Encoder({ ...options, split: betweenWords })
  const asciiText = new Encoder({ ...options, split: betweenAsciiWords })
  return (text) => (ascii.test(text) ? asciiText : anyText).encode(text)
}

function learnWord(written: string, rules: WordRules, known: KnownWords): string | readonly string[] {
  const terms = splitWords(written, rules).flatMap((word) => indexTermsOf(word).filter((term) => !rules.isCommon(term)))
  const [only] = terms
  const learnt = terms.length === 1 && only !== undefined ? only : terms
  // Without spaces, it is a part of a sentence that no other page has.
  if (!rules.runs?.has(written)) known.set(written, learnt)
  return learnt
}
