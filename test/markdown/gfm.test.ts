// The parts of GFM, in the pipeline of the site and bare.
import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../../src/markdown/render-markdown.ts'
import { htmlOf, parseText } from './parse-text.ts'

describe('tables', () => {
  it('a table -> a table in a frame that scrolls and takes focus', async () => {
    expect(await htmlOf('| a | b |\n|:--|--:|\n| 1 | 2 |')).toBe(
      '<div class="sg-table" tabindex="0" role="group" aria-label="Table"><table>\n<thead>\n<tr>\n<th align="left">a</th>\n<th align="right">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td align="left">1</td>\n<td align="right">2</td>\n</tr>\n</tbody>\n</table></div>',
    )
  })

  it.each(['a | b\n--- | ---\n1 | 2', '> | a |\n> | - |\n> | 1 |', '- a | b\n  --- | ---\n  1 | 2', 'a|b\n:-|-:', '|a|\n|-|'])(
    'table %j -> a table',
    async (source) => {
      expect(await htmlOf(source)).toContain('<table>')
    },
  )

  it('bare -> a table without a frame', async () => {
    expect((await renderMarkdown('| a |\n|---|\n| 1 |', { bare: true })).html).toMatch(/^<table>/)
  })
})

describe('task lists, strikethrough and autolinks', () => {
  it('a task list -> boxes with a name', async () => {
    expect(await htmlOf('- [ ] open\n- [x] done')).toBe(
      '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" disabled aria-label="Not done"> open</li>\n<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> done</li>\n</ul>',
    )
  })

  it('~~a~~ and ~b~ -> del', async () => {
    expect(await htmlOf('~~a~~ and ~b~')).toBe('<p><del>a</del> and <del>b</del></p>')
  })

  it.each([
    ['https://example.com/a', 'href="https://example.com/a"'],
    ['www.example.com', 'href="http://www.example.com"'],
    ['WWW.EXAMPLE.COM', 'href="http://WWW.EXAMPLE.COM"'],
    ['me@example.com', 'href="mailto:me@example.com"'],
    ['_under@example.com', 'mailto:_under@example.com'],
  ])('%s -> a link', async (source, expected) => {
    expect(await htmlOf(source)).toContain(expected)
  })

  it('bare www. -> a link; bare protocol and mail -> text, as CommonMark has it', async () => {
    expect((await renderMarkdown('www.example.com', { bare: true })).html).toBe(
      '<p><a href="http://www.example.com">www.example.com</a></p>\n',
    )
    expect((await renderMarkdown('https://example.com a@b.example', { bare: true })).html).toBe('<p>https://example.com a@b.example</p>\n')
  })

  it('bare ~~a~~, task list, footnote -> GFM', async () => {
    const { html } = await renderMarkdown('~~a~~[^1]\n\n- [x] b\n\n[^1]: note', { bare: true })
    expect(html).toContain('<del>a</del>')
    expect(html).toContain('type="checkbox"')
    expect(html).toContain('class="footnotes"')
  })
})

describe('footnotes', () => {
  it('two documents -> ids that differ, and agree inside of each', async () => {
    const source = 'a[^x] b[^x]\n\n[^x]: note'
    const [first, second] = [await htmlOf(source, { file: 'content/blog/a.md' }), await htmlOf(source, { file: 'content/blog/b.md' })]
    const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    expect(idsOf(first)).toHaveLength(4)
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(8)
    for (const [, target] of first.matchAll(/href="#([^"]+)"/g)) expect(idsOf(first)).toContain(target)
    for (const [, target] of first.matchAll(/aria-describedby="([^"]+)"/g)) expect(idsOf(first)).toContain(target)
  })

  it('the same document -> the same ids', async () => {
    expect(await htmlOf('a[^x]\n\n[^x]: n')).toBe(await htmlOf('a[^x]\n\n[^x]: n'))
  })

  it('links of footnotes -> are not among the links of the author', async () => {
    const { links } = await parseText('a[^x]\n\n[^x]: see [b](./b.md)')
    expect(links.map((link) => link.url)).toEqual(['./b.md'])
  })
})
