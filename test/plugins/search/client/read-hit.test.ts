// What is made of the text that a hosted index sends, in which its own tags stand beside those that the text has.
import { describe, expect, it } from 'vitest'
import { readHit } from '../../../../src/plugins/algolia/client/read-hit.ts'
import { parseMarks } from '../../../../src/plugins/search/client/parse-marks.ts'

function contentOf(value: string): string | undefined {
  const record = { objectID: '1', url: '/a', type: 'content', hierarchy: {}, content: '', _snippetResult: { content: { value } } }
  return readHit(record)?._snippetResult?.content?.value
}

describe('readHit', () => {
  it.each([
    ['a <mark>spring</mark> & <b>', 'a <mark>spring</mark> &amp; &lt;b&gt;'],
    ['<mark>a</mark> <mark>b</mark>', '<mark>a</mark> <mark>b</mark>'],
    ['the <mark> element of a <mark>spring</mark>', 'the &lt;mark&gt; element of a <mark>spring</mark>'],
    ['a <mark>spring</mark> in a <mark> element', 'a <mark>spring</mark> in a &lt;mark&gt; element'],
    ['a </mark> and a <mark>spring</mark> </mark>', 'a &lt;/mark&gt; and a <mark>spring</mark> &lt;/mark&gt;'],
    ['the <<mark>mark</mark>> element', 'the &lt;<mark>mark</mark>&gt; element'],
    ['<mark><img></mark>', '<mark>&lt;img&gt;</mark>'],
  ])('%s -> %s', (value, expected) => {
    expect(contentOf(value)).toBe(expected)
  })

  it('a start of a mark that the text has itself -> read as text, and nothing after it is marked', () => {
    const parts = parseMarks(contentOf('the <mark> element of a <mark>spring</mark>, and so on') ?? '')
    expect(parts.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(['spring'])
    expect(parts.map(({ text }) => text).join('')).toBe('the <mark> element of a spring, and so on')
  })
})
