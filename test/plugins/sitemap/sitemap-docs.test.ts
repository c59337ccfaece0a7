// Holds the planner against the docs of the true site: sitemap-docs.json has id, path, sidebar and order of each, facts only.
// The documents are made from their ids alone, with a slug where the file name does not give the path; the sidebars from category and order.
import { describe, expect, test } from 'vitest'
import type { DocRoute } from '../../../src/routes/docs/doc-route.ts'
import { type FileInput, planDocsSite } from '../../routes/docs/docs-input.ts'
import facts from './sitemap-docs.json' with { type: 'json' }

interface DocFact {
  id: string
  path: string
  sidebar?: string
  order: number
  category: string[]
}

interface Category {
  type: 'category'
  label: string
  link?: { type: 'doc'; id: string }
  items: (string | Category)[]
}

/** In the order of the file: the last one owns what it shares with others. */
const sidebarNames = ['apiSidebar', 'mainSidebar', 'editorStarterSidebar', 'recorderSidebar', 'timelineSidebar']

/** Categories whose first document is their page, and those that name it again as their first item. */
const withPage = [
  'Audio',
  'Parameterized videos',
  'Rendering',
  'Player',
  'Lambda',
  'Media Parser',
  'WebCodecs',
  'AI',
  'Terminology',
  'Get help',
]
const withPageTwice = ['Server-side rendering', 'Client-side rendering', 'Cloud Run', 'Mediabunny']

/** Documents that a second sidebar names too, and the place they have there: the gaps in its order. */
const handedOver: Record<string, number> = { 'media-parser/index': 186, 'webcodecs/index': 334 }

const docs = facts.map(
  (fact): DocFact => ({
    id: fact.docId ?? fact.path.slice('/docs/'.length),
    path: fact.path,
    ...(fact.sidebar === undefined ? {} : { sidebar: fact.sidebar }),
    order: fact.order ?? 0,
    category: fact.category?.split(' > ') ?? [],
  }),
)

/** Owned and handed-over documents of a sidebar, in order. */
function documentsOf(sidebar: string): DocFact[] {
  const owned = docs.filter((doc) => doc.sidebar === sidebar)
  const others = sidebar === 'apiSidebar' ? docs.filter((doc) => doc.id in handedOver) : []
  const placed = others.map((doc) => ({
    ...doc,
    order: handedOver[doc.id] ?? 0,
    category: [`@remotion/${doc.path.slice('/docs/'.length)}`],
  }))
  return [...owned, ...placed].sort((left, right) => left.order - right.order)
}

function buildItems(sidebar: string): (string | Category)[] {
  const top: (string | Category)[] = []
  let open: Category[] = []
  for (const doc of documentsOf(sidebar)) {
    const kept = open.findIndex((category, depth) => category.label !== doc.category[depth])
    open = open.slice(0, kept < 0 ? doc.category.length : kept)
    for (const label of doc.category.slice(open.length)) {
      const category: Category = { type: 'category', label, items: [] }
      ;(open.at(-1)?.items ?? top).push(category)
      open.push(category)
    }
    const category = open.at(-1)
    const opensPage = category !== undefined && category.items.length === 0 && category.link === undefined
    const page = opensPage && [...withPage, ...withPageTwice].includes(category.label)
    if (page) category.link = { type: 'doc', id: doc.id }
    if (!page || withPageTwice.includes(category.label)) (category?.items ?? top).push(doc.id)
  }
  return top
}

/** The path that the file name gives by itself: without the name when it stands for its folder. */
function defaultPath(id: string): string {
  const segments = id.split('/')
  const [folder, name] = segments.slice(-2)
  return name !== undefined && (name === 'index' || name === folder) ? `/docs/${segments.slice(0, -1).join('/')}` : `/docs/${id}`
}

function fileInput({ id, path }: DocFact): [string, FileInput] {
  const slug = defaultPath(id) === path ? {} : { slug: path.slice('/docs'.length) }
  return [`${id}.md`, { title: id, excerpt: id, ...slug }]
}

const site = planDocsSite({
  files: Object.fromEntries(docs.map(fileInput)),
  sidebars: Object.fromEntries(sidebarNames.map((name) => [name, buildItems(name)])),
  shuffle: true,
})
const routes = new Map(site.table.routes.filter((route): route is DocRoute => route.kind === 'doc').map((route) => [route.props.id, route]))

/** An index has a slash at its end in our table and none in the facts; matching does not count it. */
function bare(path: string | undefined): string | undefined {
  return path === '/docs/' ? path : path?.replace(/\/$/, '')
}

describe('the docs of the true site', () => {
  test('nothing is wrong with them', () => {
    expect(docs).toHaveLength(763)
    expect(site.diagnostics).toEqual([])
  })

  test('[spec 2.11] every path comes out, below /docs, and the home is getting-started', () => {
    expect(docs.map(({ id }) => [id, bare(routes.get(id)?.path)])).toEqual(docs.map(({ id, path }) => [id, path]))
    expect(site.table.routes.map((route) => route.kind)).toEqual([...Array(763).fill('doc'), 'not-found'])
    expect(site.version()).toMatchObject({ label: 'Next', isLast: true, path: '/docs', mainDocId: 'getting-started' })
    expect(routes.get('getting-started')?.path).toBe('/docs/')
  })

  test('[spec 2.12] [spec 2.13] [spec 2.14] [spec 2.15] every document has its sidebar', () => {
    expect(docs.map(({ id }) => [id, routes.get(id)?.sidebar])).toEqual(docs.map(({ id, sidebar }) => [id, sidebar]))
    const entries = new Map(site.version().docs.map((entry) => [entry.id, entry]))
    expect(docs.map(({ id }) => entries.get(id)?.sidebar)).toEqual(docs.map(({ sidebar }) => sidebar))
  })

  test('[spec 2.16] twenty documents have none', () => {
    const free = docs.filter(({ id }) => routes.get(id)?.sidebar === undefined).map(({ path }) => path)
    expect(free).toHaveLength(20)
    const named = ['4-0-alpha', 'ask-in-public', 'clipper', 'investors', 'ffmpeg', 'null', 'react-18', 'ssr-legacy']
    expect(free).toEqual(expect.arrayContaining(named.map((name) => `/docs/${name}`)))
  })

  test.each(sidebarNames)('%s -> every neighbour as the order says', (name) => {
    const ordered = documentsOf(name)
    const expected: unknown[] = []
    const found: unknown[] = []
    ordered.forEach(({ id, sidebar }, index) => {
      if (sidebar !== name) return
      expected.push([id, ordered[index - 1]?.path, ordered[index + 1]?.path])
      found.push([id, bare(routes.get(id)?.props.previous?.path), bare(routes.get(id)?.props.next?.path)])
    })
    expect(found.length).toBeGreaterThan(5)
    expect(found).toEqual(expected)
  })

  test('trails end with the document and go through its categories', () => {
    for (const { id, category, sidebar } of docs) {
      if (sidebar === undefined) continue
      const trail = routes.get(id)?.props.breadcrumbs.map(({ label }) => label) ?? []
      expect(trail.slice(0, category.length)).toEqual(category)
      expect(bare(routes.get(id)?.props.breadcrumbs.at(-1)?.path)).toBe(bare(routes.get(id)?.path))
    }
  })
})
