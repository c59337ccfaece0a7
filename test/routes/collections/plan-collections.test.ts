import { describe, expect, it } from 'vitest'
import type { CollectionOptions } from '../../../src/config/content-options.ts'
import type { SiteConfig } from '../../../src/config/site-config.ts'
import type { DocumentSummary } from '../../../src/content/content-tree.ts'
import { collectionSlugOf } from '../../../src/routes/collections/collection-slug.ts'
import { planCollections } from '../../../src/routes/collections/plan-collections.ts'
import type { CollectionsPlan } from '../../../src/routes/plan.ts'
import { configOf, type DocumentInput, documentOf, shuffled, treeOf } from '../planner-input.ts'

const experts: CollectionOptions = {
  id: 'experts',
  itemComponent: 'content/components/expert-page.tsx',
  listComponent: 'content/components/expert-list.tsx',
  title: 'Experts',
  description: 'People',
}

function entry(path: string, input: DocumentInput = {}, id = 'experts'): DocumentSummary {
  return documentOf({ kind: 'collection', id }, `content/${id}`, path, input)
}

interface PlanInput {
  documents?: readonly DocumentSummary[]
  collections?: CollectionOptions[]
  site?: Partial<SiteConfig>
}

function plan({ documents = [], collections = [experts], site = {} }: PlanInput): CollectionsPlan {
  return planCollections(configOf({ ...site, collections }), treeOf(), documents)
}

describe('collectionSlugOf', () => {
  it.each([
    ['jane.md', undefined, 'jane'],
    ['02-jane.mdx', undefined, 'jane'],
    ['jane/index.md', undefined, 'jane'],
    ['01-a/02-b.md', undefined, 'a/b'],
    ['2024-01-notes.md', undefined, '2024-01-notes'],
    ['index.md', undefined, ''],
    ['jane.md', 'jane-doe', 'jane-doe'],
    ['jane.md', '/jane-doe/', 'jane-doe'],
    ['jane.md', '', 'jane'],
  ])('%s with slug %s -> "%s"', (path, slug, expected) => {
    expect(collectionSlugOf(path, slug)).toBe(expected)
  })
})

describe('the pages of a collection', () => {
  it('[spec 2.09] [spec 2.10] documents -> a list at /experts/ and a page for each at /experts/<slug>', () => {
    const documents = [entry('jane-doe.md'), entry('max/index.mdx'), entry('still.md', {}, 'templates')]
    const templates = { ...experts, id: 'templates' }
    const { routes } = plan({ documents, collections: [experts, templates] })
    expect(routes.map(({ kind, path }) => [kind, path])).toEqual([
      ['collection-item', '/experts/jane-doe'],
      ['collection-item', '/experts/max'],
      ['collection-list', '/experts/'],
      ['collection-item', '/templates/still'],
      ['collection-list', '/templates/'],
    ])
  })

  it('a document -> its front matter as data, its component, its place', () => {
    const frontMatter = { title: 'Jane', description: 'Films', image: '/jane.png', keywords: ['k'], custom: { country: 'CH', since: 2020 } }
    const result = plan({ documents: [entry('jane.md', { frontMatter })] })
    const item = { path: '/experts/jane', slug: 'jane', title: 'Jane', description: 'Films', data: { country: 'CH', since: 2020 } }
    expect(result.routes[0]).toMatchObject({
      kind: 'collection-item',
      exact: true,
      module: 'content/components/expert-page.tsx',
      document: 'content/experts/jane.md',
      context: { plugin: { name: 'collections', id: 'experts' } },
      metadata: { title: 'Jane', description: 'Films', image: '/jane.png', keywords: ['k'] },
      props: { collection: 'experts', item },
    })
    expect(result.data).toEqual({ experts: [item] })
    expect(result.pathOfFile).toEqual(new Map([['content/experts/jane.md', '/experts/jane']]))
  })

  it('the list -> component, title, description, and the newest change of its items', () => {
    const documents = ['2024-01-01', '2024-03-03', '2024-02-02'].map((date) =>
      entry(`${date}-a.md`, { lastUpdate: { date: `${date}T00:00:00.000Z` } }),
    )
    const list = plan({ documents }).routes.at(-1)
    expect(list).toMatchObject({
      kind: 'collection-list',
      path: '/experts/',
      module: 'content/components/expert-list.tsx',
      metadata: { title: 'Experts', description: 'People', lastModified: '2024-03-03T00:00:00.000Z' },
      props: { collection: 'experts' },
    })
  })

  it('no list component -> no list', () => {
    const { listComponent: _, ...options } = experts
    expect(plan({ documents: [entry('a.md')], collections: [options] }).routes.map(({ kind }) => kind)).toEqual(['collection-item'])
  })

  it('no documents -> the list alone, of nothing', () => {
    const result = plan({})
    expect(result.routes.map(({ path }) => path)).toEqual(['/experts/'])
    expect(result.data).toEqual({ experts: [] })
  })

  it.each([
    [true, ['/experts/a/', '/experts/']],
    [false, ['/experts/a', '/experts']],
  ])('trailingSlash %s -> %j', (trailingSlash, expected) => {
    expect(plan({ documents: [entry('a.md')], site: { trailingSlash } }).routes.map(({ path }) => path)).toEqual(expected)
  })

  it('another base path -> used for both', () => {
    const collections = [{ ...experts, routeBasePath: '/people/all/' }]
    expect(plan({ documents: [entry('a.md')], collections }).routes.map(({ path }) => path)).toEqual(['/people/all/a', '/people/all/'])
  })

  it('a slug that is no path -> slug-invalid at the key, no route', () => {
    const result = plan({ documents: [entry('a.md', { frontMatter: { slug: '../up' } }), entry('what?.md')] })
    expect(result.data.experts).toEqual([])
    expect(result.diagnostics).toMatchObject([
      { id: 'slug-invalid', place: { file: 'content/experts/a.md', line: 3 } },
      { id: 'slug-invalid', place: { file: 'content/experts/what?.md' } },
    ])
  })

  it('last update and edit link -> as the options say', () => {
    const collections = [{ ...experts, showLastUpdateAuthor: true, editUrl: 'https://git.example' }]
    const documents = [entry('a.md', { lastUpdate: { date: '2024-06-01T00:00:00.000Z', author: 'git' } })]
    expect(plan({ documents, collections }).routes[0]).toMatchObject({
      metadata: { lastModified: '2024-06-01T00:00:00.000Z' },
      props: { lastUpdate: { author: 'git' }, editUrl: 'https://git.example/content/experts/a.md' },
    })
  })
})

describe('order, drafts, unlisted', () => {
  it('order, sidebar_position or the number prefix -> first; then by title; the rest last', () => {
    const documents = [
      entry('z.md', { frontMatter: { title: 'Zoe' } }),
      entry('a.md', { frontMatter: { title: 'abe' } }),
      entry('b.md', { frontMatter: { title: 'Bea' } }),
      entry('03-three.md'),
      entry('two.md', { frontMatter: { custom: { sidebar_position: 2 } } }),
      entry('09-one.md', { frontMatter: { custom: { order: 1 } } }),
      entry('text.md', { frontMatter: { title: 'Text', custom: { order: 'first' } } }),
      entry('04-four/index.md'),
    ]
    const titles = plan({ documents }).data.experts?.map(({ title }) => title)
    expect(titles).toEqual(['one', 'two', 'three', 'four', 'abe', 'Bea', 'Text', 'Zoe'])
    expect(JSON.stringify(plan({ documents: shuffled(documents) }))).toBe(JSON.stringify(plan({ documents })))
  })

  it('a draft -> nowhere; unlisted -> a page, but not in the list', () => {
    const documents = [entry('a.md', { frontMatter: { draft: true } }), entry('b.md', { frontMatter: { unlisted: true } }), entry('c.md')]
    const result = plan({ documents })
    expect(result.routes.map(({ path }) => path)).toEqual(['/experts/b', '/experts/c', '/experts/'])
    expect(result.routes[0]?.metadata).toMatchObject({ unlisted: true, noIndex: true })
    expect(result.data.experts?.map(({ slug }) => slug)).toEqual(['c'])
  })
})
