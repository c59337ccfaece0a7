import { describe, expect, it } from 'vitest'
import { createStarTest, escapeAttribute, escapeHtml, escapePattern } from '../../src/lib/escape.ts'

const text = `<a href="x" title='y'>&amp;`

describe('escapes', () => {
  it('text -> content of an element', () => expect(escapeHtml(text)).toBe(`&lt;a href="x" title='y'&gt;&amp;amp;`))

  it('text -> value of an attribute', () => expect(escapeAttribute(text)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;'))

  it('text -> a pattern that matches just it', () => {
    const signs = String.raw`a.b*c+d?e^f$g{1}(h)|[i]\j`
    expect(new RegExp(`^${escapePattern(signs)}$`).test(signs)).toBe(true)
    expect(new RegExp(`^${escapePattern('a.b')}$`).test('axb')).toBe(false)
  })

  it('patterns with stars -> the whole text, whatever stands for a star', () => {
    const isNamed = createStarTest(['https://a.example/tool*', '*.pdf'])
    expect(
      ['https://a.example/tool/x', 'https://a.example/tool', 'a.b.pdf', 'https://aXexample/tool', 'x https://a.example/tool', 'a.pdfs'].map(
        isNamed,
      ),
    ).toEqual([true, true, true, false, false, false])
    expect(createStarTest([])('a')).toBe(false)
  })
})
