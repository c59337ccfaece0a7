// The postings of all pages: gathered while the pages come in, made into buckets when all are there. All but the terms is in memory that the
// garbage collector does not copy again and again, and that another thread gets as it is.
import { type Buckets, bucketOf } from './buckets.ts'
import { writeNumber } from './number-text.ts'

/** Postings as they came: a text that grew with each of some hundred thousand would be copied as often. */
export interface GatheredPostings {
  /** In the order of the pages. */
  pages: PostingsOfPage[]
  /** The postings, without their terms, each with a line feed behind it. They are ASCII (number-text.ts). */
  pieces: Uint8Array<SharedArrayBuffer>[]
  /** Each once. */
  terms: string[]
  /** For each posting, in their order, which of the terms it is of. */
  termOf: Int32Array
}

interface PostingsOfPage {
  /** In which piece they are, where they begin there, and how many there are. */
  piece: number
  begin: number
  count: number
}

export interface PostingsGatherer {
  /** @param lines `term posting\n` of the next page. */
  add(lines: string): void
  finish(): GatheredPostings
}

/** Bytes. */
const lengthOfPiece = 1 << 20

export function createPostingsGatherer(): PostingsGatherer {
  const numberOf = new Map<string, number>()
  const pages: PostingsOfPage[] = []
  const pieces: Uint8Array<SharedArrayBuffer>[] = []
  let piece: Buffer = Buffer.alloc(0)
  let used = 0
  let termOf = sharedNumbers(1 << 14)
  let end = 0
  const reserve = (length: number): void => {
    if (used + length <= piece.length) return
    const memory = new SharedArrayBuffer(Math.max(length, lengthOfPiece))
    pieces.push(new Uint8Array(memory))
    piece = Buffer.from(memory)
    used = 0
  }
  return {
    add(lines) {
      reserve(lines.length)
      let postings = ''
      const before = end
      for (let line = 0; line < lines.length; ) {
        const space = lines.indexOf(' ', line)
        const next = lines.indexOf('\n', space) + 1
        const term = lines.slice(line, space)
        const number = numberOf.get(term) ?? numberOf.size
        if (number === numberOf.size) numberOf.set(copyOf(term), number)
        if (end === termOf.length) termOf = grow(termOf)
        termOf[end++] = number
        postings += lines.slice(space + 1, next)
        line = next
      }
      pages.push({ piece: pieces.length - 1, begin: used, count: end - before })
      used += piece.write(postings, used, 'latin1')
    },
    finish: () => ({ pages, pieces, terms: [...numberOf.keys()], termOf: termOf.subarray(0, end) }),
  }
}

/** @param lots of the same pages: what several say of a term on one page stands one behind the other. */
export function makeBuckets(...lots: readonly GatheredPostings[]): Buckets {
  const readers = lots.map(readByTerm)
  const buckets: Buckets = new Map()
  let name = ''
  let lines: string[] = []
  const close = (): void => {
    if (lines.length > 0) buckets.set(name, lines.join(''))
    lines = []
  }
  for (const term of [...new Set(lots.flatMap(({ terms }) => terms))].sort()) {
    if (bucketOf(term) !== name) close()
    name = bucketOf(term)
    // Joined at once, so that the small texts die young.
    const parts = [term, ' ']
    let before = 0
    const put = (page: number, posting: string): void => {
      parts.push(writeNumber(page - before), posting)
      before = page
    }
    const having = readers.filter((reader) => reader.has(term))
    if (having.length === 1) having[0]?.read(term, put)
    else {
      const found: [page: number, posting: string][] = []
      for (const reader of having) reader.read(term, (page, posting) => found.push([page, posting]))
      for (const [page, posting] of found.sort(([a], [b]) => a - b)) put(page, posting)
    }
    parts.push('\n')
    lines.push(parts.join(''))
  }
  close()
  return buckets
}

interface TermReader {
  has(term: string): boolean
  /** What is said of it on each page, in their order. */
  read(term: string, onPosting: (page: number, posting: string) => void): void
}

function readByTerm(gathered: GatheredPostings): TermReader {
  const { pages, pieces, terms } = gathered
  const texts = pieces.map(({ buffer }) => Buffer.from(buffer).toString('latin1'))
  const { firstOf, pageOf, beginOf } = orderByTerm(gathered, texts)
  const numberOf = new Map(terms.map((term, number) => [term, number]))
  return {
    has: (term) => numberOf.has(term),
    read(term, onPosting) {
      const number = numberOf.get(term) ?? 0
      for (let place = firstOf[number] ?? 0; place < (firstOf[number + 1] ?? 0); place++) {
        const page = pageOf[place] ?? 0
        const begin = beginOf[place] ?? 0
        const text = texts[pages[page]?.piece ?? 0] ?? ''
        onPosting(page, text.slice(begin, text.indexOf('\n', begin)))
      }
    },
  }
}

/** The postings of one term one behind the other: where those of each term begin, and for each posting its page and where it begins. */
function orderByTerm(
  { pages, terms, termOf }: GatheredPostings,
  texts: readonly string[],
): Record<'firstOf' | 'pageOf' | 'beginOf', Int32Array> {
  const firstOf = new Int32Array(terms.length + 1)
  for (const number of termOf) firstOf[number + 1] = (firstOf[number + 1] ?? 0) + 1
  for (let number = 0; number < terms.length; number++) firstOf[number + 1] = (firstOf[number + 1] ?? 0) + (firstOf[number] ?? 0)
  const next = firstOf.slice()
  const pageOf = new Int32Array(termOf.length)
  const beginOf = new Int32Array(termOf.length)
  let posting = 0
  for (const [page, { piece, begin, count }] of pages.entries()) {
    const text = texts[piece] ?? ''
    let at = begin
    for (let left = count; left > 0; left--) {
      const number = termOf[posting++] ?? 0
      const place = next[number] ?? 0
      next[number] = place + 1
      pageOf[place] = page
      beginOf[place] = at
      at = text.indexOf('\n', at) + 1
    }
  }
  return { firstOf, pageOf, beginOf }
}

/** A part of a text keeps the whole text in memory. */
function copyOf(term: string): string {
  return Buffer.from(term).toString()
}

function sharedNumbers(length: number): Int32Array<SharedArrayBuffer> {
  return new Int32Array(new SharedArrayBuffer(length * Int32Array.BYTES_PER_ELEMENT))
}

function grow(full: Int32Array<SharedArrayBuffer>): Int32Array<SharedArrayBuffer> {
  const larger = sharedNumbers(full.length * 2)
  larger.set(full)
  return larger
}
