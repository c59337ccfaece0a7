// The order of the results: the page that is called what the reader has typed, then titles that begin with it, headings, texts; pages with all
// words before those with some. Rare words say more than those that are everywhere. Deprecated pages and old versions sink.
import { type HeadingMatch, placesOn, type WordMatches } from './collect-matches.ts'
import type { PageFacts } from './index-reader.ts'
import {
  bestPhraseScore,
  combine,
  headingScore,
  inGroup,
  inText,
  onPage,
  ownShare,
  spreadOf,
  titleScore,
  togetherFactor,
} from './place-scores.ts'
import { type RankedSection, rankSections, shareOfName } from './rank-sections.ts'
import { countSections, isAbout, isOnPage, mostSections, type PageSurvey, surveyPages, titleOn } from './survey-pages.ts'

export interface RankedPage {
  page: number
  score: number
  /** The best places on the page, the best one first. */
  sections: RankedSection[]
}

/** The title is the query, word for word. */
const exactTitle = 1.6
/** It begins with the query. */
const titleBeginning = 1.05
/** For each step of its standing: twice as many pages lead to it. */
const ofStanding = 0.04
/** How much a missing word costs: the share of what was found, to this power. Who asks in a whole sentence uses words that no page has. */
const missingOfFew = 3.5
const missingOfThree = 2
const missingOfMany = 2.2
/** A word that stands in texts alone is found less than one that says what the page is about. */
const foundInText = 0.75
/** How much of the rarity of a word is how few pages are about it; the rest is on how few it stands. */
const aboutShare = 0.3
/** A word that no page is about says less than its rarity. */
const inTextsAlone = 0.6
/** All places behind it have this number, too (index/posting.ts). */
const lastPosition = 7

export interface RankInput {
  /** One for each word of the query. */
  words: readonly WordMatches[]
  /** Of each page. */
  facts: readonly PageFacts[]
  /** How many pages lead to each, from 0 to 9. */
  standing: readonly number[]
  isWanted(facts: PageFacts): boolean
  /** As many pages are wanted at most, and as many rows of theirs. */
  most: { pages: number; rows: number }
  /** How well each word answers the name of a group, from 0 to 1. */
  groupMatches(facts: PageFacts): readonly number[]
}

export interface Ranking {
  /** The first of them, at least as many as were asked for. */
  pages: RankedPage[]
  /** How many pages were found, and the rows that they have together. */
  pageCount: number
  rows: number
}

export function rankPages({ words, facts, standing, isWanted, groupMatches, most }: RankInput): Ranking {
  const count = facts.length
  const surveys = words.map((word) => surveyPages(word, count))
  const quoted = surveys.filter((_, index) => words[index]?.isQuoted)
  const parts = words.map((word) => word.parts)
  const weights = surveys.map(
    ({ size, about }, index) =>
      (aboutShare * rarity(about, count) + (1 - aboutShare) * rarity(size, count)) *
      (words[index]?.weight ?? 1) *
      (about === 0 && size > 0 ? inTextsAlone : 1),
  )
  const power = words.length > 3 ? missingOfMany : words.length > 2 ? missingOfThree : missingOfFew
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const together = addUp(surveys, weights, total, count)
  const sectionCounts = countSections(words, count)
  const candidates: number[] = []
  /** By page number: what the score of a section is multiplied by, and what no section of the page can have more than. */
  const factors = new Float64Array(count)
  const bounds = new Float64Array(count)
  let rows = 0
  let fact: PageFacts | undefined
  let groups: readonly number[] = []
  let isHidden = true
  for (let page = 0; page < count; page++) {
    if (sectionCounts[page] === 0) continue
    const next = facts[page]
    // Neighbors have most of it in common, and then they have the same object.
    if (next && next !== fact) {
      fact = next
      groups = groupMatches(fact)
      isHidden = !isWanted(fact)
    }
    if (!fact || isHidden || (quoted.length > 0 && quoted.some((survey) => !isOnPage(survey, page)))) continue
    let found = 0
    let best = 0
    for (let index = 0; index < surveys.length; index++) {
      const survey = surveys[index]
      const weight = weights[index] ?? 0
      const group = groups[index] ?? 0
      if (!survey) continue
      if (group > 0 || isAbout(survey, page)) found += weight
      else if (isOnPage(survey, page)) found += weight * foundInText
      best += weight * bestPossible(survey, together, page, group)
    }
    const factor = (found / total) ** power * fact.weight * (1 + ofStanding * (standing[page] ?? 0)) * titleFactor(surveys, parts, page)
    rows += sectionCounts[page] ?? 0
    factors[page] = factor
    bounds[page] = best * factor
    candidates.push(page)
  }
  // Looking at all sections of a page takes longer than knowing what they can give at most: those that cannot be among the first are left out.
  candidates.sort((a, b) => (bounds[b] ?? 0) - (bounds[a] ?? 0) || a - b)
  const ranked: RankedPage[] = []
  for (const page of candidates) {
    if ((bounds[page] ?? 0) < leastWanted(ranked, most)) break
    const places = words.map((word) => placesOn(word, page))
    const sections = rankSections(places, weights, groupMatches(facts[page] ?? nowhere))
    const best = Math.max(0, ...sections.map(({ score }) => score))
    insert(ranked, { page, score: best * (factors[page] ?? 0), sections: sections.slice(0, mostSections) })
  }
  return { pages: ranked, pageCount: candidates.length, rows }
}

const nowhere: PageFacts = { tag: '', group: '', groupTerms: [], weight: 1 }

/** Keeps the best ones first. */
function insert(ranked: RankedPage[], page: RankedPage): void {
  let index = ranked.length
  while (index > 0 && isBefore(page, ranked[index - 1])) index--
  ranked.splice(index, 0, page)
}

function isBefore(a: RankedPage, b: RankedPage | undefined): boolean {
  return b !== undefined && (a.score > b.score || (a.score === b.score && a.page < b.page))
}

/** The score of the last page that is wanted, of those that were looked at; 0 while they are too few. */
function leastWanted(ranked: readonly RankedPage[], { pages, rows }: RankInput['most']): number {
  let left = rows
  for (let index = 0; index < ranked.length; index++) {
    left -= ranked[index]?.sections.length ?? 0
    if (left <= 0 || index + 1 === pages) return ranked[index]?.score ?? 0
  }
  return 0
}

/** Of all words on a page: how much of a title, heading or phrase they are at most, and how much of the query, by weight, stands in such. */
interface WordsTogether {
  title: Float64Array
  heading: Float64Array
  phrase: Float64Array
  inTitle: Float64Array
  inHeading: Float64Array
  inPhrase: Float64Array
}

function addUp(surveys: readonly PageSurvey[], weights: readonly number[], total: number, count: number): WordsTogether {
  const numbers = (): Float64Array => new Float64Array(count)
  const together = {
    title: numbers(),
    heading: numbers(),
    phrase: numbers(),
    inTitle: numbers(),
    inHeading: numbers(),
    inPhrase: numbers(),
  }
  const add = (sums: Float64Array, there: Float64Array, share: Float64Array, quality: Float64Array, weight: number): void => {
    for (let page = 0; page < count; page++) {
      if (!quality[page]) continue
      sums[page] = Math.min(1, (sums[page] ?? 0) + (share[page] ?? 0))
      there[page] = (there[page] ?? 0) + weight
    }
  }
  for (const [index, survey] of surveys.entries()) {
    const weight = (weights[index] ?? 0) / total
    add(together.title, together.inTitle, survey.titleShare, survey.titleQuality, weight)
    add(together.heading, together.inHeading, survey.headingShare, survey.headings, weight)
    add(together.phrase, together.inPhrase, survey.phraseShare, survey.phrases, weight)
  }
  return together
}

/** What a word can give to a section at most, of all that rankSections() counts. A little more than that, for the sake of rounding. */
function bestPossible(survey: PageSurvey, all: WordsTogether, page: number, group: number): number {
  const title = survey.titleQuality[page] ?? 0
  const heading = survey.headings[page] ?? 0
  const phrase = survey.phrases[page] ?? 0
  const text = survey.texts[page] ?? 0
  const spread = spreadOf(survey.textCounts[page] ?? 0)
  const ofTitle = title === 0 ? 0 : titleScore(title, all.title[page] ?? 0) * togetherFactor(all.inTitle[page] ?? 0)
  const below = heading === 0 ? 0 : headingScore(heading, all.heading[page] ?? 0) * togetherFactor(all.inHeading[page] ?? 0)
  const said = phrase === 0 ? 0 : bestPhraseScore(phrase, all.phrase[page] ?? 0) * togetherFactor(all.inPhrase[page] ?? 0)
  const inTexts = inText * text * spread
  const elsewhere = onPage * spread * Math.max(title, heading, text, phrase)
  const score = combine(ofTitle, below, inTexts, said, group * inGroup, elsewhere)
  return (score + (below + inTexts) * ownShare) * 1.000001
}

/** From 0 to 1; words that nothing was found for count as rare ones. */
function rarity(pages: number, all: number): number {
  return 0.05 + (0.95 * Math.log(1 + (all - pages + 0.5) / (pages + 0.5))) / Math.log(1 + all)
}

function titleFactor(surveys: readonly PageSurvey[], parts: readonly number[], page: number): number {
  // Of most pages: nothing is made for them.
  for (const { titleQuality } of surveys) if (!titleQuality[page]) return 1
  const all = surveys.flatMap((survey) => titleOn(survey, page) ?? [])
  const quality = Math.min(...all.map((match) => match.quality))
  if (shareOfName(all) > 0.99 || isMixedName(all, parts)) return 1 + (exactTitle - 1) * quality ** 2
  return beginsWith(all, parts) ? 1 + (titleBeginning - 1) * quality : 1
}

/**
 * `useVideoConfig hook`: a compound counts as one of two words, or its parts as three of four, and `hook` as one of four (make-postings.ts). All
 * of the name is there when each word has the share that it has of the query.
 */
function isMixedName(matches: readonly HeadingMatch[], parts: readonly number[]): boolean {
  const all = parts.reduce((sum, count) => sum + count, 0)
  return matches.every(({ share }, index) => {
    const own = parts[index] ?? 1
    return isSame(share, own / all) || (own > 1 && isSame(share, 1 / matches.length))
  })
}

function isSame(share: number, other: number): boolean {
  return Math.abs(share - other) < 0.01
}

/** Whether it begins with the first word and has the others in their order. Places of compounds count words, those of others parts. */
function beginsWith(matches: readonly HeadingMatch[], parts: readonly number[]): boolean {
  if (matches[0]?.position !== 0) return false
  const last = { ofCompound: -1, ofWord: -1 }
  return matches.every(({ position }, index) => {
    const kind = (parts[index] ?? 1) > 1 ? 'ofCompound' : 'ofWord'
    const isBehind = position > last[kind] || position === lastPosition
    last[kind] = position
    return isBehind
  })
}
