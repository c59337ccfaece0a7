// Writes everything that is not a page: bundles, images, static files, feeds, sitemap, robots.txt, redirects. Returns the names of all
// outputs, even when nothing is written, because the checks need them.
import { join } from 'node:path'
import type { HoverFile } from '../plugins/samples/hover-files.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../content/content-tree.ts'
import { hashOf } from '../lib/hash.ts'
import type { BlogPost } from '../routes/blog/blog-route.ts'
import { renderFeeds } from '../plugins/feeds/render-feeds.ts'
import { placeRedirects, type ShadowedRedirect } from '../plugins/redirects/place-redirects.ts'
import { renderRedirectPage } from '../plugins/redirects/redirect-page.ts'
import { renderRobots } from '../plugins/sitemap/robots.ts'
import type { RouteTable } from '../routes/route.ts'
import { siteDataFile } from '../routes/site-data-files.ts'
import { renderSitemap } from '../plugins/sitemap/sitemap.ts'
import { listLlmsSections, renderLlmsFullPage, renderLlmsFullStart, renderLlmsTxt } from '../plugins/llms/llms-txt.ts'
import type { SiteBundle } from '../bundle/bundle-site.ts'
import { renderAddressFile } from '../plugins/headers/address-files.ts'
import { contentSecurityPolicy } from '../plugins/headers/content-policy.ts'
import { headerFilePaths, renderHeaderFile } from '../plugins/headers/header-files.ts'
import { listHeaderRules } from '../plugins/headers/site-headers.ts'
import type { RenderResult } from './pages/render-result.ts'
import type { Output } from './output/output.ts'

export interface WriteSiteInput {
  config: ResolvedConfig
  tree: ContentTree
  table: RouteTable
  summaries: readonly DocumentSummary[]
  bundle: SiteBundle
  rendered: readonly RenderResult[]
  hoverFiles: readonly HoverFile[]
  /** Social cards; they have been written. */
  cards: ReadonlySet<string> | undefined
  /** Files of the search; they have been written too. */
  search: ReadonlySet<string> | undefined
  output: Output | undefined
}

export interface WrittenSite {
  /** Every file of the site, relative to the output folder. */
  outputs: Set<string>
  /** Redirects at the path of another file; they are not written. */
  shadowedRedirects: ShadowedRedirect[]
}

export async function writeSite(input: WriteSiteInput): Promise<WrittenSite> {
  const { config, tree, table, output } = input
  const outputs = new Set(input.rendered.flatMap((page) => (page.twin ? [page.file, page.twin.file] : [page.file])))
  for (const file of [...(input.cards ?? []), ...(input.search ?? [])]) outputs.add(file)
  const writing: Promise<void>[] = []
  // The first to come has the name: pages and their files, then static files, so that a site can have its own sitemap or feed.
  const place = (path: string, put: (to: Output) => Promise<void>): void => {
    if (outputs.has(path)) return
    outputs.add(path)
    if (output) writing.push(put(output))
  }
  const write = (path: string, content: string | Uint8Array): void => place(path, (to) => to.write(path, content))
  const copy = (source: string, path: string): void => place(path, (to) => to.copy(join(config.siteDirectory, source), path))

  for (const [path, source] of Object.entries(tree.staticFiles)) copy(source, path.slice(1))
  for (const [path, content] of input.bundle.files) write(path, content)
  // Pages may share a sheet.
  for (const { sheet } of input.rendered) if (sheet) write(sheet.file, sheet.css)
  for (const { path, content } of input.hoverFiles) write(path, content)
  for (const { assets } of [...input.summaries, ...input.bundle.documents]) for (const asset of assets) copy(asset.file, asset.output)
  for (const [path, text] of Object.entries(table.dataFiles)) write(path.slice(1), text)
  for (const kind of new Set(Object.values(input.bundle.islandUses).flatMap(({ site }) => site))) {
    const { path, text } = siteDataFile(table.site, kind)
    write(path.slice(1), text)
  }
  for (const feed of allFeeds(input)) write(feed.path.replace(/^\//, ''), feed.content)
  const noIndexPaths = new Set(input.rendered.flatMap(({ path, record }) => (record?.noIndex ? [path] : [])))
  for (const file of renderSitemap(config, table.routes, noIndexPaths)) write(file.path, file.content)
  write('robots.txt', renderRobots(config))
  await Promise.all(writing)
  if (config.textTwins) await writeLlmsFiles(input, noIndexPaths, outputs)
  const headerFiles = config.headers.files.map((kind) => headerFilePaths[kind])
  const { placed, shadowed } = placeRedirects(table.redirects, [...outputs, ...headerFiles], config.trailingSlash)
  for (const { file } of placed) outputs.add(file)
  await Promise.all(placed.map(({ redirect, file }) => output?.write(file, renderRedirectPage(config, redirect.to))))
  return { outputs, shadowedRedirects: shadowed }
}

/**
 * Writes the files with headers and redirects that the configuration asks for. If the site has its own file with that name, it stays.
 * @param outputs all other files of the site; the names of these are added.
 */
export async function writeHeaderFiles(
  { config, table, rendered, output }: Pick<WriteSiteInput, 'config' | 'table' | 'rendered' | 'output'>,
  outputs: Set<string>,
): Promise<void> {
  if (config.headers.files.length === 0) return
  const policy = contentSecurityPolicy(
    rendered.flatMap(({ record }) => record?.needs ?? []),
    config,
  )
  const rules = listHeaderRules(policy, outputs, config)
  const pages = {
    paths: table.routes.flatMap(({ path }) => (path === '*' ? [] : [path])),
    outputs: new Set(outputs),
    baseUrl: config.baseUrl,
  }
  const files = config.headers.files.flatMap((kind) => [renderHeaderFile(kind, rules, pages), renderAddressFile(kind, pages)])
  for (const { path, content } of files.filter((file) => file !== undefined)) {
    if (outputs.has(path)) continue
    await output?.write(path, content)
    outputs.add(path)
  }
}

/**
 * Writes `llms.txt` and `llms-full.txt`, unless the site has its own among its static files. Leaves out pages that could not be rendered.
 */
async function writeLlmsFiles(
  { table, rendered, output }: WriteSiteInput,
  hidden: ReadonlySet<string>,
  outputs: Set<string>,
): Promise<void> {
  const { config } = table.site
  const twins = new Map(rendered.flatMap(({ path, twin }) => (twin ? [[path, twin]] : [])))
  if (twins.size === 0) return
  const sections = listLlmsSections(table.routes, table.site, (path) => hidden.has(path) || !twins.has(path))
  const pages = sections.flatMap((section) => section.pages)
  if (!outputs.has('llms.txt')) await output?.write('llms.txt', renderLlmsTxt(sections, config))
  if (!outputs.has('llms-full.txt')) {
    const start = renderLlmsFullStart(config)
    const identity = hashOf(start, ...pages.flatMap(({ path, url }) => [url, twins.get(path)?.hash ?? '']))
    await output?.assemble('llms-full.txt', identity, async function* () {
      yield Buffer.from(start)
      for (const page of pages) {
        const twin = twins.get(page.path)
        const text = twin && Buffer.from(await output.read(twin.file)).toString()
        if (text !== undefined) yield Buffer.from(renderLlmsFullPage(page, text))
      }
    })
  }
  outputs.add('llms.txt').add('llms-full.txt')
}

function allFeeds({ config, table, rendered }: WriteSiteInput): { path: string; content: string }[] {
  const bodies = new Map(rendered.flatMap((page) => (page.feedBody === undefined ? [] : [[page.path, page.feedBody]])))
  return config.blogs.flatMap((blog) => {
    const data = table.site.blogs[blog.id]
    if (!data || !blog.feeds) return []
    const posts = data.posts.flatMap((post: BlogPost) => {
      const html = bodies.get(post.path)
      return html === undefined ? [] : [{ post, html }]
    })
    return renderFeeds({ config, blog: data, feeds: blog.feeds, posts })
  })
}
