import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../../src/markdown/render-markdown.ts'

describe('renderMarkdown', () => {
  it('whole -> the additions of the generator, addresses as they are written', async () => {
    const { html } = await renderMarkdown('## A {#b}\n\n:::tip\n[c](./d.md?e=1&f) ![g](./h.png)\n:::\n')
    expect(html).toContain('<h2 class="sg-anchor" id="b">')
    expect(html).toContain('<div class="sg-admonition sg-admonition-tip"')
    expect(html).toContain('<a href="./d.md?e=1&amp;f">c</a>')
    expect(html).toContain('<img src="./h.png" alt="g" loading="lazy" decoding="async">')
    expect(html.endsWith('\n')).toBe(true)
  })

  it('bare -> none of them', async () => {
    expect((await renderMarkdown('## A {#b}\n\n:::tip\n\n:rocket: <!-- c -->', { bare: true })).html).toBe(
      '<h2>A {#b}</h2>\n<p>:::tip</p>\n<p>:rocket: <!-- c --></p>\n',
    )
  })

  it('nothing -> nothing', async () => {
    expect(await renderMarkdown('')).toEqual({ html: '' })
    expect(await renderMarkdown('', { bare: true })).toEqual({ html: '' })
  })

  it('text that is too long -> a diagnostic', async () => {
    await expect(renderMarkdown('a'.repeat(2_000_000))).rejects.toMatchObject({ diagnostics: [{ id: 'content-too-large' }] })
  })
})
