// Text in the lines of a card, with letters that are all as wide as the font is large, so that a width is a number of letters.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutLine, fitText } from '../../../src/plugins/social-cards/fit-text.ts'

const measure = (text: string): number => [...text].length
const fitInto = (text: string, width: number) => fitText(text, { width, fontSizes: [20, 10], mostLines: 3 }, measure)
const fitInto200 = (text: string) => fitInto(text, 200)

describe('fitText', () => {
  it('a short text -> one line of the largest size', () => {
    expect(fitInto200('One line')).toEqual({ lines: ['One line'], fontSize: 20 })
  })

  it('words for three lines -> broken at spaces, still the largest size', () => {
    expect(fitInto200('Rendering on AWS or clouds')).toEqual({ lines: ['Rendering', 'on AWS or', 'clouds'], fontSize: 20 })
  })

  it('a word too wide for the largest size -> a smaller one, whole', () => {
    expect(fitInto200('calculateMetadata')).toEqual({ lines: ['calculateMetadata'], fontSize: 10 })
  })

  it('a word too wide for every size -> broken before a capital letter', () => {
    expect(fitInto200('renderStillOnLambdaFunction').lines).toEqual(['renderStillOnLambda', 'Function'])
  })

  it('a word without a place to break -> broken where the line ends', () => {
    expect(fitInto200('a'.repeat(45)).lines).toEqual(['a'.repeat(20), 'a'.repeat(20), 'a'.repeat(5)])
  })

  it('more than three lines -> three, the last one with an ellipsis', () => {
    const { lines } = fitInto200('one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen')
    expect(lines).toHaveLength(3)
    expect(lines[2]).toMatch(/^\S.*\S…$/)
  })

  it('any text -> at most three lines, none of them too wide', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        const { lines, fontSize } = fitInto(text, 120)
        expect(lines.length).toBeLessThanOrEqual(3)
        // One character alone may be wider than the space; here the widest of them has fewer than twelve code points.
        for (const line of lines) expect(measure(line) * fontSize).toBeLessThanOrEqual(120)
      }),
    )
  })
})

describe('cutLine', () => {
  it('a text that fits -> as it is', () => {
    expect(cutLine('four', 4, measure)).toBe('four')
  })

  it('one that does not -> its beginning, with an ellipsis and no space before it', () => {
    expect(cutLine('one two', 5, measure)).toBe('one…')
  })

  it('a character of several code points -> kept or left out as a whole', () => {
    expect(cutLine('ab👩‍👩‍👧cd', 5, measure)).toBe('ab…')
  })
})
