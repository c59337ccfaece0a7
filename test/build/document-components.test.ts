// Components that documents of other generators have too: badges, file trees, buttons, code that opens.
import { describe, expect, it } from 'vitest'
import { readSections } from '../../src/plugins/search/read-sections.ts'
import { buildTestSite, shareBuild } from './build-test-site.ts'

const built = shareBuild('document-components')
const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

describe('badges', () => {
  it('a site with all of them -> no diagnostics', () => {
    expect(built().diagnostics).toEqual([])
  })

  it('beside, in and before the text of headings -> ids, contents, titles and search as without', async () => {
    const html = await built().read('docs/index.html')
    expect([...mainOf(html).matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'delay',
      'options-of-a-run',
      'the-first-way',
      'code',
    ])
    expect(html).toContain('<h2 id="delay" class="sg-anchor"><code>delay</code> <span class="sg-badge sg-badge-tip">new</span><a')
    expect(html).toContain('aria-label="Direct link to Options of a run"')
    expect(html).toContain('<li><a href="#options-of-a-run">Options of a run</a></li><li><a href="#the-first-way">The first way</a></li>')
    expect(html).toContain('<title>Parts</title>')
    expect(readSections(html).map(({ heading }) => heading)).toEqual(['Parts', 'delay', 'Options of a run', 'The first way', 'Code'])
    expect(readSections(html)[0]?.text).toContain('A word new in the text, plain, noted')
  })

  it('in the Markdown of the page -> in parentheses', async () => {
    const twin = await built().read('docs.md')
    expect(twin).toContain('# Parts (beta)\n\nA word (new) in the text, (plain), (noted), (a note), (gone).')
    expect(twin).toContain('## `delay` (new)\n')
  })

  it('sidebar_badge -> in the sidebar and its file, not in title, pager, breadcrumbs', async () => {
    const html = await built().read('docs/guides/start/index.html')
    expect(html).toContain('<ul class="sidebar-list with-badges">')
    expect(html).toContain('aria-current="page">Start <span class="sg-badge">New</span></a>')
    expect(html).toContain('>Guides <span class="sg-badge sg-badge-note">Updated</span></a>')
    expect(html.match(/sg-badge"/g)).toHaveLength(1)
    expect(html).toContain('<title>Start | Parts</title>')
    const file = /data-file="\/([^"]*)"/.exec(html)?.[1] ?? ''
    const shared = JSON.parse(await built().read(file))
    expect(JSON.stringify(shared)).toContain('"label":"Start","badge":{"text":"New"}')
    const plain = await built().read('docs/guides/plain/index.html')
    expect(plain).toContain('<span class="pager-title">Start</span>')
  })

  it('a component of the document or the site with that name -> that one, and its heading has the id that it had', async () => {
    const html = await built().read('docs/other/index.html')
    expect(html).toContain('<h2 id="own-" class="sg-anchor">Own <b>own</b>')
    const site = await buildTestSite({
      'site.config.ts':
        "export default { title: 'T', url: 'https://example.com', mdxComponents: { FileTree: 'tree.tsx', Badge: 'badge.tsx' } }\n",
      'tree.tsx': 'export default function Tree({ children }) { return <div className="mine">{children}</div> }\n',
      'badge.tsx': 'export default function Badge() { return <i>mine</i> }\n',
      'content/docs/index.mdx': '---\nslug: /\n---\n\n# A\n\n## Own <Badge />\n\n<FileTree>\n\n- a/\n  - b\n\n</FileTree>\n',
    })
    expect(site.diagnostics).toEqual([])
    const own = await site.read('docs/index.html')
    expect(own).toContain('<h2 id="own-" class="sg-anchor">Own <i>mine</i>')
    expect(own).toMatch(/<div class="mine"><ul>\s*<li>a\/\s*<ul>\s*<li>b<\/li>/)
    expect(own).not.toContain('/assets/css/document-components-')
  })

  it('pages with one of them, or with a sidebar that has badges -> their style sheet; others -> not', async () => {
    expect(await built().read('docs/guides/plain/index.html')).toContain('/assets/css/document-components-')
    expect(await built().read('plain/index.html')).not.toContain('/assets/css/document-components-')
  })
})

describe('file trees', () => {
  it('names as they are written, folders, what is highlighted, comments, a rest -> rows', async () => {
    const html = await built().read('docs/index.html')
    expect(html).toContain('<span class="sg-file-name">__init__.py</span>')
    expect(html).toContain(
      '<span class="sg-file-name">_category_.json</span> <span class="sg-file-comment"><code>label</code> and <a href="/docs/guides/start">position</a></span>',
    )
    expect(html).toContain(
      '<strong class="sg-file-name">intro.mdx</strong> <span class="sg-file-comment">the first page, with <em>everything</em> in it</span>',
    )
    expect(html).toMatch(
      /<details open>\s*<summary class="sg-file"><span class="icon icon-folder"><\/span><span class="sg-file-name">static\/<\/span><\/summary>/,
    )
    expect(html).toContain('<div class="sg-file"><span class="icon icon-folder"></span><span class="sg-file-name">blog/</span></div>')
    expect(html).toContain('<div class="sg-file sg-file-more">…</div>')
    const rows = [...html.matchAll(/<div class="sg-file"><span class="icon icon-document"><\/span>(.*)<\/div>/g)].map(([, row]) => row)
    expect(rows).toEqual(
      expect.arrayContaining([
        '<span class="sg-file-name">__main__.py</span> <span class="sg-file-comment">with <em>emphasis</em> and <strong>more</strong></span>',
        '<span class="sg-file-name">with_escape.md</span> <span class="sg-file-comment">and AT&amp;T</span>',
        '<span class="sg-file-name">code with spaces.md</span> <span class="sg-file-comment">a comment</span>',
        '<span class="sg-file-name"><a href="/docs/guides/start">start.md</a></span> <span class="sg-file-comment">a link</span>',
      ]),
    )
  })

  it('in the Markdown of the page -> a list', async () => {
    expect(await built().read('docs.md')).toContain(
      '- content/\n  - docs/\n    - **intro.mdx** the first page, with *everything* in it\n    - \\_\\_init\\_\\_.py\n',
    )
  })
})

describe('buttons', () => {
  it('paths of files, anchors, addresses -> resolved links', async () => {
    const html = await built().read('docs/index.html')
    expect(html).toContain('<a href="/docs/guides/start" class="sg-link-button">Get started</a>')
    expect(html).toContain(
      '<a href="/docs/guides/start#first" class="sg-link-button sg-link-button-secondary"><span class="icon icon-document">',
    )
    expect(await built().read('docs.md')).toContain('[Get started](https://parts.example/docs/guides/start)\n\n[Read the guide]')
  })
})

describe('code that opens', () => {
  it('in the Markdown of the page -> whole, with its title', async () => {
    const twin = await built().read('docs.md')
    expect(twin).toContain('```json title="package.json"\n{\n  "name": "kit",')
    expect(twin).toContain("```tsx title=\"src/root.tsx\"\nimport { Composition } from 'remotion'\nimport { Intro } from './intro'\n")
    expect(twin).toContain('```js\nexport default {}\n```')
  })
})

describe('what is written wrongly', () => {
  it.each([
    [
      '<Badge text="x" variant="tipp" />',
      ['mdx-render', 5, 'of default, note, secondary, info, important, tip, success, warning, caution, danger, found "tipp"'],
    ],
    ['Text <Badge variant="tip" />.', ['mdx-render', 5, 'Expected each <Badge> to have a `text`']],
    ['<LinkButton>Go</LinkButton>', ['mdx-render', 5, '`href`']],
    ['<LinkButton href="/nowhere">Go</LinkButton>', ['link-broken', 5, '/nowhere']],
    ['<LinkButton href="">Go</LinkButton>', ['mdx-render', 5, '`href`']],
    ['<LinkButton href="/" variant="big">Go</LinkButton>', ['mdx-render', 5, 'primary, secondary, minimal, found "big"']],
    ['<FileTree>\n\nsrc/\n\n</FileTree>', ['file-tree-invalid', 7, 'Expected a list and nothing else']],
    ['<FileTree />', ['file-tree-invalid', 5, 'found nothing']],
    ['<FileTree>\n\n- a\n\nText\n\n</FileTree>', ['file-tree-invalid', 9, 'a list and nothing else']],
    ['<FileTree>\n\n- a\n- > b\n\n</FileTree>', ['file-tree-invalid', 8, 'to begin with a name']],
    ['<FileTree>\n\n- a\n  - b\n\n    More.\n\n</FileTree>', ['file-tree-invalid', 10, 'nothing but the entries']],
  ])('%s', async (text, [id, line, message]) => {
    const { diagnostics } = await buildTestSite({ 'content/docs/index.mdx': `---\nslug: /\n---\n\n${text}\n` })
    expect(diagnostics.filter(({ level }) => level === 'error').map(({ place, ...rest }) => [rest.id, place?.line, rest.message])).toEqual([
      [id, line, expect.stringContaining(String(message))],
    ])
  })

  it.each(['sidebar_badge: [a]', 'sidebar_badge: { text: A, variant: loud }', "sidebar_badge: ''"])(
    '%s -> an error at its line',
    async (key) => {
      const { diagnostics } = await buildTestSite({ 'content/docs/index.mdx': `---\nslug: /\n${key}\n---\n\nText\n` })
      expect(diagnostics.map(({ id, place }) => [id, place?.line])).toEqual([['front-matter-invalid', 3]])
    },
  )
})
