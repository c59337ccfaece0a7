// What the index says of one term on one page: in which headings it stands and where, or in the text of which sections. As text (number-text.ts),
// made once for each page; the files of the index are these texts one after the other.
import { type NumberReader, readNumbers, writeNumber } from './number-text.ts'

/** A term in a heading. */
export interface HeadingPlace {
  /** Number of the section on its page; 0 is the title. */
  section: number
  /** Of the first word, from 0; at most 7. */
  position: number
  /** How many words the heading has; at most 7. 0 for a place in a phrase about the page: `section` is its number, `position` how many words it has. */
  length: number
}

const most = 7

/** @param places in the order of their sections. */
export function writeHeadingPosting(places: readonly HeadingPlace[]): string {
  let text = ''
  let last = 0
  let left = places.length
  for (const { section, position, length } of places) {
    text += writeStep(section - last, --left) + writeNumber(Math.min(position, most) * (most + 1) + Math.min(length, most))
    last = section
  }
  return text
}

export function readHeadingPosting(numbers: NumberReader): HeadingPlace[] {
  const places: HeadingPlace[] = []
  let section = 0
  for (let more = true; more && !numbers.done; ) {
    const step = numbers.next()
    section += step >> 1
    more = step % 2 === 1
    const place = numbers.next()
    places.push({ section, position: Math.floor(place / (most + 1)), length: place % (most + 1) })
  }
  return places
}

/** @param sections numbers in their order. */
export function writeTextPosting(sections: readonly number[]): string {
  let text = ''
  let last = 0
  let left = sections.length
  for (const section of sections) {
    text += writeStep(section - last, --left)
    last = section
  }
  return text
}

/** @param left how many sections follow. */
function writeStep(step: number, left: number): string {
  return writeNumber(step * 2 + (left > 0 ? 1 : 0))
}

export function readTextPosting(numbers: NumberReader): number[] {
  const sections: number[] = []
  let section = 0
  for (let more = true; more && !numbers.done; ) {
    const step = numbers.next()
    section += step >> 1
    more = step % 2 === 1
    sections.push(section)
  }
  return sections
}

/** The postings of one term, each behind the step from the page before, with the first `most` sections of each page. */
export function cutTextPostings(text: string, most: number): string {
  const numbers = readNumbers(text)
  let cut = ''
  while (!numbers.done) cut += writeNumber(numbers.next()) + writeTextPosting(readTextPosting(numbers).slice(0, most))
  return cut
}
