// Writes what is not a page: bundles, images, static files, feeds, sitemap, robots.txt, redirects. Gives the names of all outputs,
// also when nothing is written, because the checks need to know what will be there.
import { join } from 'node:path'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../content/content-tree.ts'
import { renderFeeds } from '../routes/feeds/render-feeds.ts'
import { renderRedirectPage } from '../routes/redirect-page.ts'
import { renderRobots } from '../routes/robots.ts'
import type { BlogPost, RouteTable } from '../routes/route.ts'
import { outputFileOf } from '../routes/site-path.ts'
import { renderSitemap } from '../routes/sitemap.ts'
import type { SiteBundle } from './bundle/bundle-site.ts'
import type { Output } from './output.ts'
import type { RenderResult } from './render-task.ts'

export interface WriteSiteInput {
  config: ResolvedConfig
  tree: ContentTree
  table: RouteTable
  summaries: readonly DocumentSummary[]
  bundle: SiteBundle
  rendered: readonly RenderResult[]
  output: Output | undefined
}

/** @returns every file of the site, relative to the output folder. */
export async function writeSite(input: WriteSiteInput): Promise<Set<string>> {
  const { config, tree, table, output } = input
  const outputs = new Set(input.rendered.map((page) => page.file))
  const writing: Promise<void>[] = []
  const write = (path: string, content: string | Uint8Array): void => {
    outputs.add(path)
    if (output) writing.push(output.write(path, content))
  }
  const copy = (source: string, path: string): void => {
    if (outputs.has(path)) return
    outputs.add(path)
    if (output) writing.push(output.copy(join(config.siteDirectory, source), path))
  }

  for (const [path, source] of Object.entries(tree.staticFiles)) copy(source, path.slice(1))
  for (const [path, content] of input.bundle.files) write(path, content)
  for (const { assets } of input.summaries) for (const asset of assets) copy(asset.file, asset.output)
  for (const { from, to } of table.redirects) {
    const file = outputFileOf(from, config.trailingSlash)
    if (!outputs.has(file)) write(file, renderRedirectPage(config, to))
  }
  for (const feed of allFeeds(input)) write(feed.path.replace(/^\//, ''), feed.content)
  const noIndexPaths = new Set(input.rendered.flatMap(({ path, record }) => (record?.noIndex ? [path] : [])))
  for (const file of renderSitemap(config, table.routes, noIndexPaths)) write(file.path, file.content)
  if (!outputs.has('robots.txt')) write('robots.txt', renderRobots(config))
  await Promise.all(writing)
  return outputs
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
