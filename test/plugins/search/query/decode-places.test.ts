import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeNumber } from '../../../../src/plugins/search/index/number-text.ts'
import { writeHeadingPosting, writeTextPosting } from '../../../../src/plugins/search/index/posting.ts'
import { decodeHeadings, decodeTexts, firstPlaceOn } from '../../../../src/plugins/search/query/decode-places.ts'

const sections = fc.uniqueArray(fc.nat({ max: 200 }), { minLength: 1, maxLength: 5 }).map((list) => list.sort((a, b) => a - b))
/** Steps from page to page, with what is said of each. */
function postingsOf<Said>(pages: readonly (readonly [page: number, said: Said])[], write: (said: Said) => string): string {
  let last = 0
  return pages
    .map(([page, said]) => {
      const step = writeNumber(page - last)
      last = page
      return step + write(said)
    })
    .join('')
}
const pageNumbers = fc.uniqueArray(fc.nat({ max: 9000 }), { maxLength: 12 }).map((list) => list.sort((a, b) => a - b))

describe('decodeTexts, decodeHeadings', () => {
  it('any postings of texts -> a place for each section of each page', () => {
    fc.assert(
      fc.property(pageNumbers, fc.array(sections, { minLength: 12, maxLength: 12 }), (numbers, said) => {
        const pages = numbers.map((page, index): [number, number[]] => [page, said[index] ?? [0]])
        expect(decodeTexts(postingsOf(pages, writeTextPosting))).toEqual({
          pages: pages.flatMap(([page, list]) => list.map(() => page)),
          sections: pages.flatMap(([, list]) => list),
        })
      }),
    )
  })

  it('postings of headings -> with the place of the word in each', () => {
    const title = { section: 0, position: 1, length: 3 }
    const below = { section: 12, position: 0, length: 1 }
    const text = postingsOf(
      [
        [3, [title, below]],
        [700, [below]],
      ],
      writeHeadingPosting,
    )
    const phrases = { pages: [], sections: [], lengths: [] }
    expect(decodeHeadings(text)).toEqual({ pages: [3, 3, 700], sections: [0, 12, 12], positions: [1, 0, 0], lengths: [3, 1, 1], phrases })
  })

  it('places in phrases about the page -> apart from those in headings; a second posting of a page -> of the same page', () => {
    const title = { section: 0, position: 1, length: 3 }
    const lead = { section: 0, position: 0, length: 0 }
    const term = { section: 2, position: 4, length: 0 }
    const text = writeNumber(3) + writeHeadingPosting([title, lead, term]) + writeNumber(0) + writeHeadingPosting([term])
    expect(decodeHeadings(text)).toEqual({
      pages: [3],
      sections: [0],
      positions: [1],
      lengths: [3],
      phrases: { pages: [3, 3, 3], sections: [0, 2, 2], lengths: [0, 4, 4] },
    })
  })

  it('damaged text -> some places, and an end', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodeHeadings(text).pages.length).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})

describe('firstPlaceOn', () => {
  it('a page -> its first place; a page without -> where it would be', () => {
    const pages = [2, 2, 5, 9, 9, 9]
    expect([0, 2, 4, 5, 9, 10].map((page) => firstPlaceOn(pages, page))).toEqual([0, 0, 2, 2, 3, 6])
  })
})
