// The whole table: all parts of a site put together, in an order that does not depend on that of the input.
import { describe, expect, test } from 'vitest'
import type { ContentTree, DocumentSummary } from '../../src/content/content-tree.ts'
import { planRoutes } from '../../src/routes/plan-routes.ts'
import { configOf, documentOf, shuffled, treeOf } from './planner-input.ts'

const docs = { kind: 'docs' as const, id: 'default', version: 'current' }
const blog = { kind: 'blog' as const, id: 'default' }
const pages = { kind: 'pages' as const, id: 'default' }
const experts = { kind: 'collection' as const, id: 'experts' }

const config = configOf({
  collections: [{ id: 'experts', itemComponent: 'expert.tsx', listComponent: 'experts.tsx' }],
  redirects: [{ from: '/old', to: '/docs/a' }],
})

const summaries: DocumentSummary[] = [
  documentOf(docs, 'content/docs', 'b.md', { frontMatter: { title: 'B' } }),
  documentOf(docs, 'content/docs', 'a.md', { frontMatter: { title: 'A' } }),
  documentOf(docs, 'content/docs', 'guides/index.md', {}),
  documentOf(docs, 'content/docs', 'guides/x.md', {}),
  documentOf({ ...docs, kind: 'partial' }, 'content/docs', '_part.md', {}),
  documentOf(blog, 'content/blog', '2024-01-02-one.md', { frontMatter: { slug: 'one' } }),
  documentOf(blog, 'content/blog', '2024-01-03-two.md', { frontMatter: { slug: 'two' } }),
  documentOf(pages, 'content/pages', 'legal.md', {}),
  documentOf(pages, 'content/pages', 'twin.md', {}),
  documentOf(experts, 'content/experts', 'ada.md', {}),
]

const tree: ContentTree = treeOf({
  pageModules: [
    { file: 'content/pages/index.tsx', path: 'index.tsx' },
    { file: 'content/pages/twin.tsx', path: 'twin.tsx' },
    { file: 'content/pages/about/index.tsx', path: 'about/index.tsx' },
  ],
  versions: { default: { released: [], folders: { current: 'content/docs' } } },
})

describe('planRoutes', () => {
  const { table, diagnostics } = planRoutes({ config, tree, summaries })

  test('[spec 2.01] all parts -> one sorted table of exact leaves with the catch-all at the end', () => {
    expect(table.routes.map(({ path }) => path)).toEqual([
      '/about/',
      '/blog',
      '/blog/archive',
      '/blog/one',
      '/blog/two',
      '/docs/a',
      '/docs/b',
      '/docs/guides/',
      '/docs/guides/x',
      '/experts/',
      '/experts/ada',
      '/legal',
      '/search',
      '/twin',
      '/',
      '*',
    ])
    expect(table.routes.filter(({ exact }) => !exact).map(({ kind }) => kind)).toEqual(['not-found'])
    expect(table.redirects).toEqual([{ from: '/old', to: '/docs/a', place: { file: 'site.config.ts' } }])
  })

  test('[spec 3.06] every route -> a path, an exact flag and a plugin context', () => {
    for (const route of table.routes) {
      expect(route.context.plugin).toEqual({ name: expect.any(String), id: expect.any(String) })
      expect(route.exact).toBe(route.path !== '*')
    }
  })

  test('two sources for one path -> reported by the policy, one route', () => {
    expect(diagnostics.filter(({ id }) => id === 'route-duplicate').map(({ level, message }) => [level, message])).toEqual([
      ['warning', '2 sources make the page /twin: content/pages/twin.md, content/pages/twin.tsx. The first of them is used.'],
    ])
  })

  test('file -> path for all documents but partials', () => {
    expect([...table.pathOfFile.keys()].sort()).toEqual(
      summaries.flatMap(({ file, collection }) => (collection.kind === 'partial' ? [] : [file])).sort(),
    )
  })

  test('site data -> what pages share, and no more of the configuration than the theme reads', () => {
    expect(table.site.hasHomePage).toBe(true)
    expect(Object.keys(table.site.docs)).toEqual(['default'])
    expect(Object.keys(table.site.blogs)).toEqual(['default'])
    expect(table.site.collections.experts).toHaveLength(1)
    expect(table.site.config.title).toBe('Site')
    for (const key of ['siteDirectory', 'configFile', 'policies', 'externalLinks']) expect(table.site.config).not.toHaveProperty(key)
  })

  test('input in another order -> the same bytes', () => {
    const other = planRoutes({
      config,
      tree: { ...tree, pageModules: shuffled(tree.pageModules), categories: shuffled(tree.categories) },
      summaries: shuffled(summaries),
    })
    expect(JSON.stringify(other)).toBe(JSON.stringify({ table, diagnostics }))
  })

  test('the table is plain JSON, but for the pages of files', () => {
    const { pathOfFile: _, ...plain } = table
    expect(JSON.parse(JSON.stringify(plain))).toEqual(plain)
  })

  test('no page at / -> it leads to the front page, unless a redirect or a static file is there', () => {
    const rootOf = (options: Parameters<typeof configOf>[0], staticFiles: Record<string, string> = {}) =>
      planRoutes({
        config: configOf({ ...options, pages: false }),
        tree: { ...tree, pageModules: [], staticFiles: { ...tree.staticFiles, ...staticFiles } },
        summaries: summaries.filter(({ collection }) => collection.kind !== 'pages'),
      }).table.redirects.filter(({ from }) => from === '/')
    expect(rootOf({})).toEqual([{ from: '/', to: table.site.docs.default?.versions[0]?.docs[0]?.path }])
    expect(rootOf({ trailingSlash: true })).toEqual([{ from: '/', to: expect.stringMatching(/^\/docs\/.*\/$/) }])
    expect(rootOf({ redirects: [{ from: '/', to: '/blog' }] })).toEqual([{ from: '/', to: '/blog', place: { file: 'site.config.ts' } }])
    expect(rootOf({}, { '/index.html': 'static/index.html' })).toEqual([])
  })

  test('a site without content -> the catch-all alone', () => {
    const empty = planRoutes({ config: configOf({ search: false, docs: false, blog: false, pages: false }), tree: treeOf(), summaries: [] })
    expect(empty.diagnostics).toEqual([])
    expect(empty.table).toMatchObject({
      routes: [{ path: '*', kind: 'not-found' }],
      pathOfFile: new Map(),
      redirects: [],
      site: { hasHomePage: false },
    })
  })
})
