// The route table is a function of what a site holds and not of the order in which it is found. Many documents here claim the same paths,
// ids, tags and authors, because that is where an order could decide.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CategoryFile, ContentTree, DocumentSummary } from '../../src/content/content-tree.ts'
import type { CollectionReference, FrontMatter } from '../../src/content/document.ts'
import { sortDiagnostics } from '../../src/diagnostics/sort-diagnostics.ts'
import { planRoutes } from '../../src/routes/plan-routes.ts'
import { configOf, documentOf, treeOf } from '../routes/planner-input.ts'
import { runs, timeout } from './runs.ts'

const frontMatter: fc.Arbitrary<Partial<FrontMatter>> = fc.record(
  {
    title: fc.constantFrom('A', 'B', 'a', '<b>'),
    slug: fc.constantFrom('/', '/x', 'x', '/X/', '../x', './y/', '/docs/a', '%41', 'ü'),
    id: fc.constantFrom('a', 'b', 'intro'),
    sidebarPosition: fc.constantFrom(0, 1, 1, 2.5, -1),
    sidebarLabel: fc.constantFrom('Same', 'Other'),
    tags: fc.array(fc.constantFrom('news', 'News', 'big', 'new tag', { label: 'Own', permalink: '/news' }), { maxLength: 3 }),
    authors: fc.array(fc.constantFrom('ann', 'bob', 'gone', { name: 'Inline' }, { name: 'Inline', url: 'https://i.example' }), {
      maxLength: 2,
    }),
    date: fc.constantFrom('2024-01-01T00:00:00.000Z', '2024-01-02T00:00:00.000Z'),
    unlisted: fc.boolean(),
    draft: fc.boolean(),
    paginationNext: fc.constantFrom(null, 'a', 'gone'),
    paginationPrev: fc.constantFrom(null, 'b'),
    displayedSidebar: fc.constantFrom(null, 'defaultSidebar', 'gone'),
  },
  { requiredKeys: [] },
)

const folders = {
  docs: 'content/docs',
  old: 'content/versioned_docs/version-1.0',
  blog: 'content/blog',
  pages: 'content/pages',
  people: 'content/people',
}
const docs: CollectionReference = { kind: 'docs', id: 'default', version: 'current' }
const places: [CollectionReference, string, fc.Arbitrary<string>][] = [
  [
    docs,
    folders.docs,
    fc.constantFrom(
      'a.md',
      'A.mdx',
      'b.md',
      '01-b.md',
      'index.md',
      'g/a.md',
      'g/index.md',
      'g/README.md',
      'G/a.md',
      '2-g/c.md',
      'g/h/a.md',
      'g.md',
    ),
  ],
  [{ ...docs, version: '1.0' }, folders.old, fc.constantFrom('a.md', 'b.md', 'g/c.md')],
  [
    { kind: 'blog', id: 'default' },
    folders.blog,
    fc.constantFrom('2024-01-01-a.md', '2024-01-01-b.md', '2024-01-01/a.mdx', '2024/01/02/c.md', 'plain.md', 'plain/index.md'),
  ],
  [
    { kind: 'pages', id: 'default' },
    folders.pages,
    fc.constantFrom('index.md', 'x.md', 'X.md', 'x/index.mdx', 'docs/a.md', 'blog.md', 'old.md'),
  ],
  [{ kind: 'collection', id: 'people' }, folders.people, fc.constantFrom('ann.md', 'Ann.md', 'bob/index.md', 'bob.md')],
]
const document: fc.Arbitrary<DocumentSummary> = fc
  .tuple(fc.constantFrom(...places), fc.nat(), frontMatter, fc.constantFrom(undefined, 'Heading'))
  .chain(([[collection, folder, paths], , matter, contentTitle]) =>
    paths.map((path) => documentOf(collection, folder, path, { frontMatter: matter, ...(contentTitle ? { contentTitle } : {}) })),
  )

const category: fc.Arbitrary<CategoryFile> = fc
  .record({
    directory: fc.constantFrom('', 'g', '2-g', 'g/h', 'G', 'gone'),
    ending: fc.constantFrom('json', 'yml'),
    metadata: fc.record(
      {
        label: fc.constantFrom('Same', 'Group'),
        position: fc.constantFrom(0, 1, 2),
        link: fc.constantFrom(
          null,
          { type: 'generated-index' as const },
          { type: 'generated-index' as const, slug: '/x' },
          { type: 'doc' as const, id: 'a' },
        ),
        collapsed: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ directory, ending, metadata }) => ({
    file: `${folders.docs}/${directory === '' ? '' : `${directory}/`}_category_.${ending}`,
    collection: docs,
    directory,
    metadata,
  }))

const authors = {
  ann: { name: 'Ann', page: true },
  bob: { name: 'Bob', page: { permalink: '/ann' } },
  Ann: { name: 'Other Ann', page: true },
}
const tags = { news: { label: 'News' }, big: { label: 'Big', permalink: '/news' }, other: { label: 'news' } }
const staticFiles = {
  '/x/index.html': 'static/x/index.html',
  '/x': 'static/x',
  '/blog/index.html': 'static2/blog/index.html',
  '/img/a.png': 'static/img/a.png',
}
const modules = [
  { file: 'content/pages/index.tsx', path: 'index.tsx' },
  { file: 'content/pages/x.tsx', path: 'x.tsx' },
  { file: 'content/pages/about.jsx', path: 'about.jsx' },
]

const site = fc.record({
  documents: fc.uniqueArray(document, { selector: ({ file }) => file, maxLength: 14 }),
  categories: fc.uniqueArray(category, { selector: ({ file }) => file, maxLength: 4 }),
  trailingSlash: fc.constantFrom(true, false, undefined),
})

/** The same items in the order that the keys give. */
function reorder<Item>(items: readonly Item[], keys: readonly number[]): Item[] {
  return items
    .map((item, index) => ({ item, key: keys[index % keys.length] ?? 0, index }))
    .sort((left, right) => left.key - right.key || right.index - left.index)
    .map(({ item }) => item)
}

it(
  'documents, categories, authors, tags, modules and static files in any order -> the same table and the same diagnostics',
  () => {
    let duplicates = 0
    const property = fc.property(
      site,
      fc.array(fc.nat(1000), { minLength: 20, maxLength: 20 }),
      ({ documents, categories, trailingSlash }, keys) => {
        const config = configOf({
          ...(trailingSlash === undefined ? {} : { trailingSlash }),
          collections: [{ id: 'people', itemComponent: 'person.tsx', listComponent: 'people.tsx' }],
          redirects: [{ from: '/old', to: '/docs/a' }],
        })
        const plan = (order: <Item>(items: readonly Item[]) => Item[]) => {
          const orderKeys = <Value>(record: Record<string, Value>): Record<string, Value> =>
            Object.fromEntries(order(Object.entries(record)))
          const tree: ContentTree = treeOf({
            pageModules: order(modules),
            categories: order(categories),
            authors: { default: { file: 'content/blog/authors.yml', authors: orderKeys(authors) } },
            tags: { default: { file: 'content/blog/tags.yml', tags: orderKeys(tags) } },
            versions: { default: { released: ['1.0'], folders: orderKeys({ current: folders.docs, '1.0': folders.old }) } },
            staticFiles: orderKeys(staticFiles),
          })
          const { table, diagnostics } = planRoutes({ config, tree, summaries: order(documents) })
          return { table, diagnostics: sortDiagnostics(diagnostics) }
        }
        const asFound = plan((items) => [...items])
        duplicates += asFound.diagnostics.filter(({ id }) => id === 'route-duplicate').length
        // As text, because the order of keys goes into the hashes of the cache.
        expect(
          JSON.stringify(
            plan((items) => reorder(items, keys)),
            null,
            1,
          ),
        ).toBe(JSON.stringify(asFound, null, 1))
      },
    )
    fc.assert(property, runs(200))
    expect(duplicates).toBeGreaterThan(0)
  },
  timeout,
)
