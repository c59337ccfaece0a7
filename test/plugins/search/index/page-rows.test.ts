import { describe, expect, it } from 'vitest'
import { pageContent, writePageRows } from '../../../../src/plugins/search/index/page-rows.ts'

const section = (anchor: string, heading: string, text = '') => ({ anchor, level: 2, heading, text })
const rowsOf = (...sections: ReturnType<typeof section>[]): unknown => JSON.parse(writePageRows({ path: '/a/', sections }))

describe('the rows of a page', () => {
  it('an anchor that is made of the heading -> left out', () => {
    expect(rowsOf(section('', 'Title'), section('the-props', 'The props'), section('other', 'The props'))).toEqual([
      '/a/',
      [2, 'Title', ''],
      [2, 'The props', ''],
      [2, 'The props', '', 'other'],
    ])
  })

  it('a long text -> its beginning, up to a space; many sections -> less of each', () => {
    const text = 'word '.repeat(100).trim()
    const [, few] = JSON.parse(writePageRows({ path: '/a/', sections: [section('', 'Title', text)] }))
    expect(few[2]).toBe('word '.repeat(40).trim())
    const [, first] = JSON.parse(writePageRows({ path: '/a/', sections: Array.from({ length: 30 }, () => section('', 'Title', text)) }))
    expect(first[2]).toBe('word '.repeat(16).trim())
  })

  it('a long text with a space near its beginning only -> most of what there is room for', () => {
    const textOf = (text: string): string => JSON.parse(writePageRows({ path: '/a/', sections: [section('', 'Title', text)] }))[1][2]
    expect(textOf(`A ${'x'.repeat(300)}`)).toBe(`A ${'x'.repeat(198)}`)
    // Never half of a character.
    expect(textOf(`x${'💡'.repeat(150)}`)).toBe(`x${'💡'.repeat(99)}`)
  })

  it('a sentence that ends where there is room, or soon after -> up to its end; one that ends far from there -> up to a space', () => {
    const words = (count: number): string => 'word '.repeat(count).trim()
    const textOf = (text: string): string => JSON.parse(writePageRows({ path: '/a/', sections: [section('', 'Title', text)] }))[1][2]
    expect(textOf(`${words(24)}. ${words(60)}`)).toBe(`${words(24)}.`)
    expect(textOf(`${words(47)}. ${words(60)}`)).toBe(`${words(47)}.`)
    expect(textOf(`${words(8)}. ${words(60)}`)).toMatch(/^(word )+word\. (word ?)+$/)
    expect(textOf(`${words(60)}. ${words(60)}`)).toBe(words(40))
  })

  it('with a generation -> the content of the file', () => {
    const rows = writePageRows({ path: '/a/', sections: [section('', 'Title', 'Text')] })
    expect(pageContent(rows, '0123abcd')).toBe('["0123abcd","/a/",[2,"Title","Text"]]')
  })
})
