// Keys of other generators -> one warning; keys of a site's own with the same names -> nothing.
import { expect, test } from 'vitest'
import type { CollectionKind } from '../../src/content/front-matter-fields.ts'
import { checkFrontMatter } from '../../src/content/front-matter-schema.ts'

const check = (value: Record<string, unknown>, kind: CollectionKind = 'docs') =>
  checkFrontMatter({ value, placeOf: ([key]) => ({ file: `${key}` }), textOf: () => '' }, kind).diagnostics.map(
    ({ id, place }) => `${id} ${place?.file}`,
  )

test.each<[Record<string, unknown>, CollectionKind, string[]]>([
  [{ sidebar: { order: 1, hidden: true }, prev: false }, 'docs', ['foreign-syntax sidebar']],
  [{ lastUpdated: false }, 'docs', ['foreign-syntax lastUpdated']],
  [{ navbar: false, footer: false, markdownStyles: false }, 'docs', ['foreign-syntax navbar']],
  [{ aside: 'left' }, 'docs', ['foreign-syntax aside']],
  [{ pageClass: 'wide' }, 'docs', ['foreign-syntax pageClass']],
  [{ externalLinkIcon: false, isHome: true }, 'docs', ['foreign-syntax externalLinkIcon']],
  [{ titleTemplate: ':title' }, 'docs', ['foreign-syntax titleTemplate']],
  [{ navbar: true, footer: true, markdownStyles: true, aside: true, externalLinkIcon: true, sidebar: true }, 'docs', []],
  [{ title_meta: 'For browsers' }, 'docs', ['foreign-syntax title_meta']],
  [{ hero: { name: 'X' }, features: [{ title: 'A' }] }, 'pages', ['foreign-syntax hero']],
  [{ head: [{ tag: 'title', content: 'For browsers' }] }, 'docs', ['foreign-syntax head']],
  [{ outline: [2, 3], editLink: false }, 'blog', []],
  [{ sidebar: 'main', hero: 'x.png', features: ['a'], prev: 'a/b', template: 'wide', banner: 'x.png' }, 'docs', []],
  [{ sidebar: { order: 1 } }, 'collection', []],
])('%j in %s -> %j', (value, kind, expected) => {
  expect(check(value, kind)).toEqual(expected)
})

test.each<[Record<string, unknown>, Record<string, unknown>]>([
  [
    { sidebar: { label: 'Use', order: 2, badge: { text: 'New', variant: 'default' } } },
    { sidebarLabel: 'Use', sidebarPosition: 2, sidebarBadge: { text: 'New', variant: 'note' } },
  ],
  [{ sidebar: { label: 'Use' }, sidebar_label: 'Own' }, { sidebarLabel: 'Own' }],
  [{ tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 } }, { tocMinHeadingLevel: 2, tocMaxHeadingLevel: 4 }],
  [{ tableOfContents: false }, { hideTableOfContents: true }],
  [{ outline: 'deep' }, { tocMinHeadingLevel: 2, tocMaxHeadingLevel: 6 }],
  [{ outline: [3, 4] }, { tocMinHeadingLevel: 3, tocMaxHeadingLevel: 4 }],
  [{ aside: false }, { hideTableOfContents: true }],
  [{ sidebar: false }, { displayedSidebar: null }],
  [
    { editLink: false, prev: false, next: false },
    { customEditUrl: null, paginationPrev: null, paginationNext: null },
  ],
  [
    { prev: { text: 'Other', link: '/other' }, next: { label: 'More' } },
    { paginationPrev: { label: 'Other', to: '/other' }, paginationNext: { label: 'More' } },
  ],
  [{ editUrl: 'https://git.example/a.md' }, { customEditUrl: 'https://git.example/a.md' }],
  [{ lastUpdated: '2024-05-06' }, { lastUpdate: { date: '2024-05-06T00:00:00.000Z' } }],
  [{ editLink: true, lastUpdated: true, outline: true }, {}],
  [
    { head: [['meta', { name: 'theme-color', content: 'red' }]] },
    { headTags: [{ tagName: 'meta', attributes: { name: 'theme-color', content: 'red' }, place: { file: 'head' } }] },
  ],
])('%j -> %j, without a finding', (value, expected) => {
  const { frontMatter, diagnostics } = checkFrontMatter(
    { value, placeOf: ([key]) => ({ file: `${key}` }), textOf: (key) => value[key] },
    'docs',
  )
  const { custom: _custom, ...read } = frontMatter
  expect(diagnostics).toEqual([])
  expect(read).toEqual(expected)
})
