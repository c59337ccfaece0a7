// A first look at all pages that a word is on: what decides whether a page can be among the first results, in arrays with one item per page.
// Looking at the places of each page (rank-pages.ts) takes a hundred times as long.
import { type HeadingMatch, phraseShareOf, shareOf, type WordMatches } from './collect-matches.ts'

export interface PageSurvey {
  /** How many pages the word is on, and how many of them are about it. */
  size: number
  about: number
  /** By page number: the best quality with which it stands in a heading below the title; 0 where it does not. */
  headings: Float64Array
  /** The most that it is of such a heading. */
  headingShare: Float64Array
  /** The best quality of texts. */
  texts: Float64Array
  /** How many places it has in texts: as many as sections, or more where several terms answer it. */
  textCounts: Uint16Array
  /** The best quality in phrases about the page, and the most that it is of one. */
  phrases: Float64Array
  phraseShare: Float64Array
  /** Where the title has it: that of the match that says most. */
  titleQuality: Float64Array
  titleShare: Float64Array
  titlePosition: Uint8Array
}

export function surveyPages({ headings, texts, joined }: WordMatches, pageCount: number): PageSurvey {
  const survey: PageSurvey = {
    size: 0,
    about: 0,
    headings: new Float64Array(pageCount),
    headingShare: new Float64Array(pageCount),
    texts: new Float64Array(pageCount),
    textCounts: new Uint16Array(pageCount),
    phrases: new Float64Array(pageCount),
    phraseShare: new Float64Array(pageCount),
    titleQuality: new Float64Array(pageCount),
    titleShare: new Float64Array(pageCount),
    titlePosition: new Uint8Array(pageCount),
  }
  for (const { quality, places } of headings) {
    const { pages, sections, positions, lengths } = places
    for (let index = 0; index < pages.length; index++) {
      const share = shareOf(lengths[index])
      noteHeading(survey, pages[index] ?? 0, sections[index] ?? 0, quality, share, positions[index] ?? 0)
    }
    const { phrases } = places
    for (let index = 0; index < phrases.pages.length; index++)
      notePhrase(survey, phrases.pages[index] ?? 0, quality, phraseShareOf(phrases.lengths[index]))
  }
  for (const { quality, places } of texts) {
    const { pages } = places
    for (let index = 0; index < pages.length; index++) noteText(survey, pages[index] ?? 0, quality)
  }
  for (const [page, places] of joined) {
    for (const quality of places.texts.values()) noteText(survey, page, quality)
    for (const { quality, share } of places.phrases.values()) notePhrase(survey, page, quality, share)
    for (const [section, { quality, share, position }] of places.headings) noteHeading(survey, page, section, quality, share, position)
  }
  for (let page = 0; page < pageCount; page++) {
    if (isOnPage(survey, page)) survey.size++
    if (isAbout(survey, page)) survey.about++
  }
  return survey
}

function noteHeading(survey: PageSurvey, page: number, section: number, quality: number, share: number, position: number): void {
  const { headings, headingShare, titleQuality, titleShare, titlePosition } = survey
  if (section > 0) {
    if (quality > (headings[page] ?? 0)) headings[page] = quality
    if (share > (headingShare[page] ?? 0)) headingShare[page] = share
  } else if (quality * share > (titleQuality[page] ?? 0) * (titleShare[page] ?? 0)) {
    titleQuality[page] = quality
    titleShare[page] = share
    titlePosition[page] = position
  }
}

function noteText({ texts, textCounts }: PageSurvey, page: number, quality: number): void {
  textCounts[page] = (textCounts[page] ?? 0) + 1
  if (quality > (texts[page] ?? 0)) texts[page] = quality
}

function notePhrase({ phrases, phraseShare }: PageSurvey, page: number, quality: number, share: number): void {
  if (quality > (phrases[page] ?? 0)) phrases[page] = quality
  if (share > (phraseShare[page] ?? 0)) phraseShare[page] = share
}

export function isOnPage({ headings, texts, phrases, titleQuality }: PageSurvey, page: number): boolean {
  return texts[page] !== 0 || headings[page] !== 0 || titleQuality[page] !== 0 || phrases[page] !== 0
}

/** Not in texts alone. */
export function isAbout({ headings, phrases, titleQuality }: PageSurvey, page: number): boolean {
  return headings[page] !== 0 || titleQuality[page] !== 0 || phrases[page] !== 0
}

export function titleOn({ titleQuality, titleShare, titlePosition }: PageSurvey, page: number): HeadingMatch | undefined {
  const quality = titleQuality[page] ?? 0
  return quality === 0 ? undefined : { quality, share: titleShare[page] ?? 0, position: titlePosition[page] ?? 0 }
}

/** How many sections of each page have one of the words, up to three. */
export function countSections(words: readonly WordMatches[], pageCount: number): Uint8Array {
  const counts = new Uint8Array(pageCount)
  const first = new Int32Array(pageCount)
  const second = new Int32Array(pageCount)
  const note = (page: number, section: number): void => {
    const count = counts[page]
    if (count === undefined || count >= mostSections) return
    if ((count > 0 && first[page] === section) || (count > 1 && second[page] === section)) return
    if (count === 0) first[page] = section
    else second[page] = section
    counts[page] = count + 1
  }
  for (const { headings, texts, joined } of words) {
    for (const { places } of [...headings, ...texts]) {
      const { pages, sections } = places
      for (let index = 0; index < pages.length; index++) note(pages[index] ?? 0, sections[index] ?? 0)
    }
    for (const { places } of headings) for (const page of places.phrases.pages) if (counts[page] === 0) note(page, 0)
    for (const [page, places] of joined) {
      for (const section of places.headings.keys()) note(page, section)
      for (const section of places.texts.keys()) note(page, section)
    }
  }
  return counts
}

/** Rows for one page. */
export const mostSections = 3
