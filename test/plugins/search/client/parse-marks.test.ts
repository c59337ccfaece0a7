import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markedText } from '../../../../src/plugins/search/client/hit-text.ts'
import { parseMarks, withoutMarks } from '../../../../src/plugins/search/client/parse-marks.ts'
import { sampleHit } from './sample-hits.ts'

const show = (marked: string): string =>
  parseMarks(marked)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('|')

describe('parseMarks', () => {
  it.each([
    ['How to <mark>spr</mark>ing', 'How to |[spr]|ing'],
    ['<mark>a</mark><mark>b</mark>', '[a]|[b]'],
    ['', ''],
    ['<mark></mark>', ''],
    ['a <mark>b <mark>c</mark> d</mark> e', 'a |[b ]|[c]|[ d]| e'],
    ['no end <mark>here', 'no end |[here]'],
    ['no start</mark> here', 'no start| here'],
    ['<img src=x onerror=alert(1)> <mark>x</mark>', '<img src=x onerror=alert(1)> |[x]'],
    ['&lt;Video&gt; &amp;amp; &quot;q&quot; &#39;s&#x27;', '<Video> &amp; "q" \'s\''],
    ['<mark class="x">y</mark>', '<mark class="x">y'],
    ['&#1114112; &unknown; &', '&#1114112; &unknown; &'],
  ])('%s -> %s', (marked, shown) => {
    expect(show(marked)).toBe(shown)
  })

  it('any text as a field of a hit -> reads as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        // What looks like a mark in the text of a page is none.
        expect(withoutMarks(markedText(sampleHit('a', 'lvl1', ['A', text]), 'lvl1'))).toBe(text)
      }),
    )
  })
})

describe('markedText', () => {
  it('a snippet, a highlight, a field -> the first that is there', () => {
    const hit = sampleHit('a', 'lvl1', ['A', 'field'], { content: 'text <mark>' })
    expect(markedText(hit, 'lvl1')).toBe('field')
    expect(markedText({ ...hit, _highlightResult: { hierarchy: { lvl1: { value: 'high' } } } }, 'lvl1')).toBe('high')
    const both = {
      _highlightResult: { hierarchy: { lvl1: { value: 'high' } } },
      _snippetResult: { hierarchy: { lvl1: { value: 'snip' } } },
    }
    expect(markedText({ ...hit, ...both }, 'lvl1')).toBe('snip')
    expect(withoutMarks(markedText(hit, 'content'))).toBe('text <mark>')
    expect(markedText(hit, 'lvl5')).toBe('')
  })
})
