// The order of the results: the page that is called what the reader has typed, then titles that begin with it, headings, texts; pages with all
// words before those with some. Rare words say more than those that are everywhere. Deprecated pages and old versions sink.

import { firstLinkNumber, leadNumber } from '../index/phrases.ts'
import { type HeadingMatch, placesOn, type WordMatches, type WordOnPage } from './collect-matches.ts'
import type { PageFacts } from './index-reader.ts'
import { countSections, isAbout, isOnPage, mostSections, type PageSurvey, surveyPages, titleOn } from './survey-pages.ts'

export interface RankedPage {
  page: number
  score: number
  /** The best places on the page, the best one first. */
  sections: RankedSection[]
}

export interface RankedSection {
  section: number
  /** What the page gets by it, and how well it fits beside the others of the page. */
  score: number
  fit: number
  /** Some word stands in its heading; else in its text. */
  inHeading: boolean
}

/** What a word counts by where it stands. In titles, headings and phrases more of it where the words of the query are more of them. */
const inTitle = { most: 8.5, least: 0.6 }
const inHeading = { most: 2.6, least: 0.4 }
/** What readers call the page (index/phrases.ts). It says what the page is about, a heading only what one of its sections is about. */
const inTerms = { most: 5, least: 0.45 }
/** The text of a link that leads to the page, and that text as a whole. */
const inLink = { most: 2, least: 0.3 }
const wholeLink = 2
/** Description and first lines. */
const inLead = 1.9
const inText = 1
/** It is a word of the group that the page belongs to: that says what the page is about, not what is on it. */
const inGroup = 1.6
/** Elsewhere on the page of the section in question. */
const onPage = 0.4
/** Where a word stands in several of these places, the best counts, and this part of the others. */
const support = 0.41
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
/** For each doubling of the sections that have a word in their text. */
const ofSections = 0.1
/** With the most that the index knows of (index/make-postings.ts). */
const mostSpread = spreadOf(5)
/** How much of the rarity of a word is how few pages are about it; the rest is on how few it stands. */
const aboutShare = 0.3
/** A word that no page is about says less than its rarity. */
const inTextsAlone = 0.6
/** What a title, heading or phrase counts that has one word of many; with all of them it counts whole. */
const apart = 0.7
/** What the words have in a section itself counts on top of where they count most: that tells sections of a page apart. */
const ownShare = 0.07
/** What a heading and a text count besides, where sections of a page are put into their order: which page is wanted says less of that. */
const ownFit = { heading: 0.6, text: 0.3 }
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
  /** How many pages are wanted. */
  most: number
  /** How well each word answers the name of a group, from 0 to 1. */
  groupMatches(group: string): readonly number[]
}

export interface Ranking {
  /** The first of them, at least as many as were asked for. */
  pages: RankedPage[]
  /** How many pages were found, and the rows that they have together. */
  pageCount: number
  rows: number
}

export function rankPages({ words, facts, standing, isWanted, groupMatches, most }: RankInput): Ranking {
  const surveys = words.map((word) => surveyPages(word, facts.length))
  const quoted = surveys.filter((_, index) => words[index]?.isQuoted)
  const parts = words.map((word) => word.parts)
  const weights = surveys.map(
    ({ size, about }, index) =>
      (aboutShare * rarity(about, facts.length) + (1 - aboutShare) * rarity(size, facts.length)) *
      (words[index]?.weight ?? 1) *
      (about === 0 && size > 0 ? inTextsAlone : 1),
  )
  const power = words.length > 3 ? missingOfMany : words.length > 2 ? missingOfThree : missingOfFew
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const sectionCounts = countSections(words, facts.length)
  const candidates: number[] = []
  /** By page number: what the score of a section is multiplied by, and what no section of the page can have more than. */
  const factors = new Float64Array(facts.length)
  const bounds = new Float64Array(facts.length)
  let rows = 0
  let fact: PageFacts | undefined
  let groups: readonly number[] = []
  let isHidden = true
  for (let page = 0; page < facts.length; page++) {
    if (sectionCounts[page] === 0) continue
    const next = facts[page]
    if (!next) continue
    // Neighbors have most of it in common, and then they have the same object.
    if (next !== fact) {
      fact = next
      groups = groupMatches(fact.group)
      isHidden = !isWanted(fact)
    }
    if (isHidden) continue
    let found = 0
    let best = 0
    if (quoted.some((survey) => !isOnPage(survey, page))) continue
    const shares = { title: 0, heading: 0, phrase: 0 }
    for (const survey of surveys) {
      shares.title = Math.min(1, shares.title + (survey.titleShare[page] ?? 0))
      shares.phrase = Math.min(1, shares.phrase + (survey.phraseShare[page] ?? 0))
      shares.heading = Math.min(1, shares.heading + (survey.headingShare[page] ?? 0))
    }
    for (let index = 0; index < surveys.length; index++) {
      const survey = surveys[index]
      const wordWeight = weights[index] ?? 0
      const groupMatch = groups[index] ?? 0
      if (!survey) continue
      if (isAbout(survey, page) || groupMatch > 0) found += wordWeight
      else if (isOnPage(survey, page)) found += wordWeight * foundInText
      best += wordWeight * bestPossible(survey, page, shares, groupMatch)
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
  let least = 0
  for (const page of candidates) {
    if (ranked.length >= most && (bounds[page] ?? 0) < least) break
    const places = words.map((word) => placesOn(word, page))
    const sections = rankSections(places, weights, groupMatches(facts[page]?.group ?? ''))
    const best = Math.max(0, ...sections.map(({ score }) => score))
    ranked.push({ page, score: best * (factors[page] ?? 0), sections: sections.slice(0, mostSections) })
    if (ranked.length % most === 0) least = ranked.map(({ score }) => score).sort((a, b) => b - a)[most - 1] ?? 0
  }
  return { pages: ranked.sort((a, b) => b.score - a.score || a.page - b.page), pageCount: candidates.length, rows }
}

/** What a word can give to a section at most, of all that rankSections() counts. A little more than that, for the sake of rounding. */
function bestPossible(survey: PageSurvey, page: number, shares: { title: number; heading: number; phrase: number }, group: number): number {
  const title = survey.titleQuality[page] ?? 0
  const heading = survey.headings[page] ?? 0
  const text = survey.texts[page] ?? 0
  const phrase = survey.phrases[page] ?? 0
  const below = headingScore(heading, shares.heading)
  const said = phrase === 0 ? 0 : bestPhraseScore(phrase, shares.phrase)
  const score = combine(
    titleScore(title, shares.title),
    below,
    inText * text * mostSpread,
    said,
    group * inGroup,
    onPage * mostSpread * Math.max(title, heading, text, phrase),
  )
  return (score + (below + inText * text * mostSpread) * ownShare) * 1.000001
}

function bestPhraseScore(quality: number, share: number): number {
  return Math.max(quality * inLead, placeScore(quality, share, inTerms), placeScore(quality, share, inLink) * wholeLink)
}

function spreadOf(sections: number): number {
  return 1 + ofSections * Math.log2(Math.min(5, Math.max(1, sections)))
}

/** The best place counts, and a part of the others. @param elsewhere what it counts at least. */
function combine(title: number, heading: number, text: number, phrase: number, group: number, elsewhere: number): number {
  const best = Math.max(title, heading, text, phrase, group, elsewhere)
  return best + support * Math.max(0, title + heading + text + phrase + group - best)
}

/** @param number of the phrase. @param share how much of it all words are. */
function phraseScore(quality: number, share: number, number: number): number {
  if (number === leadNumber) return quality * inLead
  if (number < firstLinkNumber) return placeScore(quality, share, inTerms)
  return placeScore(quality, share, inLink) * (share > 0.99 ? wholeLink : 1)
}

function placeScore(quality: number, share: number, { most, least }: typeof inTitle): number {
  return quality * most * (least + (1 - least) * share)
}

/** @param share how much of the title all words are. */
function titleScore(quality: number, share: number): number {
  return placeScore(quality, share, inTitle)
}

/** The same of a heading below the title. */
function headingScore(quality: number, share: number): number {
  return placeScore(quality, share, inHeading)
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

/**
 * Title and file name are two names of a page: a word of one does not complete the other. A place does not say of which name it is, but their
 * lengths seldom are the same (make-postings.ts).
 */
function shareOfName(matches: readonly HeadingMatch[]): number {
  const shares = new Map<number, number>()
  for (const { share } of matches) shares.set(share, (shares.get(share) ?? 0) + share)
  return Math.min(1, Math.max(0, ...shares.values()))
}

function rankSections(places: readonly (WordOnPage | undefined)[], weights: readonly number[], groups: readonly number[]): RankedSection[] {
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
      const text = (place.texts.get(section) ?? 0) * inText * spread
      if (heading) isHeading = true
      const rest = section === 0 ? 1 : 0.88
      const counted = combine(title * rest, below, text, (said[index] ?? 0) * rest, group, bestOf(place) * onPage * spread)
      score += weight * (counted + (below + text) * ownShare)
      fit += weight * (below * ownFit.heading + text * ownFit.text)
    }
    sections.push({ section, score, fit: score + fit, inHeading: isHeading })
  }
  return sections.sort((a, b) => b.fit - a.fit || a.section - b.section)
}

/** Words that stand together say more than those in different places. */
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
  return apart + (1 - apart) * (there / all)
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
