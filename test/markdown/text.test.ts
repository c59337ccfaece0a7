// What is taken from the text of a document: excerpt, white space, words; and emoji.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collapseSpace } from '../../src/markdown/collapse-space.ts'
import { createWordCounter } from '../../src/markdown/count-words.ts'
import { htmlOf, parseText } from './parse-text.ts'

describe('excerpt', () => {
  it.each([
    ['# T\n\nFirst *line* with `code`\nsecond line', 'First line with code'],
    ['![img](https://x.example/a.png)\n\nText', 'Text'],
    ['```\ncode\n```\n\n> Quoted **text**', 'Quoted text'],
    ['- item one\n- two', 'item one'],
    [':::note Title\ninside\n:::', 'inside'],
    ['<div>tag</div>\n\nText', 'Text'],
    ['***\n\n!!!\n\nText', 'Text'],
    ['## Only a heading', 'Only a heading'],
    ['', ''],
  ])('%j -> %j', async (source, expected) => {
    expect((await parseText(source)).excerpt).toBe(expected)
  })

  it('MDX: imports, and expressions that are not known -> no part of it', async () => {
    const { excerpt } = await parseText("import A from 'a'\n\n<A />\n\nText {A.b} here {1 + 1}", { format: 'mdx' })
    expect(excerpt).toBe('Text here 2')
  })
})

describe('white space', () => {
  it.each([
    ['one two', 'one two'],
    ['  one \n two\t', ' one two '],
    ['one\u00a0two', 'one two'],
    ['\r\n', ' '],
    ['', ''],
  ])('%j -> %j', (text, expected) => {
    expect(collapseSpace(text)).toBe(expected)
  })

  it('any text -> what replacing each run gives', () => {
    const pieces = fc.constantFrom(' ', '\n', '\t', '\u00a0', '\u2028', '\ufeff', 'a', '名')
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join('')
        expect(collapseSpace(text)).toBe(text.replace(/\s+/g, ' '))
      }),
      { seed: 1 },
    )
  })
})

describe('word count', () => {
  it.each([
    ['', 0],
    ['one two, three.', 3],
    ["don't re-do 3.14 a_b C++ x@y.z", 8],
    ['“quoted” — dash', 2],
    ['你好世界', 2],
    ['https://example.com/a-b', 4],
    ['foo()  bar[0] :: !!', 3],
  ])('%j -> what the segmenter says', (text, atLeast) => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
    const expected = [...segmenter.segment(text)].filter((segment) => segment.isWordLike).length
    expect(createWordCounter()(text)).toBe(expected)
    expect(expected).toBeGreaterThanOrEqual(Math.min(atLeast, 1))
  })

  it('a document -> its words without code blocks', async () => {
    expect((await parseText('# One two\n\nthree `four`\n\n```\nfive six\n```')).wordCount).toBe(2)
    expect((await parseText('## One two\n\nthree `four`')).wordCount).toBe(4)
    const blocks = 'Intro\n\n```js\ncode()\n```\n\n## A `x`\n\none\ntwo\n\n- three\n\n| a | b |\n|---|---|\n| c | d |\n\n### B\n'
    expect((await parseText(blocks)).wordCount).toBe(11)
  })
})

describe('emoji', () => {
  it.each([
    ['a :rocket: b', '<p>a 🚀 b</p>'],
    [':smile::+1:', '<p>😄👍</p>'],
    ['at 12:30 or 10:30:00', '<p>at 12:30 or 10:30:00</p>'],
    ['a:b:c std::x::y', '<p>a:b:c std::x::y</p>'],
    [':not-an-emoji:', '<p>:not-an-emoji:</p>'],
    [':constructor: :__proto__:', '<p>:constructor: :<strong>proto</strong>:</p>'],
    ['`:rocket:`', '<p><code>:rocket:</code></p>'],
    [':nope:rocket:', '<p>:nope:rocket:</p>'],
  ])('%j -> %j', async (source, expected) => {
    expect(await htmlOf(source)).toBe(expected)
  })

  it('switched off -> text', async () => {
    expect(await htmlOf(':rocket:', { parse: { emoji: false } })).toBe('<p>:rocket:</p>')
  })
})
