import { describe, expect, it } from 'vitest'
import { parseAttributes } from '../../../src/plugins/admonitions/markdown/admonitions.ts'
import { htmlOf, parseText, showDiagnostics } from '../../markdown/parse-text.ts'

const box = (look: string, title: string, body: string, more = '') =>
  `<div class="sg-admonition sg-admonition-${look}${more}" role="note"><div class="sg-admonition-title">${title}</div><div class="sg-admonition-body">\n${body}\n</div></div>`

describe('alerts', () => {
  it.each([
    ['NOTE', 'note'],
    ['TIP', 'tip'],
    ['IMPORTANT', 'info'],
    ['WARNING', 'warning'],
    ['CAUTION', 'warning'],
    ['note', 'note'],
  ])('> [!%s] -> an admonition that looks like %s', async (name, look) => {
    expect(await htmlOf(`> [!${name}]\n> *text*`)).toBe(box(look, name.toLowerCase(), '<p><em>text</em></p>'))
    expect(await htmlOf(`> [!${name}]\n> *text*`, { format: 'mdx' })).toBe(box(look, name.toLowerCase(), '<p><em>text</em></p>'))
  })

  it.each([
    ['two spaces after the mark', '> [!TIP]  \n> a', box('tip', 'tip', '<p>a</p>')],
    ['an empty line after the mark', '> [!TIP]\n>\n> - a', box('tip', 'tip', '<ul>\n<li>a</li>\n</ul>')],
    ['a title', '> [!TIP] Do *this*\n> a', box('tip', 'Do <em>this</em>', '<p>a</p>')],
    ['in a list', '- > [!TIP]\n  > a', `<ul>\n<li>\n${box('tip', 'tip', '<p>a</p>')}\n</li>\n</ul>`],
    ['an alert in an alert', '> [!TIP]\n> a\n>\n> > [!NOTE]\n> > b', box('tip', 'tip', `<p>a</p>\n${box('note', 'note', '<p>b</p>')}`)],
  ])('%s -> an admonition', async (_name, text, html) => {
    expect(await htmlOf(text)).toBe(html)
  })

  it.each([
    ['another word', '> [!HINT]\n> a'],
    ['the mark in a later line', '> a\n> [!NOTE]'],
    ['the mark alone', '> [!NOTE]'],
    ['an escaped mark', '> \\[!NOTE]\n> a'],
    ['code', '> `[!NOTE]`\n> a'],
  ])('%s -> a quotation', async (_name, text) => {
    expect(await htmlOf(text)).toMatch(/^<blockquote>/)
  })
})

describe('admonitions', () => {
  it.each([
    ['note', 'note', 'note'],
    ['tip', 'tip', 'tip'],
    ['info', 'info', 'info'],
    ['warning', 'warning', 'warning'],
    ['danger', 'danger', 'danger'],
    ['caution', 'warning', 'caution'],
    ['secondary', 'note', 'secondary'],
    ['important', 'info', 'important'],
    ['success', 'tip', 'success'],
  ])(':::%s -> looks like %s, is titled %s', async (keyword, look, title) => {
    expect(await htmlOf(`:::${keyword}\n\ntext\n\n:::`)).toBe(box(look, title, '<p>text</p>'))
  })

  it.each([
    [':::note Title *em*', 'Title <em>em</em>'],
    [':::note [Title *em*]', 'Title <em>em</em>'],
    [':::note[Title *em*]', 'Title <em>em</em>'],
    [':::note[A [b] c]', 'A [b] c'],
    [':::note[A \\] c]', 'A ] c'],
    [':::note [a] b', '[a] b'],
    [':::note {title="From attribute"}', 'From attribute'],
    [":::note{title='x' #id}", 'x'],
    [':::note {not closed', '{not closed'],
    [':::note []', 'note'],
    [':::note   ', 'note'],
    [':::note <b>"x"</b> & y', '<b>"x"</b> &amp; y'],
  ])('%j -> the title %j', async (opening, title) => {
    expect(await htmlOf(`${opening}\ntext\n:::`)).toContain(`<div class="sg-admonition-title">${title}</div>`)
  })

  it('attributes -> id and classes; nothing else reaches the HTML', async () => {
    const html = await htmlOf(':::tip{#my-id .big onclick="x()" style="color:red" class="a b"}\nx\n:::')
    expect(html).toMatch(/^<div class="sg-admonition sg-admonition-tip big a b" role="note" id="my-id"><div/)
    expect(html).not.toContain('onclick')
  })

  it('more colons outside -> nesting', async () => {
    expect(await htmlOf('::::note\na\n:::tip\nb\n:::\nc\n::::')).toBe(
      box('note', 'note', `<p>a</p>\n${box('tip', 'tip', '<p>b</p>')}\n<p>c</p>`),
    )
  })

  it('inside of lists and quotations -> boxes there, closed by the end of their container', async () => {
    expect(await htmlOf('- a\n\n  :::note\n  b\n  :::\n\n- c')).toContain(`<p>a</p>\n${box('note', 'note', '<p>b</p>')}\n</li>`)
    expect(await htmlOf('> :::note\n> a\n> :::\n\nb')).toContain(`${box('note', 'note', '<p>a</p>')}\n</blockquote>\n<p>b</p>`)
    expect(await htmlOf('> :::note\n> a\n\nb')).toContain(`${box('note', 'note', '<p>a</p>')}\n</blockquote>\n<p>b</p>`)
  })

  it('directly after a paragraph and before text -> a box of its own', async () => {
    expect(await htmlOf('a\n:::note\nb\n:::\nc')).toBe(`<p>a</p>\n${box('note', 'note', '<p>b</p>')}\n<p>c</p>`)
  })

  it('code with colons inside -> stays code', async () => {
    const html = await htmlOf(':::note\n```\n:::\n```\n:::')
    expect(html).toContain(':::')
    expect((await parseText('```\n:::note\n:::\n```')).diagnostics).toEqual([])
  })

  it('an empty one, one at the very end -> boxes', async () => {
    expect(await htmlOf(':::note\n:::')).toContain('sg-admonition-body')
    expect(await htmlOf(':::note')).toContain('sg-admonition-body')
  })

  it('a keyword of the configuration -> looks like info, is titled with its name', async () => {
    expect(await htmlOf(':::recipe\nx\n:::', { parse: { admonitions: ['recipe'] } })).toBe(box('info', 'recipe', '<p>x</p>'))
  })

  it('an unknown keyword -> text and a warning with place and suggestion', async () => {
    const document = await parseText('a\n\n:::notee\nx\n:::', { frontMatter: '---\ntitle: t\n---\n' })
    expect(document.body).toMatchObject({ html: expect.stringContaining('<p>:::notee\nx\n:::</p>') })
    expect(showDiagnostics(document)).toEqual(['directive-unused 6:1 ":::notee" is not an admonition of this site; it is shown as text.'])
    expect(document.diagnostics[0]?.hint).toContain('Did you mean "note"?')
  })

  it('a space before the keyword, as VitePress has it -> text and a warning that says so', async () => {
    const document = await parseText('a\n\n::: tip Careful\nx\n:::')
    expect(showDiagnostics(document)).toEqual(['directive-unused 3:1 "::: tip" does not open an admonition here; it is shown as text.'])
    expect(document.diagnostics[0]?.hint).toContain('Write ":::tip", without a space after the colons.')
    expect(showDiagnostics(await parseText('::: code-group\nx\n:::'))).toEqual([
      'directive-unused 1:1 "::: code-group" is not an admonition of this site; it is shown as text.',
    ])
  })

  it('no end -> a warning where it begins', async () => {
    expect(showDiagnostics(await parseText('a\n\n:::tip\nx'))).toEqual([
      'admonition-unclosed 3:1 The admonition "tip" has no end; everything after it in its container is taken to be inside.',
    ])
  })

  it('colons in running text -> text', async () => {
    expect(await htmlOf('12:30, a:b, ::x, :y[z], :::')).toBe('<p>12:30, a:b, ::x, :y[z], :::</p>')
  })
})

describe('parseAttributes', () => {
  it.each([
    ['', {}],
    ['#a .b .c title=d', { id: 'a', classes: ['b', 'c'], title: 'd' }],
    ['id="x" className=\'y z\' title="a \'b\'"', { id: 'x', classes: ['y', 'z'], title: "a 'b'" }],
    ['__proto__=x constructor=y open', {}],
  ])('%j -> %j', (text, expected) => {
    expect(parseAttributes(text)).toEqual(expected)
  })
})
