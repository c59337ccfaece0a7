// The site of this repository, built: its routes, sidebars and shared data as docs/specification.md lists them, and what its content promises.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuildReport } from '../../src/build/build-report.ts'
import { buildSite } from '../../src/build/build-site.ts'
import { createParsedKeys, makeDocuments } from '../../src/build/make-documents.ts'
import { createTaskRunner } from '../../src/build/workers/create-task-runner.ts'
import { closeWorkspace, openWorkspace } from '../../src/build/workspace.ts'
import { loadConfig } from '../../src/config/load-config.ts'
import { neededContent } from '../../src/content/locales/needed-content.ts'
import { readContent } from '../../src/content/read-content.ts'
import { planRoutes } from '../../src/routes/plan-routes.ts'
import type { Route, RouteTable } from '../../src/routes/route.ts'
import type { DocsVersion } from '../../src/routes/site-data.ts'
import { type ReadPage, readPage } from './read-page.ts'
import { readSidebar } from './read-sidebar.ts'

const siteDirectory = fileURLToPath(new URL('../..', import.meta.url))

let outDirectory: string
let report: BuildReport
let files: Set<string>
let table: RouteTable

beforeAll(async () => {
  outDirectory = join(await mkdtemp(join(tmpdir(), 'sitegen-own-')), 'build')
  report = await buildSite({ siteDirectory, outDirectory, write: true })
  files = new Set(await readdir(outDirectory, { recursive: true }).catch(() => []))
  table = await planOwnSite()
}, 300_000)
afterAll(() => rm(join(outDirectory, '..'), { recursive: true, force: true }))

/** With the documents as the build has read and kept them. */
async function planOwnSite(): Promise<RouteTable> {
  const { config } = await loadConfig(siteDirectory)
  const tree = await readContent(config)
  const workspace = await openWorkspace(siteDirectory, true)
  const runner = createTaskRunner({ workers: 0 })
  try {
    const input = { config, tree, runner, workspace }
    const { parsed } = await makeDocuments(input, neededContent(tree, config, undefined), createParsedKeys(input).ofSource, () => undefined)
    return planRoutes({ config, tree, summaries: parsed.summaries }).table
  } finally {
    await runner.close()
    await closeWorkspace(workspace)
  }
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

  it('[spec 2.26] [spec 9.23] languages -> English alone, left to right, and no menu for others', async () => {
    expect(table.site.config.locales.map(({ name, direction }) => [name, direction])).toEqual([['en', 'ltr']])
    expect(table.site.config.navbar.items.filter(({ type }) => type === 'localeDropdown')).toEqual([])
    expect(await htmlOf('/docs/lambda')).toMatch(/^<!doctype html><html lang="en" dir="ltr"/i)
  })

  it('[spec 2.01] routes -> each exact and with a page of its own; the last one is the catch-all with the not-found page', async () => {
    const last = table.routes.at(-1)
    expect(last).toMatchObject({ path: '*', exact: false, kind: 'not-found' })
    const others = table.routes.slice(0, -1)
    expect(others.filter(({ exact }) => !exact)).toEqual([])
    expect(others.map(({ path }) => fileOf(path)).filter((file) => !files.has(file))).toEqual([])
    expect(new Set(others.map(({ path }) => path.toLowerCase().replace(/(.)\/$/, '$1'))).size).toBe(others.length)
    expect(readPage(await readFile(join(outDirectory, '404.html'), 'utf8')).headings).toContain('Page Not Found')
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

  it('[spec 2.04] [spec 2.05] posts -> releases by their number, topics by their slug, and no others', () => {
    const releases = [
      ...['1-1', '1-2', '1-3', '1-4', '1-5'],
      ...['2-0', '2-1', '2-2', '2-3', '2-4', '2-5', '2-6'],
      ...['3-0', '3-1', '3-2', '3-3', '4-0'],
    ]
    const topics = ['company-licenses', 'deployable-studio', 'editor-starter', 'faster-lambda', 'introducing-remotion']
    const others = ['media-parser', 'mediabunny', 'seed-funding']
    const posts = routesOf('blog-post').flatMap(({ path, props }) => (props.blog === 'blog' ? [path] : []))
    expect(posts.sort()).toEqual([...releases, ...topics, ...others].map((slug) => `/blog/${slug}`).sort())
  })

  it('[spec 2.06] lists -> the posts truncated, with a way to the rest', async () => {
    const list = await pageOf('/blog')
    expect(list.text.match(/Read more/g)).toHaveLength(10)
    const post = await pageOf('/blog/4-0')
    expect(list.text.length).toBeLessThan(10 * post.text.length)
  })

  it('[spec 2.07] learn -> a list, its post and its archive', () => {
    expect(pathsBelow('/learn')).toEqual(expect.arrayContaining(['/learn', '/learn/apple-wow', '/learn/archive']))
  })

  it('[spec 2.08] success stories -> a list, five stories and an archive', () => {
    const stories = ['a-million-dollars', 'makestories', 'shortvid', 'typeframes', 'yarx'].map((slug) => `/success-stories/${slug}`)
    expect(pathsBelow('/success-stories')).toEqual(expect.arrayContaining(['/success-stories', '/success-stories/archive', ...stories]))
    expect(routesOf('blog-post').filter(({ path }) => path.startsWith('/success-stories/'))).toHaveLength(5)
  })

  it('[spec 2.09] experts -> a list that leads to each of 18 profiles, whose address is the name', async () => {
    const profiles = routesOf('collection-item').flatMap(({ path, props }) =>
      props.collection === 'experts' ? [[path, props.item.title] as const] : [],
    )
    expect(profiles).toHaveLength(18)
    const slugOf = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ /g, '-')
    for (const [path, name] of profiles) expect(path).toBe(`/experts/${slugOf(name)}`)
    expect((await pageOf('/experts/')).links).toEqual(expect.arrayContaining(profiles.map(([path]) => path)))
  })

  it('[spec 2.10] templates -> a list that leads to each of 21 templates', async () => {
    const slugs = [
      ...['audiogram', 'blank', 'code-hike', 'editor-starter', 'google-tts', 'hello-world', 'javascript', 'music-visualization', 'next'],
      ...['next-pages-dir', 'next-tailwind', 'overlay', 'react-router', 'recorder', 'render-server', 'skia', 'still', 'stillstargazer'],
      ...['three', 'tiktok', 'tts'],
    ]
    const templates = routesOf('collection-item').flatMap(({ path, props }) => (props.collection === 'templates' ? [path] : []))
    expect(templates.sort()).toEqual(slugs.map((slug) => `/templates/${slug}`).sort())
    expect((await pageOf('/templates/')).links).toEqual(expect.arrayContaining(templates))
  })

  it('[spec 2.11] docs -> all below /docs, its home the first steps, each in one of four sidebars or in none', async () => {
    const docs = routesOf('doc')
    expect(docs.length).toBeGreaterThanOrEqual(750)
    for (const { path } of docs) expect(path).toMatch(/^\/docs(?:\/|$)/)
    expect(docs.find(({ props }) => props.id === 'getting-started')?.path).toBe('/docs/')
    const sidebars = ['apiSidebar', 'editorStarterSidebar', 'mainSidebar', 'recorderSidebar']
    expect(Object.keys(currentDocs().sidebars).sort()).toEqual(sidebars)
    const tags = new Set(currentDocs().docs.map(({ sidebar }) => sidebar ?? 'none'))
    expect([...tags].sort()).toEqual([...sidebars, 'none'].sort())
    expect((await pageOf('/docs/')).text.length).toBeGreaterThan(500)
  })

  it('[spec 2.12] mainSidebar -> the guides', async () => {
    const paths = docsIn('mainSidebar').map((path) => path.replace(/\/$/, ''))
    const parts = ['lambda', 'cloudrun', 'player', 'media-parser', 'webcodecs', 'audio']
    const others = ['miscellaneous', 'troubleshooting', 'terminology', 'contributing']
    for (const part of [...parts, ...others]) expect(paths).toContainEqual(expect.stringMatching(`^/docs/${part}/.`))
    expect(paths).toEqual(expect.arrayContaining(['the-fundamentals', 'render', 'lambda', 'player'].map((path) => `/docs/${path}`)))
    const sidebar = readSidebar(await htmlOf('/docs/lambda/setup'))
    expect(sidebar[0]).toContain('Getting started')
    expect(sidebar).toContainEqual(expect.stringMatching(/^ {2}\* .* -> \/docs\/lambda\/setup$/))
  })

  it('[spec 2.13] apiSidebar -> the reference', () => {
    const paths = docsIn('apiSidebar').map((path) => path.replace(/\/$/, ''))
    const pages = ['interpolate', 'spring', 'sequence', 'series', 'lambda/api', 'lambda/rendermediaonlambda', 'cloudrun/api']
    expect(paths).toEqual(expect.arrayContaining(pages.map((path) => `/docs/${path}`)))
    for (const part of ['paths', 'shapes', 'transitions', 'noise', 'captions', 'cli', 'renderer'])
      expect(paths).toContainEqual(expect.stringMatching(`^/docs/${part}/.`))
  })

  it('[spec 2.14] [spec 2.15] editorStarterSidebar, recorderSidebar -> the documents of those products', () => {
    expect(docsIn('editorStarterSidebar').length).toBeGreaterThanOrEqual(2)
    for (const path of docsIn('editorStarterSidebar')) expect(path).toMatch(/^\/docs\/editor-starter(?:\/|$)/)
    expect(docsIn('recorderSidebar').length).toBeGreaterThanOrEqual(2)
    for (const path of docsIn('recorderSidebar')) expect(path).toMatch(/^\/docs\/recorder(?:\/|$)/)
  })

  it('[spec 2.16] no sidebar -> a page all the same', async () => {
    const pages = ['4-0-alpha', 'ask-in-public', 'clipper', 'investors', 'ffmpeg', 'null', 'react-18', 'ssr-legacy']
    expect(docsIn(undefined)).toEqual(expect.arrayContaining(pages.map((page) => `/docs/${page}`)))
    expect(readSidebar(await htmlOf('/docs/investors'))).toEqual([])
    expect((await pageOf('/docs/investors')).neighbours).toEqual({})
  })

  it('[spec 2.17] sections -> each is there', () => {
    const paths = currentDocs().docs.map(({ path }) => path.replace(/\/$/, ''))
    const sections = [
      ...['2-0-migration', '3-0-migration', '4-0-migration', '5-0-migration', 'ai', 'audio', 'captions', 'cli', 'media-parser', 'media'],
      ...['cloudrun/api', 'cloudrun/cli', 'cloudrun/setup', 'cloudrun/limits', 'cloudrun/permissions'],
      ...['lambda/api', 'lambda/cli', 'lambda/setup', 'lambda/limits', 'lambda/permissions', 'lambda/webhooks', 'lambda/troubleshooting'],
      ...['mediabunny', 'miscellaneous/snippets', 'motion-blur', 'noise', 'paths', 'player', 'preload', 'recorder', 'renderer', 'shapes'],
      ...['skia', 'studio', 'tailwind', 'terminology', 'timeline', 'transitions', 'troubleshooting', 'webcodecs', 'whisper-web'],
      ...['zod-types', 'fonts', 'lottie', 'gif', 'license'],
    ]
    const missing = sections.filter((name) => !paths.some((path) => path === `/docs/${name}` || path.startsWith(`/docs/${name}/`)))
    expect(missing).toEqual([])
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
