import { describe, expect, it } from 'vitest'
import { buildTestSite, openTestSite, shareBuild, type TestBuild } from './build-test-site.ts'
import { movedStyle } from './moved-style.ts'
import { makePng } from './png.ts'
import { type ReadPage, readPage } from './read-page.ts'
import { readSidebar } from './read-sidebar.ts'

async function pageOf(build: TestBuild, path: string): Promise<ReadPage> {
  return readPage(await build.read(`${path}index.html`))
}

/** The HTML of `main`. */
async function mainOf(build: TestBuild, path: string): Promise<string> {
  const html = await build.read(`${path}index.html`)
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

describe('docusaurus-content', () => {
  const built = shareBuild('docusaurus-content')

  it('a folder of content written for Docusaurus -> builds as it is, without a word', async () => {
    expect(built().findings).toEqual([])
    expect((await built().files()).filter((file) => /^docs\/.*html$/.test(file))).toEqual([
      'docs/category/the-guide/index.html',
      'docs/guide/first-step/index.html',
      'docs/guide/last/index.html',
      'docs/intro/index.html',
      'docs/tags/index.html',
      'docs/tags/one/index.html',
      'docs/tags/two/index.html',
    ])
    expect(readSidebar(await built().read('docs/guide/last/index.html'))).toEqual([
      'Intro -> /docs/intro',
      'The guide -> /docs/category/the-guide',
      '  First step -> /docs/guide/first-step',
      '  * Last -> /docs/guide/last',
    ])
  })

  it('@theme components, @site modules, partials, expressions, exports -> their text', async () => {
    const { text, headings } = await pageOf(built(), 'docs/intro/')
    for (const shown of [
      'Text with colour and 42.',
      'npm install thing',
      'yarn add thing',
      'example.js',
      'console.log(1)',
      'With Markdown inside.',
      'Old name.',
      'My title The title stands after the name.',
      'Hidden text.',
      'A partial, with 😄.',
      'It is thing.',
    ])
      expect(text).toContain(shown)
    expect(headings).toEqual(['Introduction', 'Install it', 'Shared by Ann'])
    expect(text).not.toMatch(/comment|import |TabItem|\{/i)
  })

  it('explicit heading ids, headings of partials -> in the contents list', async () => {
    const html = await mainOf(built(), 'docs/intro/')
    expect(html).toContain('<h2 class="sg-anchor" id="install"')
    expect(html).toMatch(/<a href="#install">Install it<\/a><ul><li><a href="#shared-by-propsname">/)
  })

  it('links to files, with and without ./, with @site/, with an anchor -> pages and published files', async () => {
    const { links } = await pageOf(built(), 'docs/intro/')
    expect(links).toEqual(expect.arrayContaining(['/docs/guide/first-step#start', '/docs/guide/first-step']))
    expect(links.find((link) => link.includes('data'))).toMatch(/^\/assets\/files\/data-[\da-f]{8}\.csv$/)
    expect((await pageOf(built(), 'docs/guide/first-step/')).links).toContain('/docs/intro#install')
  })

  it('tabs -> the chosen one is checked, the group is kept', async () => {
    const html = await mainOf(built(), 'docs/intro/')
    expect(html).toContain('data-group="package-manager"')
    // The four in between are those of the fence with npm2yarn.
    expect(html.match(/<input[^>]*>/g)?.map((tag) => /checked/.test(tag))).toEqual([false, true, false, false, false, true])
  })

  it('<head> in a document -> in the head of its page', async () => {
    const html = await built().read('docs/guide/last/index.html')
    expect(html.slice(0, html.indexOf('</head>'))).toContain('content="noarchive"')
    expect(html.slice(html.indexOf('<body'))).not.toContain('noarchive')
  })

  it('truncate markers of both kinds, images beside a post -> as in Docusaurus', async () => {
    const { text } = await pageOf(built(), 'blog/')
    expect(text).toContain('What lists show.')
    expect(text).not.toMatch(/The rest|Not shown/)
    expect(await mainOf(built(), 'blog/hello/')).toMatch(
      /<img src="\/assets\/images\/dot-[\da-f]{8}\.svg" alt="A dot" loading="lazy" decoding="async" width="12" height="8">/,
    )
  })
})

describe('formats', () => {
  const built = shareBuild({
    'content/pages/index.md':
      '# Home\n\n{not} an <b>expression</b> nor a <Component>\n\n<div class="raw">\n\n*inside*\n\n</div>\n\n<p style="color: red">styled</p>\n\nimport x from "y"\n\n1 < 2 & 3\n',
    'content/pages/as-mdx.md': '---\nformat: mdx\n---\n\n# As MDX\n\nSum: {1 + 2}. <span className="x">element</span>\n',
    'content/pages/ending.mdx': '---\nformat: md\n---\n\n# Still MDX\n\nSum: {1 + 2}.\n',
  })

  it('.md -> CommonMark with raw HTML; braces, components and imports are text', async () => {
    const html = await mainOf(built(), '')
    expect(html).toContain('{not} an <b>expression</b>')
    expect(html).toMatch(/<div class="raw">\s*<p><em>inside<\/em><\/p>\s*<\/div>/)
    expect(html).toMatch(/<p class="[^"]*">styled<\/p>/)
    expect(await movedStyle(built(), 'index.html', /<p class="[^"]*">styled/)).toBe('color: red')
    expect(html).toContain('import x from')
    expect(built().findings).toContain('warning component-in-markdown')
    expect(html).toMatch(/1 &lt; 2 &amp; 3|1 &#x3C; 2 &#x26; 3/)
  })

  it('format: mdx -> makes a .md file MDX, its title standing once; format: md in a .mdx file -> said to be in vain', async () => {
    expect((await pageOf(built(), 'as-mdx/')).text).toBe('As MDX Sum: 3. element View as Markdown')
    expect((await pageOf(built(), 'ending/')).text).toContain('Sum: 3.')
    expect(built().diagnostics.filter(({ place }) => place?.file === 'content/pages/ending.mdx' && place.line)).toMatchObject([
      { id: 'front-matter-invalid', level: 'warning', place: { file: 'content/pages/ending.mdx', line: 2, column: 1 } },
    ])
  })

  it("markdown.format: 'mdx' -> every .md is MDX, but for those that say otherwise", async () => {
    const build = await buildTestSite({
      'site.config.ts': "export default { title: 'T', url: 'https://example.com', markdown: { format: 'mdx' } }\n",
      'content/pages/index.md': '# Home\n\nSum: {1 + 2}. [a](/plain)\n',
      'content/pages/plain.md': '---\nformat: md\n---\n\n# Plain\n\nSum: {1 + 2}.\n',
    })
    expect(build.findings).toEqual([])
    expect((await pageOf(build, '')).text).toContain('Sum: 3.')
    expect((await pageOf(build, 'plain/')).text).toContain('Sum: {1 + 2}.')
  })
})

describe('partials', () => {
  const built = shareBuild({
    'content/pages/index.md': '# Home\n\n[Docs](../docs/a.mdx)\n',
    'content/docs/_part.mdx':
      "import Inner from './parts/_inner.md'\n\n## Part for {props.who}\n\nHello {props.who}, see [b](./b.md) and ![dot](./dot.svg).\n\n<Inner />\n\nexport const extra = 'an export'\n",
    'content/docs/parts/_inner.md': '### Inner\n\nA partial in a partial: [back](../a.mdx).\n',
    'content/docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>',
    'content/docs/a.mdx':
      'import Part, { extra } from \'./_part.mdx\'\n\n# A\n\n## Before\n\n<Part who="Ann" />\n\n## After\n\nIt has {extra}. [b](./b.md)\n',
    'content/docs/b.md': '# B\n\n[to the partial](./a.mdx#inner)\n',
  })

  it('props, exports, links, images and partials of partials -> resolved from the file that they stand in', async () => {
    expect(built().findings).toEqual([])
    const { text, links } = await pageOf(built(), 'docs/a/')
    expect(text).toContain('Hello Ann, see b and .')
    expect(text).toContain('It has an export.')
    expect(links).toEqual(expect.arrayContaining(['/docs/b', '/docs/a']))
    expect(await mainOf(built(), 'docs/a/')).toMatch(/<img src="\/assets\/images\/dot-[\da-f]{8}\.svg" alt="dot"[^>]* width="2" height="3"/)
  })

  it('headings of partials -> in the contents list at their place, and known to the check of anchors', async () => {
    expect((await pageOf(built(), 'docs/a/')).headings).toEqual(['A', 'Before', 'Part for Ann', 'Inner', 'After'])
    const html = await mainOf(built(), 'docs/a/')
    const contents = html.slice(html.indexOf('aria-label="On this page"'))
    expect([...contents.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)).toEqual(['before', 'part-for-propswho', 'inner', 'after'])
  })

  it('a partial -> no page of its own', async () => {
    expect((await built().files()).filter((file) => file.includes('part') || file.includes('inner'))).toEqual([])
  })
})

describe('code blocks', () => {
  const built = shareBuild({
    'content/pages/index.md': [
      '# Code',
      '```ts title="src/a.ts" {2} showLineNumbers=5\nconst a = 1\nconst b: number = 2\n```',
      '```js\n// highlight-next-line\nmarked()\nold() // [!code --]\nnew1() // [!code ++]\nseen() // [!code focus]\nbad() // [!code error]\n```',
      '```nonsense\n<b>text & more</b>\n```',
      '    indented <i>\n',
      '```html\n<script>alert("x")</script>\n```',
    ].join('\n\n'),
  })

  it('title, ranges, line numbers -> in the markup; the language by its name', async () => {
    const html = await mainOf(built(), '')
    expect(html).toContain('<div class="sg-code-title">src/a.ts</div>')
    expect(html).toContain('data-language="ts"')
    const { text } = await pageOf(built(), '')
    expect(text).toContain('const b: number = 2')
  })

  it('magic comments -> marks, and not in the text that readers copy', async () => {
    const { text } = await pageOf(built(), '')
    expect(text).toContain('marked()')
    expect(text).not.toMatch(/highlight-next-line|\[!code/)
  })

  it('an unknown language -> a warning at its line, and the text as it is', async () => {
    expect(built().diagnostics).toMatchObject([
      { id: 'code-language-unknown', level: 'warning', place: { file: 'content/pages/index.md', line: 17 } },
    ])
    expect((await pageOf(built(), '')).text).toContain('<b>text & more</b>')
    expect((await pageOf(built(), '')).text).toContain('indented <i>')
    expect(await mainOf(built(), '')).not.toMatch(/<script|<i>/)
  })
})

describe('images', () => {
  const files = {
    'content/pages/index.md': [
      '# Images',
      '![png](./pixels.png) ![encoded](<./with space.png>) ![static](/img/static.png) ![site](@site/other/site.png) ![away](https://elsewhere.example/x.png)',
      '<img src="./pixels.png" width="7" alt="sized">',
      '[file](./pixels.png) [pathname](pathname:///img/static.png)',
    ].join('\n\n'),
    'content/pages/pixels.png': makePng(40, 30),
    'content/pages/with space.png': makePng(5, 6),
    'other/site.png': makePng(8, 9),
    'static/img/static.png': makePng(10, 20),
  }

  it('local images -> hashed names, sizes, lazy; static and external ones stay where they are', async () => {
    const build = await buildTestSite(files)
    expect(build.findings).toEqual([])
    const tags = [...(await mainOf(build, '')).matchAll(/<img [^>]*>/g)].map(([tag]) => ({
      src: /src="([^"]*)"/.exec(tag)?.[1],
      width: /width="([^"]*)"/.exec(tag)?.[1],
      height: /height="([^"]*)"/.exec(tag)?.[1],
      lazy: tag.includes('loading="lazy"'),
    }))
    const hashed = (name: string) => expect.stringMatching(new RegExp(`^/assets/images/${name}-[\\da-f]{8}\\.png$`))
    expect(tags).toEqual([
      { src: hashed('pixels'), width: '40', height: '30', lazy: true },
      { src: hashed('with(?:%20| )space'), width: '5', height: '6', lazy: true },
      { src: '/img/static.png', width: '10', height: '20', lazy: true },
      { src: hashed('site'), width: '8', height: '9', lazy: true },
      { src: 'https://elsewhere.example/x.png', width: undefined, height: undefined, lazy: true },
      { src: hashed('pixels'), width: '7', height: undefined, lazy: true },
    ])
    expect((await build.files()).filter((file) => file.endsWith('.png'))).toHaveLength(5)
  })

  it('other bytes -> another name; the same bytes -> the same', async () => {
    const nameOf = async (content: Uint8Array): Promise<string | undefined> => {
      const build = await buildTestSite({ ...files, 'content/pages/pixels.png': content })
      return (await build.files()).find((file) => file.includes('pixels'))
    }
    const first = await nameOf(makePng(40, 30))
    expect(await nameOf(makePng(40, 30))).toBe(first)
    expect(await nameOf(makePng(41, 30))).not.toBe(first)
  })

  it('missing images -> image-broken at their place, as the policy says; a picture that is none -> image-unreadable', async () => {
    const site = await openTestSite({
      'content/pages/index.md': '# Images\n\n![a](./none.png) ![b](/none.png) ![c](@site/none.png)\n\n![d](./text.png)\n',
      'content/pages/text.png': 'not a picture',
    })
    const build = await site.build()
    expect(build.report.failed).toBe(true)
    expect(build.diagnostics.filter(({ id }) => id === 'image-broken').map(({ place }) => `${place?.line}:${place?.column}`)).toEqual([
      '3:1',
      '3:18',
      '3:34',
    ])
    expect(build.findings).toContain('warning image-unreadable')
    await site.write({
      'site.config.ts':
        "export default { title: 'T', url: 'https://example.com', markdown: { onBrokenMarkdownImages: 'warn' }, onBrokenAssets: 'ignore' }\n",
    })
    expect((await site.build()).report.failed).toBe(false)
  })
})
