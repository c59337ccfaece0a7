import { describe, expect, it } from 'vitest'
import { spliceHeadings } from '../../../src/markdown/headings/splice-headings.ts'
import { splitAtTruncateMarker } from '../../../src/markdown/remark-truncate.ts'
import { htmlOf, parseText, showDiagnostics } from '../parse-text.ts'

const idsOf = async (body: string, format: 'md' | 'mdx' = 'md') => (await parseText(body, { format })).headings.map((heading) => heading.id)

describe('heading ids', () => {
  it.each([
    ['## Hello, *World*!', 'hello-world'],
    ['## `code()` & more', 'code--more'],
    ['## Ünïcode 中文', 'ünïcode-中文'],
    ['## With [link](./a.md)', 'with-link'],
    ['## A <b>tag</b>', 'a-tag'],
    ['## Text {#my-Id_1}', 'my-Id_1'],
    ['## :rocket: Go', 'rocket-go'],
    ['Setext\n---', 'setext'],
    ['## &&', 'section'],
    ['## 🎉', 'section'],
    ['## _', '_'],
    ['## Trailing <br>', 'trailing-'],
  ])('%j -> %s', async (source, id) => {
    expect(await idsOf(source)).toEqual([id])
  })

  it('the same text again -> a counter per file', async () => {
    expect(await idsOf('## A\n\n## A\n\n## A\n\n## A 1')).toEqual(['a', 'a-1', 'a-2', 'a-1-1'])
  })

  it('a written id -> is not counted, so that a later one may collide', async () => {
    expect(await idsOf('## A {#b}\n\n## B')).toEqual(['b', 'b'])
    expect(await idsOf('## A {#b}\n\n## A\n\n## A')).toEqual(['b', 'a', 'a-1'])
  })

  describe('as VitePress makes them', () => {
    const vitepressIdsOf = async (body: string) =>
      (await parseText(body, { parse: { headingIds: 'vitepress' } })).headings.map(({ id }) => id)

    it.each([
      ['## Hello, *World*!', 'hello-world'],
      ['## `code()` & more', 'code-more'],
      ['## `vite.config.ts`', 'vite-config-ts'],
      ['## snake_case', 'snake-case'],
      ['## Ünïcode Straße', 'unicode-straße'],
      ['## 中文 标题', '中文-标题'],
      ['## 2.0 is out', '_2-0-is-out'],
      ['## Don’t “quote”', 'don-t-quote'],
      ['## ﬁne ①', 'fine-1'],
      ['## A <b>tag</b> and [a link](https://example.com)', 'a-tag-and-a-link'],
      ['## Why? {#Why_1}', 'Why_1'],
      ['## :rocket: Go', 'go'],
      ['## :not-an-emoji: x', 'not-an-emoji-x'],
      ['## $&*', 'section'],
      ['## a – b', 'a-–-b'],
    ])('%j -> %s', async (source, id) => {
      expect(await vitepressIdsOf(source)).toEqual([id])
    })

    it.each([
      ['[a](#Some-Heading)', '#some-heading'],
      ['[a](./b.md#What’s_new)', './b.md#what-s-new'],
      ['[a](#%E4%B8%AD)', '#中'],
      ['[a]\n\n[a]: /b#_1-A', '/b#_1-a'],
      ['[a](https://example.org/#A-B)', 'https://example.org/#A-B'],
      ['[a](/b#:~:text=A)', '/b#:~:text=A'],
      ['[a](#%)', '#%'],
    ])('%j -> leads to %s', async (source, url) => {
      const { links } = await parseText(source, { parse: { headingIds: 'vitepress' } })
      expect(links.map((link) => link.url)).toEqual([url])
    })

    it('the same text again, the title and written ids -> each id once', async () => {
      expect(await vitepressIdsOf('# A\n\n## A\n\n## A\n\n## A 1\n\n## X {#b}\n\n## B')).toEqual(['a-1', 'a-2', 'a-1-1', 'b', 'b-1'])
    })
  })

  it('texts without a letter or digit -> ids that are no less unique', async () => {
    expect(await idsOf('## +\n\n## &&\n\n## Section\n\n## - +')).toEqual(['section', 'section-1', 'section-2', 'section-3'])
  })

  it.each([
    ['## With {1+1} expr', 'with-11-expr'],
    ['## `delay` <Link />', 'delay-'],
    ['## A <b>b</b>', 'a-b'],
    ['## A {/* note */}', 'a--note-'],
  ])('MDX: %j -> %s, as in Docusaurus', async (source, id) => {
    expect(await idsOf(source, 'mdx')).toEqual([id])
  })

  it.each([
    ['## With {1+1} expr', 'With 2 expr'],
    ['## {`a <b> \x24{2 * 3}`}', 'a &lt;b&gt; 6'],
    ["export const version = '4.0'\n\n## Version {version}, {'v' + version}", 'Version 4.0, v4.0'],
    ['## {true}{null}{-1}{/* note */}', '-1'],
    ['## A {new Date()} {other} {a.b}', 'A'],
  ])('MDX: %j -> the contents list shows %j', async (source, html) => {
    expect((await parseText(source, { format: 'mdx' })).headings).toMatchObject([{ html }])
  })

  describe.each(['md', 'mdx'] as const)('written ids in .%s', (format) => {
    it.each([
      ['## A {#__init__}', '__init__', 'A'],
      ['## A {#a*b*~c~}', 'a*b*~c~', 'A'],
      ['## A \\{#x}', 'x', 'A'],
      ['## A {#a\\{b}', 'a{b', 'A'],
      ['## A {/* #x */}', 'x', 'A'],
      ['## A {/*#x and more*/}', 'x', 'A'],
      ['## A <!-- #x -->', 'x', 'A'],
      ['## A **b** {#x} ##', 'x', 'A b'],
      ['## A `c` {#x}', 'x', 'A c'],
      ['A {#_x_}\n---', '_x_', 'A'],
      ['> - ## A {#_x_}', '_x_', 'A'],
    ])('%j -> %s, and no trace in the text', async (source, id, text) => {
      const { headings, diagnostics } = await parseText(source, { format })
      expect(headings).toMatchObject([{ id, text }])
      expect(diagnostics).toEqual([])
    })

    it.each(['## A {#a b}', '## A {#}'])('%s -> shown as text, with a warning', async (source) => {
      const document = await parseText(source, { format })
      expect(document.headings[0]?.text).toBe(source.slice(3))
      expect(showDiagnostics(document)).toEqual([`heading-id-invalid 1:1 ${source.slice(5)} is no id of a heading; it is shown as text.`])
    })

    it('the same signs in code -> as they were', async () => {
      const html = await htmlOf('```md\n## A {#__x__}\n<!-- #y -->\n```\n\n`## B {#__x__}`\n\n## C {#c}\n', { format })
      expect(html.replace(/<[^>]+>/g, '')).toContain('## A {#__x__}\n&lt;!-- #y --&gt;')
      expect(html).toContain('<code>## B {#__x__}</code>')
    })
  })

  it('an h1 -> takes part in the counting, has no id and no place in the list', async () => {
    expect(await idsOf('# A\n\n## A')).toEqual(['a-1'])
    expect(await htmlOf('# A')).toBe('<h1>A</h1>')
  })

  it('a heading inside of a quotation -> is in the list', async () => {
    expect(await idsOf('> ## In\n\n## Out')).toEqual(['in', 'out'])
  })

  it('{#id} in MDX, with code that has it too -> an id, and code as it was', async () => {
    const body = '## A {#x-y}\n\n```md\n## B {#no}\n```\n\n`## C {#c}` and text\n'
    expect(await idsOf(body, 'mdx')).toEqual(['x-y'])
    const html = await htmlOf(body, { format: 'mdx' })
    expect(html.replace(/<[^>]+>/g, '')).toContain('## B {#no}')
    expect(html).toContain('## C {#c}')
  })

  it('a text of noncharacters -> stays text', async () => {
    expect(await htmlOf('a \uFDD0b\uFDD1 c')).toContain('b')
  })
})

describe('heading links', () => {
  it('a heading -> a link to itself that says so', async () => {
    expect(await htmlOf('## A "b" <c>')).toContain('aria-label="Direct link to A &quot;b&quot;')
    expect(await htmlOf('## Ä b')).toContain(
      '<a class="sg-anchor-link" translate="no" aria-label="Direct link to Ä b" href="#%C3%A4-b">#</a></h2>',
    )
  })

  it('a heading without text -> its id in the label', async () => {
    expect(await htmlOf('## ![](https://x.example/a.png) {#pic}')).toContain('aria-label="Direct link to pic"')
  })
})

describe('heading list', () => {
  it('markup in a heading -> code, em, strong and del alone', async () => {
    const { headings } = await parseText('## A `b<c` *d* **e** ~~f~~ [g](./h.md) ![i](https://x.example/j.png) <u>k</u> & "l"')
    expect(headings).toEqual([
      {
        html: 'A <code>b&lt;c</code> <em>d</em> <strong>e</strong> <del>f</del> g  k &amp; "l"',
        text: 'A b<c d e f g k & "l"',
        id: 'a-bc-d-e-f-g-i-k--l',
        level: 2,
      },
    ])
  })
})

describe('content title', () => {
  it.each([
    ['# T\n\ntext', 'T'],
    ['text first\n\n# T `c`', 'T c'],
    ['## No\n\n# T', undefined],
    ['***\n\n# Two', 'Two'],
    ['<img src="https://x.example/y.png">\n\n# T', 'T'],
    ['# Set up {#set-up}\n\ntext', 'Set up'],
    ['text', undefined],
    ['Setext\n===', 'Setext'],
  ])('%j -> %s', async (source, title) => {
    expect((await parseText(source)).contentTitle).toBe(title)
  })

  it('with a written id -> keeps it, and has no place in the list', async () => {
    expect(await htmlOf('# T {#t}')).toBe('<h1 id="t">T</h1>')
    expect((await parseText('# T {#t}\n\n## B')).headings.map(({ id }) => id)).toEqual(['b'])
  })

  it('inside of a component -> counts, so that the page does not get a second one', async () => {
    expect((await parseText('<Details>\n\n# T\n\n</Details>', { format: 'mdx' })).contentTitle).toBe('T')
  })

  it('of a post -> is taken out of the body and of the counting; of a page of docs -> stays', async () => {
    const post = await parseText('# T\n\n## T', { kind: 'blog' })
    expect(post.body).not.toMatchObject({ html: expect.stringContaining('<h1>') })
    expect(post.headings[0]?.id).toBe('t')
    expect(await htmlOf('# T\n\n## T')).toContain('<h1>T</h1>')
  })
})

describe('spliceHeadings', () => {
  const heading = (id: string) => ({ id, text: id, html: id, level: 2 })

  it('headings of partials -> where the partial stands, and from which file', () => {
    const partials = new Map([
      ['_a.mdx', { file: '_a.mdx', headings: [heading('a1'), heading('a2')], headingInserts: [{ index: 1, file: '_b.mdx' }] }],
      ['_b.mdx', { file: '_b.mdx', headings: [heading('b')] }],
    ])
    const document = { file: 'x.mdx', headings: [heading('one'), heading('two')], headingInserts: [{ index: 1, file: '_a.mdx' }] }
    expect(spliceHeadings(document, partials).map(({ id, from }) => `${id} ${from}`)).toEqual([
      'one undefined',
      'a1 _a.mdx',
      'b _b.mdx',
      'a2 _a.mdx',
      'two undefined',
    ])
  })

  it('partials that import each other -> an end', () => {
    const partials = new Map([['_a.mdx', { file: '_a.mdx', headings: [heading('a')], headingInserts: [{ index: 1, file: '_a.mdx' }] }]])
    const document = { file: 'x.mdx', headings: [], headingInserts: [{ index: 0, file: '_a.mdx' }] }
    expect(spliceHeadings(document, partials).map(({ id }) => id)).toEqual(['a'])
  })

  it('a parsed document -> remembers where its partials stand', async () => {
    const document = await parseText("import Part from './_part.mdx'\n\n## A\n\n<Part />\n\n## B\n", {
      format: 'mdx',
      files: { 'content/docs/_part.mdx': '## P' },
    })
    expect(document.headingInserts).toEqual([{ index: 1, file: 'content/docs/_part.mdx' }])
  })
})

describe('splitAtTruncateMarker', () => {
  it('a tree without a marker -> undefined, and the tree as it was', () => {
    const tree = { type: 'root' as const, children: [{ type: 'thematicBreak' as const }] }
    expect(splitAtTruncateMarker(tree)).toBeUndefined()
    expect(tree.children).toHaveLength(1)
  })
})
