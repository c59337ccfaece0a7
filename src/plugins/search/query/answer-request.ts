// Answers one request from one state of the index.
import type { SearchRequest, SearchResult } from '../search-client.ts'
import type { WordRules } from '../terms/word-rules.ts'
import type { LoadedTerms, WordMatches } from './collect-matches.ts'
import type { IndexReader, PageFacts } from './index-reader.ts'
import { loadWord, matchWord } from './load-words.ts'
import { makeHit } from './make-hit.ts'
import { createMarker, type MarkedWord } from './mark-text.ts'
import { matchTerm } from './match-term.ts'
import { parseQuery, type QueryWord } from './parse-query.ts'
import { type RankInput, type Ranking, rankPages } from './rank-pages.ts'
import { mostInOrder, putTypedOrderFirst, quotedPhrases } from './typed-order.ts'

/** Called on the way to an answer; what they throw ends the search. */
export interface SearchPauses {
  /** All shards are there. What comes next takes processor time. */
  beforeRanking(): void
  /**
   * More files are needed: texts of the results, or shards in which a word may be that was not found.
   * @param isUnfinished the last word is one that the reader seems to be typing still: what it finds is seldom what is wanted.
   */
  beforeLoading(isUnfinished: boolean): Promise<void>
}

/** A word that is shorter, or that may still become one word or another, seems to be unfinished. */
const shortestWhole = 4
const nothing: LoadedTerms = { headings: [], texts: [] }

export async function answerRequest(reader: IndexReader, request: SearchRequest, pauses: SearchPauses | undefined): Promise<SearchResult> {
  const { page = 0, hitsPerPage } = request
  const { words, rules, pages, rows, pageCount, isWhole } = await rankRequest(reader, request, pauses)
  const inGroups = createGroupLimit(await reader.facts(), request.hitsPerGroup)
  const shown = pages
    .flatMap(({ page: number, sections }) => sections.map((section) => ({ number, section })))
    .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
    .filter(({ number }) => inGroups(number))
  const marker = createMarker(words, rules, { before: request.highlightPreTag ?? '<mark>', after: request.highlightPostTag ?? '</mark>' })
  if (pauses && shown.some(({ number }) => !reader.hasPage(number))) await pauses.beforeLoading(!isWhole)
  const hits = await Promise.all(shown.map(async ({ number, section }) => makeHit(await reader.page(number), section, marker, request)))
  return { hits, nbHits: rows, foundPages: pageCount, page, nbPages: Math.ceil(rows / hitsPerPage) }
}

export interface RankedWords extends Ranking {
  words: MarkedWord[]
  rules: WordRules
  /** Where each of them stands. */
  found: WordMatches[]
  /** No word is still being typed, as far as one can tell. */
  isWhole: boolean
}

/** @param most what is wanted of the ranking; else enough for the rows that are asked for. */
export async function rankRequest(
  reader: IndexReader,
  { query, facetFilters = [], page = 0, hitsPerPage }: SearchRequest,
  pauses: SearchPauses | undefined,
  most: RankInput['most'] = { pages: (page + 1) * hitsPerPage, rows: (page + 1) * hitsPerPage },
): Promise<RankedWords> {
  const { language, synonyms } = await reader.manifest()
  const rules = await reader.rules()
  const words = parseQuery(query, rules, synonyms)
  if (words.length === 0) return { words: [], rules, found: [], pages: [], pageCount: 0, rows: 0, isWhole: true }
  const [loaded, facts, standing] = await Promise.all([
    Promise.all(words.map((word) => loadWord(reader, word, async () => pauses?.beforeLoading(true)))),
    reader.facts(),
    reader.standing(),
  ])
  pauses?.beforeRanking()
  const found = await Promise.all(
    words.map((word, index) => matchWord(reader, word, loaded[index] ?? nothing, async () => pauses?.beforeLoading(word.isPrefix))),
  )
  const isWanted = (page: PageFacts): boolean => passes(page, language, facetFilters)
  const phrases = quotedPhrases(query, rules)
  const ranking = rankPages({
    words: found,
    facts,
    standing,
    isWanted,
    groupMatches: createGroupMatcher(words),
    most: phrases.length > 0 ? { pages: Math.max(mostInOrder, most.pages), rows: Number.POSITIVE_INFINITY } : most,
  })
  return {
    found,
    rules,
    words: words.map((word, index) => ({ ...word, isMisspelled: found[index]?.isMisspelled ?? false })),
    ...ranking,
    pages: phrases.length > 0 ? await putTypedOrderFirst(ranking.pages, phrases, reader, rules) : ranking.pages,
    isWhole: words.every((word, index) => isWholeWord(word, loaded[index] ?? nothing)),
  }
}

function isWholeWord({ exact, term, typed, perLetter, isPrefix }: QueryWord, { headings, texts }: LoadedTerms): boolean {
  if (!isPrefix) return true
  if (typed.length * perLetter < shortestWhole) return false
  const shards = [...headings, ...texts]
  return shards.some((shard) => shard.has(exact) || shard.has(term)) || hasOneEnd(typed, shards)
}

/** Whether it can become one word only: `vide` becomes `video`, whatever stands behind that. */
function hasOneEnd(typed: string, shards: readonly ReadonlyMap<string, unknown>[]): boolean {
  const ends = shards.flatMap((shard) => [...shard.keys()].filter((term) => term.startsWith(typed)))
  const shortest = ends.reduce((least, term) => (term.length < least.length ? term : least), ends[0] ?? '')
  return ends.length > 0 && ends.every((term) => term.startsWith(shortest))
}

/** Each name is looked at once. */
function createGroupMatcher(words: readonly QueryWord[]): (facts: PageFacts) => number[] {
  const known = new Map<string, number[]>()
  return ({ group, groupTerms }) => {
    const matched = known.get(group)
    if (matched) return matched
    const matches = words.map((word) => Math.max(0, ...groupTerms.map((term) => matchTerm(word, term))))
    known.set(group, matches)
    return matches
  }
}

/** @returns whether a further row of the page has room in its group. */
function createGroupLimit(facts: readonly PageFacts[], most = Number.POSITIVE_INFINITY): (page: number) => boolean {
  const counts = new Map<string, number>()
  return (page) => {
    const group = facts[page]?.group ?? ''
    const count = (counts.get(group) ?? 0) + 1
    counts.set(group, count)
    return count <= most
  }
}

/** Of each filter one has to hold. */
function passes(facts: PageFacts, language: string, filters: NonNullable<SearchRequest['facetFilters']>): boolean {
  return filters.every((filter) =>
    [filter].flat().some((wanted) => {
      const [facet, ...value] = wanted.split(':')
      const actual = { language, lang: language, docusaurus_tag: facts.tag }[facet ?? '']
      return actual === value.join(':')
    }),
  )
}
