import { describe, expect, it } from 'vitest'
import type { Route } from '../../../src/routes/route.ts'
import { renderPage } from '../render-page.tsx'
import { category, docRoute, link, sampleSite, sampleVersion } from '../sample-site.ts'

const headings = [
  { level: 2, id: 'install', text: 'Install', html: 'Install' },
  { level: 3, id: 'with-npm', text: 'With npm', html: 'With <code>npm</code>' },
]

describe('doc page', () => {
  it('a document -> one main, one h1, the text', () => {
    const page = renderPage(docRoute())
    expect(page.all('main')).toHaveLength(1)
    expect(page.texts('h1')).toEqual(['First steps'])
    expect(page.one('main').has('article')).toBe(true)
    expect(page.one('main').text).toContain('The text.')
  })

  it('a document with its own h1 -> none is added', () => {
    expect(renderPage(docRoute({ showTitle: false }), { contents: { main: <h1>Own</h1> } }).texts('h1')).toEqual(['Own'])
  })

  it('breadcrumbs -> home, links, the last one is the page', () => {
    const crumbs = renderPage(docRoute()).one('nav[aria-label=Breadcrumbs]')
    expect(crumbs.one('a[aria-label=Home page]').attribute('href')).toBe('/')
    expect(crumbs.texts('li')).toEqual(['', 'Guide', 'First steps'])
    expect(crumbs.one('[aria-current=page]').text).toBe('First steps')
  })

  it('a site without a home page -> no home link; no breadcrumbs -> no nav', () => {
    expect(renderPage(docRoute(), { site: sampleSite({}, { hasHomePage: false }) }).has('a[aria-label=Home page]')).toBe(false)
    expect(renderPage(docRoute({ breadcrumbs: [] })).has('nav[aria-label=Breadcrumbs]')).toBe(false)
  })

  it('headings -> a contents list at the side and a folded one above the text', () => {
    const page = renderPage(docRoute(), { headings })
    const column = page.one('nav[aria-label=On this page]')
    expect(column.all('a').map((anchor) => anchor.attribute('href'))).toEqual(['#install', '#with-npm'])
    expect(column.inner).toContain('With <code>npm</code>')
    expect(page.one('details.contents-disclosure').one('summary').text).toBe('On this page')
    expect(page.one('details.contents-disclosure').attribute('open')).toBeUndefined()
  })

  it('no headings, or a hidden contents list -> neither of them', () => {
    const hidden = docRoute({ tableOfContents: { hide: true, minHeadingLevel: 2, maxHeadingLevel: 3 } })
    for (const page of [renderPage(docRoute()), renderPage(hidden, { headings })]) {
      expect(page.has('nav[aria-label=On this page]')).toBe(false)
      expect(page.has('details.contents-disclosure')).toBe(false)
    }
  })

  it('neighbours -> Previous and Next; without them no nav', () => {
    const pager = renderPage(docRoute()).one('nav[aria-label=Docs pages]')
    expect(pager.texts('a')).toEqual(['PreviousIntroduction', 'NextSecond steps'])
    expect(
      renderPage(docRoute({ previous: undefined }))
        .one('nav[aria-label=Docs pages]')
        .texts('a'),
    ).toEqual(['NextSecond steps'])
    expect(renderPage(docRoute({ previous: undefined, next: undefined })).has('nav[aria-label=Docs pages]')).toBe(false)
  })

  it('edit link and last update -> as the reader reads them', () => {
    const page = renderPage(
      docRoute({ editUrl: 'https://git.example/x.md', lastUpdate: { date: '2025-10-01T23:30:00.000Z', author: 'Ada' } }),
    )
    expect(page.one('.edit-link').text).toBe('Edit this page')
    expect(page.one('.last-updated').text).toBe('Last updated on Oct 1, 2025 by Ada')
    expect(page.one('.last-updated').one('time').attribute('datetime')).toBe('2025-10-01T23:30:00.000Z')
    expect(renderPage(docRoute({ lastUpdate: { author: 'Ada' } })).one('.last-updated').text).toBe('Last updated by Ada')
  })

  it('tags -> links under a label', () => {
    const page = renderPage(docRoute({ tags: [{ label: 'Audio', path: '/docs/tags/audio' }] }))
    expect(page.one('.tags').text).toBe('Tags:Audio')
    expect(page.one('.tags').one('a').attribute('href')).toBe('/docs/tags/audio')
  })

  it('unlisted and draft documents -> say so', () => {
    expect(renderPage(docRoute({ unlisted: true })).text).toContain('Unlisted page')
    expect(renderPage(docRoute({ draft: true })).text).toContain('Draft page')
    expect(renderPage(docRoute()).text).not.toContain('Unlisted page')
  })

  it('an old version -> a banner that leads to the same document in the latest one, and a badge', () => {
    const page = renderPage(docRoute({ id: 'intro', docs: { id: 'default', version: '1.0' } }, { path: '/docs/1.0/' }))
    const banner = page.one('.version-banner')
    expect(banner.text).toContain('1.0, which is no longer maintained')
    expect(banner.one('a').attribute('href')).toBe('/docs/')
    expect(page.one('.version-badge').text).toBe('Version: 1.0')
  })

  it('an unreleased version -> another banner; the only version -> no badge', () => {
    const site = sampleSite()
    const versions = [sampleVersion({ banner: 'unreleased', badge: true })]
    site.docs.default = { id: 'default', path: '/docs', breadcrumbs: true, versions }
    const page = renderPage(docRoute(), { site })
    expect(page.one('.version-banner').text).toContain('is not released yet')
    expect(page.has('.version-badge')).toBe(false)
  })

  it('the latest version -> neither banner nor badge', () => {
    const page = renderPage(docRoute())
    expect(page.has('.version-banner')).toBe(false)
    expect(page.has('.version-badge')).toBe(false)
  })
})

describe('docs sidebar', () => {
  it('a document -> its branch is open and the page is marked', () => {
    const nav = renderPage(docRoute()).one('nav[aria-label=Docs sidebar]')
    expect(nav.one('a[aria-current=page]').text).toBe('First steps')
    expect(nav.texts('a')).toEqual(['Introduction', 'Guide', 'First steps', 'Second steps', 'Reference', 'Forum'])
    expect(nav.inner).toContain('<hr>')
  })

  it('a closed category -> a link to its first page', () => {
    const reference = renderPage(docRoute()).one('nav[aria-label=Docs sidebar]').all('a')[4]
    expect(reference?.attribute('href')).toBe('/docs/reference/options')
  })

  it('an external link -> a new tab and a mark', () => {
    const forum = renderPage(docRoute()).one('nav[aria-label=Docs sidebar]').all('a').at(-1)
    expect(forum?.attribute('target')).toBe('_blank')
    expect(forum?.has('[aria-label=(opens in new tab)]')).toBe(true)
  })

  it('no sidebar -> no aside, and the menu button opens the main menu', () => {
    const page = renderPage(docRoute({ sidebarKey: undefined }))
    expect(page.has('nav[aria-label=Docs sidebar]')).toBe(false)
  })

  it('100 and 5,000 documents -> pages of the same size, up to the digits of the count', () => {
    const size = (count: number): number => {
      const items = Array.from({ length: count }, (_, index) => link(`Page ${1000 + index}`, `/docs/p${1000 + index}`))
      const site = sampleSite({}, { sidebars: { 'default/current/guides': [category('All', items)] } })
      return renderPage(docRoute({}, { path: '/docs/p1050' }), { site }).html.length
    }
    expect(Math.abs(size(5_000) - size(100))).toBeLessThan(4)
  })
})

describe('generated index', () => {
  const route = (cards: { type: 'link' | 'category'; label: string; href: string; description?: string; itemCount?: number }[]): Route => ({
    kind: 'generated-index',
    path: '/docs/category/guide',
    exact: true,
    context: { plugin: { name: 'content-docs', id: 'default' } },
    sidebar: 'guides',
    metadata: { title: 'Guide' },
    props: {
      docs: { id: 'default', version: 'current' },
      sidebarKey: 'default/current/guides',
      breadcrumbs: [],
      title: 'Guide',
      description: 'All of it.',
      cards,
    },
  })

  it('the items of a category -> a card each', () => {
    const page = renderPage(
      route([
        { type: 'link', label: 'First', href: '/docs/guide/first', description: 'Begin here.' },
        { type: 'category', label: 'More', href: '/docs/more', itemCount: 2 },
        { type: 'category', label: 'One', href: '/docs/one', itemCount: 1 },
        { type: 'link', label: 'Plain', href: 'https://example.com', description: '' },
      ]),
    )
    expect(page.texts('h1')).toEqual(['Guide'])
    expect(page.texts('.card')).toEqual(['FirstBegin here.', 'More2 items', 'One1 item', 'Plain'])
    expect(page.all('.card').at(-1)?.attribute('target')).toBe('_blank')
  })
})
