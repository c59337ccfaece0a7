import { describe, expect, it } from 'vitest'
import type { PublicConfig } from '../../../src/config/public-config.ts'
import type { PageMetadata } from '../../../src/routes/route-base.ts'
import { type RenderedElement, renderPage } from '../render-page.tsx'
import { docRoute, sampleLocale, sampleSite } from '../sample-site.ts'

const page = (metadata: PageMetadata = {}, config: Partial<PublicConfig> = {}, path = '/docs/guide/first') =>
  renderPage(docRoute({}, { metadata, path }), { site: sampleSite(config) })

describe('head', () => {
  it.each([
    [{ title: 'First steps' }, 'First steps | Sample'],
    [{ title: 'Sample' }, 'Sample'],
    [{}, 'Sample'],
    [{ title: '' }, 'Sample'],
  ])('%j -> title "%s"', (metadata, title) => {
    expect(page(metadata).one('title').text).toBe(title)
    expect(page(metadata).meta('og:title')).toBe(title)
  })

  it('description, keywords, image -> meta tags with whole addresses', () => {
    const rendered = page({ description: 'A "page"', keywords: ['a', 'b'], image: '/img/card.png' }, { baseUrl: '/base/' })
    expect(rendered.meta('description')).toBe('A "page"')
    expect(rendered.meta('og:description')).toBe('A "page"')
    expect(rendered.meta('keywords')).toBe('a,b')
    expect(rendered.meta('og:image')).toBe('https://example.com/base/img/card.png')
    expect(rendered.meta('twitter:image')).toBe('https://example.com/base/img/card.png')
  })

  it('no image -> that of the site', () => {
    expect(page({}, { socialImage: 'img/social.png' }).meta('og:image')).toBe('https://example.com/img/social.png')
    expect(page({}).meta('og:image')).toBeUndefined()
  })

  it('a path -> canonical with base URL and slash policy, percent-encoded', () => {
    const canonical = (path: string, config: Partial<PublicConfig>) => page({}, config, path).one('link[rel=canonical]').attribute('href')
    expect(canonical('/docs/a', { baseUrl: '/base/' })).toBe('https://example.com/base/docs/a')
    expect(canonical('/docs/a', { trailingSlash: true })).toBe('https://example.com/docs/a/')
    expect(canonical('/docs/é', {})).toBe('https://example.com/docs/%C3%A9')
  })

  it('noIndex of the page, of the site, or unlisted -> robots', () => {
    expect(page({}).meta('robots')).toBeUndefined()
    expect(page({ noIndex: true }).meta('robots')).toBe('noindex, nofollow')
    expect(page({ unlisted: true }).meta('robots')).toBe('noindex, nofollow')
    expect(page({}, { noIndex: true }).meta('robots')).toBe('noindex, nofollow')
  })

  it('feeds -> alternate links with their types', () => {
    const rendered = page({
      feeds: [
        { type: 'rss', path: '/blog/rss.xml', title: 'RSS' },
        { type: 'json', path: '/blog/feed.json', title: 'JSON' },
      ],
    })
    expect(rendered.all('link[rel=alternate]').map((link) => [link.attribute('type'), link.attribute('href')])).toEqual([
      ['application/rss+xml', '/blog/rss.xml'],
      ['application/feed+json', '/blog/feed.json'],
    ])
  })

  it('favicon, styles, runtime -> links; what no page waits for is named for a page without scripts, and for the one that loads the runtime', () => {
    const rendered = page({}, { baseUrl: '/base/' })
    expect(rendered.one('link[rel=icon]').attribute('href')).toBe('/base/img/favicon.svg')
    const sheets = (part: RenderedElement) => part.all('link[rel=stylesheet]').map((link) => link.attribute('href'))
    expect(sheets(rendered.one('head'))).toEqual(['/assets/theme.css', '/assets/some.css', '/assets/late.css'])
    expect(sheets(rendered.one('noscript'))).toEqual(['/assets/late.css'])
    const loader = rendered.one('script[data-runtime]')
    expect([loader.attribute('data-runtime'), loader.attribute('data-styles')]).toEqual(['/assets/runtime.js', '/assets/late.css'])
    expect(rendered.has('script[type=module]')).toBe(false)
  })

  it('two locales -> alternates and x-default', () => {
    const locales = [sampleLocale('en', 'en-GB'), sampleLocale('fr')]
    const rendered = page({}, { locales })
    expect(rendered.all('link[rel=alternate]').map((link) => `${link.attribute('hreflang')} ${link.attribute('href')}`)).toEqual([
      'en-GB https://example.com/docs/guide/first',
      'fr https://example.com/fr/docs/guide/first',
      'x-default https://example.com/docs/guide/first',
    ])
    expect(rendered.one('html').attribute('lang')).toBe('en-GB')
    expect(rendered.meta('og:locale')).toBe('en_GB')
  })

  it('breadcrumbs -> JSON-LD', () => {
    const data: unknown = JSON.parse(page().one('script[type=application/ld+json]').inner)
    expect(data).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ position: 1, name: 'Guide' }, { position: 2 }] })
  })

  it('meta tags of the configuration -> written as they are; what is no attribute of one -> an error', () => {
    const rendered = page(
      {},
      {
        metadata: [
          { name: 'author', content: 'Ada' },
          { 'http-equiv': 'x-test', content: '1', 'data-x': 'y' },
        ],
      },
    )
    expect(rendered.meta('author')).toBe('Ada')
    expect(rendered.one('meta[http-equiv=x-test]').attribute('data-x')).toBe('y')
    for (const name of ['onload', 'dangerouslySetInnerHTML', 'children', '__proto__', 'constructor'])
      expect(() => page({}, { metadata: [JSON.parse(`{ "name": "a", "${name}": "b" }`)] })).toThrow(`A meta tag has no attribute "${name}"`)
  })

  it('hostile text -> never leaves the place that it stands in', () => {
    const hostile = '</title></script><script>alert(1)</script><!--"\''
    const rendered = renderPage(
      docRoute(
        { title: hostile, breadcrumbs: [{ label: hostile, path: '/x' }, { label: hostile }], tags: [{ label: hostile, path: '/t' }] },
        { metadata: { title: hostile, description: hostile, keywords: [hostile], image: `/${hostile}` } },
      ),
      { site: sampleSite({ title: hostile, navbar: { title: hostile, items: [{ to: '/x', label: hostile }], hideOnScroll: false } }) },
    )
    expect(rendered.html).not.toContain('<script>alert')
    expect(rendered.one('title').text).toBe(hostile)
    expect(JSON.parse(rendered.one('script[type=application/ld+json]').inner)).toMatchObject({ itemListElement: [{ name: hostile }] })
  })

  it('an address with javascript: -> does not run', () => {
    const rendered = renderPage(docRoute({ editUrl: 'javascript:alert(1)' }))
    expect(rendered.one('.edit-link').attribute('href')).not.toContain('alert')
  })
})

describe('html element', () => {
  it('colour mode -> attributes that the script before paint reads', () => {
    const html = (colorMode: PublicConfig['colorMode']) => page({}, { colorMode }).one('html')
    const system = html({ defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true })
    expect([system.attribute('data-theme'), system.attribute('data-theme-choice')]).toEqual(['light', 'system'])
    const dark = html({ defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: false })
    expect([dark.attribute('data-theme'), dark.attribute('data-theme-choice')]).toEqual(['dark', 'dark'])
    expect(dark.attribute('data-theme-fixed')).toBe('')
  })

  it('route and metadata -> classes', () => {
    const classes = page({ htmlClassNames: ['plugin-content-docs', 'docs-version-current'] })
      .one('html')
      .attribute('class')
    expect(classes).toBe('plugin-content-docs plugin-id-default doc-page docs-version-current')
  })
})
