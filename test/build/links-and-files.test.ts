// What documents, pages, style sheets and the configuration refer to is found, published and checked.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openTestSite, shareBuild } from './build-test-site.ts'
import { makePng } from './png.ts'

const png = makePng(8, 6)
const composed = 'caf\u00e9'
const decomposed = 'cafe\u0301'

function configOf(keys: string): string {
  return `export default { title: 'T', url: 'https://example.com', baseUrl: '/base/', onOrphanPages: 'ignore', ${keys} }\n`
}

describe('names in two forms of Unicode', () => {
  const built = shareBuild({
    'site.config.ts': configOf("docs: { sidebarPath: 'sidebars.json' }, redirects: [{ from: '/alt/cafe\u0301', to: '/docs/cafe\u0301' }]"),
    'sidebars.json': JSON.stringify({ main: [`menu/${composed}`, composed, 'links'] }),
    [`content/docs/${decomposed}.md`]: `# Drinks\n\n## Glac\u00e9\n\n![a](./${composed}.png)\n`,
    [`content/docs/${decomposed}.png`]: png,
    [`content/docs/menu/${decomposed}.mdx`]: `---\nslug: ${decomposed}-menu\n---\n\n<h2 id="${decomposed}">Menu</h2>\n\n[up](#${composed})\n`,
    'content/docs/links.md': [
      `[a](./${composed}.md) [b](${decomposed}.md#glac\u00e9) [c](/docs/${composed}) [d](/docs/cafe%CC%81#glace%CC%81)`,
      `[e](./menu/${composed}.mdx#${composed}) ![f](/${composed}.png) [g](/alt/${composed})`,
    ].join('\n'),
    [`static/${decomposed}.png`]: png,
    'content/pages/index.tsx': `export default () => <a href="/base/docs/${decomposed}#glac\u00e9">a</a>\n`,
  })

  it('links, ids, images and names of sidebars in either form -> no finding', () => {
    expect(built().diagnostics).toEqual([])
  })

  it('files and addresses -> in NFC', async () => {
    const files = await built().files()
    expect(files).toEqual(
      expect.arrayContaining([
        `docs/${composed}/index.html`,
        `docs/menu/${composed}-menu/index.html`,
        `${composed}.png`,
        `alt/${composed}/index.html`,
      ]),
    )
    expect(files.filter((file) => file.normalize('NFC') !== file)).toEqual([])
    for (const file of files.filter((name) => name.endsWith('.html'))) {
      const addresses = [...(await built().read(file)).matchAll(/\s(?:href|src|id)="([^"]*)"/g)].map(([, value = '']) =>
        decodeURIComponent(value),
      )
      expect(
        addresses.filter((address) => address.normalize('NFC') !== address),
        file,
      ).toEqual([])
    }
  })
})

describe('references to files', () => {
  const built = shareBuild({
    'site.config.ts': configOf(
      "stylesheets: ['content/site.css'], navbar: { items: [{ to: 'blog', label: 'Blog' }, { to: './docs/intro', label: 'Docs' }] }, footer: { columns: [{ title: 'x', items: [{ to: 'blog', label: 'Blog' }] }] }",
    ),
    'content/site.css':
      "@font-face { font-family: x; src: url('/fonts/x.woff2') }\nbody { background: url(/img/a.png?v=1), url(./near.png) }\n.b { background: url(/base/img/a.png) }\n",
    'content/near.png': png,
    'static/fonts/x.woff2': 'x',
    'static/img/a.png': png,
    'static/_redirects': '/moved/* /base/docs/intro 301\n',
    'content/docs/intro.md':
      '---\nimage: ./cover.png\n---\n\n[a](/moved/x) <img alt="" src="/img/a.png" srcset="/img/a.png 1x, ./cover%402x.png 2x">\n\n<picture><source srcset="/img/a.png 640w, ./cover.png 1280w"><img alt="" src="/img/a.png"></picture>\n',
    'content/docs/cover.png': png,
    'content/docs/cover@2x.png': makePng(16, 12),
    'content/docs/deep/other.md': '---\nimage: img/a.png\n---\n\nText\n',
    'content/blog/2024-01-01-a.md':
      '---\nimage: cover.png\nslug: a\n---\n\nSee [below](#usage) and [more](#more).\n\n## Usage\n\nText\n\n## More\n\nText\n',
    'content/blog/cover.png': png,
    'content/blog/2024-01-02-b.mdx':
      "---\nslug: b\n---\n\nimport Part from './_part.mdx'\n\n## More\n\nText {1 + 1}\n\n## Other {1}\n\n<Part />\n",
    'content/blog/2024-01-03-c.mdx': "---\nslug: c\n---\n\nimport Part from './_part.mdx'\n\n<Part />\n",
    'content/blog/_part.mdx': '## Usage\n\nPart {1}\n',
  })

  it('the site -> no finding', () => {
    expect(built().diagnostics.filter(({ id }) => id !== 'blog-not-truncated')).toEqual([])
  })

  it('url() in a style sheet -> static files with the base URL, files beside it under a name with a hash', async () => {
    const [sheet = ''] = (await built().files()).filter((file) => /^assets\/css\/site-/.test(file))
    const css = await built().read(sheet)
    expect(css).toContain('url(/base/fonts/x.woff2)')
    expect(css).toContain('url(/base/img/a.png?v=1)')
    expect(css).toContain('url(/base/img/a.png)')
    expect(css).toMatch(/url\("?\/base\/assets\/files\/near-\w+\.png"?\)/)
  })

  it('srcset -> each file published, with the base URL', async () => {
    const html = await built().read('docs/intro/index.html')
    expect(html).toMatch(/srcset="\/base\/img\/a\.png 1x, \/base\/assets\/images\/cover@2x-\w+\.png 2x"/)
    expect(html).toMatch(/<source srcset="\/base\/img\/a\.png 640w, \/base\/assets\/images\/cover-\w+\.png 1280w">/)
  })

  it('image in front matter -> the file beside the document, else that of a static folder', async () => {
    const imageOf = async (path: string) => /<meta property="og:image" content="([^"]*)"/.exec(await built().read(path))?.[1]
    expect(await imageOf('docs/intro/index.html')).toMatch(/^https:\/\/example\.com\/base\/assets\/images\/cover-\w+\.png$/)
    expect(await imageOf('blog/a/index.html')).toMatch(/^https:\/\/example\.com\/base\/assets\/images\/cover-\w+\.png$/)
    expect(await imageOf('docs/deep/other/index.html')).toBe('https://example.com/base/img/a.png')
    expect(await built().read('blog/index.html')).toContain('/base/assets/images/cover-')
  })

  it('paths of navbar and footer -> count from the root, on every page', async () => {
    for (const path of ['docs/deep/other/index.html', 'blog/a/index.html', 'blog/index.html']) {
      const html = await built().read(path)
      expect(html.match(/href="\/base\/blog"/g)?.length, path).toBeGreaterThanOrEqual(2)
      expect(html, path).toContain('href="/base/docs/intro"')
    }
  })

  it('posts that stand whole in a list -> headings without ids, anchors that lead to the posts', async () => {
    const html = await built().read('blog/index.html')
    expect(html).not.toMatch(/<h[2-6][^>]* id=/)
    expect(html).toContain('<a href="/base/blog/a#usage">below</a>')
    for (const anchor of ['a#usage', 'a#more', 'b#usage', 'c#usage']) {
      expect(html, anchor).toContain(`href="/base/blog/${anchor}">#</a>`)
    }
    const post = await built().read('blog/a/index.html')
    expect(post).toContain('<a href="#usage">below</a>')
    expect(post).toContain('<h2 class="sg-anchor" id="usage">')
  })
})

describe('mistakes', () => {
  it('files and links that are missing -> one finding for each, at its own place', async () => {
    const site = await openTestSite({
      'site.config.ts':
        "const nowhere = 'nowhere'\nexport default {\n  title: 'T',\n  url: 'https://example.com',\n  redirects: [{ from: '/old', to: '/docs/a' }],\n  navbar: { items: [{ label: 'N', to: nowhere }, { label: 'M', items: [{ label: 'O', to: '/gone' }] }] },\n  footer: { columns: [{ title: 'x', items: [{ label: 'F', href: 'gone/too' }] }] },\n  onOrphanPages: 'ignore',\n}\n",
      'content/docs/a.md': '---\nimage: ./none.png\n---\n\n<img alt="" src="/b.png" srcset="/b.png 1x, ./none.png 2x,\n  /no.png 3x">\n',
      'content/docs/b.md': 'Text\n',
      'content/pages/p.tsx': 'export default () => <img alt="" src="/b.png" srcSet="/b.png 1x, /not.png 2x" />\n',
      'static/b.png': png,
    })
    const { diagnostics } = await site.build()
    expect(diagnostics.map(({ id, place }) => `${id} ${place?.file}:${place?.line}:${place?.column}`)).toEqual([
      'image-broken content/docs/a.md:2:8',
      'image-broken content/docs/a.md:5:45',
      'image-broken content/docs/a.md:6:3',
      'asset-broken content/pages/p.tsx:1:66',
      'link-broken site.config.ts:6:39',
      'link-broken site.config.ts:6:90',
      'link-broken site.config.ts:7:65',
    ])
  })

  it('url() of a style sheet without its file -> an error at its place', async () => {
    const site = await openTestSite({
      'site.config.ts': "export default { title: 'T', url: 'https://example.com', stylesheets: ['content/site.css'] }\n",
      'content/site.css': 'body {\n  background: url(/img/aa.png);\n}\n',
      'content/pages/index.md': 'Text\n',
      'static/img/a.png': png,
    })
    const { diagnostics } = await site.build()
    expect(diagnostics).toEqual([
      expect.objectContaining({
        id: 'component-not-loadable',
        level: 'error',
        message: 'There is no file `/img/aa.png` in the static folders.',
        place: expect.objectContaining({ file: 'content/site.css', line: 2, column: 15 }),
        hint: 'Did you mean `/img/a.png`?',
      }),
    ])
    await site.write({ 'content/site.css': 'body {\n  background: url(/img/a.png);\n}\n' })
    expect((await site.build()).findings).toEqual([])
    await rm(join(site.directory, 'static/img/a.png'))
    expect((await site.build()).findings).toEqual(['error component-not-loadable'])
  })
})

describe('links and images without an address in a page module', () => {
  const built = shareBuild({
    'site.config.ts': configOf(''),
    'content/pages/index.tsx':
      'export default () => (\n  <main>\n    <a href="">a</a> <a href={\'\'}>b</a> <a href="#">top</a>\n    <img src="" alt="" />\n  </main>\n)\n',
  })

  it('a link -> a warning at its attribute', () => {
    const found = built().diagnostics.filter(({ id }) => id === 'link-malformed')
    expect(found.map(({ level, message, place }) => [level, message, place?.file, place?.line, place?.column])).toEqual([
      ['warning', 'Expected a link to have an address, found none.', 'content/pages/index.tsx', 3, 8],
    ])
  })
})

describe('HTML of the configuration that runs a script', () => {
  it.each([
    ['announcementBar: { content: \'<a href="javascript:alert(1)">x</a>\' }', 'announcementBar.content'],
    ['footer: { copyright: \'<a href="java&#115;cript:x">x</a>\' }', 'footer.copyright'],
    ["navbar: { items: [{ type: 'html', value: '<form action=\"vbscript:x\"></form>' }] }", 'navbar.items[0].value'],
    ["footer: { columns: [{ title: 'A', items: [{ html: '<a href=\"data:text/html,x\">x</a>' }] }] }", 'footer.columns[0].items[0].html'],
  ])('%s -> an error', async (keys, path) => {
    const site = await openTestSite({ 'site.config.ts': configOf(keys), 'content/pages/index.md': '# Home\n' })
    await expect(site.build()).rejects.toMatchObject({
      diagnostics: [{ level: 'error', message: expect.stringContaining(`"${path}"`), place: { file: 'site.config.ts', line: 1 } }],
    })
  })
})
