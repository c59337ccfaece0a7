// Why the pages of an answer stand where they do, for the maintainer of a site. Apart from what browsers load.
import { firstLinkNumber, leadNumber } from '../index/phrases.ts'
import type { SearchRequest } from '../search-client.ts'
import { rankRequest } from './answer-request.ts'
import { placesOn, type WordOnPage } from './collect-matches.ts'
import { createIndexReader, type LocalIndexInput } from './index-reader.ts'

export interface ExplainedPage {
  path: string
  score: number
  /** `search_boost`, and less for deprecated pages, posts, and old versions. */
  weight: number
  /** How many pages lead to it, from 0 to 9. */
  standing: number
  words: ExplainedWord[]
}

export interface ExplainedWord {
  /** As it is looked for. */
  term: string
  /** The places that count, the best first: `title`, `heading`, `search_terms`, `links`, `description`, `text`. None: it is not on the page. */
  places: { place: string; quality: number }[]
}

/** @throws like the search itself. */
export async function explainQuery(input: LocalIndexInput, request: SearchRequest): Promise<ExplainedPage[]> {
  const reader = createIndexReader(input)
  const [{ words, found, pages }, facts, standing] = await Promise.all([
    rankRequest(reader, request, undefined, { pages: request.hitsPerPage, rows: Number.POSITIVE_INFINITY }),
    reader.facts(),
    reader.standing(),
  ])
  return Promise.all(
    pages.slice(0, request.hitsPerPage).map(async ({ page, score }) => ({
      path: (await reader.page(page)).path,
      score,
      weight: facts[page]?.weight ?? 1,
      standing: standing[page] ?? 0,
      words: words.map(({ term }, index) => {
        const matches = found[index]
        return { term, places: matches ? listPlaces(placesOn(matches, page)) : [] }
      }),
    })),
  )
}

function listPlaces(word: WordOnPage | undefined): ExplainedWord['places'] {
  if (!word) return []
  const best = new Map<string, number>()
  const note = (place: string, quality: number): void => void best.set(place, Math.max(best.get(place) ?? 0, quality))
  for (const [section, { quality }] of word.headings) note(section === 0 ? 'title' : 'heading', quality)
  for (const [number, { quality }] of word.phrases) note(nameOf(number), quality)
  for (const quality of word.texts.values()) note('text', quality)
  return order.flatMap((place) => {
    const quality = best.get(place)
    return quality === undefined ? [] : [{ place, quality }]
  })
}

const order = ['title', 'heading', 'search_terms', 'links', 'description', 'text']

function nameOf(phrase: number): string {
  if (phrase === leadNumber) return 'description'
  return phrase < firstLinkNumber ? 'search_terms' : 'links'
}
