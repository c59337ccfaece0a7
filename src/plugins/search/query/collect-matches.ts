// Where each word of a query stands: on which pages, in their title, in which headings, in the text of which sections. What is found stays in
// lists (decode-places.ts); maps are made of it for the few pages that are looked at closely.
import { foldedOf } from '../terms/fold-letters.ts'
import { firstPlaceOn, type HeadingPlaces, type TextPlaces } from './decode-places.ts'
import { matchMisspelled, matchOther, matchTerm, matchWholeMisspelled } from './match-term.ts'
import type { QueryWord } from './parse-query.ts'

/** How well a word is answered there (match-term.ts), and how much of the title or heading it is: all its words together are 1. */
export interface HeadingMatch {
  quality: number
  position: number
  share: number
}

export interface WordOnPage {
  /** Section -> match; 0 is the title. */
  headings: Map<number, HeadingMatch>
  /** Section -> quality. */
  texts: Map<number, number>
  /** Phrase about the page -> match (index/phrases.ts). */
  phrases: Map<number, PhraseMatch>
}

export interface PhraseMatch {
  quality: number
  /** All words of the phrase together are 1; 0 in a description. */
  share: number
}

export interface WordMatches {
  /** One for each term that answers the word. */
  headings: Matched<HeadingPlaces>[]
  texts: Matched<TextPlaces>[]
  /** Of a compound: page -> where its parts stand together. */
  joined: ReadonlyMap<number, WordOnPage>
  /** How many parts the word has: 1 but for compounds. */
  parts: number
  /** How much it counts, and whether pages without it are left out (parse-query.ts). */
  weight: number
  isQuoted: boolean
  /** With a wrong letter: nothing has the word as it was typed. */
  isMisspelled: boolean
}

interface Matched<Places> {
  quality: number
  places: Places
}

/** Term -> where it stands; decoded when it is first asked for. */
export type ShardTerms<Places> = ReadonlyMap<string, () => Places>

/** The shards that were loaded for a word. */
export interface LoadedTerms {
  headings: readonly ShardTerms<HeadingPlaces>[]
  texts: readonly ShardTerms<TextPlaces>[]
}

/** A compound that is found by its parts only is a little less than the compound itself. */
const byParts = 0.85
/** So little where the compound itself is known: `onVideoFrame` is no `stitchFramesToVideo`. */
const byPartsBesideExact = 0.3

export function collectMatches(word: QueryWord, loaded: LoadedTerms): WordMatches {
  const hasExact = [...loaded.headings, ...loaded.texts].some((terms) => terms.has(word.exact) || terms.has(word.term))
  let isMisspelled = false
  const matches = collectTerm(word, loaded, (asked, term) => {
    const quality = Math.max(matchTerm(asked, term, hasExact), matchOther(asked, term))
    if (quality > 0 || hasExact) return quality
    const meant = matchWholeMisspelled(asked, term)
    if (meant > 0) isMisspelled = true
    return meant
  })
  const found = { ...matches, isMisspelled }
  // `isRendering` is not any `rendering` where it is known itself.
  if (word.parts.length === 0 || (word.parts.length === 1 && hasExact)) return found
  const parts = word.parts.map((part, index) => {
    const isLast = index === word.parts.length - 1
    return collectTerm({ ...word, ...wordOf(part), isPrefix: isLast && word.isPrefix }, loaded, matchTerm)
  })
  return { ...found, joined: joinParts(parts, hasExact ? byPartsBesideExact : byParts) }
}

/** A part of a compound as a word of its own. */
function wordOf(part: string): Pick<QueryWord, 'term' | 'exact' | 'typed' | 'spellings' | 'parts' | 'joined' | 'synonyms'> {
  const term = foldedOf(part)
  return { term, exact: part, typed: term, spellings: [], parts: [], joined: [], synonyms: [] }
}

/** The same with a wrong letter. */
export function collectMisspelled(word: QueryWord, loaded: LoadedTerms): WordMatches {
  return { ...collectTerm(word, loaded, matchMisspelled), isMisspelled: true }
}

export function isFound({ headings, texts, joined }: WordMatches): boolean {
  return headings.length > 0 || texts.length > 0 || joined.size > 0
}

/** @returns undefined where the word is not on the page. */
export function placesOn({ headings, texts, joined }: WordMatches, page: number): WordOnPage | undefined {
  const found: WordOnPage = { headings: new Map(), texts: new Map(), phrases: new Map() }
  for (const { quality, places } of headings) {
    const { phrases } = places
    for (let index = firstPlaceOn(phrases.pages, page); phrases.pages[index] === page; index++) {
      const share = phraseShareOf(phrases.lengths[index])
      const number = phrases.sections[index] ?? 0
      const known = found.phrases.get(number)
      if (!known || known.quality < quality) found.phrases.set(number, { quality, share })
    }
    const { pages, sections, positions, lengths } = places
    for (let index = firstPlaceOn(pages, page); pages[index] === page; index++) {
      const match = { quality, position: positions[index] ?? 0, share: shareOf(lengths[index]) }
      keepBetter(found.headings, sections[index] ?? 0, match)
    }
  }
  for (const { quality, places } of texts) {
    const { pages, sections } = places
    for (let index = firstPlaceOn(pages, page); pages[index] === page; index++) keepMore(found.texts, sections[index] ?? 0, quality)
  }
  const together = joined.get(page)
  for (const [section, match] of together?.headings ?? []) keepBetter(found.headings, section, match)
  for (const [section, quality] of together?.texts ?? []) keepMore(found.texts, section, quality)
  for (const [number, match] of together?.phrases ?? []) if (!found.phrases.has(number)) found.phrases.set(number, match)
  return found.headings.size + found.texts.size + found.phrases.size > 0 ? found : undefined
}

/** What one word is of a heading of so many. */
export function shareOf(length: number | undefined): number {
  return 1 / Math.max(1, length ?? 1)
}

export function phraseShareOf(length: number | undefined): number {
  return length ? 1 / length : 0
}

type Match = (word: QueryWord, term: string) => number

function collectTerm(word: QueryWord, loaded: LoadedTerms, match: Match): WordMatches {
  return {
    headings: collectTier(word, loaded.headings, match),
    texts: collectTier(word, loaded.texts, match),
    joined: new Map(),
    parts: Math.max(1, word.parts.length),
    weight: word.weight,
    isQuoted: word.isQuoted,
    isMisspelled: false,
  }
}

function collectTier<Places>(word: QueryWord, shards: readonly ShardTerms<Places>[], match: Match): Matched<Places>[] {
  const found: Matched<Places>[] = []
  for (const terms of shards) {
    for (const [term, decode] of terms) {
      const quality = match(word, term)
      if (quality > 0) found.push({ quality, places: decode() })
    }
  }
  return found
}

function keepBetter(headings: WordOnPage['headings'], section: number, match: HeadingMatch): void {
  const known = headings.get(section)
  if (!known || known.quality * known.share < match.quality * match.share) headings.set(section, match)
}

function keepMore(texts: WordOnPage['texts'], section: number, quality: number): void {
  const known = texts.get(section) ?? 0
  if (known < quality) texts.set(section, quality)
}

/** Pages on which all parts of a compound stand together, with the sections in which they do. */
function joinParts(parts: readonly WordMatches[], most: number): Map<number, WordOnPage> {
  const joined = new Map<number, WordOnPage>()
  const pages = parts.map(listPages)
  // The others can only have fewer in common with it.
  const rarest = pages.reduce((least, one) => (one.size < least.size ? one : least), pages[0] ?? new Set<number>())
  for (const page of rarest) {
    if (!pages.every((one) => one.has(page))) continue
    const together = intersect(
      parts.map((part) => placesOn(part, page)),
      most,
    )
    if (together.headings.size + together.texts.size + together.phrases.size > 0) joined.set(page, together)
  }
  return joined
}

function listPages({ headings, texts }: WordMatches): Set<number> {
  return new Set([
    ...headings.flatMap(({ places }) => [...places.pages, ...places.phrases.pages]),
    ...texts.flatMap(({ places }) => places.pages),
  ])
}

/** @param most what each of its matches counts. */
function intersect(parts: readonly (WordOnPage | undefined)[], most: number): WordOnPage {
  const [first, ...others] = parts
  const joined: WordOnPage = { headings: new Map(), texts: new Map(), phrases: new Map() }
  for (const [section, match] of first?.headings ?? []) {
    const all = others.map((part) => part?.headings.get(section))
    if (all.some((other) => other === undefined)) continue
    const matches = [match, ...all.flatMap((other) => other ?? [])]
    joined.headings.set(section, {
      quality: most * Math.min(...matches.map(({ quality }) => quality)),
      position: match.position,
      share: matches.reduce((sum, { share }) => sum + share, 0),
    })
  }
  for (const [section, quality] of first?.texts ?? []) {
    const all = others.map((part) => part?.texts.get(section) ?? 0)
    const least = Math.min(quality, ...all)
    if (least > 0) joined.texts.set(section, most * least)
  }
  for (const [number, match] of first?.phrases ?? []) {
    const all = others.map((part) => part?.phrases.get(number))
    if (all.some((other) => other === undefined)) continue
    const matches = [match, ...all.flatMap((other) => other ?? [])]
    joined.phrases.set(number, {
      quality: most * Math.min(...matches.map(({ quality }) => quality)),
      share: matches.reduce((sum, { share }) => sum + share, 0),
    })
  }
  return joined
}
