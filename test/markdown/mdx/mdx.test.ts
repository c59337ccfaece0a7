import { Children, createElement, isValidElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { parseText, pngOf } from '../parse-text.ts'
import { evaluateDocument, evaluateText, renderMdx } from '../render-mdx.ts'

const Box = ({ children, ...props }: { children?: ReactNode }) =>
  createElement('section', { 'data-props': JSON.stringify(props) }, children)
const Inner = () => 'inner'
const Show = (props: Record<string, unknown>) => JSON.stringify(props)

describe('JSX', () => {
  it('a component around Markdown -> the component with HTML inside', async () => {
    expect(await renderMdx('<Box>\n\n## Hi *you*\n\n- a\n\n</Box>\n', { components: { Box }, parse: { componentNames: ['Box'] } })).toBe(
      '<section data-props="{}"><h2 class="sg-anchor" id="hi-you">Hi <em>you</em><a class="sg-anchor-link" translate="no" aria-label="Direct link to Hi you" href="#hi-you">#</a></h2><ul>\n<li>a</li>\n</ul></section>',
    )
  })

  it('components in running text, member names and fragments -> in place', async () => {
    const components = { Box: Object.assign(Box, { Inner }) }
    const html = await renderMdx('a <Box x="1">*b*</Box> c <Box.Inner /> <>d **e**</>', { components, parse: { componentNames: ['Box'] } })
    expect(html).toBe('<p>a <section data-props="{&quot;x&quot;:&quot;1&quot;}"><em>b</em></section> c inner d <strong>e</strong></p>')
  })

  it('attributes of every kind -> props', async () => {
    const body = 'export const rest = { z: 9 }\n\n<Show a b="1 &amp; 2" c={3} d={[1, {e: 2}]} {...rest} f=\'"\' />\n'
    expect(await renderMdx(body, { components: { Show }, parse: { componentNames: ['Show'] } })).toBe(
      JSON.stringify({ a: true, b: '1 & 2', c: 3, d: [1, { e: 2 }], z: 9, f: '"' })
        .replaceAll('&', '&amp;')
        .replaceAll('"', '&quot;'),
    )
  })

  it('components in a line of their own -> no paragraph around', async () => {
    expect(await renderMdx('<Box /> <Box />', { components: { Box }, parse: { componentNames: ['Box'] } })).toBe(
      '<section data-props="{}"></section>\n<section data-props="{}"></section>',
    )
  })

  it('what a component of the site is given -> elements that it can look at, a table without its frame', async () => {
    const Kinds = ({ children }: { children?: ReactNode }) =>
      Children.toArray(children)
        .map((child) =>
          isValidElement<{ children?: ReactNode }>(child) ? `${String(child.type)}(${Children.count(child.props.children)})` : 'text',
        )
        .join(' ')
    const parse = { componentNames: ['Kinds'], siteComponentNames: ['Kinds'] }
    expect(await renderMdx('<Kinds>\n\n## A\n\nb *c*\n\n</Kinds>\n', { components: { Kinds }, parse })).toBe('h2(2) p(2)')
    expect(await renderMdx('<Kinds>\n\n|a|b|\n|-|-|\n|1|2|\n\n</Kinds>\n', { components: { Kinds }, parse })).toBe(
      '<div class="sg-table" tabindex="0" role="group" aria-label="Table">table(2)</div>',
    )
    expect(await renderMdx('<Kinds>\n\n## A\n\n</Kinds>\n', { components: { Kinds }, parse: { componentNames: ['Kinds'] } })).toBe(
      'sg-html(0)',
    )
  })

  it('elements with literal attributes -> static HTML that React never sees', async () => {
    const document = await parseText(
      '<div className="row" tabIndex={0} hidden data-x="1" style="color:red">\n  **a** <br />\n  <svg viewBox="0 0 1 1"><path strokeWidth="2" /></svg>\n</div>\n',
      {
        format: 'mdx',
      },
    )
    expect(document.body).toMatchObject({
      html: [
        '<div class="row" tabindex="0" hidden data-x="1" style="color:red"><p><strong>a</strong> <br></p><svg viewBox="0 0 1 1"><path stroke-width="2"></path></svg></div>',
      ],
    })
  })

  it('elements around something dynamic -> the same attributes through React', async () => {
    const html = await renderMdx(
      '<div className="row" style="color:red; --x: 1" tabIndex="0">{1}</div>\n\n| a | {2} |\n|:-:|---|\n| b | c |\n',
    )
    expect(html).toContain('<div class="row" style="color:red;--x:1" tabindex="0">1</div>')
    expect(html).toContain('<div class="sg-table" tabindex="0" role="group" aria-label="Table"><table>')
    expect(html).toContain('<th align="center">a</th>')
    expect(html).toContain('<th>2</th>')
  })

  it('details, summary and head -> components of the site where it has them', async () => {
    const body = '<details>\n<summary>S *t*</summary>\n\nx\n\n</details>\n'
    expect(await renderMdx(body)).toBe('<details><summary>S <em>t</em></summary><p>x</p></details>')
    expect(await renderMdx(body, { components: { details: Box } })).toBe(
      '<section data-props="{}"><summary>S <em>t</em></summary><p>x</p></section>',
    )
    expect(await renderMdx('<head>\n  <meta name="a" content="b" />\n</head>\n', { components: { head: Box } })).toContain(
      '<meta name="a" content="b"/>',
    )
  })
})

describe('expressions', () => {
  it('values, comments, templates and JSX inside -> their values', async () => {
    const body =
      'a {1 + 1} b{/* no */} {"x".concat("y")} {true && <b>c</b>} {[1, 2].map((n) => <i key={n}>{n}</i>)} {n // a comment\n}\n\nexport const n = "<n>"\n'
    expect(await renderMdx(body)).toBe('<p>a 2 b xy <b>c</b> <i>1</i><i>2</i> &lt;n&gt;</p>\n')
  })

  it('an empty expression, a lone comment -> nothing', async () => {
    expect(await renderMdx('{/* a */}\n\nb {}')).toBe('\n<p>b </p>')
  })

  it('text that holds the signs of JavaScript and HTML -> text', async () => {
    const body = 'a `$b` \\{c} \\<d> & "e" \u2028 {1}\n\n```js\nconst f = `$g`\n```\n'
    const html = await renderMdx(body)
    expect(html).toContain('<code>$b</code> {c} &lt;d> &amp; "e"')
    expect(html.replace(/<[^>]+>/g, '')).toContain('const f = `$g`')
  })

  it('components in expressions -> found, and checked', async () => {
    const options = { components: { Box }, parse: { componentNames: ['Box'] } }
    expect(await renderMdx('{[1].map((x) => <Box key={x}>{x}</Box>)}', options)).toBe('<section data-props="{}">1</section>')
    const { diagnostics } = await parseText('{[Box2].map((Local) => <><Local /><Boxx /></>)}', { format: 'mdx', ...options })
    expect(diagnostics.map(({ message }) => message)).toEqual(['The component <Boxx> is neither imported nor provided.'])
  })
})

describe('imports and exports', () => {
  it('default, named, renamed and namespace imports -> from the modules', async () => {
    const body = "import A, { b, c as d } from './m'\nimport * as all from './m'\n\n<A />{b}{d}{all.b}\n"
    const html = await renderMdx(body, { imports: { './m': { default: () => 'A', b: 'B', c: 'C' } }, files: { 'content/docs/m.tsx': '' } })
    expect(html).toBe('A\nB\nC\nB')
  })

  it('an imported name that its module lacks -> missed where something uses it, and only there', async () => {
    const files = { 'content/docs/m.tsx': '' }
    const imports = { './m': { b: 'B' } }
    const imported = "import { a, b } from './m'\n\n"
    expect(await renderMdx(`${imported}{b} and \`a\`\n`, { imports, files })).toBe('<p>B and <code>a</code></p>')
    for (const use of ['{a}', '<b.c x={a} />', '<i {...a} />', '{<a.b />}', '<a.b />', 'export const c = [a]', 'export { a as c }'])
      await expect(renderMdx(`${imported}${use}\n`, { imports, files }), use).rejects.toThrow('no export named "a"')
  })

  it('exports of every kind -> exports', async () => {
    const body =
      "export const a = 1, { b } = { b: 2 }\nexport function f() { return 3 }\nexport class K {}\nexport { a as c }\n\nexport { x as y } from 'm'\n\nexport * from 'm'\n"
    const { exports } = await evaluateText(body, { imports: { m: { x: 'X', z: 'Z' } } })
    expect(exports).toMatchObject({ a: 1, b: 2, f: expect.any(Function), K: expect.any(Function), c: 1, y: 'X', x: 'X', z: 'Z' })
  })

  it('an export that waits -> its value', async () => {
    expect((await evaluateText('export const a = await Promise.resolve(5)\n')).exports).toEqual({ a: 5 })
  })

  it('an exported component that uses a provided one -> finds it', async () => {
    const body = 'export const Own = () => <Box>own <a href="./x.md">l</a></Box>\n\n<Own />\n'
    expect(await renderMdx(body, { components: { Box }, parse: { componentNames: ['Box'] } })).toBe(
      '<section data-props="{}">own <a href="href:0">l</a></section>',
    )
  })

  // As @mdx-js/mdx does.
  it.each([
    ['in an element', "<div>\n\nexport const a = 'x'\n\n{a}\n\n</div>\n", '<div>x</div>'],
    ['right after the tag', "<div>\nexport const a = 'x'\n\n{a}\n</div>\n", '<div>x</div>'],
    ['after text in an element, used behind it', "<div>\n\nText\n\nexport const a = 'x'\n\n</div>\n\n{a}\n", '<div><p>Text</p></div>\nx'],
    ['in two elements, used before them', "{a}\n\n<i><b>\n\nexport const a = 'x'\n\n</b></i>\n", 'x\n<i><b></b></i>'],
    ['between list items', "- b\n\nexport const a = 'x'\n\n- {a}\n", '<ul>\n<li>b</li>\n</ul>\n<ul>\n<li>\nx\n</li>\n</ul>'],
    ['after a heading', "<div>\n\n# T\nexport const a = 'x'\n\n{a}\n\n</div>\n", '<div><h1>T</h1>x</div>'],
    ['an import', "<div>\n\nimport { a } from 'm'\n\n{a}\n\n</div>\n", '<div>x</div>'],
    ['a component', '<div>\n\nexport const C = () => <b>c</b>\n\n<C />\n\n</div>\n', '<div><b>c</b></div>'],
    ['in an admonition', ":::note\n\nText\n\n:::\n\n<div>\n\nexport const a = 'x'\n\n</div>\n\n{a}\n", /<div><\/div>\nx$/],
  ])('imports and exports between blocks, %s -> belong to the whole document', async (_, body, html) => {
    const rendered = await renderMdx(body, { imports: { m: { a: 'x' } } })
    if (typeof html === 'string') expect(rendered).toBe(html)
    else expect(rendered).toMatch(html)
  })

  it('one name in two elements -> an error that shows both', async () => {
    const body = "<div>\n\nexport const a = 'x'\n\n</div>\n\n<div>\n\nexport const a = 'y'\n\n</div>\n"
    const { diagnostics } = await parseText(body, { format: 'mdx' })
    expect(diagnostics).toMatchObject([{ id: 'mdx-syntax', place: { line: 9 }, notes: [{ place: { line: 3 } }] }])
  })

  it('what imports lead to -> modules, partials, assets, theme names and packages', async () => {
    const body = [
      "import A from './a'",
      "import B from '@site/components/b'",
      "import C from '@theme/Tabs'",
      "import D from 'pkg/x'",
      "import E from './_e.mdx'",
      "import F from './f.png'",
      "import './g.css'",
      "import H from '@site/package.json'",
      "import I from './i.svg'",
      '',
      '{F}',
    ].join('\n')
    const files = {
      'content/docs/a.tsx': '',
      'components/b/index.tsx': '',
      'content/docs/_e.mdx': '',
      'content/docs/f.png': pngOf(1, 1),
      'content/docs/g.css': '',
      'package.json': '{}',
      'content/docs/i.svg': '<svg />',
    }
    const document = await parseText(body, { format: 'mdx', files })
    expect(document.imports.map(({ kind, resolved, place }) => `${kind} ${resolved} ${place.line}:${place.column}`)).toEqual([
      'module content/docs/a.tsx 1:15',
      'module components/b/index.tsx 2:15',
      'theme theme:Tabs 3:15',
      'package pkg/x 4:15',
      'partial content/docs/_e.mdx 5:15',
      'asset content/docs/f.png 6:15',
      'module content/docs/g.css 7:8',
      'module package.json 8:15',
      'module content/docs/i.svg 9:15',
    ])
    expect(document.assets).toMatchObject([{ file: 'content/docs/f.png', link: 0 }])
    expect(document.links).toMatchObject([{ url: './f.png', kind: 'image' }])
  })

  it('an import that leads to no file -> an error with place and suggestion', async () => {
    const { diagnostics } = await parseText("import A from './chrat'\n\n<A />", {
      format: 'mdx',
      files: { 'content/docs/chart.tsx': '' },
      frontMatter: '---\n---\n',
    })
    expect(diagnostics).toMatchObject([
      { id: 'mdx-import-not-found', level: 'error', place: { line: 3, column: 15, endLine: 3, endColumn: 24 } },
    ])
  })
})

describe('partials', () => {
  it('a partial -> its text with props, components and its own addresses', async () => {
    const partial = await parseText('Hello {props.name} <Box>[a](./b.md)</Box>', {
      format: 'mdx',
      file: 'content/docs/_p.mdx',
      parse: { componentNames: ['Box'] },
    })
    const { Content, exports } = await evaluateDocument(partial)
    const html = await renderMdx('import P from \'./_p.mdx\'\n\n<P name="x" />\n', {
      files: { 'content/docs/_p.mdx': '' },
      imports: { './_p.mdx': { ...exports, default: Content } },
      components: { Box },
    })
    expect(html).toBe('<p>Hello x <section data-props="{}"><a href="href:0">a</a></section></p>')
  })

  it('a partial of .md -> its HTML', async () => {
    const { Content } = await evaluateDocument(await parseText('*a* [b](./c.md)', { format: 'md', file: 'content/docs/_p.md' }))
    const html = await renderMdx("import P from './_p.md'\n\n<P />\n", {
      files: { 'content/docs/_p.md': '' },
      imports: { './_p.md': { default: Content } },
    })
    expect(html).toBe('<p><em>a</em> <a href="href:0">b</a></p>')
  })
})

describe('addresses in MDX', () => {
  it('links of Markdown, elements, components and expressions -> recorded with places, resolved when rendered', async () => {
    const body =
      '[a](./a.md)\n\n<Link to="./b.md">b</Link> <Show href="/c" to="7" src="https://x.example" />\n\n<a href="./d.md">{1}</a>\n\n{<a href="./e.md">e</a>}\n'
    const options = { components: { Link: Show, Show }, parse: { componentNames: ['Link', 'Show'] } }
    const document = await parseText(body, { format: 'mdx', ...options, frontMatter: '---\n---\n' })
    const found = document.links.map(({ url, place }) => `${url} ${place.line}:${place.column}`)
    expect(found.sort()).toEqual(['./a.md 3:1', './b.md 5:11', './d.md 7:10', './e.md 9:10', '/c 5:40', 'https://x.example 5:56'].sort())
    const html = await renderMdx(body, options)
    expect(html).not.toMatch(/\.md|\u0000/)
    expect(html.match(/href:\d/g)).toHaveLength(5)
    expect(html).toContain('&quot;to&quot;:&quot;7&quot;')
  })

  it('an address that runs a script -> empty, and a warning', async () => {
    const { diagnostics, links } = await parseText('<Link to="javascript:x">a</Link>\n\n{<a href="javascript:y">b</a>}\n', {
      format: 'mdx',
    })
    expect(diagnostics.map(({ id }) => id)).toEqual(['link-unsafe', 'link-unsafe'])
    expect(links).toEqual([])
  })

  it('addresses that run scripts in other attributes -> empty, and a warning', async () => {
    const body =
      '<form action="javascript:x" onSubmit={f}>{1}</form>\n\n{<button formAction="data:text/html,x">b</button>}\n\nexport const f = () => {}\n'
    const { diagnostics, body: program } = await parseText(body, { format: 'mdx' })
    expect(diagnostics.map(({ id, place }) => [id, place?.line])).toEqual([
      ['link-unsafe', 1],
      ['link-unsafe', 3],
    ])
    expect(JSON.stringify(program)).not.toMatch(/javascript|data:/)
  })

  it('srcSet of a component and in an expression -> the resolved addresses', async () => {
    const html = await renderMdx('<Show srcSet="/a.png 1x, /b.png 2x" />\n\n{<Show srcSet="/c`.png 1x, /d.png 2x" />}\n', {
      components: { Show },
      parse: { componentNames: ['Show'], onBrokenMarkdownImages: 'ignore' },
    })
    expect(html).toContain('href:0 1x, href:1 2x')
    expect(html).toContain('href:2 1x, href:3 2x')
  })

  it('an image in JSX -> completed like one of Markdown', async () => {
    const document = await parseText('<img src="./a.png" alt="A" />\n\n<img src={x} />\n\nexport const x = "y"\n', {
      format: 'mdx',
      files: { 'content/docs/a.png': pngOf(4, 3) },
    })
    expect(document.body).toMatchObject({
      html: [expect.stringContaining('width="4" height="3"')],
      code: expect.stringContaining('"loading":"lazy"'),
    })
    expect(document.assets).toHaveLength(1)
  })
})

describe('HTML comments', () => {
  it.each([
    ['a block', 'a\n\n<!-- b\n\nc {d <e\n-->\n\nf', '<p>a</p>\n\n<p>f</p>'],
    ['in text', 'a <!-- b --> c', '<p>a  c</p>'],
    ['two in a line', '<!-- a --> <!-- b -->', '\n'],
    ['between tags', '<b><!-- a -->b</b>', '<b>b</b>'],
    ['with fences, code and ends of JavaScript comments inside', '<!--\n```js\na\n```\n`b` /* c */ --> \n\nd', '\n<p>d</p>'],
    [
      'in inline code',
      '`<!--` and `-->` and `` <!-- `x` --> ``',
      '<p><code>&lt;!--</code> and <code>--></code> and <code>&lt;!-- `x` --></code></p>',
    ],
    ['in a JavaScript comment', 'a {/* <!-- b --> */} c', '<p>a  c</p>'],
    ['in a string', '{"<!-- a -->"}', '&lt;!-- a --&gt;'],
    ['in an attribute', '<i title="<!-- a -->">b</i>', '<i title="<!-- a -->">b</i>'],
    ['after a path with a star', 'src/* <!-- a --> b', '<p>src/*  b</p>'],
  ])('%s', async (_, body, html) => {
    expect(await renderMdx(body)).toBe(html)
  })

  it('in a code block -> its text', async () => {
    expect(await renderMdx('```html\n<!-- a -->\n```\n\n<!-- b -->')).toContain('&lt;!-- a --')
  })
})

describe('programs', () => {
  it('plain prose as MDX -> one piece of HTML', async () => {
    const { body } = await parseText('# A\n\nb *c*\n\n- d\n\n```js\ne\n```\n\n:::note\nf\n:::\n', { format: 'mdx' })
    expect(body.kind === 'mdx' && body.html).toHaveLength(1)
  })

  it('a text that looks like a marker or a wrapper -> stays apart', async () => {
    expect(await renderMdx('a &lt;sg-html&gt; {"<sg-html>"}')).toBe('<p>a &lt;sg-html&gt; &lt;sg-html&gt;</p>')
  })

  it('an import that the renderer does not have -> an error that names it', async () => {
    await expect(evaluateText("import a from 'nowhere'\n\n{a}\n")).rejects.toThrow('The import "nowhere" was not loaded.')
  })
})
