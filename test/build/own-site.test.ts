import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../../src/config/load-config.ts'
import type { DocumentSummary } from '../../src/content/content-tree.ts'
import { readContent } from '../../src/content/read-content.ts'
import { createParser } from '../../src/markdown/parse-document.ts'
import { type BuildReport, buildSite } from '../../src/render/build-site.ts'
import { parseOptionsOf } from '../../src/render/parse-options-of.ts'
import { planRoutes } from '../../src/routes/plan-routes.ts'
import type { DocsVersion, Route, RouteTable } from '../../src/routes/route.ts'
import { type ReadPage, readPage } from './read-page.ts'
import { readSidebar } from './read-sidebar.ts'

const siteDirectory = fileURLToPath(new URL('../..', import.meta.url))

let outDirectory: string
let report: BuildReport
let files: Set<string>
let table: RouteTable

beforeAll(async () => {
  outDirectory = join(await mkdtemp(join(tmpdir(), 'sitegen-own-')), 'build')
  report = await buildSite({ siteDirectory, outDirectory, write: true, workers: 0, cache: false })
  files = new Set(await readdir(outDirectory, { recursive: true }).catch(() => []))
  table = await planOwnSite()
}, 300_000)
afterAll(() => rm(join(outDirectory, '..'), { recursive: true, force: true }))

async function planOwnSite(): Promise<RouteTable> {
  const { config } = await loadConfig(siteDirectory)
  const tree = await readContent(config)
  const parser = await createParser(parseOptionsOf(config))
  const summaries: DocumentSummary[] = []
  for (const document of [...tree.documents, ...tree.partials]) {
    const { source: _, ...kept } = document
    const { body, truncatedBody, sections, diagnostics, ...parsed } = await parser.parse(document)
    summaries.push({ ...kept, ...parsed, truncated: truncatedBody !== undefined })
  }
  return planRoutes({ config, tree, summaries }).table
}

function fileOf(path: string): string {
  return `${path.replace(/^\/|\/$/g, '')}/index.html`.replace(/^\//, '')
}

async function htmlOf(path: string): Promise<string> {
  return readFile(join(outDirectory, fileOf(path)), 'utf8')
}

async function pageOf(path: string): Promise<ReadPage> {
  return readPage(await htmlOf(path))
}

function routesOf<Kind extends Route['kind']>(kind: Kind): Extract<Route, { kind: Kind }>[] {
  return table.routes.filter((route): route is Extract<Route, { kind: Kind }> => route.kind === kind)
}

function currentDocs(): DocsVersion {
  const version = table.site.docs.default?.versions[0]
  if (!version) throw new Error('The site has no docs.')
  return version
}

/** Paths of the documents of a sidebar, or of those without one. */
function docsIn(sidebar: string | undefined): string[] {
  return currentDocs()
    .docs.filter((doc) => doc.sidebar === sidebar)
    .map(({ path }) => path)
}

/** Each path once, without the slash at its end. */
function pathsBelow(prefix: string): string[] {
  return table.routes.map(({ path }) => path).filter((path) => path.startsWith(prefix))
}

describe('the site of this repository', () => {
  it('builds without an error', () => {
    expect(report.diagnostics.filter(({ level }) => level === 'error')).toEqual([])
    expect(report.failed).toBe(false)
  })

  it('[spec 1.05] one version of the docs -> Next, the latest, beginning with getting-started; version 4.0.355', () => {
    expect(table.site.docs.default?.versions).toHaveLength(1)
    expect(currentDocs()).toMatchObject({
      name: 'current',
      label: 'Next',
      isLast: true,
      mainDocId: 'getting-started',
      path: '/docs',
      banner: 'none',
    })
    expect(table.site.config.version).toBe('4.0.355')
  })

  it('[spec 2.01] routes -> each exact and with a page of its own; the last one is the catch-all with the not-found page', async () => {
    const last = table.routes.at(-1)
    expect(last).toMatchObject({ path: '*', exact: false, kind: 'not-found' })
    const others = table.routes.slice(0, -1)
    expect(others.filter(({ exact }) => !exact)).toEqual([])
    expect(others.map(({ path }) => fileOf(path)).filter((file) => !files.has(file))).toEqual([])
    expect(new Set(others.map(({ path }) => path.toLowerCase().replace(/(.)\/$/, '$1'))).size).toBe(others.length)
    expect(readPage(await readFile(join(outDirectory, '404.html'), 'utf8')).headings).toEqual(['Page Not Found'])
  })

  it('[spec 2.02] top-level pages -> their paths, with a slash where the page is a folder', () => {
    const wanted = [
      '/',
      '/about/',
      '/ai',
      '/ai-embed',
      '/blog',
      '/contact/',
      '/experts/',
      '/lambda/',
      '/learn',
      '/player/',
      '/search',
      '/showcase/',
      '/showcase/add',
      '/success-stories',
      '/templates/',
    ]
    const paths = table.routes.map(({ path }) => path.replace(/(.)\/$/, '$1'))
    expect(paths).toEqual(expect.arrayContaining(wanted.map((path) => path.replace(/(.)\/$/, '$1'))))
    const pageFiles = routesOf('page').map(({ path }) => path)
    expect(pageFiles).toEqual(
      expect.arrayContaining([
        '/',
        '/about/',
        '/contact/',
        '/lambda/',
        '/player/',
        '/showcase/',
        '/ai',
        '/ai-embed',
        '/search',
        '/showcase/add',
      ]),
    )
  })

  it('[spec 2.03] the blog -> ten posts a page, an archive of all, the side by year', async () => {
    const posts = routesOf('blog-post').filter(({ props }) => props.blog === 'blog')
    const lists = routesOf('blog-list').filter(({ props }) => props.blog === 'blog')
    expect(posts.length).toBeGreaterThanOrEqual(11)
    expect(lists.map(({ path }) => path).sort()).toEqual([
      '/blog',
      ...Array.from({ length: Math.ceil(posts.length / 10) - 1 }, (_, index) => `/blog/page/${index + 2}`),
    ])
    expect(lists.find(({ path }) => path === '/blog')?.items).toHaveLength(10)
    expect(lists.flatMap(({ items }) => items)).toHaveLength(posts.length)
    const archive = await pageOf('/blog/archive')
    for (const { path } of posts) expect(archive.links).toContain(path)
    const sideYears = table.site.blogs.blog?.sidebar.map(({ year }) => year) ?? []
    expect(sideYears).toEqual([...sideYears].sort((left, right) => right - left))
    expect((await pageOf('/blog')).shellLinks).toEqual(expect.arrayContaining(posts.map(({ path }) => path)))
  })

  it('[spec 2.04] [spec 2.05] posts -> releases by their number, topics by their slug', () => {
    const releases = ['1-1', '1-2', '1-3', '1-4', '1-5', '2-0', '3-0', '4-0']
    const topics = ['company-licenses', 'editor-starter', 'faster-lambda', 'introducing-remotion', 'media-parser', 'seed-funding']
    const known = [...releases, ...topics, '2-1', '2-2', '2-3', '2-4', '2-5', '2-6', '3-1', '3-2', '3-3', 'deployable-studio', 'mediabunny']
    const posts = routesOf('blog-post').flatMap(({ path, props }) => (props.blog === 'blog' ? [path] : []))
    expect(posts).toEqual(expect.arrayContaining([...releases, ...topics].map((slug) => `/blog/${slug}`)))
    expect(posts.filter((path) => !known.includes(path.replace('/blog/', '')))).toEqual([])
  })

  it('[spec 2.06] lists -> the posts truncated, with a way to the rest', async () => {
    const list = await pageOf('/blog')
    expect(list.text.match(/Read more/g)).toHaveLength(10)
    const post = await pageOf('/blog/4-0')
    expect(list.text.length).toBeLessThan(10 * post.text.length)
  })

  it('[spec 2.07] learn -> a list, its post and its archive', () => {
    expect(pathsBelow('/learn').sort()).toEqual(expect.arrayContaining(['/learn', '/learn/apple-wow', '/learn/archive']))
  })

  it('[spec 2.08] success stories -> a list, five stories and an archive', () => {
    const stories = ['a-million-dollars', 'makestories', 'shortvid', 'typeframes', 'yarx'].map((slug) => `/success-stories/${slug}`)
    expect(pathsBelow('/success-stories')).toEqual(expect.arrayContaining(['/success-stories', '/success-stories/archive', ...stories]))
  })

  it('[spec 2.09] experts -> a list that leads to each profile', async () => {
    const profiles = routesOf('collection-item').flatMap(({ path, props }) => (props.collection === 'experts' ? [path] : []))
    expect(profiles.length).toBeGreaterThanOrEqual(1)
    for (const path of profiles) expect(path).toMatch(/^\/experts\/[a-z]+(?:-[a-z]+)+$/)
    expect((await pageOf('/experts/')).links).toEqual(expect.arrayContaining(profiles))
  })

  it('[spec 2.10] templates -> a list that leads to each template', async () => {
    const templates = routesOf('collection-item').flatMap(({ path, props }) => (props.collection === 'templates' ? [path] : []))
    expect(templates).toEqual(expect.arrayContaining(['/templates/blank', '/templates/hello-world']))
    expect((await pageOf('/templates/')).links).toEqual(expect.arrayContaining(templates))
  })

  it('[spec 2.11] docs -> all below /docs, its home the first steps, each in one of four sidebars or in none', async () => {
    const docs = routesOf('doc')
    expect(docs.length).toBeGreaterThanOrEqual(60)
    for (const { path } of docs) expect(path).toMatch(/^\/docs(?:\/|$)/)
    expect(docs.find(({ props }) => props.id === 'getting-started')?.path).toBe('/docs/')
    expect(Object.keys(currentDocs().sidebars).sort()).toEqual(['apiSidebar', 'editorStarterSidebar', 'mainSidebar', 'recorderSidebar'])
    expect((await pageOf('/docs/')).text.length).toBeGreaterThan(500)
  })

  it('[spec 2.12] mainSidebar -> the guides', async () => {
    const guides = [
      'lambda/setup',
      'cloudrun',
      'player',
      'media-parser',
      'webcodecs',
      'audio/volume',
      'terminology',
      'the-fundamentals',
      'render',
    ]
    expect(docsIn('mainSidebar').map((path) => path.replace(/\/$/, ''))).toEqual(
      expect.arrayContaining(guides.map((path) => `/docs/${path}`)),
    )
    const sidebar = readSidebar(await htmlOf('/docs/lambda/setup'))
    expect(sidebar[0]).toContain('Getting started')
    expect(sidebar).toContainEqual(expect.stringMatching(/^ {2}\* .* -> \/docs\/lambda\/setup$/))
  })

  it('[spec 2.13] apiSidebar -> the reference', () => {
    const reference = [
      'interpolate',
      'spring',
      'sequence',
      'series',
      'paths/get-length',
      'shapes/circle',
      'noise',
      'cli/render',
      'renderer/render-media',
      'player/player',
    ]
    expect(docsIn('apiSidebar').map((path) => path.replace(/\/$/, ''))).toEqual(
      expect.arrayContaining(reference.map((path) => `/docs/${path}`)),
    )
  })

  it('[spec 2.14] [spec 2.15] editorStarterSidebar, recorderSidebar -> the documents of those products', () => {
    expect(docsIn('editorStarterSidebar').length).toBeGreaterThanOrEqual(2)
    for (const path of docsIn('editorStarterSidebar')) expect(path).toMatch(/^\/docs\/editor-starter(?:\/|$)/)
    expect(docsIn('recorderSidebar').length).toBeGreaterThanOrEqual(2)
    for (const path of docsIn('recorderSidebar')) expect(path).toMatch(/^\/docs\/recorder(?:\/|$)/)
  })

  it('[spec 2.16] no sidebar -> a page all the same', async () => {
    expect(docsIn(undefined)).toEqual(expect.arrayContaining(['/docs/investors', '/docs/ffmpeg']))
    expect(readSidebar(await htmlOf('/docs/investors'))).toEqual([])
    expect((await pageOf('/docs/investors')).neighbours).toEqual({})
  })

  it('[spec 2.17] sections -> a page for each of those that are written', () => {
    const paths = new Set(currentDocs().docs.map(({ path }) => path.replace(/\/$/, '')))
    const sections = [
      '4-0-migration',
      'ai',
      'cli',
      'cloudrun',
      'lambda',
      'media-parser',
      'noise',
      'paths',
      'player',
      'recorder',
      'renderer',
      'shapes',
      'studio',
      'terminology',
      'timeline',
      'webcodecs',
      'fonts',
      'license',
    ]
    expect(sections.filter((section) => !paths.has(`/docs/${section}`))).toEqual([])
  })

  it('[spec 3.01] [spec 3.02] [spec 3.03] docs data -> every field of version, document and sidebar', () => {
    const version = currentDocs()
    expect(Object.keys(version)).toEqual(
      expect.arrayContaining(['name', 'label', 'isLast', 'path', 'mainDocId', 'docs', 'draftIds', 'sidebars']),
    )
    expect(version.docs.find(({ id }) => id === 'lambda/setup')).toEqual({
      id: 'lambda/setup',
      path: '/docs/lambda/setup',
      sidebar: 'mainSidebar',
    })
    expect(version.docs.find(({ id }) => id === 'ffmpeg')).toEqual({ id: 'ffmpeg', path: '/docs/ffmpeg' })
    expect(version.sidebars.mainSidebar?.link).toMatchObject({ path: '/docs/', label: expect.any(String) })
    for (const { link } of Object.values(version.sidebars)) expect(version.docs.map(({ path }) => path)).toContain(link?.path)
  })

  it('[spec 3.06] routes -> a context, a sidebar on docs and blog lists, items on lists', () => {
    for (const { context, path } of table.routes) expect(context.plugin, path).toEqual({ name: expect.any(String), id: expect.any(String) })
    for (const { items, sidebar, path } of routesOf('blog-list'))
      expect({ items: items.length > 0, sidebar }, path).toEqual({ items: true, sidebar: expect.any(String) })
    expect(routesOf('doc').find(({ path }) => path === '/docs/lambda/setup')?.sidebar).toBe('mainSidebar')
  })

  it('[spec 5.05] a link that is broken -> the policies that the spec names', async () => {
    const { config } = await loadConfig(siteDirectory)
    expect(config.policies).toMatchObject({
      brokenLinks: 'throw',
      brokenMarkdownLinks: 'warn',
      brokenAnchors: 'warn',
      duplicateRoutes: 'warn',
    })
  })
})
