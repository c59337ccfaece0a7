import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Buckets, bucketOf, changeBucket, diffPostings, type TermChanges } from '../../../../src/plugins/search/index/buckets.ts'
import { createPostingsGatherer, makeBuckets } from '../../../../src/plugins/search/index/gather-postings.ts'
import { makePostings } from '../../../../src/plugins/search/index/make-postings.ts'
import { readNumbers, writeNumber } from '../../../../src/plugins/search/index/number-text.ts'
import { groupBuckets, isLarge, linesOf, splitBucket } from '../../../../src/plugins/search/index/plan-shards.ts'
import {
  cutTextPostings,
  readHeadingPosting,
  readTextPosting,
  writeHeadingPosting,
  writeTextPosting,
} from '../../../../src/plugins/search/index/posting.ts'
import { englishRules } from '../../../../src/plugins/search/terms/word-rules.ts'

describe('writeNumber', () => {
  it('any numbers one after the other -> the same numbers, in characters that JSON does not escape', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 10_000_000 })), (values) => {
        const text = values.map(writeNumber).join('')
        expect(JSON.stringify(text)).toBe(`"${text}"`)
        const numbers = readNumbers(text)
        expect(values.map(() => numbers.next())).toEqual(values)
        expect(numbers.done).toBe(true)
      }),
    )
  })

  it('damaged text -> numbers all the same, and an end', () => {
    const numbers = readNumbers('\u0000é~~~~')
    for (let count = 0; !numbers.done && count < 100; count++) numbers.next()
    expect(numbers.done).toBe(true)
  })
})

describe('postings', () => {
  it('places in headings -> the same places', () => {
    const places = [
      { section: 0, position: 0, length: 1 },
      { section: 3, position: 2, length: 7 },
      { section: 40, position: 7, length: 7 },
    ]
    expect(readHeadingPosting(readNumbers(writeHeadingPosting(places)))).toEqual(places)
  })

  it('sections of texts -> the same sections', () => {
    expect(readTextPosting(readNumbers(writeTextPosting([0, 1, 7, 130])))).toEqual([0, 1, 7, 130])
  })

  it('postings of a term that is everywhere -> the first sections of each page', () => {
    const pages = [
      [3, [0, 1, 7, 130]],
      [2, [5]],
      [70, [0, 2]],
    ] as const
    const write = (most: number): string =>
      pages.map(([step, sections]) => writeNumber(step) + writeTextPosting(sections.slice(0, most))).join('')
    expect(cutTextPostings(write(9), 2)).toBe(write(2))
    expect(cutTextPostings(write(9), 1)).toBe(write(1))
  })

  it('a page -> its terms, whole and in parts, without common words; the name of its file too', () => {
    const sections = [
      { anchor: '', level: 1, heading: 'useClip()', text: 'How to play the clips of a film.' },
      { anchor: 'from', level: 2, heading: 'from', text: '' },
    ]
    const { headings, texts } = makePostings({ sections: sections, path: '/docs/use-clip-hook' }, englishRules)
    expect(termsIn(headings)).toEqual(['clip', 'film', 'from', 'hook', 'play', 'use', 'useclip', 'usecliphook'])
    expect(termsIn(texts)).toEqual(['clip', 'film', 'play'])
  })

  it('a term in seven sections -> the five in which it stands earliest, in their order', () => {
    const others = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
    const text = (before: number): string => [...others.slice(0, before), 'word', ...others.slice(before)].join(' ')
    const sections = [9, 0, 8, 1, 2, 3, 4].map((before) => ({ anchor: '', level: 2, heading: 'T', text: text(before) }))
    const { texts } = makePostings({ sections: sections, path: '/x' }, englishRules)
    const [line = ''] = linesOf(texts).filter((found) => found.startsWith('word '))
    expect(readTextPosting(readNumbers(line.slice('word '.length)))).toEqual([1, 3, 4, 5, 6])
  })

  it('terms like names of object members -> terms', () => {
    const { texts } = makePostings(
      {
        sections: [{ anchor: '', level: 1, heading: 'T', text: 'constructor __proto__ toString hasOwnProperty' }],
        path: '/x',
      },
      englishRules,
    )
    expect(termsIn(texts)).toEqual(['constructor', 'hasownproperty', 'property', 'proto', 'string', 'tostring'])
  })
})

function termsIn(lines: string): string[] {
  return linesOf(lines)
    .map((line) => line.slice(0, line.indexOf(' ')))
    .sort()
}

const terms = fc.stringMatching(/^[a-d]{1,4}$/)
/** Lines of a page. */
const pagePostings = fc
  .dictionary(
    terms,
    fc.uniqueArray(fc.nat({ max: 5 }), { minLength: 1, maxLength: 3 }).map((found) => writeTextPosting(found.sort((a, b) => a - b))),
  )
  .map((postings) =>
    Object.entries(postings)
      .map(([term, posting]) => `${term} ${posting}\n`)
      .join(''),
  )

function fillBuckets(pages: readonly string[]): Buckets {
  const gatherer = createPostingsGatherer()
  for (const lines of pages) gatherer.add(lines)
  return makeBuckets(gatherer.finish())
}

describe('buckets', () => {
  it('any edit of a page -> the buckets that all pages together would have made', () => {
    fc.assert(
      fc.property(fc.array(pagePostings, { minLength: 1, maxLength: 8 }), fc.nat(), pagePostings, (pages, pick, edited) => {
        const number = pick % pages.length
        const before = fillBuckets(pages)
        const changes = new Map<string, TermChanges>()
        for (const [term, posting] of diffPostings(pages[number] ?? '', edited)) {
          const bucket = bucketOf(term)
          changes.set(bucket, (changes.get(bucket) ?? new Map()).set(term, new Map([[number, posting]])))
        }
        for (const [name, change] of changes) {
          const text = changeBucket(before.get(name) ?? '', change, 'texts')
          if (text === '') before.delete(name)
          else before.set(name, text)
        }
        const after = fillBuckets(pages.map((page, index) => (index === number ? edited : page)))
        expect(new Map([...before].sort())).toEqual(new Map([...after].sort()))
      }),
    )
  })
})

describe('shards', () => {
  const plan = (buckets: ReadonlyMap<string, string>, most: number): Map<string, string[]> => {
    const shards = new Map<string, string[]>()
    for (const [name, text] of buckets) {
      if (isLarge(name, text.length, most))
        for (const { prefix, lines } of splitBucket(name, linesOf(text), most)) shards.set(prefix, lines)
    }
    const sizes = new Map([...buckets].map(([name, text]) => [name, text.length]))
    for (const { prefix, buckets: names } of groupBuckets(sizes, most))
      shards.set(
        prefix,
        names.flatMap((name) => linesOf(buckets.get(name) ?? '')),
      )
    return shards
  }

  it('any terms -> each in the shard with the longest prefix that it begins with, and no shard too large', () => {
    fc.assert(
      fc.property(fc.array(pagePostings, { minLength: 1, maxLength: 8 }), fc.integer({ min: 5, max: 60 }), (pages, most) => {
        const buckets = fillBuckets(pages)
        const shards = plan(buckets, most)
        const all = [...shards.values()].flat()
        expect(all.sort()).toEqual([...buckets.values()].flatMap(linesOf).sort())
        for (const [prefix, lines] of shards) {
          for (const line of lines) {
            const term = line.slice(0, line.indexOf(' '))
            const longest = [...shards.keys()].filter((other) => term.startsWith(other)).sort((a, b) => b.length - a.length)[0]
            expect(longest).toBe(prefix)
          }
          if (lines.length > 1) expect(lines.join('\n').length).toBeLessThanOrEqual(most)
        }
      }),
    )
  })
})
