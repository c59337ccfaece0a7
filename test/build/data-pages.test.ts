// Pages made of data by plugins: in the site like any other, and redone with their data.
import { describe, expect, it } from 'vitest'
import { startTestServer } from '../dev/start-test-server.ts'
import { openTestSite } from './build-test-site.ts'

describe('a site with a page for each entry of a file, and a list of what is in all documents', () => {
  it('pages -> with their component, in links, sitemap and search; an edit of the data redoes them', async () => {
    const site = await openTestSite('data-pages')
    const built = await site.build()
    expect(built.diagnostics).toEqual([])
    const release = await built.read('releases/1.0/index.html')
    expect(release).toContain('<title>Release 1.0 | Kit</title>')
    expect(release).toContain('<li>The astrolabe reads itself.</li>')
    expect(release).toContain('href="/releases/1.1"')
    const list = await built.read('figures/index.html')
    expect(list.replaceAll('<!-- -->', '')).toContain('<a href="/docs/#figure-2">Instruments, Figure 2: A quadrant</a>')
    expect(await built.read('docs/index.html')).toContain('<p id="figure-2">')
    expect(await built.read('sitemap.xml')).toMatch(/releases\/1\.1<\/loc>\s*<lastmod>2026-02-09</)
    expect(await built.read('algolia/records.ndjson')).toContain('Quadrants fold.')

    await site.write({ 'data/releases.json': '[\n  { "version": "1.0", "date": "2026-01-05", "changes": ["None."] }\n]\n' })
    const again = await site.build({ verify: true })
    expect(again.diagnostics).toEqual([])
    expect(again.report.cache.documents).toBe(1)
    expect(await again.read('releases/1.0/index.html')).toContain('This is the last one.')
    expect(await again.files()).not.toContain('releases/1.1/index.html')
  })

  it('two entries for one path, a broken file, a page that is none, a dead link -> told with plugin and place', async () => {
    const site = await openTestSite('data-pages')
    await site.write({
      'data/releases.json':
        '[\n  { "version": "1.0", "date": "2026-01-05", "changes": [] },\n  { "version": "1.0", "date": "2026-01-05", "changes": [] }\n]\n',
    })
    const twice = (await site.build({ write: false })).diagnostics
    expect(twice).toMatchObject([
      {
        id: 'route-duplicate',
        place: { file: 'data/releases.json', line: 2 },
        notes: [{ place: { file: 'data/releases.json', line: 3 } }],
      },
    ])

    await site.write({ 'data/releases.json': '[' })
    await expect(site.build({ write: false })).rejects.toMatchObject({
      diagnostics: [
        {
          id: 'plugin-failed',
          message: expect.stringMatching(/^The plugin releases has failed to list its pages: .*JSON/),
          hint: 'Look at data/releases.json, which its hook `routes` has read, and at its options.',
        },
      ],
    })

    await site.write({ 'data/releases.json': '[\n  { "version": "1 .0", "date": "soon", "changes": [] }\n]\n' })
    await expect(site.build({ write: false })).rejects.toMatchObject({
      diagnostics: [
        {
          id: 'plugin-failed',
          message: expect.stringMatching(/^The plugin releases gives a page \(number 1\) that is not right: path: .*a path of the site/),
        },
      ],
    })

    await site.write({
      'data/releases.json': '[\n  { "version": "1.0", "date": "2026-01-05", "changes": [] }\n]\n',
      'content/components/release.tsx': 'export default function Release() { return <a href="/nowhere">Away</a> }\n',
    })
    expect((await site.build({ write: false })).diagnostics).toMatchObject([{ id: 'link-broken', place: { file: 'data/releases.json' } }])
  })
})

describe('a hook `routes` that gives no list', () => {
  it.each([
    ['return {}', 'expected a list of pages, found object'],
    ['', 'expected a list of pages, found undefined'],
    ['throw Object.create(null)', 'something that cannot be shown'],
    ["throw new Error('The service does not answer.')", 'The service does not answer.'],
  ])('%j -> %s', async (body, problem) => {
    const site = await openTestSite({
      'site.config.ts': `export default { title: 'Kit', url: 'https://example.com', plugins: [{ name: 'data', routes() { ${body} } }] }\n`,
    })
    await expect(site.build({ write: false })).rejects.toMatchObject({
      diagnostics: [
        { id: 'plugin-failed', message: `The plugin data has failed to list its pages: ${problem}`, place: { file: 'site.config.ts' } },
      ],
    })
  })
})

it('props that are no JSON -> which, what it is, the page, and the place of its data', async () => {
  const page =
    "{ path: '/one', component: 'page.tsx', title: 'One', props: { rows: [{ at: () => 1 }] }, place: { file: 'data.json', line: 3 } }"
  const site = await openTestSite({
    'site.config.ts': `export default { title: 'Kit', url: 'https://example.com', plugins: [{ name: 'data', routes: () => [${page}] }] }\n`,
  })
  await expect(site.build({ write: false })).rejects.toMatchObject({
    diagnostics: [
      {
        id: 'plugin-failed',
        message: 'The plugin data gives the page /one (number 1), which is not right: props.rows.0.at: expected JSON, found a function.',
        place: { file: 'data.json', line: 3 },
      },
    ],
  })
})

describe('pages of data in the sidebar of the docs', () => {
  const config = (pages: string, rest = ''): string =>
    `export default { title: 'Kit', url: 'https://example.com', docs: { path: 'content/docs'${rest} }, ` +
    `plugins: [{ name: 'pages', routes: () => [${pages}] }] }\n`
  const page = (path: string, more: string): string => `{ path: '/${path}', component: 'content/page.tsx', title: 'Page ${path}', ${more} }`
  const files = {
    'content/page.tsx': 'export default function Page() { return <h1>Data</h1> }\n',
    'content/docs/a.md': '---\nsidebar_position: 1\n---\n\n# A\n',
    'content/docs/b.md': '---\nsidebar_position: 3\n---\n\n# B\n',
    'content/docs/01-guides/_category_.json': '{ "label": "How to", "link": { "type": "generated-index", "slug": "/guides" } }',
    'content/docs/01-guides/c.md': '# C\n',
  }
  const labels = (html: string): string[] =>
    [...(/<ul class="sidebar-list".*?<\/nav>/s.exec(html)?.[0] ?? '').matchAll(/<a [^>]*>(?:<span[^>]*>)?([^<]+)/g)].map(
      ([, label]) => label ?? '',
    )
  const crumbs = (html: string): string[] =>
    [...(/<nav class="breadcrumbs".*?<\/nav>/s.exec(html)?.[0] ?? '').matchAll(/>([^<>]+)</g)].map(([, label]) => label ?? '')
  const pager = (html: string): string => /<nav [^>]*aria-label="Docs pages".*?<\/nav>/s.exec(html)?.[0] ?? ''

  it('position, category, label -> in the generated sidebar, with it, breadcrumbs, paging and cards', async () => {
    const site = await openTestSite(files)
    await site.write({
      'site.config.ts': config(
        [
          page('z', 'sidebar: { position: 2 }'),
          page('last', 'sidebar: {}'),
          page('in', "sidebar: { category: 'guides', label: 'Inside' }, description: 'Of a page.'"),
          page('hidden', 'sidebar: { position: 2 }, unlisted: true'),
        ].join(', '),
      ),
    })
    const built = await site.build({ verify: true })
    expect(built.diagnostics.filter(({ level }) => level === 'error')).toEqual([])
    const first = await built.read('z/index.html')
    expect(labels(first)).toEqual(['How to', 'A', 'Page z', 'B', 'Page last'])
    expect(labels(first)).toEqual(labels(await built.read('docs/b/index.html')))
    expect(crumbs(first)).toEqual(['Page z'])
    expect(first).toMatch(/aria-current="page"[^>]*>(?:<span>)?Page z/)
    expect(pager(first)).toMatch(/href="\/docs\/a".*href="\/docs\/b"/s)
    expect(pager(await built.read('docs/b/index.html'))).toMatch(/href="\/z".*href="\/last"/s)
    const inside = await built.read('in/index.html')
    expect(crumbs(inside)).toEqual(['How to', 'Inside'])
    expect(pager(inside)).toMatch(/href="\/docs\/guides\/c".*href="\/docs\/a"/s)
    expect(labels(inside)).toContain('Inside')
    expect(await built.read('docs/guides/index.html')).toMatch(/href="\/in".*Inside.*Of a page\./s)
    expect(labels(await built.read('hidden/index.html'))).toContain('Page hidden')
  })

  it('a written link, and the name of its sidebar -> the page is shown with it', async () => {
    const site = await openTestSite(files)
    await site.write({
      'sidebars.ts': `export default { main: ['a', { Data: [{ type: 'link', label: 'Here', href: '/z' }, 'b'] }], other: ['guides/c'] }\n`,
      'site.config.ts': config(
        [page('z', "sidebar: 'main'"), page('loose', "sidebar: 'other'")].join(', '),
        ", sidebarPath: 'sidebars.ts'",
      ),
    })
    const built = await site.build({ verify: true })
    expect(built.diagnostics.filter(({ level }) => level === 'error')).toEqual([])
    const html = await built.read('z/index.html')
    expect(crumbs(html)).toEqual(['Data', 'Here'])
    expect(pager(html)).toMatch(/href="\/docs\/a".*href="\/docs\/b"/s)
    expect(pager(await built.read('docs/b/index.html'))).toContain('Here')
    const loose = await built.read('loose/index.html')
    expect([labels(loose), crumbs(loose), pager(loose)]).toEqual([['C'], [], ''])
  })

  it('sidebars, categories, docs that do not exist -> one finding for each, with the nearest', async () => {
    const site = await openTestSite(files)
    const wants = (path: string): string => `The plugin pages wants for its page /${path}`
    const found = async (pages: string[], rest?: string): Promise<unknown[]> => {
      await site.write({ 'site.config.ts': config(pages.join(', '), rest) })
      return (await site.build({ write: false })).diagnostics
        .filter(({ id }) => id === 'plugin-failed')
        .map(({ message, hint, count }) => [message, hint, count])
    }
    expect(
      await found([
        page('one', "sidebar: { category: 'guide' }"),
        page('two', "sidebar: { category: 'guide' }"),
        page('three', "sidebar: 'defaultSidbar'"),
        page('four', "sidebar: { docs: 'defalt' }"),
        page('five', "sidebar: { version: '1.0' }"),
      ]),
    ).toEqual([
      [`${wants('five')} a sidebar of the version "1.0" of the docs, which is not built.`, 'The versions are: current.', undefined],
      [`${wants('four')} a sidebar of the docs "defalt", which do not exist.`, 'Did you mean "default"?', undefined],
      [
        `${wants('one')} the category "guide" of a sidebar, and no autogenerated part has a folder of that name.`,
        'Did you mean "guides"?',
        2,
      ],
      [`${wants('three')} the sidebar "defaultSidbar", which does not exist.`, 'Did you mean "defaultSidebar"?', undefined],
    ])
    await site.write({ 'sidebars.ts': "export default { main: ['a'] }\n" })
    expect(await found([page('one', 'sidebar: { position: 1 }')], ", sidebarPath: 'sidebars.ts'")).toEqual([
      [
        `${wants('one')} a place in a sidebar, and no part of that is autogenerated.`,
        expect.stringContaining("`sidebar: 'main'`"),
        undefined,
      ],
    ])
  })
})

describe('the dev server', () => {
  it('a page that collects -> what all documents have, also those that nobody has looked at; an edit of one is on it', async () => {
    const marks = '{ remark: [() => (tree, file) => { file.data.page.marks = tree.children.length }] }'
    const routes = "() => [{ path: '/marks', component: 'marks.tsx', title: 'Marks', collects: 'marks', sidebar: { label: 'All marks' } }]"
    const server = await startTestServer({
      'site.config.ts': `export default { title: 'Test', url: 'https://example.com', plugins: [{ name: 'marks', markdown: ${marks}, routes: ${routes} }] }\n`,
      'marks.tsx':
        'export default ({ collected }) => <ul>{collected.map(({ path, value }) => <li key={path}>{[path, value].join(String.fromCharCode(32))}</li>)}</ul>\n',
      'content/docs/one.md': '# One\n\nText.\n',
      'content/docs/two.md': '# Two\n',
    })
    try {
      const { body } = await server.get('/marks')
      expect(body).toContain('<li>/docs/one 2</li><li>/docs/two 1</li>')
      expect(body).toMatch(/<aside.*href="\/docs\/two".*All marks.*<\/aside>/s)
      const stream = await server.listen('/marks')
      await server.server.watching
      server.write('content/docs/two.md', '# Two\n\nMore.\n\nText.\n')
      await expect.poll(async () => (await server.get('/marks')).body).toContain('<li>/docs/two 3</li>')
      stream.close()
    } finally {
      await server.close()
    }
  })
})

describe('values for components', () => {
  const withField = (value: string) => ({
    'site.config.ts': `export default { title: 'Kit', url: 'https://example.com', search: false, onOrphanPages: 'ignore', customFields: { b: 2 }, plugins: [{ name: 'values', site: async () => ({ customFields: { a: ${value}, b: 1 } }) }] }\n`,
    'content/pages/index.tsx':
      "import { useSite } from 'sitegen/theme'\nexport default function Home() { return <h1>{JSON.stringify(useSite().config.customFields)}</h1> }\n",
  })

  it('of a plugin -> beside those of the site, which win', async () => {
    const site = await openTestSite(withField('[1]'))
    const { read, diagnostics } = await site.build()
    expect(diagnostics).toEqual([])
    expect((await read('index.html')).replaceAll('&quot;', '"')).toContain('<h1>{"a":[1],"b":2}</h1>')
  })

  it('of a plugin, and no JSON -> told with the plugin', async () => {
    const site = await openTestSite(withField('() => 1'))
    await expect(site.build({ write: false })).rejects.toMatchObject({
      diagnostics: [
        {
          id: 'plugin-failed',
          message:
            'The hook `site` of the plugin values is not right. Expected "customFields.a" to be a value that JSON can hold, found a function.',
        },
      ],
    })
  })
})
