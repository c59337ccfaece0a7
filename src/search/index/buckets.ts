// The postings of all pages, in buckets by the first two characters of the term. A bucket is text, so that it can be kept, and so that after an
// edit only those buckets are made anew in which something has changed. Pages have numbers, by their place in the list of pages.
import { readNumbers, writeNumber } from './number-text.ts'
import { readHeadingPosting, readTextPosting } from './posting.ts'
import type { Tier } from './tier.ts'

/** Bucket name -> its terms in order, each with its postings: `term postings\n`. */
export type Buckets = Map<string, string>

/** Term -> page number -> what is said of it there now; undefined for nothing any longer. */
export type TermChanges = Map<string, Map<number, string | undefined>>

export function bucketOf(term: string): string {
  return [...term.slice(0, 4)].slice(0, 2).join('')
}

export interface BucketFiller {
  /** @param lines `term posting\n` of the next page (make-postings.ts). */
  add(lines: string): void
  finish(): Buckets
}

export function createBucketFiller(): BucketFiller {
  const postings = new Map<string, { last: number; text: string }>()
  let page = 0
  return {
    add(lines) {
      readLines(lines, (term, posting) => {
        const known = postings.get(term)
        if (known) {
          known.text += writeNumber(page - known.last) + posting
          known.last = page
        } else postings.set(term, { last: page, text: writeNumber(page) + posting })
      })
      page++
    },
    finish() {
      const buckets: Buckets = new Map()
      for (const term of [...postings.keys()].sort()) {
        const name = bucketOf(term)
        buckets.set(name, `${buckets.get(name) ?? ''}${term} ${postings.get(term)?.text ?? ''}\n`)
      }
      return buckets
    },
  }
}

/** By a callback: of all pages there are some hundred thousand lines. */
function readLines(lines: string, onLine: (term: string, text: string) => void): void {
  for (let start = 0; start < lines.length; ) {
    const space = lines.indexOf(' ', start)
    const end = lines.indexOf('\n', space)
    onLine(lines.slice(start, space), lines.slice(space + 1, end))
    start = end + 1
  }
}

/** Term -> what is said of it. */
function mapLines(lines: string): Map<string, string> {
  const map = new Map<string, string>()
  readLines(lines, (term, text) => map.set(term, text))
  return map
}

/** @returns the bucket as a filler would have made it of the changed pages; '' when nothing is left. */
export function changeBucket(bucket: string, changes: TermChanges, tier: Tier): string {
  const lines = mapLines(bucket)
  for (const [term, pages] of changes) {
    const postings = splitPostings(lines.get(term) ?? '', tier)
    for (const [page, posting] of pages) {
      if (posting === undefined) postings.delete(page)
      else postings.set(page, posting)
    }
    if (postings.size === 0) lines.delete(term)
    else lines.set(term, joinPostings(postings))
  }
  return [...lines]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, text]) => `${term} ${text}\n`)
    .join('')
}

/** Page number -> posting. */
function splitPostings(text: string, tier: Tier): Map<number, string> {
  const postings = new Map<number, string>()
  const numbers = readNumbers(text)
  const skip = tier === 'headings' ? readHeadingPosting : readTextPosting
  let page = 0
  while (!numbers.done) {
    page += numbers.next()
    const start = numbers.position
    skip(numbers)
    postings.set(page, text.slice(start, numbers.position))
  }
  return postings
}

function joinPostings(postings: ReadonlyMap<number, string>): string {
  let last = 0
  return [...postings]
    .sort(([a], [b]) => a - b)
    .map(([page, posting]) => {
      const step = writeNumber(page - last)
      last = page
      return step + posting
    })
    .join('')
}

/** What an edit of a page changes in one tier, of its lines before and after. */
export function diffPostings(before: string, after: string): [term: string, posting: string | undefined][] {
  const old = mapLines(before)
  const now = mapLines(after)
  const gone = [...old.keys()].filter((term) => !now.has(term)).map((term): [string, undefined] => [term, undefined])
  return [...gone, ...[...now].filter(([term, posting]) => old.get(term) !== posting)]
}
