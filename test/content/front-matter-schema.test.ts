// Front matter keys -> fields, and what is said of values of the wrong type and of misspelt keys.
import { expect, test } from 'vitest'
import type { CollectionReference } from '../../src/content/document.ts'
import { readSourceDocument } from '../../src/content/source-document.ts'

function read(yaml: string, kind: CollectionReference['kind'] = 'docs', file = 'docs/a.md') {
  const text = `---\n${yaml}\n---\nText\n`
  return readSourceDocument({ file, path: 'a.md', collection: { kind, id: 'default' }, text, hash: '', defaultFormat: 'md' })
}
const frontMatterOf = (yaml: string, kind?: CollectionReference['kind']) => {
  const { document, diagnostics } = read(yaml, kind)
  expect(diagnostics).toEqual([])
  return document.frontMatter
}

test('every docs key -> its field', () => {
  expect(
    frontMatterOf(`id: intro
title: Intro
description: What it is
slug: /start
keywords: [a, b]
image: /img/a.png
draft: false
unlisted: true
tags: [one, { label: Two, permalink: /two }]
hide_table_of_contents: true
toc_min_heading_level: 2
toc_max_heading_level: 5
custom_edit_url: null
last_update: { date: 2024-01-31, author: Jo }
hide_title: true
sidebar_label: Start
sidebar_position: 2.5
sidebar_class_name: bold
sidebar_custom_props: { icon: x }
displayed_sidebar: null
pagination_label: First
pagination_prev: null
pagination_next: other
parse_number_prefixes: false
format: mdx`),
  ).toEqual({
    id: 'intro',
    title: 'Intro',
    description: 'What it is',
    slug: '/start',
    keywords: ['a', 'b'],
    image: '/img/a.png',
    draft: false,
    unlisted: true,
    tags: ['one', { label: 'Two', permalink: '/two' }],
    hideTableOfContents: true,
    tocMinHeadingLevel: 2,
    tocMaxHeadingLevel: 5,
    customEditUrl: null,
    lastUpdate: { date: '2024-01-31T00:00:00.000Z', author: 'Jo' },
    hideTitle: true,
    sidebarLabel: 'Start',
    sidebarPosition: 2.5,
    sidebarClassName: 'bold',
    sidebarCustomProps: { icon: 'x' },
    displayedSidebar: null,
    paginationLabel: 'First',
    paginationPrev: null,
    paginationNext: 'other',
    parseNumberPrefixes: false,
    format: 'mdx',
    custom: {},
  })
})

test('blog and page keys -> their fields', () => {
  expect(frontMatterOf('date: 2024-01-31 10:00\nhide_reading_time: true\nauthors: [jo, { key: al, title: Dev }]', 'blog')).toEqual({
    date: '2024-01-31T10:00:00.000Z',
    hideReadingTime: true,
    authors: ['jo', { key: 'al', title: 'Dev' }],
    custom: {},
  })
  expect(frontMatterOf('wrapperClassName: wide\nhide_footer: true\nhide_navbar: true', 'pages')).toEqual({
    wrapperClassName: 'wide',
    hideFooter: true,
    hideNavbar: true,
    custom: {},
  })
})

test('what the search is told: a list, one text, a number -> a list, a list, the number', () => {
  expect(frontMatterOf('search: false\nsearch_terms: [trim a video, 4]\nsearch_boost: 2')).toEqual({
    search: false,
    searchTerms: ['trim a video', '4'],
    searchBoost: 2,
    custom: {},
  })
  expect(frontMatterOf('search_terms: trim a video', 'blog').searchTerms).toEqual(['trim a video'])
  expect(frontMatterOf('search: { of: mine }\nsearch_terms: [a]', 'collection')).toEqual({
    searchTerms: ['a'],
    custom: { search: { of: 'mine' } },
  })
})

test('search terms that are no texts, a boost out of range -> errors that say what is expected', () => {
  const messagesOf = (yaml: string) => read(yaml).diagnostics.map(({ id, message }) => `${id}: ${message}`)
  expect(messagesOf('search_terms: [{ a: b }]')).toEqual([
    'front-matter-invalid: Front matter key `search_terms` must be a list of texts: what readers call the page, but item 1 is a mapping (keys with values).',
  ])
  expect(messagesOf('search_boost: 40')).toEqual([
    'front-matter-invalid: Front matter key `search_boost` must be a number from 0.1 to 10, but it is the number 40.',
  ])
  expect(messagesOf('search: maybe')).toEqual([
    'front-matter-invalid: Front matter key `search` must be true or false, but it is the text "maybe".',
  ])
})

test('numbers and dates where a text is expected -> the text as written', () => {
  const { title, slug, tags, keywords, sidebarLabel } = frontMatterOf(
    'title: 1.10\nslug: 2024\ntags: [4.0, v5]\nkeywords: [1]\nsidebar_label: 2024-01-31',
  )
  expect({ title, slug, tags, keywords, sidebarLabel }).toEqual({
    title: '1.10',
    slug: '2024',
    tags: ['4.0', 'v5'],
    keywords: ['1'],
    sidebarLabel: '2024-01-31',
  })
})

test('empty values and an empty edit url -> not given, no edit link', () => {
  expect(frontMatterOf('title:\ndescription: ~\ntags:\ncustom_edit_url: ""')).toEqual({ customEditUrl: null, custom: {} })
})

test('keys of nobody -> custom, as plain data', () => {
  expect(frontMatterOf('price: 5\nsince: 2024-01-31\nnested: { list: [1, { a: b }] }').custom).toEqual({
    price: 5,
    since: '2024-01-31',
    nested: { list: [1, { a: 'b' }] },
  })
})

test('keys of another collection -> custom, without a word', () => {
  expect(frontMatterOf('sidebar_position: x\ndate: y', 'pages').custom).toEqual({ sidebar_position: 'x', date: 'y' })
})

test.each([
  ['sidebar_position: third', 'must be a number, but it is the text "third"'],
  ['draft: "yes"', 'must be true or false, but it is the text "yes"'],
  ['title: [a, b]', 'must be a text, but it is a list of 2'],
  ['title: true', 'must be a text, but it is true'],
  ['description: { a: b }', 'but it is a mapping'],
  ['keywords: a, b', 'must be a list of texts, but it is the text "a, b"'],
  ['keywords: [a, true]', 'but item 2 is true'],
  ['toc_min_heading_level: 1', 'whole number from 2 to 6, but it is the number 1'],
  ['toc_max_heading_level: 7', 'but it is the number 7'],
  ['toc_max_heading_level: 2.5', 'but it is the number 2.5'],
  ['id: guides/intro', 'must be a text without `/`, but it is the text "guides/intro"'],
  ['format: markdown', 'must be `md` or `mdx`, but it is the text "markdown"'],
  ['last_update: {}', 'must be a mapping with `date`'],
  ['last_update: { date: soon }', 'but `date` is the text "soon"'],
  ['last_update: { date: 2024-02-30 }', 'but `date` is the text "2024-02-30"'],
  ['last_update: { when: 2024-02-03 }', 'must be a mapping with `date`'],
  ['sidebar_custom_props: x', 'must be a mapping'],
  [`title: ["${'x'.repeat(5000)}"]`, 'a list of 1'],
])('%s -> front-matter-invalid: %s', (yaml, message) => {
  const { diagnostics, document } = read(`id2: x\n${yaml}`.replace('id2: x\n', ''))
  expect(diagnostics).toMatchObject([{ id: 'front-matter-invalid', level: 'error', place: { file: 'docs/a.md', line: 2 } }])
  expect(diagnostics[0]?.message).toContain(message)
  expect(document.frontMatter).toEqual({ custom: {} })
})

test('a nested value -> the place of its key', () => {
  expect(read('last_update:\n  author: Jo\n  date: soon').diagnostics[0]?.place).toEqual({
    file: 'docs/a.md',
    line: 4,
    column: 3,
    endLine: 4,
    endColumn: 7,
  })
})

test('draft and unlisted -> front-matter-invalid at unlisted', () => {
  expect(read('draft: true\nunlisted: true').diagnostics).toMatchObject([{ id: 'front-matter-invalid', place: { line: 3, column: 1 } }])
  expect(read('draft: true\nunlisted: false').diagnostics).toEqual([])
})

test('lowest level above the highest -> front-matter-invalid', () => {
  expect(read('toc_max_heading_level: 3\ntoc_min_heading_level: 4').diagnostics).toMatchObject([
    { id: 'front-matter-invalid', place: { line: 3 } },
  ])
})

test.each(['tags: one', 'tags: [{ label: x }]', 'tags: [""]', 'tags: [true]'])('%s -> tag-invalid', (yaml) => {
  expect(read(yaml).diagnostics).toMatchObject([{ id: 'tag-invalid', level: 'error', hint: expect.stringContaining('tags: [one, two]') }])
})

test.each([
  ['sidebar_labl: x', 'sidebar_label', 'docs'],
  ['sidebarLabel: x', 'sidebar_label', 'docs'],
  ['sidebar-position: 1', 'sidebar_position', 'docs'],
  ['Title: x', 'title', 'docs'],
  ['tilte: x', 'title', 'docs'],
  ['tag: x', 'tags', 'docs'],
  ['descripton: x', 'description', 'pages'],
  ['hide_table_of_content: true', 'hide_table_of_contents', 'collection'],
  ['auhtors: x', 'authors', 'blog'],
] as const)('%s -> did you mean %s (%s)', (yaml, suggestion, kind) => {
  const { diagnostics } = read(yaml, kind)
  expect(diagnostics).toMatchObject([{ id: 'front-matter-unknown-key', level: 'warning', place: { line: 2, column: 1 } }])
  expect(diagnostics[0]?.hint).toContain(`\`${suggestion}\``)
})

test.each([
  ['tag: x\nimages: [a]\nname: y', 'collection'],
  ['order: 1\nicon: a\nstate: b', 'docs'],
  ['titel: x', 'partial'],
] as const)('%j -> no guess (%s)', (yaml, kind) => {
  expect(read(yaml, kind).diagnostics).toEqual([])
})

test('a misspelt key -> its value is kept as data', () => {
  expect(read('sidebar_labl: x').document.frontMatter.custom).toEqual({ sidebar_labl: 'x' })
})

test.each([
  ['authors: jo', ['jo']],
  ['authors: { name: Jo, image_url: /a.png, page: true }', [{ name: 'Jo', imageUrl: '/a.png', page: true }]],
  [
    'authors: [{ name: Jo, socials: { x: jo, github: "https://github.com/jo" } }]',
    [{ name: 'Jo', socials: { x: 'jo', github: 'https://github.com/jo' } }],
  ],
  [
    'author: Jo\nauthor_title: Dev\nauthor_url: https://jo.dev\nauthor_image_url: /jo.png',
    [{ name: 'Jo', title: 'Dev', url: 'https://jo.dev', imageUrl: '/jo.png' }],
  ],
  ['author: Jo\nauthorURL: https://jo.dev', [{ name: 'Jo', url: 'https://jo.dev' }]],
])('%s -> authors', (yaml, authors) => {
  expect(frontMatterOf(yaml, 'blog').authors).toEqual(authors)
})

test.each([
  ['authors: 5.5\nauthor: Jo', 'both `authors` and the older key `author`', 3],
  ['authors: [true]', 'must be the key of an author or a mapping with a `name`, but is true', 2],
  ['authors: [{ title: Dev }]', 'neither `key` nor `name`', 2],
  ['authors: { key: [a] }', '`key` must be a text', 2],
  ['authors:\n  - name: Jo\n    url: javascript:alert(1)', 'must be a web address', 4],
  ['authors: [{ name: [Jo] }]', '`name` must be a text, but is a list of 1', 2],
  ['authors: [{ name: Jo, socials: { x: a/b } }]', '`socials.x` must be a name', 2],
  ['authors: [{ name: Jo, socials: x }]', '`socials` must be a mapping', 2],
  ['authors: [{ name: Jo, page: x }]', '`page` must be true, false', 2],
  ['author: [a]', '`author` must be a text', 2],
  ['author: Jo\nauthor_url: "java\\nscript:x"', 'must be a web address', 3],
])('%j -> author-invalid: %s', (yaml, message, line) => {
  const { diagnostics } = read(yaml, 'blog')
  expect(diagnostics[0]).toMatchObject({ id: 'author-invalid', level: 'error', place: { file: 'docs/a.md', line } })
  expect(diagnostics[0]?.message).toContain(message)
})

test('a misspelt key of an author -> warning', () => {
  expect(read('authors: [{ name: Jo, imageurl: x }]', 'blog').diagnostics).toMatchObject([
    { id: 'author-invalid', level: 'warning', hint: 'Did you mean `image_url`?' },
  ])
})

test('file name and front matter -> the format', () => {
  expect(read('title: x').document.format).toBe('md')
  expect(read('format: mdx').document.format).toBe('mdx')
  expect(read('format: md', 'docs', 'docs/a.mdx').document.format).toBe('mdx')
})

test('keys -> their places', () => {
  expect(read('title: x\nown: y').document.frontMatterPlaces).toEqual({
    title: { file: 'docs/a.md', line: 2, column: 1, endLine: 2, endColumn: 6 },
    own: { file: 'docs/a.md', line: 3, column: 1, endLine: 3, endColumn: 4 },
  })
})
