// What a word of the query counts by where it stands on a page.
import { firstLinkNumber, leadNumber } from '../index/phrases.ts'

/** In titles, headings and phrases it counts more where the words of the query are more of them. */
const inTitle = { most: 8.5, least: 0.6 }
const inHeading = { most: 2.6, least: 0.4 }
/** What readers call the page (index/phrases.ts). It says what the page is about, a heading only what one of its sections is about. */
const inTerms = { most: 5, least: 0.45 }
/** The text of a link that leads to the page, and that text as a whole. */
const inLink = { most: 2, least: 0.3 }
const wholeLink = 2
/** Description and first lines. */
const inLead = 1.9
export const inText = 1
/** It is a word of the group that the page belongs to: that says what the page is about, not what is on it. */
export const inGroup = 1.6
/** Elsewhere on the page of the section in question. */
export const onPage = 0.4
/** Where a word stands in several of these places, the best counts, and this part of the others. */
const support = 0.41
/** For each doubling of the sections that have a word in their text, up to the most that the index knows of (index/make-postings.ts). */
const ofSections = 0.1
const mostCounted = 5
/** What a title, heading or phrase counts that has one word of many; with all of them it counts whole. */
const apart = 0.7
/** What the words have in a section itself counts on top of where they count most: that tells sections of a page apart. */
export const ownShare = 0.07

/** @param quality how well the word is answered there. @param share how much of the title all words are. */
export function titleScore(quality: number, share: number): number {
  return placeScore(quality, share, inTitle)
}

/** The same of a heading below the title. */
export function headingScore(quality: number, share: number): number {
  return placeScore(quality, share, inHeading)
}

/** @param number of the phrase. @param share how much of it all words are. */
export function phraseScore(quality: number, share: number, number: number): number {
  if (number === leadNumber) return quality * inLead
  if (number < firstLinkNumber) return placeScore(quality, share, inTerms)
  return placeScore(quality, share, inLink) * (share > 0.99 ? wholeLink : 1)
}

/** What no phrase counts more than. */
export function bestPhraseScore(quality: number, share: number): number {
  return Math.max(quality * inLead, placeScore(quality, share, inTerms), placeScore(quality, share, inLink) * wholeLink)
}

function placeScore(quality: number, share: number, { most, least }: typeof inTitle): number {
  return quality * most * (least + (1 - least) * share)
}

/** @param sections how many have the word in their text. */
export function spreadOf(sections: number): number {
  return 1 + ofSections * Math.log2(Math.min(mostCounted, Math.max(1, sections)))
}

/** Words that stand together say more than those in different places. @param there how much of the query, by weight, stands there. */
export function togetherFactor(there: number): number {
  return apart + (1 - apart) * there
}

/** The best place counts, and a part of the others. @param elsewhere what it counts at least. */
export function combine(title: number, heading: number, text: number, phrase: number, group: number, elsewhere: number): number {
  const best = Math.max(title, heading, text, phrase, group, elsewhere)
  return best + support * Math.max(0, title + heading + text + phrase + group - best)
}
