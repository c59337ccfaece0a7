// The postings of all pages in buckets by the first two characters of the term (made by gather-postings.ts). A bucket is text, so that it can be
// kept, and so that after an edit only those buckets are made anew in which something has changed. Pages have numbers, by their place in the
// list of pages.

import type { Tier } from './index-files.ts'
import { readNumbers, writeNumber } from './number-text.ts'
import { readHeadingPosting, readTextPosting } from './posting.ts'

/** Bucket name -> its terms in order, each with its postings: `term postings\n`. */
export type Buckets = Map<string, string>

/** Term -> page number -> what is said of it there now; undefined for nothing any longer. */
export type TermChanges = Map<string, Map<number, string | undefined>>

export function bucketOf(term: string): string {
  return [...term.slice(0, 4)].slice(0, 2).join('')
}

/** Tells where in `lines` stands what is said of each term. By a callback: of all pages there are some hundred thousand lines. */
function readLines(lines: string, onLine: (term: string, start: number, end: number) => void): void {
  for (let line = 0; line < lines.length; ) {
    const space = lines.indexOf(' ', line)
    const end = lines.indexOf('\n', space)
    onLine(lines.slice(line, space), space + 1, end)
    line = end + 1
  }
}

/** Term -> what is said of it. */
function mapLines(lines: string): Map<string, string> {
  const map = new Map<string, string>()
  readLines(lines, (term, start, end) => map.set(term, lines.slice(start, end)))
  return map
}

/** @returns the bucket as it would have been made of the changed pages; '' when nothing is left. */
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
    const posting = text.slice(start, numbers.position)
    const known = postings.get(page)
    postings.set(page, known === undefined ? posting : joinOnPage(known, posting))
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

/** Two postings of one page: the second is no page further. */
function joinOnPage(first: string, second: string): string {
  return first + writeNumber(0) + second
}

/** The lines of a page from two sources, one for each term. */
export function joinLines(first: string, second: string): string {
  if (second === '') return first
  const lines = mapLines(first)
  for (const [term, posting] of mapLines(second)) {
    const known = lines.get(term)
    lines.set(term, known === undefined ? posting : joinOnPage(known, posting))
  }
  let text = ''
  for (const [term, posting] of lines) text += `${term} ${posting}\n`
  return text
}

/** What an edit of a page changes in one tier, of its lines before and after. */
export function diffPostings(before: string, after: string): [term: string, posting: string | undefined][] {
  const old = mapLines(before)
  const now = mapLines(after)
  const gone = [...old.keys()].filter((term) => !now.has(term)).map((term): [string, undefined] => [term, undefined])
  return [...gone, ...[...now].filter(([term, posting]) => old.get(term) !== posting)]
}
