import stringWidth from 'string-width'
import { describe, expect, it } from 'vitest'
import type { Place } from '../../../src/diagnostics/diagnostic.ts'
import { frameSource, lineAt } from '../../../src/diagnostics/reporters/source-frame.ts'

/** The lines of a frame as they are printed. */
function frame(source: string, place: Omit<Place, 'file'>): string[] {
  return frameSource(source, { file: 'a.md', ...place }).map(({ number, text }) => `${number}|${text}`)
}

describe('frameSource', () => {
  it('a span -> underlined', () => expect(frame('ab cde f', { line: 1, column: 4, endColumn: 7 })).toEqual(['1|ab cde f', '|   ^^^']))

  it('a column alone -> one character', () => expect(frame('abc', { line: 1, column: 2 })).toEqual(['1|abc', '| ^']))

  it('a line alone -> its text without the indentation', () => expect(frame('  abc', { line: 1 })).toEqual(['1|  abc', '|  ^^^']))

  it('tabs -> two columns each, in the line and under it', () =>
    expect(frame('\t\tx y', { line: 1, column: 5, endColumn: 6 })).toEqual(['1|    x y', '|      ^']))

  it('wide characters before and in the span -> the underline is as wide as they are', () => {
    expect(frame('日本 語x', { line: 1, column: 4, endColumn: 6 })).toEqual(['1|日本 語x', '|     ^^^'])
  })

  it('an emoji of several code points -> two columns', () => {
    expect(frame('👩‍👩‍👧 x', { line: 1, column: 10, endColumn: 11 })).toEqual(['1|👩‍👩‍👧 x', '|   ^'])
  })

  it('a span over three lines -> each underlined', () => {
    expect(frame('ab\n  cd\nef', { line: 1, column: 2, endLine: 3, endColumn: 2 })).toEqual([
      '1|ab',
      '| ^',
      '2|  cd',
      '|  ^^',
      '3|ef',
      '|^',
    ])
  })

  it('a span over many lines -> the first two and the last', () => {
    const lines = frame('a\nb\nc\nd\ne\nf', { line: 1, column: 1, endLine: 6, endColumn: 2 })
    expect(lines.filter((line) => !line.startsWith('|'))).toEqual(['1|a', '2|b', '…|', '6|f'])
  })

  it('a column after the end of the line, an empty line -> one mark', () => {
    expect(frame('ab', { line: 1, column: 90 })).toEqual(['1|ab', '|  ^'])
    expect(frame('\nx', { line: 1, column: 1 })).toEqual(['1|', '|^'])
  })

  it('a line after the end of the text, no line -> nothing', () => {
    expect(frame('ab', { line: 5, column: 1 })).toEqual([])
    expect(frame('ab', {})).toEqual([])
  })

  it('a long line -> a window around the span', () => {
    const source = `${'a '.repeat(200)}[link](/x)${' b'.repeat(200)}`
    const [line = '', underline = ''] = frame(source, { line: 1, column: 401, endColumn: 411 })
    expect(line).toMatch(/^1\|….*\[link\]\(\/x\).*…$/)
    expect(stringWidth(line)).toBeLessThanOrEqual(104)
    expect(line.slice(underline.indexOf('^') + 1)).toMatch(/^\[link\]/)
    expect(underline.trimEnd().match(/\^+/)?.[0]).toHaveLength(10)
  })

  it('a span at the start of a long line -> cut at the right alone', () => {
    const [line = '', underline = ''] = frame('x'.repeat(500), { line: 1, column: 1, endColumn: 3 })
    expect(line).toMatch(/^1\|x+…$/)
    expect(underline).toBe('|^^')
  })

  it('a span at the end of a long line -> cut at the left alone', () => {
    const [line = ''] = frame(`${'x'.repeat(500)}yz`, { line: 1, column: 501, endColumn: 503 })
    expect(line).toMatch(/^1\|…x+yz$/)
  })

  it('a span longer than the window -> cut', () => {
    const [line = '', underline = ''] = frame('x'.repeat(900), { line: 1, column: 300, endColumn: 900 })
    expect(stringWidth(line)).toBeLessThanOrEqual(104)
    expect(underline).toContain('^'.repeat(80))
  })

  it('five million characters on one line -> a window', () => {
    const [line = ''] = frame('é'.repeat(5_000_000), { line: 1, column: 4_000_000, endColumn: 4_000_005 })
    expect(line.length).toBeLessThan(110)
  })
})

describe('lineAt', () => {
  it.each([
    [1, 'a'],
    [2, ''],
    [3, 'b'],
    [4, 'c'],
    [5, ''],
    [6, undefined],
  ])('line %i of text with every kind of ending -> %j', (number, wanted) => {
    expect(lineAt('a\n\r\nb\rc\n', number)).toBe(wanted)
  })
})
