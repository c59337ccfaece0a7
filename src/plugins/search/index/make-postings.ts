// The terms of one page and where they stand: made by the worker that has rendered it, and kept with the page. Building the index of the site
// is then only putting these together (gather-index.ts).
import { Index } from 'flexsearch'
import type { PageSection } from '../read-sections.ts'
import { isCommonWord } from '../terms/common-words.ts'
import { listWrittenWords, splitWords, termsOf, type Word } from '../terms/split-words.ts'
import { type HeadingPlace, writeHeadingPosting, writeTextPosting } from './posting.ts'

/** For each term `term posting\n` (posting.ts): text, because a build writes and reads the terms of all its pages. */
export interface PagePostings {
  headings: string
  texts: string
}

/** A term in more sections of a page than these is found in the ones where it stands first: five rows are shown of a page. */
const mostSections = 5
/** FlexSearch sorts the sections of a term into as many slots, by how early in the section it stands. */
const resolution = 6

/** Word as it is written -> its term, or its terms. Pages have most of their words in common: who makes the postings of many keeps one for them. */
export type KnownWords = Map<string, string | readonly string[]>

/** So that names and numbers of a large site do not fill the memory. */
const mostKnownWords = 50_000

/** @param path of the page: its last part is a name of the page, too. @param known is filled. */
export function makePostings(sections: readonly PageSection[], path: string, known: KnownWords = new Map()): PagePostings {
  if (known.size > mostKnownWords) known.clear()
  return { headings: headingPostings(sections, path), texts: textPostings(sections, known) }
}

function headingPostings(sections: readonly PageSection[], path: string): string {
  const places = new Map<string, HeadingPlace[]>()
  for (const [section, { heading }] of sections.entries()) {
    // A little longer than it is, so that a title with the same words stands before it.
    const named = section === 0 ? [...placesIn(heading), ...placesIn(lastPartOf(path), 1)] : placesIn(heading)
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
  let lines = ''
  for (const [term, found] of places) lines += `${term} ${writeHeadingPosting(found)}\n`
  return lines
}

/** @param longer how much its length is increased. */
function placesIn(heading: string, longer = 0): [term: string, place: Omit<HeadingPlace, 'section'>][] {
  const words = headingWords(heading)
  const length = longer + words.reduce((sum, { parts }) => sum + parts.length, 0)
  const found: [string, Omit<HeadingPlace, 'section'>][] = []
  let position = 0
  for (const [index, { term, parts }] of words.entries()) {
    // The whole of a compound counts as one among whole words, its parts one by one.
    found.push([term, parts.length === 1 ? { position, length } : { position: index, length: longer + words.length }])
    if (parts.length > 1) {
      for (const [offset, part] of parts.entries()) if (part.length > 1) found.push([part, { position: position + offset, length }])
    }
    position += parts.length
  }
  return found
}

function lastPartOf(path: string): string {
  const name = path.split('/').findLast((part) => part !== '') ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Without common words, unless these are all that there is: `from` is the name of a prop, too. */
function headingWords(heading: string): Word[] {
  const words = splitWords(heading)
  const telling = words.filter(({ term }) => !isCommonWord(term))
  return telling.length === 0 ? words : telling
}

// Plain loops from here on: a build runs most of this before the engine has compiled it, and steps through iterators then.

function textPostings(sections: readonly PageSection[], known: KnownWords): string {
  const index = new Index({ resolution, encode: (text) => encodeText(text, known) })
  for (const [section, { text }] of sections.entries()) if (text !== '') index.add(section, text)
  let lines = ''
  mapOf(index).forEach((slots, term) => {
    lines += `${term} ${writeTextPosting(earliestSections(slots))}\n`
  })
  return lines
}

function encodeText(text: string, known: KnownWords): string[] {
  const all: string[] = []
  const words = listWrittenWords(text)
  for (let place = 0; place < words.length; place++) {
    const written = words[place] ?? ''
    const terms = known.get(written) ?? learnWord(written, known)
    if (typeof terms === 'string') all.push(terms)
    else for (const term of terms) all.push(term)
  }
  return all
}

function learnWord(written: string, known: KnownWords): string | readonly string[] {
  const terms = splitWords(written).flatMap((word) => termsOf(word).filter((term) => !isCommonWord(term)))
  const [only] = terms
  const learnt = terms.length === 1 && only !== undefined ? only : terms
  known.set(written, learnt)
  return learnt
}

/** Of a term, in their order; those where it stands earliest when there are more than are kept. */
function earliestSections(slots: TermSlots): number[] {
  const sections: number[] = []
  for (let slot = 0; slot < slots.length; slot++) {
    // There are holes where a slot has no sections.
    const found = slots[slot] ?? []
    for (let place = 0; place < found.length && sections.length < mostSections; place++) sections.push(found[place] ?? 0)
  }
  return sections.length > 1 ? sections.sort((a, b) => a - b) : sections
}

/** Sections by how early a term stands in them. */
export type TermSlots = (number[] | null | undefined)[]

/** FlexSearch's own map of terms. Its `export()` says the same as JSON, which takes as long as making the index: a test holds both together. */
export function mapOf(index: Index): ReadonlyMap<string, TermSlots> {
  const map: unknown = Reflect.get(index, 'map')
  if (!(map instanceof Map)) throw new Error('Expected an index of FlexSearch to have a map of its terms.')
  return map
}
