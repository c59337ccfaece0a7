// The postings of a term (index/posting.ts) as lists of numbers, with one item of each list per place, page after page. Lists and not objects,
// because common words have tens of thousands of places, and a reader waits for all of them to be looked at.
import { readAllNumbers } from '../index/number-text.ts'

export interface TextPlaces {
  /** Numbers of pages, the lowest first; a page stands as often as it has places. */
  pages: number[]
  sections: number[]
}

export interface HeadingPlaces extends TextPlaces {
  /** Of the word in its heading, and how many words that has (index/posting.ts). */
  positions: number[]
  lengths: number[]
  /** Phrases about pages (index/phrases.ts): their numbers as sections. */
  phrases: PhrasePlaces
}

export interface PhrasePlaces extends TextPlaces {
  /** How many words the phrase has; 0 for description and first lines. */
  lengths: number[]
}

export function decodeTexts(postings: string): TextPlaces {
  const numbers = readAllNumbers(postings)
  const places: TextPlaces = { pages: [], sections: [] }
  let page = 0
  for (let index = 0; index < numbers.length; ) {
    page += numbers[index++] ?? 0
    let section = 0
    for (let more = true; more && index < numbers.length; ) {
      const step = numbers[index++] ?? 0
      section += step >> 1
      more = (step & 1) === 1
      places.pages.push(page)
      places.sections.push(section)
    }
  }
  return places
}

export function decodeHeadings(postings: string): HeadingPlaces {
  const numbers = readAllNumbers(postings)
  const places: HeadingPlaces = { pages: [], sections: [], positions: [], lengths: [], phrases: { pages: [], sections: [], lengths: [] } }
  let page = 0
  for (let index = 0; index < numbers.length; ) {
    page += numbers[index++] ?? 0
    let section = 0
    for (let more = true; more && index < numbers.length; ) {
      const step = numbers[index++] ?? 0
      const place = numbers[index++] ?? 0
      section += step >> 1
      more = (step & 1) === 1
      const length = place & 7
      const target = length === 0 ? places.phrases : places
      target.pages.push(page)
      target.sections.push(section)
      if (length > 0) places.positions.push(place >> 3)
      target.lengths.push(length === 0 ? place >> 3 : length)
    }
  }
  return places
}

/** Index of the first place on `page`; there may be none: then that of a place on another page, or the length of the list. */
export function firstPlaceOn(pages: readonly number[], page: number): number {
  let low = 0
  let high = pages.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((pages[middle] ?? 0) < page) low = middle + 1
    else high = middle
  }
  return low
}
