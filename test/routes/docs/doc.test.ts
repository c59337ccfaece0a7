// Ids, slugs, titles and metadata of documents.
import { describe, expect, test } from 'vitest'
import { type FileInput, planDocsSite } from './docs-input.ts'

function pathOf(file: string, matter: FileInput = {}): string | undefined {
  return planDocsSite({ files: { [file]: matter } }).table.pathOfFile.get(`content/docs/${file}`)
}

function idOf(file: string, matter: FileInput = {}): string | undefined {
  return planDocsSite({ files: { [file]: matter } }).version().docs[0]?.id
}

describe('ids', () => {
  test.each([
    ['intro.md', {}, 'intro'],
    ['guides/install.mdx', {}, 'guides/install'],
    ['01-guides/02-install.md', {}, 'guides/install'],
    ['01-guides/02-install.md', { parseNumberPrefixes: false }, '01-guides/02-install'],
    ['2021-11-notes/7.0-upgrade.md', {}, '2021-11-notes/7.0-upgrade'],
    ['01-guides/02-install.md', { id: 'setup' }, 'guides/setup'],
    ['guides/index.md', {}, 'guides/index'],
  ])('%s %o -> %s', (file, matter, id) => {
    expect(idOf(file, matter)).toBe(id)
  })

  test('id with a slash -> error at the key, and the file name is used', () => {
    const { diagnostics, version } = planDocsSite({ files: { 'a.md': { id: 'x/y' } } })
    expect(diagnostics).toEqual([
      {
        id: 'front-matter-invalid',
        level: 'error',
        message: 'The `id` of a document must not contain a slash; found "x/y".',
        place: { file: 'content/docs/a.md', line: 2, column: 1 },
        hint: 'The folder is put before the id by itself: write `id: y`. To change the URL, use `slug`.',
      },
    ])
    expect(version().docs[0]?.id).toBe('a')
  })

  test('two documents with one id -> one error that names the files', () => {
    const { diagnostics, version } = planDocsSite({
      files: { 'a.md': {}, 'b.md': { id: 'a', slug: 'b' }, 'c.md': { id: 'a', draft: true } },
    })
    expect(diagnostics.map(({ id, message, place }) => ({ id, message, place }))).toEqual([
      {
        id: 'document-id-duplicate',
        message: '2 documents have the id "a": content/docs/a.md, content/docs/b.md.',
        place: { file: 'content/docs/b.md', line: 2, column: 1 },
      },
    ])
    expect(version().docs).toHaveLength(1)
    expect(version().draftIds).toEqual([])
  })
})

describe('slugs', () => {
  test.each<[string, FileInput, string]>([
    ['intro.md', {}, '/docs/intro'],
    ['intro.md', { slug: '/' }, '/docs/'],
    ['intro.md', { slug: '' }, '/docs/intro'],
    ['guides/install.md', { slug: '/start' }, '/docs/start'],
    ['guides/install.md', { slug: 'setup' }, '/docs/guides/setup'],
    ['guides/install.md', { slug: './setup/' }, '/docs/guides/setup/'],
    ['guides/install.md', { slug: '../setup' }, '/docs/setup'],
    ['guides/install.md', { slug: '../../../setup' }, '/docs/setup'],
    ['guides/deep/install.md', { slug: '..' }, '/docs/guides/'],
    ['01-guides/02-install.md', {}, '/docs/guides/install'],
    ['01-guides/02-install.md', { parseNumberPrefixes: false }, '/docs/01-guides/02-install'],
    ['guides/install.md', { id: 'setup' }, '/docs/guides/setup'],
    ['index.md', {}, '/docs/'],
    ['guides/index.md', {}, '/docs/guides/'],
    ['guides/README.md', {}, '/docs/guides/'],
    ['guides/Guides.mdx', {}, '/docs/guides/'],
    ['01-guides/index.md', {}, '/docs/guides/'],
    ['guides/index.md', { slug: 'index' }, '/docs/guides/index'],
    ['guides/übersicht.md', {}, '/docs/guides/übersicht'],
    ['a b.md', {}, '/docs/a b'],
  ])('%s %o -> %s', (file, matter, path) => {
    expect(pathOf(file, matter)).toBe(path)
  })

  test.each(['/a?b', '/a#b', '//evil.example/x', '/a/../b', '/a\\b', '/a\u0000b', '/%', '/\ud800', `/${'x'.repeat(300)}`])(
    'slug %o -> slug-invalid at its place, and a path that can be written',
    (slug) => {
      const { diagnostics, table } = planDocsSite({ files: { 'guides/install.md': { slug } } })
      expect(diagnostics.map(({ id, level, place }) => ({ id, level, place }))).toEqual([
        { id: 'slug-invalid', level: 'error', place: { file: 'content/docs/guides/install.md', line: 2, column: 1 } },
      ])
      expect(table.pathOfFile).toEqual(new Map([['content/docs/guides/install.md', '/docs/guides/install']]))
    },
  )

  test('file name that is no URL path -> slug-invalid that says so', () => {
    const { diagnostics, paths } = planDocsSite({ files: { 'what?.md': {} } })
    expect(diagnostics[0]).toMatchObject({
      id: 'slug-invalid',
      message: 'The file name cannot be a path: "/what?" has the character ? in it, and a URL would end or change there.',
      hint: 'Rename the file, or give the document a `slug` in its front matter.',
    })
    expect(paths).toContain('/docs/what%3F')
  })

  test.each([
    [true, '/docs/guides/', '/docs/a/'],
    [false, '/docs/guides', '/docs/a'],
    [undefined, '/docs/guides/', '/docs/a'],
  ])('trailingSlash %s -> %s and %s', (trailingSlash, index, plain) => {
    const { paths } = planDocsSite({ files: { 'guides/index.md': {}, 'a.md': {} }, site: { trailingSlash } })
    expect(paths).toEqual([plain, index, '*'])
  })

  test.each([
    ['folders', ['/docs/guides/a', '/docs/guides/x.Options', '/docs/tags/', '/docs/guides/']],
    ['html', ['/docs/guides/a.html', '/docs/guides/x.Options.html', '/docs/tags/', '/docs/guides/']],
  ] as const)('trailingSlash %s -> %s', (trailingSlash, expected) => {
    const files = { 'guides/index.md': {}, 'guides/a.md': {}, 'guides/x.Options.md': {}, 'b.md': { slug: '/tags/' } }
    const { paths, diagnostics } = planDocsSite({ files, site: { trailingSlash } })
    expect([...paths].sort()).toEqual([...expected, '*'].sort())
    expect(diagnostics).toEqual([])
  })

  test('a document with the name of a folder -> a page beside its first page with trailingSlash html, else one of them', () => {
    const files = { 'en.md': {}, 'en/index.md': {} }
    expect(planDocsSite({ files, site: { trailingSlash: 'html' } })).toMatchObject({
      diagnostics: [],
      paths: ['/docs/en.html', '/docs/en/', '*'],
    })
    expect(planDocsSite({ files, site: { trailingSlash: 'folders' } }).diagnostics.map(({ id }) => id)).toEqual(['route-duplicate'])
  })

  test.each<[string, FileInput, string]>([
    ['Develop/Tests/WebDriver.md', {}, '/docs/develop/tests/webdriver'],
    ['Inter-Process Communication/index.mdx', {}, '/docs/inter-process-communication/'],
    ['blog/tauri-2.0.md', {}, '/docs/blog/tauri-20'],
    ['Guides/a.md', { slug: 'start/Here' }, '/docs/start/Here'],
    ['Guides/a.md', { slug: '/x' }, '/docs/x'],
    ['übersicht.md', {}, '/docs/übersicht'],
  ])('the paths of Starlight: %s %o -> %s', (file, matter, path) => {
    const { table } = planDocsSite({ files: { [file]: matter }, docs: { paths: 'starlight' } })
    expect(table.pathOfFile.get(`content/docs/${file}`)).toBe(path)
  })

  test('routeBasePath / -> paths from the root, the home page last before the catch-all', () => {
    const { paths, table } = planDocsSite({ files: { 'a.md': { slug: '/' }, 'b.md': {} }, docs: { routeBasePath: '/' } })
    expect(paths).toEqual(['/b', '/', '*'])
    expect(table.site.docs.default?.path).toBe('/')
    expect(table.site.hasHomePage).toBe(true)
  })
})

describe('titles and metadata', () => {
  test.each<[FileInput, string, boolean]>([
    [{ title: 'Front', h1: 'Heading' }, 'Front', false],
    [{ title: 'Front' }, 'Front', true],
    [{ title: 'Front', hideTitle: true }, 'Front', false],
    [{ h1: 'Heading' }, 'Heading', false],
    [{}, 'install', true],
    [{ id: 'setup' }, 'setup', true],
  ])('%o -> title %s, shown above the text: %s', (matter, title, showTitle) => {
    const [route] = planDocsSite({ files: { '01-install.md': matter } }).table.routes
    expect(route).toMatchObject({ metadata: { title }, props: { title, showTitle } })
  })

  test('description -> front matter, else the excerpt', () => {
    const { doc } = planDocsSite({ files: { 'a.md': { description: 'D', excerpt: 'E' }, 'b.md': { excerpt: 'E' } } })
    expect(doc('a').metadata.description).toBe('D')
    expect(doc('b').metadata.description).toBe('E')
  })

  test('keywords, image and class names -> metadata', () => {
    const { doc } = planDocsSite({ files: { 'my doc.md': { keywords: ['k'], image: './i.png' } } })
    expect(doc('my doc').metadata).toMatchObject({
      keywords: ['k'],
      image: './i.png',
      htmlClassNames: ['plugin-docs', 'plugin-id-default', 'docs-wrapper', 'docs-version-current', 'docs-doc-page', 'docs-doc-id-my-doc'],
    })
    expect(doc('my doc').metadata.noIndex).toBeUndefined()
  })

  test('[spec 3.06] a doc -> exact route with source, sidebar name and plugin context', () => {
    const { doc } = planDocsSite({ files: { 'a.md': {} } })
    expect(doc('a')).toMatchObject({
      kind: 'doc',
      path: '/docs/a',
      exact: true,
      source: 'content/docs/a.md',
      document: 'content/docs/a.md',
      sidebar: 'defaultSidebar',
      context: { plugin: { name: 'docs', id: 'default' } },
    })
  })

  test.each<[FileInput, object]>([
    [{}, { hide: false, minHeadingLevel: 2, maxHeadingLevel: 3 }],
    [{ hideTableOfContents: true }, { hide: true, minHeadingLevel: 2, maxHeadingLevel: 3 }],
    [
      { tocMinHeadingLevel: 3, tocMaxHeadingLevel: 5 },
      { hide: false, minHeadingLevel: 3, maxHeadingLevel: 5 },
    ],
    [{ tocMinHeadingLevel: 5 }, { hide: false, minHeadingLevel: 5, maxHeadingLevel: 5 }],
  ])('%o -> contents list %o', (matter, expected) => {
    expect(planDocsSite({ files: { 'a.md': matter } }).doc('a').props.tableOfContents).toEqual(expected)
  })

  test('toc_max_heading_level below the default minimum -> the minimum gives way', () => {
    const site = { tableOfContents: { minHeadingLevel: 3, maxHeadingLevel: 4 } }
    const { doc } = planDocsSite({ files: { 'a.md': { tocMaxHeadingLevel: 2 } }, site })
    expect(doc('a').props.tableOfContents).toEqual({ hide: false, minHeadingLevel: 2, maxHeadingLevel: 2 })
  })

  test('tags -> links to their pages, with the permalink where there is one', () => {
    const { doc } = planDocsSite({ files: { 'a.md': { tags: ['one', { label: 'Two', permalink: '/two' }] } } })
    expect(doc('a').props.tags).toEqual([
      { label: 'one', path: '/docs/tags/one' },
      { label: 'Two', path: '/docs/tags/two' },
    ])
  })

  test('last update -> shown as the options say; the sitemap gets the date anyway', () => {
    const files: Record<string, FileInput> = {
      'a.md': { gitDate: '2025-01-02T00:00:00.000Z', gitAuthor: 'Git' },
      'b.md': { gitDate: '2025-01-02T00:00:00.000Z', gitAuthor: 'Git', lastUpdate: { author: 'Front' } },
    }
    const hidden = planDocsSite({ files })
    expect(hidden.doc('a').props.lastUpdate).toBeUndefined()
    expect(hidden.doc('a').metadata.lastModified).toBe('2025-01-02T00:00:00.000Z')
    const shown = planDocsSite({ files, docs: { showLastUpdateAuthor: true } })
    expect(shown.doc('a').props.lastUpdate).toEqual({ author: 'Git' })
    expect(shown.doc('b').props.lastUpdate).toEqual({ author: 'Front' })
  })
})

describe('edit links', () => {
  const files: Record<string, FileInput> = {
    'guides/a b.md': {},
    'c.md': { customEditUrl: 'https://e.example/c' },
    'd.md': { customEditUrl: null },
  }

  test('text -> the site-relative file behind it; front matter wins, null hides it', () => {
    const { doc } = planDocsSite({ files, docs: { editUrl: 'https://e.example/tree/main' } })
    expect(doc('guides/a b').props.editUrl).toBe('https://e.example/tree/main/content/docs/guides/a%20b.md')
    expect(doc('c').props.editUrl).toBe('https://e.example/c')
    expect(doc('d').props.editUrl).toBeUndefined()
  })

  test('function -> its result, from version, path, permalink and locale', () => {
    const { doc } = planDocsSite({
      files,
      docs: { editUrl: ({ version, path, permalink, locale }) => `https://e.example/${version}/${locale}${permalink}?${path}` },
      site: { baseUrl: '/base/' },
    })
    expect(doc('guides/a b').props.editUrl).toBe('https://e.example/current/en/base/docs/guides/a b?guides/a b.md')
  })
})

describe('drafts and unlisted documents', () => {
  test('draft -> no route and no path, but its id is known', () => {
    const { paths, version, table } = planDocsSite({ files: { 'a.md': { draft: true }, 'b.md': {} } })
    expect(paths).toEqual(['/docs/b', '*'])
    expect(version().draftIds).toEqual(['a'])
    expect(version().docs).toEqual([{ id: 'b', path: '/docs/b', sidebar: 'defaultSidebar' }])
    expect(table.pathOfFile).toEqual(new Map([['content/docs/b.md', '/docs/b']]))
  })

  test('unlisted -> a route that says so, marked in the data and in the sidebar', () => {
    const { doc, version, sidebar } = planDocsSite({ files: { 'a.md': { unlisted: true } } })
    expect(doc('a')).toMatchObject({ metadata: { unlisted: true }, props: { unlisted: true } })
    expect(version().docs).toEqual([{ id: 'a', path: '/docs/a', sidebar: 'defaultSidebar', unlisted: true }])
    expect(sidebar()).toEqual([{ type: 'link', label: 'a', href: '/docs/a', docId: 'a', unlisted: true }])
  })
})
