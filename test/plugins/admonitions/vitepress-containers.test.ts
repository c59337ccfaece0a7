// The containers of VitePress, in both formats -> what a reader sees; without the switch -> as they were.
import { describe, expect, it, test } from 'vitest'
import { htmlOf, parseText, showDiagnostics } from '../../markdown/parse-text.ts'

const parse = { containers: 'vitepress' } as const
const box = (look: string, title: string, body: string): string =>
  `<div class="sg-admonition sg-admonition-${look}" role="note"><div class="sg-admonition-title">${title}</div><div class="sg-admonition-body">\n${body}\n</div></div>`
const details = (summary: string, open = ''): string =>
  `<details class="details"${open}><summary>${summary}</summary><div class="details-content">\n<p>a</p>\n</div></details>`

describe('containers of VitePress', () => {
  test.each([
    ['::: tip\na\n:::', box('tip', 'tip', '<p>a</p>')],
    [':::tip\na\n:::', box('tip', 'tip', '<p>a</p>')],
    [':::   warning My *title*\na\n:::', box('warning', 'My <em>title</em>', '<p>a</p>')],
    ['text\n::: danger STOP\na\n:::\nmore', `<p>text</p>\n${box('danger', 'STOP', '<p>a</p>')}\n<p>more</p>`],
    ['- x\n\n  ::: info\n  a\n  :::', `<ul>\n<li>\n<p>x</p>\n${box('info', 'info', '<p>a</p>')}\n</li>\n</ul>`],
    ['::: details\na\n:::', details('Details')],
    ['::: details Show `me`\na\n:::', details('Show <code>me</code>')],
    ['::: details Show {open}\na\n:::', details('Show', ' open')],
    ['::: details {open}\na\n:::', details('Details', ' open')],
    ['::: raw\na\n:::', '<p>a</p>'],
    ['::: v-pre\na\n\n::: \n\nb', '<p>a</p>\n<p>b</p>'],
    [':::: raw\n::: raw\na\n:::\n::::', '<p>a</p>'],
    ['::: raw\n:::\n\nb', '<p>b</p>'],
    [':::: info\n::: details More\na\n:::\n::::', box('info', 'info', details('More'))],
    ['a\n\n[[toc]]\n\nb', '<p>a</p>\n<p>b</p>'],
    ['[[TOC]]', ''],
  ])('%j -> %s', async (text, html) => {
    expect(await htmlOf(text, { parse })).toBe(html)
    expect((await parseText(text, { parse })).diagnostics).toEqual([])
    const mdx = await parseText(text, { parse, format: 'mdx' })
    expect(mdx.diagnostics).toEqual([])
  })

  it('a code group -> tabs with the names in brackets, and no second title', async () => {
    const html = await htmlOf(
      '::: code-group\n\n```sh [npm]\nnpm i x\n```\n\n```sh{1} [a & b.sh]\nyarn add x\n```\n\n```ts\nlet a\n```\n\n:::\n\nafter',
      { parse },
    )
    expect([...html.matchAll(/<label class="tab" for="[^"]+">([^<]*)</g)].map(([, label]) => label)).toEqual(['npm', 'a &amp; b.sh', 'ts'])
    expect(html.match(/class="tab-panel"/g)).toHaveLength(3)
    expect(html.match(/ checked/g)).toHaveLength(1)
    expect(html).not.toContain('sg-code-title')
    expect(html).not.toContain('data-group')
    expect(html).toContain('sg-line-highlight')
    expect(html).toMatch(/<\/fieldset>\n<p>after<\/p>$/)
  })

  it('two groups and other text in one -> names of their own, and the text behind the tabs', async () => {
    const html = await htmlOf(
      '::: code-group\n```sh [a]\n1\n```\nwords\n:::\n\n::: code-group\n```sh [a]\n1\n```\n```sh [a]\n2\n```\n:::',
      { parse, format: 'mdx' },
    )
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(3)
    expect(html.replace(/<[^>]*>/g, ' ')).toMatch(/a\s+1\s+words/)
  })

  it('very many inside of each other -> refused before they are read', async () => {
    const { diagnostics } = await parseText('::: tip\n'.repeat(20_000), { parse })
    expect(diagnostics.map(({ id }) => id)).toEqual(['content-too-deep'])
  })

  it('code with colons inside of a container -> ends with the container, or is code', async () => {
    expect(await htmlOf('::: tip\n```\na\n:::\n\nb', { parse })).toMatch(/<code[^>]*>a\n?<\/code>[\s\S]*<p>b<\/p>$/)
    expect(await htmlOf(':::: tip\n```\n::: tip\na\n:::\n```\n::::\n\nb', { parse })).toMatch(
      /<code[^>]*>::: tip\na\n:::<\/code>[\s\S]*<p>b<\/p>$/,
    )
  })

  it('a container without an end, and an unknown one -> the findings of admonitions', async () => {
    expect(showDiagnostics(await parseText('::: details\na', { parse }))).toEqual([
      'admonition-unclosed 1:1 The admonition "details" has no end; everything after it in its container is taken to be inside.',
    ])
    expect(showDiagnostics(await parseText('::: warnin\na\n:::', { parse }))).toEqual([
      'directive-unused 1:1 "::: warnin" is not an admonition of this site; it is shown as text.',
    ])
  })

  test.each(['::: tip\na\n:::', '::: details\na\n:::', ':::code-group\na\n:::'])(
    '%j without the switch -> text, and the hint names it',
    async (text) => {
      const { diagnostics } = await parseText(text)
      expect(diagnostics.map(({ id }) => id)).toEqual(['directive-unused'])
      expect(diagnostics[0]?.hint).toContain("containers: 'vitepress'")
      expect(await htmlOf(text)).toContain(text.split('\n')[0])
    },
  )
})

describe('what follows the language of a code block in VitePress', () => {
  test.each([
    ['ts [src/a.ts]', '<div class="sg-code-title">src/a.ts</div>', false],
    ['ts [a.ts] title="b.ts"', '<div class="sg-code-title">b.ts</div>', false],
    ['ts:line-numbers', 'sg-numbered', false],
    ['ts:line-numbers {1}', 'sg-line-highlight', false],
    ['ts{1}:line-numbers=10', '--sg-first-line:9', true],
    ['ts:no-line-numbers', '<div class="sg-code" data-language="ts">', false],
  ])('%s -> %s', async (info, expected, marked) => {
    const { body, diagnostics } = await parseText(`\`\`\`${info}\nlet a\n\`\`\``)
    const html = body.kind === 'html' ? body.html : ''
    expect(html).toContain(expected)
    expect(html.includes('sg-line-highlight')).toBe(marked || info.includes('{1}'))
    expect(diagnostics).toEqual([])
  })
})

describe('::: tabs', () => {
  /** Labels with what stands below them, without elements. */
  const tabsOf = (html: string): string[] =>
    [...html.matchAll(/<label class="tab"[^>]*>(.*?)<\/label><div class="tab-panel">([\s\S]*?)<\/div>/g)].map(
      ([, label = '', panel = '']) =>
        `${label}: ${panel
          .replace(/<\/?(?:p|ul|li)>|\s+/g, ' ')
          .trim()
          .replace(/ +/g, ' ')}`,
    )

  it('lines `== Label` -> tabs with what stands below them, whatever that is', async () => {
    const text = '::: tabs key:env\n== X\npara\n- item\n\n== *Y* `y`\n<center>\na\n</center>\n== Z\nz\n:::\n\nafter'
    const html = await htmlOf(text, { parse })
    expect(tabsOf(html)).toEqual(['X: para item', '<em>Y</em> <code>y</code>: <center> a </center>', 'Z: z'])
    expect(html).toContain('<fieldset class="tabs" aria-label="Tabs" data-group="env">')
    expect([...html.matchAll(/ value="([^"]*)"( checked)?/g)].map(([, value, checked]) => [value, checked !== undefined])).toEqual([
      ['X', true],
      ['Y y', false],
      ['Z', false],
    ])
    expect(html).toMatch(/<\/fieldset>\n<p>after<\/p>$/)
    expect((await parseText(text, { parse })).diagnostics).toEqual([])
  })

  it('outer ones with more signs, a code group inside, text before the first -> each where it is written', async () => {
    const html = await htmlOf(':::: tabs\nbefore\n=== Outer\n\n::: tabs\n== In\na\n:::\n\n=== Other\n```sh [x]\n== no\n```\n::::\n', {
      parse,
    })
    expect(html.match(/<fieldset/g)).toHaveLength(2)
    expect(html).toMatch(/^<p>before<\/p>\s*<fieldset/)
    expect([...html.matchAll(/<label class="tab"[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual(['Outer', 'In', 'Other'])
    expect(html.replace(/<[^>]*>/g, '')).toContain('== no')
  })

  it('a container without an end in a tab -> over where the next tab begins', async () => {
    const html = await htmlOf('::: tabs\n== A\n::: code-group\n```sh [x]\na\n```\n== B\n\nb\n\n::: code-group\n```sh [y]\nc\n```\n:::', {
      parse,
    })
    expect([...html.matchAll(/<label class="tab"[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual(['A', 'x', 'B', 'y'])
    expect(html).not.toContain('==')
  })

  it('no such line -> its content', async () => {
    expect(await htmlOf('::: tabs\na ==\n:::', { parse })).toContain('<p>a ==</p>')
  })
})

it('ids in braces -> of the paragraph, of the container, of the title', async () => {
  const text = '# A `b`\n\n{#here}\n\nText {#there}\n\n::: warning Mind {#mind}\nBox\n:::\n\n::: tip {#tip .x}\nx {y}\n:::\n'
  const html = await htmlOf(text, { parse: { ...parse, headingIds: 'vitepress' } })
  for (const part of [
    '<h1 id="a-b">',
    '<p id="here"></p>',
    '<p id="there">Text</p>',
    'id="mind"><div class="sg-admonition-title">Mind</div>',
    'id="tip"',
    '<p>x {y}</p>',
  ])
    expect(html).toContain(part)
  const other = await htmlOf(text)
  for (const part of ['<h1>A', '<p>{#here}</p>', 'Text {#there}']) expect(other).toContain(part)
})

it('<Badge> in Markdown -> as the component shows it; what it does not know stays', async () => {
  const text = '# `x` <Badge type="warning">old</Badge>\n\nA <Badge text="a < b" /> <Badge type=\'info\' text=\'i\' />\n'
  const html = await htmlOf(text, { parse: { ...parse, headingIds: 'vitepress' } })
  expect(html).toContain('<h1 id="x-old"><code>x</code> <span class="sg-badge sg-badge-warning">old</span></h1>')
  expect(html).toContain('A <span class="sg-badge sg-badge-tip">a &lt; b</span> <span class="sg-badge sg-badge-info">i</span>')
  expect((await parseText(text, { parse })).diagnostics).toEqual([])
  expect(showDiagnostics(await parseText('<Badge :text="x" />', { parse }))).toEqual([expect.stringContaining('component-in-markdown')])
  expect(showDiagnostics(await parseText('a <Badge text="x" />'))).toEqual([expect.stringContaining('component-in-markdown')])
})
