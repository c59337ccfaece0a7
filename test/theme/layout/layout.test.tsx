import { slug } from 'github-slugger'
import { describe, expect, it } from 'vitest'
import type { PublicConfig } from '../../../src/config/public-config.ts'
import type { FooterOptions, NavbarItem } from '../../../src/config/shell-options.ts'
import type { PageMetadata } from '../../../src/routes/route-base.ts'
import { renderPage } from '../render-page.tsx'
import { docRoute, sampleSite, withNavbar } from '../sample-site.ts'

const page = (config: Partial<PublicConfig> = {}, metadata: PageMetadata = {}) =>
  renderPage(docRoute({}, { metadata }), { site: sampleSite(config) })

describe('announcement bar [spec 3.07]', () => {
  const bar = { id: 'news', content: '<b>New</b>', backgroundColor: '#123456', textColor: 'white', isCloseable: true }

  it('content, colours, closeable -> a banner with a Close button', () => {
    const banner = page({ announcementBar: bar }).one('header.announcement-bar')
    expect(banner.inner).toContain('<b>New</b>')
    expect(banner.attribute('style')).toBe('background-color:#123456;color:white')
    expect(banner.attribute('data-announcement-id')).toBe('news')
    expect(banner.one('button[aria-label=Close]').has('.icon')).toBe(true)
  })

  it('not closeable -> no button; not configured -> no bar', () => {
    expect(page({ announcementBar: { ...bar, isCloseable: false } }).has('button[aria-label=Close]')).toBe(false)
    expect(page().has('header.announcement-bar')).toBe(false)
  })

  it('a page without navbar and footer, which others show in a frame -> no bar; without the footer alone -> the bar', () => {
    const has = (metadata: PageMetadata) => page({ announcementBar: bar }, metadata).has('header.announcement-bar')
    expect([has({ hideNavbar: true, hideFooter: true }), has({ hideFooter: true })]).toEqual([false, true])
  })
})

describe('layout', () => {
  it('every page -> the skip link comes first and leads to main', () => {
    const rendered = page()
    const first = rendered.one('body').all('a')[0]
    expect(first?.text).toBe('Skip to main content')
    expect(first?.attribute('href')).toBe(`#${rendered.one('main').attribute('id')}`)
    expect(rendered.one('section').attribute('aria-label')).toBe('Skip to main content')
  })

  it('hideNavbar and hideFooter -> neither', () => {
    const footer: FooterOptions = { copyright: 'x' }
    const rendered = page({ footer }, { hideNavbar: true, hideFooter: true })
    expect(rendered.has('nav[aria-label=Main]')).toBe(false)
    expect(rendered.has('footer')).toBe(false)
  })

  it('every page -> each id once', () => {
    const ids = page(withNavbar({ to: '/a', label: 'A' }))
      .all('[id]')
      .map((element) => element.attribute('id'))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('ids of the shell -> none that a heading gets from its text', () => {
    const rendered = page(withNavbar({ to: '/a', label: 'A' }))
    const ids = [...rendered.all('main'), ...rendered.all('.drawer')].map((element) => element.attribute('id') ?? '')
    expect(ids.length).toBeGreaterThan(1)
    for (const id of ids) expect(slug(id)).not.toBe(id)
  })

  it('every id that something points to -> is there', () => {
    const rendered = page(withNavbar({ to: '/a', label: 'A' }))
    const ids = new Set(rendered.all('[id]').map((element) => element.attribute('id')))
    for (const button of rendered.all('[popovertarget]')) expect(ids).toContain(button.attribute('popovertarget'))
  })
})

describe('navbar', () => {
  const items: NavbarItem[] = [
    { to: '/docs', label: 'Docs' },
    { href: 'https://git.example', icon: 'github', ariaLabel: 'Source', position: 'right' },
    {
      type: 'dropdown',
      label: 'More',
      items: [
        { to: '/a', label: 'A' },
        { href: 'https://b.example', label: 'B' },
      ],
    },
    { type: 'html', value: '<i>html</i>' },
  ]

  it('items -> left and right lists in their order', () => {
    const [left, right] = page(withNavbar(...items)).all('.navbar-items')
    expect(left?.texts('.navbar-link')).toEqual(['Docs', 'More', 'A', 'B'])
    expect(left?.inner).toContain('<i>html</i>')
    expect(right?.one('a').attribute('aria-label')).toBe('Source')
  })

  it('a dropdown -> details that open without a script', () => {
    const details = page(withNavbar(...items))
      .one('.navbar-dropdown')
      .one('details')
    expect(details.one('summary').text).toBe('More')
    expect(details.attribute('open')).toBeUndefined()
    expect(details.texts('a')).toEqual(['A', 'B'])
    expect(details.all('a')[1]?.has('[aria-label=(opens in new tab)]')).toBe(true)
  })

  it('the link to where one is -> aria-current', () => {
    expect(
      page(withNavbar(...items))
        .one('nav[aria-label=Main]')
        .one('a[aria-current=page]').text,
    ).toBe('Docs')
  })

  it('the toggle -> opens the sidebar of the page where it has one, else the main menu', () => {
    const toggle = (config: Partial<PublicConfig>, sidebarKey?: string) =>
      renderPage(docRoute({ sidebarKey }), { site: sampleSite(config) }).all('button[aria-label=Toggle navigation bar]')[0]
    expect(toggle(withNavbar(...items), 'default/current/guides')?.attribute('popovertarget')).toBe('shell:secondary-menu')
    expect(toggle(withNavbar(...items))?.attribute('popovertarget')).toBe('shell:main-menu')
    expect(toggle(withNavbar())).toBeUndefined()
  })

  it('the sidebar drawer -> a way back to the main menu, unless there is none', () => {
    const back = page(withNavbar(...items)).one('.drawer-back')
    expect(back.text).toBe('Back to main menu')
    expect(back.attribute('popovertarget')).toBe('shell:main-menu')
    expect(page(withNavbar()).has('.drawer-back')).toBe(false)
  })

  it('a search item -> its place; none -> the place at the end', () => {
    expect(page(withNavbar({ type: 'search' })).all('[data-slot=search]')).toHaveLength(1)
    expect(
      page(withNavbar({ type: 'search' }))
        .one('.navbar-items')
        .has('[data-slot=search]'),
    ).toBe(true)
    expect(page(withNavbar()).one('.navbar-tools').has('[data-slot=search]')).toBe(true)
  })

  it('a logo -> both modes in the HTML, only the shown one is fetched', () => {
    const logo = {
      src: '/img/light.svg',
      srcDark: '/img/dark.svg',
      alt: 'Sample',
      brandPage: 'pathname:///brand',
      width: 100,
      height: 32,
    }
    const link = page({ navbar: { logo, items: [], hideOnScroll: true }, baseUrl: '/base/' }).one('.navbar-logo')
    expect(link.attribute('href')).toBe('/base/')
    expect(link.attribute('data-brand-page')).toBe('/base/brand')
    expect(link.all('img').map((image) => [image.attribute('class'), image.attribute('src'), image.attribute('loading')])).toEqual([
      ['light-only', '/base/img/light.svg', 'lazy'],
      ['dark-only', '/base/img/dark.svg', 'lazy'],
    ])
  })

  it.each([
    [{ src: '/l.svg', alt: 'Own' }, 'Name', 'Own'],
    [{ src: '/l.svg' }, 'Name', ''],
    [{ src: '/l.svg' }, undefined, 'Sample'],
  ])('logo %j with the title %s -> alt "%s"', (logo, title, alt) => {
    expect(
      page({ navbar: { title, logo, items: [], hideOnScroll: false } })
        .one('.navbar-logo')
        .one('img')
        .attribute('alt'),
    ).toBe(alt)
  })

  it('the colour switch -> disabled until a script takes it over, absent when the site has none', () => {
    const toggle = page().one('.color-mode-toggle')
    expect(toggle.attribute('disabled')).toBe('')
    expect(toggle.attribute('aria-label')).toBe('Switch between dark and light mode (currently system mode)')
    const colorMode = { defaultMode: 'light' as const, disableSwitch: true, respectPrefersColorScheme: true }
    expect(page({ colorMode }).has('.color-mode-toggle')).toBe(false)
  })

  it('an item that fails -> the page fails with the item in the message', () => {
    expect(() => page(withNavbar({ type: 'doc', docId: 'nope' }))).toThrow(/Check this item[\s\S]*"docId": "nope"/)
  })
})

describe('footer', () => {
  const footer: FooterOptions = {
    logo: { src: 'img/light.svg', srcDark: 'img/dark.svg', alt: 'Sample' },
    copyright: 'Copyright {year} <b>Sample</b>',
    columns: [{ title: 'Product', items: [{ to: '/a', label: 'A' }, { href: 'https://b.example', label: 'B' }, { html: '<i>x</i>' }] }],
  }

  it('columns, logo, copyright -> with the year of the build', () => {
    const rendered = page({ footer }).one('footer')
    expect(rendered.one('h2').text).toBe('Product')
    const links = rendered.one('.footer-columns')
    expect(links.texts('a')).toEqual(['A', 'B'])
    expect(links.all('a')[1]?.has('[aria-label=(opens in new tab)]')).toBe(true)
    expect(rendered.inner).toContain('<i>x</i>')
    expect(rendered.one('.footer-copyright').inner).toBe('Copyright 2026 <b>Sample</b>')
    expect(rendered.one('.footer-logo').all('img')[0]?.attribute('height')).toBe('32')
  })

  it('a link that a style sheet draws -> its class and its name', () => {
    const items = [
      { href: 'https://b.example', label: 'B', className: 'brand', ariaLabel: 'The letter B' },
      { html: '<i>x</i>', className: 'mark' },
    ]
    const rendered = page({ footer: { columns: [{ title: 'More', items }] } }).one('footer')
    expect(rendered.one('a.brand').attribute('aria-label')).toBe('The letter B')
    expect(rendered.one('li.mark').inner).toBe('<i>x</i>')
  })

  it('no footer -> none', () => {
    expect(page().has('footer')).toBe(false)
  })
})
