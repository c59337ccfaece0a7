import { describe, expect, it } from 'vitest'
import type { PagesOptions } from '../../../src/config/content-options.ts'
import type { SiteConfig } from '../../../src/config/site-config.ts'
import type { DocumentSummary } from '../../../src/content/content-tree.ts'
import { pagePathOf } from '../../../src/routes/pages/page-path.ts'
import { planPages } from '../../../src/routes/pages/plan-pages.ts'
import type { Plan } from '../../../src/routes/plan.ts'
import { configOf, type DocumentInput, documentOf, shuffled, treeOf } from '../planner-input.ts'

function page(path: string, input: DocumentInput = {}): DocumentSummary {
  return documentOf({ kind: 'pages', id: 'default' }, 'content/pages', path, input)
}

interface PlanInput {
  modules?: string[]
  documents?: DocumentSummary[]
  pages?: PagesOptions
  site?: Partial<SiteConfig>
}

function plan({ modules = [], documents = [], pages = {}, site = {} }: PlanInput): Plan {
  const config = configOf({ ...site, pages })
  const [options] = config.pages
  if (options === undefined) throw new Error('the configuration has no pages')
  const tree = treeOf({ pageModules: modules.map((path) => ({ file: `content/pages/${path}`, path })) })
  return planPages(config, options, tree, documents)
}

describe('pagePathOf', () => {
  it.each([
    ['foo.tsx', '/foo'],
    ['foo/index.tsx', '/foo/'],
    ['index.tsx', '/'],
    ['index.md', '/'],
    ['a/b/c.mdx', '/a/b/c'],
    ['a/INDEX.md', '/a/'],
    ['a/reindex.tsx', '/a/reindex'],
    ['v1.2.md', '/v1.2'],
    ['index/a.tsx', '/index/a'],
  ])('%s -> %s', (path, expected) => {
    expect(pagePathOf(path)).toBe(expected)
  })
})

describe('React pages', () => {
  it('files -> routes with their module; the module says the title', () => {
    expect(plan({ modules: ['index.tsx', 'about/index.tsx', 'ai.tsx'] }).routes).toMatchObject([
      { kind: 'page', path: '/about/', exact: true, module: 'content/pages/about/index.tsx', source: 'content/pages/about/index.tsx' },
      { kind: 'page', path: '/ai', module: 'content/pages/ai.tsx', context: { plugin: { name: 'pages', id: 'default' } } },
      { kind: 'page', path: '/', module: 'content/pages/index.tsx' },
    ])
    expect(plan({ modules: ['ai.tsx'] }).routes[0]?.metadata).not.toHaveProperty('title')
  })

  it.each([
    [true, ['/about/', '/ai/', '/']],
    [false, ['/about', '/ai', '/']],
  ])('trailingSlash %s -> %j', (trailingSlash, expected) => {
    const { routes } = plan({ modules: ['index.tsx', 'about/index.tsx', 'ai.tsx'], site: { trailingSlash } })
    expect(routes.map(({ path }) => path)).toEqual(expected)
  })

  it('a base path -> before every route', () => {
    const { routes } = plan({ modules: ['index.tsx', 'ai.tsx'], pages: { routeBasePath: 'site' } })
    expect(routes.map(({ path }) => path)).toEqual(['/site/ai', '/site/'])
  })

  it.each(['[id].tsx', 'users/[...rest].tsx', ':id.tsx', '$user.tsx', '*.tsx', '{a}.tsx', '[slug]/index.tsx'])(
    '%s -> slug-invalid, no route',
    (path) => {
      const { routes, diagnostics } = plan({ modules: [path] })
      expect(routes).toEqual([])
      expect(diagnostics).toMatchObject([
        { id: 'slug-invalid', level: 'error', place: { file: `content/pages/${path}` }, hint: expect.stringContaining('collection') },
      ])
    },
  )

  it.each(['what?.tsx', 'a#b.tsx', '100%.tsx', 'a\\b.tsx'])('%s -> slug-invalid, no route', (path) => {
    const { routes, diagnostics } = plan({ modules: [path] })
    expect(routes).toEqual([])
    expect(diagnostics).toMatchObject([{ id: 'slug-invalid', message: expect.stringContaining(path.replace('.tsx', '')) }])
  })

  it('editUrl -> the file behind it', () => {
    const { routes } = plan({ modules: ['ai.tsx'], pages: { editUrl: 'https://git.example' } })
    expect(routes[0]?.props).toEqual({ editUrl: 'https://git.example/content/pages/ai.tsx' })
  })
})

describe('Markdown pages', () => {
  it('front matter -> head tags, contents list, wrapper, path of the file', () => {
    const frontMatter = {
      title: 'T',
      description: 'D',
      keywords: ['k'],
      image: '/i.png',
      hideTableOfContents: true,
      tocMaxHeadingLevel: 4,
      wrapperClassName: 'wide  dark',
      hideFooter: true,
      hideNavbar: true,
    }
    const result = plan({ documents: [page('legal/terms.md', { frontMatter })] })
    expect(result.routes).toMatchObject([
      {
        kind: 'page',
        path: '/legal/terms',
        document: 'content/pages/legal/terms.md',
        metadata: { title: 'T', description: 'D', keywords: ['k'], image: '/i.png', hideFooter: true, hideNavbar: true },
        props: { title: 'T', wrapperClassName: 'wide  dark', tableOfContents: { hide: true, minHeadingLevel: 2, maxHeadingLevel: 4 } },
      },
    ])
    expect(result.routes[0]?.metadata.htmlClassNames).toEqual(['plugin-pages', 'plugin-id-default', 'mdx-page', 'wide', 'dark'])
    expect(result.pathOfFile).toEqual(new Map([['content/pages/legal/terms.md', '/legal/terms']]))
    expect(result.routes[0]).not.toHaveProperty('module')
  })

  it('no front matter -> title from the heading, description from the excerpt', () => {
    const { routes } = plan({ documents: [page('a.md', { contentTitle: 'C', excerpt: 'E' }), page('b.md')] })
    expect(routes.map(({ metadata }) => [metadata.title, metadata.description])).toEqual([
      ['C', 'E'],
      [undefined, ''],
    ])
  })

  it.each([
    ['a/b.md', '/top', '/top'],
    ['a/b.md', 'beside', '/a/beside'],
    ['b.md', 'beside/', '/beside/'],
  ])('%s with slug %s -> %s', (path, slug, expected) => {
    expect(plan({ documents: [page(path, { frontMatter: { slug } })] }).routes[0]?.path).toBe(expected)
  })

  it('a slug with a parameter or that is no path -> slug-invalid at the key', () => {
    const documents = [page('a.md', { frontMatter: { slug: '/[id]' } }), page('b.md', { frontMatter: { slug: '/../x' } })]
    const { diagnostics, routes } = plan({ documents })
    expect(routes).toEqual([])
    expect(diagnostics).toMatchObject([
      { id: 'slug-invalid', place: { file: 'content/pages/a.md', line: 3 } },
      { id: 'slug-invalid', place: { file: 'content/pages/b.md', line: 3 } },
    ])
  })

  it('a draft -> nowhere; unlisted -> a page that asks not to be indexed', () => {
    const documents = [page('a.md', { frontMatter: { draft: true } }), page('b.md', { frontMatter: { unlisted: true } })]
    const result = plan({ documents })
    expect(result.routes).toMatchObject([{ path: '/b', metadata: { unlisted: true, noIndex: true } }])
    expect([...result.pathOfFile.keys()]).toEqual(['content/pages/b.md'])
  })

  it('last update and edit link -> as the options and the front matter say', () => {
    const lastUpdate = { date: '2024-06-01T00:00:00.000Z', author: 'git' }
    const documents = [page('a.md', { lastUpdate, frontMatter: { customEditUrl: 'https://e.example/a' } })]
    const { routes } = plan({ documents, pages: { showLastUpdateTime: true } })
    expect(routes[0]?.props).toMatchObject({ lastUpdate: { date: lastUpdate.date }, editUrl: 'https://e.example/a' })
    expect(routes[0]?.metadata.lastModified).toBe(lastUpdate.date)
  })

  it('files in another order -> the same plan', () => {
    const modules = ['index.tsx', 'a.tsx', 'b/index.tsx', 'c.tsx']
    const documents = ['d.md', 'e.mdx', 'f/g.md', 'h.md'].map((path) => page(path))
    const straight = JSON.stringify(plan({ modules, documents }))
    expect(JSON.stringify(plan({ modules: shuffled(modules), documents: shuffled(documents) }))).toBe(straight)
  })
})
