// The postings of all pages: gathered while the pages come in, made into buckets when all are there. Numbers are in typed arrays, which the
// garbage collector does not copy again and again, and which go to another thread as they are.
import { type Buckets, bucketOf } from './buckets.ts'
import { writeNumber } from './number-text.ts'

/** Postings as they came, and where in them each is: a text that grew with each of some hundred thousand would be copied as often. */
export interface GatheredPostings {
  /** `term posting\n` of each page (make-postings.ts). */
  pages: string[]
  /** Each once. */
  terms: string[]
  /** For each term, where in `places` its first posting is. */
  first: Int32Array
  /** Four numbers for each posting: its page, where it begins and ends in the lines of that, and where the next one of its term is, 0 for none. */
  places: Int32Array
}

export interface PostingsGatherer {
  /** @param lines `term posting\n` of the next page. */
  add(lines: string): void
  finish(): GatheredPostings
}

const numbersOfPlace = 4

export function createPostingsGatherer(): PostingsGatherer {
  const numberOf = new Map<string, number>()
  const pages: string[] = []
  let first = new Int32Array(1024)
  let last = new Int32Array(1024)
  let places = new Int32Array(1 << 16)
  // The place 0 means none.
  let end = numbersOfPlace
  const addTerm = (term: string): void => {
    const number = numberOf.size
    if (number === first.length) {
      first = grow(first)
      last = grow(last)
    }
    numberOf.set(term, number)
    first[number] = end
    last[number] = end
  }
  return {
    add(lines) {
      for (let line = 0; line < lines.length; ) {
        const space = lines.indexOf(' ', line)
        const close = lines.indexOf('\n', space)
        const term = lines.slice(line, space)
        const number = numberOf.get(term)
        if (number === undefined) addTerm(term)
        else {
          places[(last[number] ?? 0) + 3] = end
          last[number] = end
        }
        if (end + numbersOfPlace > places.length) places = grow(places)
        places[end] = pages.length
        places[end + 1] = space + 1
        places[end + 2] = close
        end += numbersOfPlace
        line = close + 1
      }
      pages.push(lines)
    },
    finish: () => ({ pages, terms: [...numberOf.keys()], first: first.slice(0, numberOf.size), places: places.slice(0, end) }),
  }
}

export function makeBuckets({ pages, terms, first, places }: GatheredPostings): Buckets {
  const buckets: Buckets = new Map()
  const numberOf = new Map(terms.map((term, number) => [term, number]))
  let name = ''
  let pieces: string[] = []
  const close = (): void => {
    if (pieces.length > 0) buckets.set(name, pieces.join(''))
    pieces = []
  }
  for (const term of [...terms].sort()) {
    if (bucketOf(term) !== name) close()
    name = bucketOf(term)
    pieces.push(term, ' ')
    let before = 0
    for (let place = first[numberOf.get(term) ?? 0] ?? 0; place > 0; place = places[place + 3] ?? 0) {
      const page = places[place] ?? 0
      pieces.push(writeNumber(page - before), pages[page]?.slice(places[place + 1], places[place + 2]) ?? '')
      before = page
    }
    pieces.push('\n')
  }
  close()
  return buckets
}

function grow(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(numbers.length * 2)
  larger.set(numbers)
  return larger
}
