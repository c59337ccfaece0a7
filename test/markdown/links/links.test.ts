import { describe, expect, it } from 'vitest'
import { htmlOf, makeSource, parseText, showDiagnostics } from '../parse-text.ts'

const linksOf = async (body: string, options: Parameters<typeof parseText>[1] = {}) =>
  (await parseText(body, options)).links.map(
    ({ url, kind, place }) => `${kind} ${url} ${place.line}:${place.column}-${place.endLine}:${place.endColumn}`,
  )

describe('links of Markdown', () => {
  it('local links -> markers; external links and anchors -> literal; all are recorded', async () => {
    const body = '[a](./a.md#b) [c](/d) [e](f) [g](#h) [i](https://j.example) [k](mailto:l@m.example) [n](pathname:///o)'
    expect(await htmlOf(body)).toBe(
      '<p><a href="{0}">a</a> <a href="{1}">c</a> <a href="{2}">e</a> <a href="#h">g</a> <a href="https://j.example" target="_blank" rel="noopener noreferrer">i</a> <a href="mailto:l@m.example">k</a> <a href="{6}" target="_blank" rel="noopener noreferrer" data-no-link-check="">n</a></p>',
    )
    expect((await parseText(body)).links.map((link) => link.url)).toEqual([
      './a.md#b',
      '/d',
      'f',
      '#h',
      'https://j.example',
      'mailto:l@m.example',
      'pathname:///o',
    ])
  })

  it('places -> in the whole file', async () => {
    expect(await linksOf('a\n\n- b [c](./d.md)\n\n> [e]\n\n[e]: ./f.md', { frontMatter: '---\ntitle: x\n---\n' })).toEqual([
      'link ./d.md 6:5-6:16',
      'link ./f.md 8:3-8:6',
    ])
  })

  it('an address with spaces and umlauts -> recorded as it is written', async () => {
    expect(await linksOf('[a](<./mü file.md>)')).toEqual(['link ./mü file.md 1:1-1:20'])
    expect(await linksOf('[a](./m%C3%BC.md)')).toEqual(['link ./m%C3%BC.md 1:1-1:18'])
  })

  it('the same link twice -> two entries', async () => {
    expect(await linksOf('[a](b) [a](b)')).toEqual(['link b 1:1-1:7', 'link b 1:8-1:14'])
  })

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'vbscript:x', 'data:text/html,x'])(
    'an address %s -> no address and a warning',
    async (url) => {
      const document = await parseText(`[a](<${url}>) ![b](<${url}>)`)
      expect(document.body).toMatchObject({ html: expect.not.stringMatching(/script|data:/i) })
      expect(document.diagnostics.map(({ id }) => id)).toEqual(['link-unsafe', 'link-unsafe'])
      expect(document.links).toEqual([])
    },
  )

  it('an image in the address itself -> stays', async () => {
    expect(await htmlOf('![a](data:image/png;base64,AA==)')).toContain('src="data:image/png;base64,AA=="')
  })

  it('a title and an alternative text with HTML -> escaped', async () => {
    expect(await htmlOf("[a](b '\"><script>') ![<i>](https://x.example/a.png)")).toBe(
      '<p><a href="{0}" title="&quot;><script>">a</a> <img src="https://x.example/a.png" alt="<i>" loading="lazy" decoding="async"></p>',
    )
  })
})

describe('tags in Markdown', () => {
  it('addresses in tags -> markers, with the places of the values', async () => {
    const body =
      'a\n\n<a\n  href="./b.md">c</a>\n\ntext <img src=\'/d.png\'> <a href=e>f</a>\n\n<video src="./g.mp4" poster="./h.png"></video>\n'
    expect(await linksOf(body, { frontMatter: '---\n---\n', parse: { onBrokenMarkdownImages: 'ignore' } })).toEqual([
      'link ./b.md 6:9-6:15',
      'image /d.png 8:16-8:22',
      'link e 8:33-8:34',
      'file ./g.mp4 10:13-10:20',
      'file ./h.png 10:30-10:37',
    ])
    expect(await htmlOf(body, { parse: { onBrokenMarkdownImages: 'ignore' } })).toContain('<video src="{3}" poster="{4}"></video>')
  })

  it('addresses in expressions of components -> as those in quotation marks', async () => {
    const body =
      "<Video\n  silent poster={'./x.png'}\n  src={ `./g.mp4` } />\n\n<Card style={{ width: 1 }} href={\"/d\"} />\n\n<Card href={'/d' + 1} note={'/e'} />"
    expect(await linksOf(body, { format: 'mdx' })).toEqual(['prop ./x.png 2:19-2:26', 'prop ./g.mp4 3:10-3:17', 'prop /d 5:35-5:37'])
  })

  it('tags inside of quotations and lists -> places in the file', async () => {
    expect(await linksOf('> <a href="./a.md">b</a>\n\n- x\n  <a href="./c.md">d</a>')).toEqual([
      'link ./a.md 1:12-1:18',
      'link ./c.md 4:12-4:18',
    ])
  })

  it('tags that are not closed -> are closed where they have to be', async () => {
    expect(await htmlOf('<div><b>a\n\nb')).toBe('<div><b>a\n<p>b</p></b></div>')
    expect(await htmlOf('</div>\n\na')).toBe('\n<p>a</p>')
  })

  it.each(['java&#10;script:x', '&#1;javascript:x', ' javascript:x'])(
    'a tag with the address %j -> no address and a warning',
    async (url) => {
      const document = await parseText(`a <a href="${url}">b</a>`)
      expect(document.body).toMatchObject({ html: '<p>a <a>b</a></p>' })
      expect(document.diagnostics.map(({ id }) => id)).toEqual(['link-unsafe'])
    },
  )

  it.each([
    ['<form action="javascript:x"><button formaction=" java&#9;script:x">a</button></form>', '<form><button>a</button></form>', 2],
    ['<svg><a xlink:href="JAVASCRIPT:x"><text>a</text></a></svg>', '<svg><a><text>a</text></a></svg>', 1],
    [
      '<svg><a href="vbscript:x"><animate attributeName="href" values="#a;javascript:x"/></a></svg>',
      '<svg><a><animate attributeName="href"></animate></a></svg>',
      2,
    ],
    ['<a href="/\\host">a</a> <form action="\\\\host"></form>', '<a>a</a> <form></form>', 2],
    ['<iframe src="data:image/svg+xml,x"></iframe><object data="data:image/svg+xml,x"></object>', '<iframe></iframe><object></object>', 2],
    [
      '<img src="data:image/png,x"><form action="https://host/x"></form>',
      '<img src="data:image/png,x" loading="lazy" decoding="async"><form action="https://host/x"></form>',
      0,
    ],
    ['<a href="//host/x">a</a> <form action="//host"></form>', '<a>a</a> <form></form>', 2],
    [
      '<img src="//host/x.png"><iframe src="//host/embed"></iframe>',
      '<img src="//host/x.png" loading="lazy" decoding="async"><iframe src="//host/embed"></iframe>',
      0,
    ],
  ])('%s -> %s, warnings: %i', async (tags, html, warnings) => {
    const document = await parseText(`<div>\n${tags}\n</div>`)
    expect(document.body).toMatchObject({ html: expect.stringContaining(html) })
    expect(document.diagnostics.map(({ id, place }) => [id, place?.line])).toEqual(Array(warnings).fill(['link-unsafe', 2]))
  })

  it('comments -> are left out', async () => {
    expect(await htmlOf('a <!-- b --> c\n\n<!-- d -->\n\n<div><!-- e --></div>')).toBe('<p>a  c</p>\n<div></div>')
  })

  it('code next to tags -> is not read as HTML again', async () => {
    expect(await htmlOf('<b>x</b>\n\n```html\n<script>a</script>\n```')).toContain('&lt;')
  })

  it('a NUL byte -> the replacement character, never a marker', async () => {
    const html = await htmlOf('a \u00000\u0000 <b>\u00001\u0000</b> [c](\u00002\u0000)')
    expect(html).not.toContain('\u0000')
    expect(html).not.toMatch(/>\{\d\}/)
  })
})

describe('parse', () => {
  it('the same source twice -> equal documents, and JSON', async () => {
    const body = '# A\n\n[b](c) <a href="d">e</a>\n\n```js\nx\n```\n'
    const [first, second] = [await parseText(body), await parseText(body)]
    expect(first).toEqual(second)
    expect(JSON.parse(JSON.stringify(first))).toEqual(first)
    expect(makeSource(body).source).toBe(body)
  })

  it('CRLF line ends -> the same HTML and places', async () => {
    const body = '# A\n\n[b](c)\n\n```js {2}\nx\ny\n```\n\n| a |\n|---|\n\n:::note T\nz\n:::\n'
    const [unix, windows] = [await parseText(body), await parseText(body.replaceAll('\n', '\r\n'))]
    expect(JSON.stringify(windows.body).replaceAll('\\r\\n', '\\n')).toBe(JSON.stringify(unix.body))
    expect(windows.links).toEqual(unix.links)
    expect(showDiagnostics(windows)).toEqual([])
  })
})
