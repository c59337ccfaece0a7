import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { CollectionItemRoute, PageRoute, Route } from '../../../src/routes/route.ts'
import { Link, type SiteComponent, usePage, useSite } from '../../../src/theme/index.ts'
import { renderPage } from '../render-page.tsx'
import { docRoute } from '../sample-site.ts'

const context = { plugin: { name: 'content-pages', id: 'default' } }

const pageRoute = (changes: Partial<PageRoute> = {}): PageRoute => ({
  kind: 'page',
  path: '/about',
  exact: true,
  context,
  metadata: {},
  props: {},
  ...changes,
})

const itemRoute: CollectionItemRoute = {
  kind: 'collection-item',
  path: '/templates/blank',
  exact: true,
  context,
  module: 'content/components/template-page.tsx',
  document: 'content/templates/blank.md',
  metadata: { title: 'Blank' },
  props: {
    collection: 'templates',
    item: { path: '/templates/blank', slug: 'blank', title: 'Blank', description: 'Nothing in it.', data: { stars: 3 } },
    editUrl: 'https://git.example',
  },
}

function AboutPage(): ReactElement {
  return <h1>About us</h1>
}

function HookPage(): ReactElement {
  return (
    <p>
      {useSite().config.version} {usePage().route.path}
    </p>
  )
}

const ItemPage: SiteComponent = (props) => (
  <div>
    {'item' in props && props.item.title} {'items' in props && props.items.length} {'children' in props && props.children}
  </div>
)

const ListPage: SiteComponent = (props) =>
  'title' in props ? (
    <h1>
      {props.title}: {props.description} {props.items.map(({ slug }) => slug).join()}
    </h1>
  ) : null

describe('not-found page [spec 2.01]', () => {
  const route: Route = { kind: 'not-found', path: '*', exact: false, context, metadata: {}, props: {} }

  it('any unknown path -> title, h1, two paragraphs, no canonical address', () => {
    const page = renderPage(route)
    expect(page.one('title').text).toBe('Page Not Found | Sample')
    expect(page.texts('h1')).toEqual(['Page Not Found'])
    expect(page.one('main').all('p')).toHaveLength(2)
    expect(page.has('link[rel=canonical]')).toBe(false)
    expect(page.meta('og:url')).toBeUndefined()
  })
})

describe('module page', () => {
  const route = pageRoute({ module: 'content/pages/about.tsx', metadata: { description: 'From the route.' } })

  it('a component -> inside main; its metadata wins over that of the route', () => {
    const page = renderPage(route, { Component: AboutPage, moduleMetadata: { title: 'About', description: undefined } })
    expect(page.one('main').text).toBe('About us')
    expect(page.one('title').text).toBe('About | Sample')
    expect(page.meta('description')).toBe('From the route.')
  })

  it('hooks -> the site and the page', () => {
    expect(renderPage(route, { Component: HookPage }).one('main').text).toBe('1.2.3 /about')
  })

  it('hooks outside a page -> an error that says where they work', () => {
    expect(() => renderToStaticMarkup(<HookPage />)).toThrow('work only in components that are rendered as part of a page')
  })

  it('no component -> an error that names path and module', () => {
    expect(() => renderPage(route)).toThrow(/The page component of \/about has no default export\..*content\/pages\/about\.tsx/)
  })
})

describe('markdown page', () => {
  it('a document -> its text, and its title where there is no h1', () => {
    const page = renderPage(pageRoute({ props: { title: 'About', wrapperClassName: 'wide' } }))
    expect(page.texts('h1')).toEqual(['About'])
    expect(page.one('main').text).toContain('The text.')
    expect(page.has('.wide')).toBe(true)
  })

  it('a contents list -> only where the route asks for one', () => {
    const headings = [{ level: 2, id: 'a', text: 'A', html: 'A' }]
    const tableOfContents = { hide: false, minHeadingLevel: 2, maxHeadingLevel: 3 }
    expect(renderPage(pageRoute({ props: { tableOfContents } }), { headings }).has('nav[aria-label=On this page]')).toBe(true)
    expect(renderPage(pageRoute(), { headings }).has('nav[aria-label=On this page]')).toBe(false)
  })
})

describe('collection pages', () => {
  it('an item -> the component gets it, the collection and the text', () => {
    const page = renderPage(itemRoute, { Component: ItemPage })
    expect(page.one('main').text).toContain('Blank 1 The text.')
    expect(page.one('.edit-link').attribute('href')).toBe('https://git.example')
  })

  it('the list -> the component gets all items, title and description', () => {
    const route: Route = {
      kind: 'collection-list',
      path: '/templates',
      exact: true,
      context,
      module: 'content/components/templates-list.tsx',
      metadata: { title: 'Templates', description: 'All of them.' },
      props: { collection: 'templates' },
    }
    const page = renderPage(route, { Component: ListPage })
    expect(page.one('h1').text).toBe('Templates: All of them. blank')
  })
})

describe('Link', () => {
  const render = (link: ReactElement) =>
    renderPage(docRoute({ showTitle: false }, { path: '/docs/a/b' }), { contents: { main: link } })
      .one('.markdown')
      .one('a')

  it.each([
    ['/about', '/about'],
    ['#part', '#part'],
    ['../c?x=1#y', '/docs/c?x=1#y'],
    ['https://b.example/x', 'https://b.example/x'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
  ])('%s -> %s', (to, href) => {
    expect(render(<Link to={to}>x</Link>).attribute('href')).toBe(href)
  })

  it('an external address -> a new tab, unless the caller says otherwise', () => {
    const external = render(<Link href="https://b.example">x</Link>)
    expect([external.attribute('target'), external.attribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
    expect(
      render(
        <Link href="https://b.example" target="_self">
          x
        </Link>,
      ).attribute('target'),
    ).toBe('_self')
    expect(render(<Link to="/about">x</Link>).attribute('target')).toBeUndefined()
  })

  it('pathname:// -> a file that is not checked as a page', () => {
    const file = render(<Link to="pathname:///files/a.zip">x</Link>)
    expect([file.attribute('href'), file.attribute('data-no-link-check'), file.attribute('target')]).toEqual(['/files/a.zip', '', '_blank'])
  })

  it('data-noBrokenLinkCheck -> marked for the checks', () => {
    expect(
      render(
        <Link to="/nowhere" data-noBrokenLinkCheck>
          x
        </Link>,
      ).attribute('data-no-link-check'),
    ).toBe('')
  })

  it('no target -> an anchor without href', () => {
    expect(render(<Link>x</Link>).attribute('href')).toBeUndefined()
  })
})
