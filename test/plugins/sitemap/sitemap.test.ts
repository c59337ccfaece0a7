import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import type { SiteConfig } from '../../../src/config/site-config.ts'
import { pathMatcher, renderSitemap } from '../../../src/plugins/sitemap/sitemap.ts'
import { planBlog } from '../../../src/routes/blog/plan-blog.ts'
import type { PageRoute, Route } from '../../../src/routes/route.ts'
import type { PageMetadata } from '../../../src/routes/route-base.ts'
import { configOf, documentOf, shuffled, treeOf } from '../../routes/planner-input.ts'

function route(path: string, metadata: PageMetadata = {}): PageRoute {
  return { kind: 'page', path, exact: true, context: { plugin: { name: 'pages', id: 'default' } }, metadata, props: {} }
}

const notFound: Route = {
  kind: 'not-found',
  path: '*',
  exact: false,
  context: { plugin: { name: 'site', id: 'default' } },
  metadata: {},
  props: {},
}

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'url' || name === 'sitemap' })

function parse(content: string | undefined) {
  expect(XMLValidator.validate(content ?? '')).toBe(true)
  return parser.parse(content ?? '')
}

function locations(routes: readonly Route[], site: Partial<SiteConfig> = {}, noIndexPaths?: Set<string>): string[] {
  const [file] = renderSitemap(configOf(site), routes, noIndexPaths)
  return (parse(file?.content).urlset.url ?? []).map(({ loc }: { loc: string }) => loc)
}

describe('the sitemap', () => {
  it('routes -> their addresses, lastmod where it is known, changefreq and priority', () => {
    const routes = [route('/b', { lastModified: '2024-01-02T03:04:05.000Z' }), route('/'), notFound]
    const [file, ...others] = renderSitemap(configOf(), routes)
    expect(others).toEqual([])
    expect(file?.path).toBe('sitemap.xml')
    expect(parse(file?.content).urlset.url).toEqual([
      { loc: 'https://example.com/', changefreq: 'weekly', priority: '0.5' },
      { loc: 'https://example.com/b', lastmod: '2024-01-02T03:04:05.000Z', changefreq: 'weekly', priority: '0.5' },
    ])
  })

  it('noindex, unlisted, ignored, found noindex when rendered, and the not-found page -> left out', () => {
    const routes = [route('/a', { noIndex: true }), route('/b', { unlisted: true }), route('/c/d'), route('/e'), route('/f'), notFound]
    expect(locations(routes, { sitemap: { ignorePatterns: ['/c/**'] } }, new Set(['/e']))).toEqual(['https://example.com/f'])
  })

  it.each([
    [undefined, ['https://example.com/base/', 'https://example.com/base/a', 'https://example.com/base/b/']],
    [true, ['https://example.com/base/', 'https://example.com/base/a/', 'https://example.com/base/b/']],
    [false, ['https://example.com/base/', 'https://example.com/base/a', 'https://example.com/base/b']],
  ])('a base URL, trailingSlash %s -> %j', (trailingSlash, expected) => {
    expect(locations([route('/'), route('/a'), route('/b/')], { baseUrl: '/base/', trailingSlash })).toEqual(expected)
  })

  it('letters of other scripts, & and quotes -> encoded and escaped', () => {
    expect(locations([route("/a&b'c"), route('/größe d')])).toEqual([
      "https://example.com/a&b'c",
      'https://example.com/gr%C3%B6%C3%9Fe%20d',
    ])
  })

  it('one path twice -> once; another order -> the same bytes', () => {
    const routes = ['/d', '/a', '/c', '/b', '/a'].map((path) => route(path))
    expect(locations(routes)).toHaveLength(4)
    expect(renderSitemap(configOf(), shuffled(routes))).toEqual(renderSitemap(configOf(), routes))
  })

  it('sitemap: false, or a site that is not to be indexed -> no file', () => {
    expect(renderSitemap(configOf({ sitemap: false }), [route('/')])).toEqual([])
    expect(renderSitemap(configOf({ noIndex: true }), [route('/')])).toEqual([])
  })

  it('options -> changefreq and priority', () => {
    const [file] = renderSitemap(configOf({ sitemap: { changefreq: 'daily', priority: 0.75 } }), [route('/')])
    expect(parse(file?.content).urlset.url).toEqual([{ loc: 'https://example.com/', changefreq: 'daily', priority: '0.75' }])
  })

  it('50,001 pages -> an index and two parts', () => {
    const routes = Array.from({ length: 50_001 }, (_, index) => route(`/p${index}`))
    const files = renderSitemap(configOf({ trailingSlash: true }), routes)
    expect(files.map(({ path }) => path)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
    expect(parse(files[0]?.content).sitemapindex.sitemap).toEqual([
      { loc: 'https://example.com/sitemap-1.xml' },
      { loc: 'https://example.com/sitemap-2.xml' },
    ])
    expect(files.slice(1).map(({ content }) => content.split('<loc>').length - 1)).toEqual([50_000, 1])
  })

  it('a blog -> lists have the date of their newest post', () => {
    const config = configOf({ blog: {} })
    const documents = ['2024-01-01-a.md', '2024-02-02-b.md'].map((path) =>
      documentOf({ kind: 'blog', id: 'default' }, 'content/blog', path),
    )
    const [blog] = config.blogs
    if (blog === undefined) throw new Error('the configuration has no blog')
    const [file] = renderSitemap(config, planBlog(config, blog, treeOf(), documents).routes)
    expect(
      parse(file?.content).urlset.url.map(({ loc, lastmod }: Record<string, string>) => [
        loc?.slice('https://example.com'.length),
        lastmod,
      ]),
    ).toEqual([
      ['/blog', '2024-02-02T00:00:00.000Z'],
      ['/blog/2024/01/01/a', '2024-01-01T00:00:00.000Z'],
      ['/blog/2024/02/02/b', '2024-02-02T00:00:00.000Z'],
      ['/blog/archive', '2024-02-02T00:00:00.000Z'],
    ])
  })
})

describe('pathMatcher', () => {
  it.each([
    ['/a', '/a', true],
    ['/a', '/A/', true],
    ['a', '/a', true],
    ['/a', '/a/b', false],
    ['/a/*', '/a/b', true],
    ['/a/*', '/a/b/c', false],
    ['/a/**', '/a/b/c', true],
    ['/a/**', '/a', true],
    ['/a/**', '/ab', false],
    ['/**/tags', '/blog/x/tags', true],
    ['/*/tags', '/blog/tags', true],
    ['/a.b', '/axb', false],
    ['/a+(b)', '/a+(b)', true],
    ['**', '/anything', true],
    ['/größe', '/gr%C3%B6%C3%9Fe', true],
  ])('%s on %s -> %s', (pattern, path, expected) => {
    expect(pathMatcher([pattern])(path)).toBe(expected)
  })
})
