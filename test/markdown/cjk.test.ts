// Chinese, Japanese and Korean: words without spaces around them, and punctuation of their own.
import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../../src/markdown/render-markdown.ts'
import { htmlOf } from './parse-text.ts'

describe('emphasis beside characters of Chinese, Japanese and Korean', () => {
  it.each([
    ['**重要。**です', '<strong>重要。</strong>です'],
    ['**（可选）**参数', '<strong>（可选）</strong>参数'],
    ['**확인!**하세요', '<strong>확인!</strong>하세요'],
    ['**`code`**を', '<strong><code>code</code></strong>を'],
    ['**「括弧」**と**『二重』**', '<strong>「括弧」</strong>と<strong>『二重』</strong>'],
    ['*「括弧」*です', '<em>「括弧」</em>です'],
    ['***重要。***です', '<em><strong>重要。</strong></em>です'],
    ['~~削除。~~です', '<del>削除。</del>です'],
    ['**重要** です', '<strong>重要</strong> です'],
    ['**𠮷野家。**の', '<strong>𠮷野家。</strong>の'],
  ])('%s -> %s', async (text, html) => {
    expect(await htmlOf(text)).toBe(`<p>${html}</p>`)
    expect(await htmlOf(text, { format: 'mdx' })).toContain(html)
  })

  it('bare text -> CommonMark to the letter', async () => {
    expect((await renderMarkdown('**重要。**です', { bare: true })).html).toBe('<p>**重要。**です</p>\n')
  })

  it('Latin text in such a document -> as before', async () => {
    expect(await htmlOf('日本 a**b c_d_ **e.**f **g**')).toBe('<p>日本 a**b c_d_ **e.**f <strong>g</strong></p>')
  })
})

describe('bare addresses', () => {
  const link = (address: string, url = address) => `<a href="${url}" target="_blank" rel="noopener noreferrer">${address}</a>`

  it.each([
    ['见http://a.b/c。然后', `见${link('http://a.b/c')}。然后`],
    ['（https://a.b/c）', `（${link('https://a.b/c')}）`],
    ['https://a.b/c，**重要。**是', `${link('https://a.b/c')}，<strong>重要。</strong>是`],
    ['https://a.b、https://c.d！', `${link('https://a.b')}、${link('https://c.d')}！`],
    ['www.a.b/x」', `${link('www.a.b/x', 'http://www.a.b/x')}」`],
    ['[https://a.b/c。', `[${link('https://a.b/c')}。`],
    ['https://a.b/路径/々', link('https://a.b/路径/々', 'https://a.b/%E8%B7%AF%E5%BE%84/%E3%80%85')],
    ['<https://a.b/。>', link('https://a.b/。', 'https://a.b/%E3%80%82')],
  ])('%s -> ends before the punctuation', async (text, html) => {
    expect(await htmlOf(text)).toBe(`<p>${html}</p>`)
  })
})
