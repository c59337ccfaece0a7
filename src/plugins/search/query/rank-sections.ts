// A closer look at a page that can be among the first results: which of its sections the results lead to, and what the page gets by them.
import type { HeadingMatch, WordOnPage } from './collect-matches.ts'
import {
  combine,
  headingScore,
  inGroup,
  inText,
  onPage,
  ownShare,
  phraseScore,
  spreadOf,
  titleScore,
  togetherFactor,
} from './place-scores.ts'

export interface RankedSection {
  section: number
  /** What the page gets by it, and how well it fits beside the others of the page. */
  score: number
  fit: number
  /** Some word stands in its heading; else in its text. */
  inHeading: boolean
  /** Which words of the query its text has, themselves or in another form. */
  textWords: number[]
}

/** What a heading and a text count besides, where sections of a page are put into their order: which page is wanted says less of that. */
const ownFit = { heading: 0.6, text: 0.3 }
/** What answers a word less well is another word (match-term.ts). */
const sameWord = 0.75

/**
 * The best ones first.
 * @param places where each word of the query stands on the page. @param weights of the words. @param groups how well each answers the name of its group.
 */
export function rankSections(
  places: readonly (WordOnPage | undefined)[],
  weights: readonly number[],
  groups: readonly number[],
): RankedSection[] {
  const numbers = new Set(places.flatMap((place) => (place ? [...place.headings.keys(), ...place.texts.keys()] : [])))
  const titleShare = shareOfName(places.flatMap((place) => place?.headings.get(0) ?? []))
  const phraseShares = sharesOfPhrases(places)
  const phrases = new Map(
    [...phraseShares.keys()].map((number) => [number, together(places, weights, ({ phrases }) => phrases.get(number)?.quality)]),
  )
  const said = places.map((place) => {
    let best = 0
    for (const [number, { quality }] of place?.phrases ?? [])
      best = Math.max(best, phraseScore(quality, phraseShares.get(number) ?? 0, number) * (phrases.get(number) ?? 1))
    return best
  })
  const ofTitle = together(places, weights, ({ headings }) => headings.get(0)?.quality)
  if (numbers.size === 0 || places.some((place) => place && place.phrases.size > 0)) numbers.add(0)
  const sections: RankedSection[] = []
  // The title belongs to every section: a page that is found by it alone is shown as a whole.
  for (const section of numbers) {
    const headingShare = shareOfName(places.flatMap((place) => place?.headings.get(section) ?? []))
    const ofHeading = together(places, weights, ({ headings }) => headings.get(section)?.quality)
    let score = 0
    let fit = 0
    const textWords: number[] = []
    // A page that is found by its title or by what it is about has no text to show for it.
    let isHeading = section === 0 && !places.some((place) => place?.texts.has(0))
    for (const [index, place] of places.entries()) {
      const weight = weights[index] ?? 0
      const group = (groups[index] ?? 0) * inGroup
      if (!place) {
        score += weight * group
        continue
      }
      const heading = place.headings.get(section)
      const title = titleScore(place.headings.get(0)?.quality ?? 0, titleShare) * ofTitle
      const below = section === 0 ? 0 : headingScore(heading?.quality ?? 0, headingShare) * ofHeading
      const spread = spreadOf(place.texts.size)
      const inOwnText = place.texts.get(section) ?? 0
      if (inOwnText >= sameWord) textWords.push(index)
      const text = inOwnText * inText * spread
      if (heading) isHeading = true
      const rest = section === 0 ? 1 : 0.88
      const counted = combine(title * rest, below, text, (said[index] ?? 0) * rest, group, bestOf(place) * onPage * spread)
      score += weight * (counted + (below + text) * ownShare)
      fit += weight * (below * ownFit.heading + text * ownFit.text)
    }
    sections.push({ section, score, fit: score + fit, inHeading: isHeading, textWords })
  }
  return sections.sort((a, b) => b.fit - a.fit || a.section - b.section)
}

/** What a place counts that has some of the words. */
function together(
  places: readonly (WordOnPage | undefined)[],
  weights: readonly number[],
  qualityIn: (place: WordOnPage) => number | undefined,
): number {
  let there = 0
  let all = 0
  for (const [index, place] of places.entries()) {
    const weight = weights[index] ?? 0
    all += weight
    if (place && (qualityIn(place) ?? 0) > 0) there += weight
  }
  return togetherFactor(there / all)
}

/** How much of each phrase all words of the query are together. */
function sharesOfPhrases(places: readonly (WordOnPage | undefined)[]): Map<number, number> {
  const shares = new Map<number, number>()
  for (const place of places)
    for (const [number, { share }] of place?.phrases ?? []) shares.set(number, Math.min(1, (shares.get(number) ?? 0) + share))
  return shares
}

function bestOf({ headings, texts, phrases }: WordOnPage): number {
  let best = 0
  for (const { quality } of headings.values()) best = Math.max(best, quality)
  for (const quality of texts.values()) best = Math.max(best, quality)
  for (const { quality } of phrases.values()) best = Math.max(best, quality)
  return best
}

/**
 * Title and file name are two names of a page: a word of one does not complete the other. A place does not say of which name it is, but their
 * lengths seldom are the same (make-postings.ts).
 */
export function shareOfName(matches: readonly HeadingMatch[]): number {
  const shares = new Map<number, number>()
  for (const { share } of matches) shares.set(share, (shares.get(share) ?? 0) + share)
  return Math.min(1, Math.max(0, ...shares.values()))
}
