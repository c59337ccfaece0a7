// Answers queries from the index that the build has written. Pure: how a file is read is given, so that the browser's worker, the command line
// and the tests search with the same code.
import type { SearchRequest, SearchResult } from '../search-client.ts'
import { splitWords, termsOf } from '../terms/split-words.ts'
import { chooseForMistakes, chooseShards, inOneList } from './choose-shards.ts'
import { collectMatches, collectMisspelled, isFound, type LoadedTerms, type WordMatches } from './collect-matches.ts'
import { createIndexReader, OutdatedIndexError, type PageFacts } from './index-reader.ts'
import { makeHit } from './make-hit.ts'
import { createMarker } from './mark-text.ts'
import { matchTerm } from './match-term.ts'
import { MissingFileError } from './missing-file-error.ts'
import { parseQuery, type QueryWord } from './parse-query.ts'
import { type Ranking, rankPages } from './rank-pages.ts'

export interface LocalIndexInput {
  /**
   * Reads a file of the index, by its name below the base URL (index-files.ts).
   * @throws MissingFileError when there is no such file; anything else when it cannot be had now. The next query tries again.
   */
  read(file: string): Promise<string>
}

export interface LocalIndex {
  /** Loads what every query needs, so that the first one is quick; later, looks whether the index was written anew. */
  preload(): Promise<void>
  search(request: SearchRequest, pauses?: SearchPauses): Promise<SearchResult>
}

/** Called on the way to an answer; what they throw ends the search. */
export interface SearchPauses {
  /** All shards are there. What comes next takes processor time. */
  beforeRanking(): void
  /**
   * The order of the results is known, but not all texts that they show are loaded.
   * @param isUnfinished the last word is one that the reader seems to be typing still: what it finds is seldom what is wanted.
   */
  beforePages(isUnfinished: boolean): Promise<void>
}

const nothing: LoadedTerms = { headings: [], texts: [] }

/** A word that is shorter, or is none of the index, seems to be unfinished. */
const shortestWhole = 4
/** Of a single letter only the shard with its own name is loaded: what it finds beyond is not what is meant, and the next letter is on its way. */
const shortestBeginning = 2
/** The beginning of a word in texts would load most of the index; titles and headings answer that. */
const shortestBeginningInTexts = 3

/** Files that are loaded for the beginning of a word: as it is typed, titles and headings say more, and texts weigh more. */
const mostBeginnings = { headings: 4, texts: 1 }

export function openLocalIndex({ read }: LocalIndexInput): LocalIndex {
  const reader = createIndexReader(read)
  let isLoaded = false

  const loadTexts = async (word: QueryWord, terms: readonly string[], beginnings: readonly string[]): Promise<LoadedTerms['texts']> => {
    const lists = Promise.all([...terms, ...beginnings].map(reader.textShards))
    if (word.isPrefix && word.typed.length < shortestBeginningInTexts) {
      // Loaded all the same: the rest of the word is on its way.
      lists.catch(() => undefined)
      return []
    }
    const [{ texts }, listed] = await Promise.all([reader.manifest(), lists])
    const fewer = beginnings.filter((beginning) => inOneList(texts, beginning))
    return Promise.all(chooseShards(Object.assign({}, ...listed), terms, fewer, mostBeginnings.texts).map(reader.texts))
  }

  const loadWord = async (word: QueryWord): Promise<LoadedTerms> => {
    const terms = [word.term, word.typed, ...word.parts]
    const beginnings = word.isPrefix ? [word.typed, ...word.parts.slice(-1)].filter(({ length }) => length >= shortestBeginning) : []
    const loadHeadings = async (): Promise<LoadedTerms['headings']> =>
      Promise.all(chooseShards((await reader.manifest()).headings, terms, beginnings, mostBeginnings.headings).map(reader.headings))
    const [headings, texts] = await Promise.all([loadHeadings(), loadTexts(word, terms, beginnings)])
    return { headings, texts }
  }

  const matchWord = async (word: QueryWord, loaded: LoadedTerms): Promise<WordMatches> => {
    const found = collectMatches(word, loaded)
    if (isFound(found)) return found
    const misspelled = collectMisspelled(word, loaded)
    if (isFound(misspelled)) return misspelled
    const { headings } = await reader.manifest()
    const others = await Promise.all(chooseForMistakes(headings, word).map(reader.headings))
    return collectMisspelled(word, { headings: others, texts: [] })
  }

  const rank = async (
    { query, facetFilters, page = 0, hitsPerPage }: SearchRequest,
    pauses: SearchPauses | undefined,
  ): Promise<Ranking & { words: QueryWord[]; isWhole: boolean }> => {
    const words = parseQuery(query)
    if (words.length === 0) return { words, pages: [], rows: 0, isWhole: true }
    const [loaded, facts, { language }] = await Promise.all([Promise.all(words.map(loadWord)), reader.facts(), reader.manifest()])
    pauses?.beforeRanking()
    const found = await Promise.all(words.map((word, index) => matchWord(word, loaded[index] ?? nothing)))
    const isWanted = (page: PageFacts): boolean => passes(page, language, facetFilters ?? [])
    return {
      words,
      ...rankPages({ words: found, facts, isWanted, groupMatches: createGroupMatcher(words), most: Math.max(1, (page + 1) * hitsPerPage) }),
      isWhole: words.every((word, index) => isWholeWord(word, loaded[index] ?? nothing)),
    }
  }

  const searchOnce = async (request: SearchRequest, pauses: SearchPauses | undefined): Promise<SearchResult> => {
    const { page = 0, hitsPerPage } = request
    const { words, pages, rows, isWhole } = await rank(request, pauses)
    const shown = pages
      .flatMap(({ page: number, sections }) => sections.map((section) => ({ number, section })))
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
    const marker = createMarker(words, { before: request.highlightPreTag ?? '<mark>', after: request.highlightPostTag ?? '</mark>' })
    if (pauses && shown.some(({ number }) => !reader.hasPage(number))) await pauses.beforePages(!isWhole)
    const hits = await Promise.all(shown.map(async ({ number, section }) => makeHit(await reader.page(number), section, marker, request)))
    return { hits, nbHits: rows, page, nbPages: Math.ceil(rows / hitsPerPage) }
  }

  return {
    async preload() {
      if (isLoaded) await reader.renew()
      else await reader.manifest()
      isLoaded = true
    },
    async search(request, pauses) {
      try {
        return await searchOnce(request, pauses)
      } catch (error) {
        const isOutdated = error instanceof OutdatedIndexError || error instanceof MissingFileError
        if (!isOutdated || !(await reader.renew())) throw error
        return searchOnce(request, pauses)
      }
    },
  }
}

function isWholeWord({ term, typed, isPrefix }: QueryWord, { headings, texts }: LoadedTerms): boolean {
  if (!isPrefix) return true
  return typed.length >= shortestWhole && [...headings, ...texts].some((shard) => shard.has(term))
}

/** Each name is looked at once. */
function createGroupMatcher(words: readonly QueryWord[]): (group: string) => number[] {
  const known = new Map<string, number[]>()
  return (group) => {
    const matched = known.get(group)
    if (matched) return matched
    const terms = splitWords(group).flatMap(termsOf)
    const matches = words.map((word) => Math.max(0, ...terms.map((term) => matchTerm(word, term))))
    known.set(group, matches)
    return matches
  }
}

/** Behaviour §7.2: of each filter one has to hold. */
function passes(facts: PageFacts, language: string, filters: NonNullable<SearchRequest['facetFilters']>): boolean {
  return filters.every((filter) =>
    [filter].flat().some((wanted) => {
      const [facet, ...value] = wanted.split(':')
      const actual = { language, lang: language, docusaurus_tag: facts.tag }[facet ?? '']
      return actual === value.join(':')
    }),
  )
}
