// What the dev server returns for each name that a build would write: pages, static files, bundles, images, redirects, feeds.
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { SiteBundle } from '../bundle/bundle-site.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { decodePath, outputFileOf } from '../lib/site-path.ts'
import { renderRedirectPage } from '../plugins/redirects/redirect-page.ts'
import { type HoverData, hoverFolder } from '../plugins/samples/hover-files.ts'
import { renderRobots } from '../plugins/sitemap/robots.ts'
import { renderSitemap } from '../plugins/sitemap/sitemap.ts'
import { feedLinksOf } from '../routes/blog/feed-links.ts'
import type { Route, RouteTable } from '../routes/route.ts'
import { siteDataFile, siteDataKinds } from '../routes/site-data-files.ts'
import { textTwinPath } from '../routes/text-twin-path.ts'

const noHovers: HoverData = { texts: [], blocks: {} }

export type SiteOutput =
  | { kind: 'page'; route: Route }
  | { kind: 'file'; path: string; size: number; modified: Date }
  | { kind: 'text'; name: string; content: string | Uint8Array }
  | { kind: 'feed'; blog: string; path: string }
  /** The page at a path as Markdown. */
  | { kind: 'twin'; path: string }

export interface SiteOutputs {
  /** `name` is relative to the output, `docs/index.html`. */
  find(name: string): Promise<SiteOutput | undefined>
  /** The route of a page, by its path in the route table. */
  routeOf(path: string): Route | undefined
  /** Every name, for the checks. */
  names(): Iterable<string>
  /** A local file that a document uses (AssetReference). */
  addAsset(name: string, file: string): void
  /** How many of these there are. */
  readonly assetCount: number
}

export interface SiteOutputsInput {
  config: ResolvedConfig
  table: RouteTable
  staticFiles: Readonly<Record<string, string>>
  bundleFiles: () => SiteBundle['files']
  /** Site-relative folders that files may come from. */
  folders: readonly string[]
  /** Output name -> site-relative file. Outlives the plan. */
  assets: Map<string, string>
}

export function createSiteOutputs({ config, table, staticFiles, bundleFiles, folders, assets }: SiteOutputsInput): SiteOutputs {
  const { siteDirectory, trailingSlash } = config
  const pages = new Map(table.routes.map((route) => [outputFileOf(route.path, trailingSlash), route]))
  const routes = new Map(table.routes.map((route) => [route.path, route]))
  const twins = new Map<string, string>()
  for (const route of config.textTwins ? table.routes : []) {
    const twin = textTwinPath(route)
    if (twin !== undefined) twins.set(decodePath(twin).slice(1), route.path)
  }
  const redirects = new Map(table.redirects.map(({ from, to }) => [outputFileOf(from, trailingSlash), to]))
  const feeds = new Map<string, { blog: string; path: string }>()
  for (const blog of config.blogs) {
    const data = table.site.blogs[blog.id]
    if (!data || !blog.feeds) continue
    for (const { path } of feedLinksOf(data.path, blog.feeds)) feeds.set(path.replace(/^\//, ''), { blog: blog.id, path })
  }
  // Made on demand: at thousands of pages the sitemap is not small.
  const sitemap = (): Map<string, string> =>
    new Map(renderSitemap(config, table.routes, new Set()).map(({ path, content }) => [path, content]))

  return {
    routeOf: (path) => routes.get(path),
    addAsset: (name, file) => assets.set(name, file),
    get assetCount() {
      return assets.size
    },
    *names() {
      yield* pages.keys()
      yield* redirects.keys()
      yield* feeds.keys()
      yield* twins.keys()
      yield* bundleFiles().keys()
      yield* assets.keys()
      for (const path of Object.keys(table.dataFiles)) yield path.slice(1)
      for (const path of Object.keys(staticFiles)) yield path.slice(1)
      yield* ['robots.txt', 'sitemap.xml']
    },
    async find(name) {
      const route = pages.get(name)
      if (route && route.path !== '*') return { kind: 'page', route }
      const twin = twins.get(name)
      if (twin !== undefined) return { kind: 'twin', path: twin }
      const source = await findSource(name)
      if (source) return source
      const bundled = bundleFiles().get(name)
      if (bundled) return { kind: 'text', name, content: bundled }
      const redirect = redirects.get(name)
      if (redirect !== undefined) return { kind: 'text', name, content: renderRedirectPage(config, redirect) }
      const data = Object.hasOwn(table.dataFiles, `/${name}`) ? table.dataFiles[`/${name}`] : undefined
      if (data !== undefined) return { kind: 'text', name, content: data }
      const shared = name.startsWith('assets/data/') ? siteDataKinds.map((kind) => siteDataFile(table.site, kind)) : []
      const file = shared.find(({ path }) => path === `/${name}`)
      if (file) return { kind: 'text', name, content: file.text }
      const feed = feeds.get(name)
      if (feed) return { kind: 'feed', ...feed }
      // Pages refer to them; only a build finds out the types.
      if (name.startsWith(`${hoverFolder}/`)) return { kind: 'text', name, content: JSON.stringify(noHovers) }
      if (name === 'robots.txt') return { kind: 'text', name, content: renderRobots(config) }
      if (/^sitemap[\w-]*\.xml$/.test(name)) {
        const content = sitemap().get(name)
        if (content !== undefined) return { kind: 'text', name, content }
      }
      return undefined
    },
  }

  /** A static file, even one that is newer than the plan, or a file that a document uses. */
  async function findSource(name: string): Promise<SiteOutput | undefined> {
    const asset = assets.get(name)
    const listed = Object.hasOwn(staticFiles, `/${name}`) ? staticFiles[`/${name}`] : undefined
    const candidates = [
      ...(listed === undefined ? [] : [listed]),
      ...[...config.staticDirectories].reverse().map((folder) => `${folder}/${name}`),
      ...(asset === undefined ? [] : [asset]),
    ]
    for (const candidate of candidates) {
      const found = await findInside(siteDirectory, candidate, asset === candidate ? ['.'] : folders)
      if (found) return found
    }
    return undefined
  }
}

/** A regular file whose real path is in one of `folders`. A symbolic link that leads elsewhere is treated as missing. */
async function findInside(siteDirectory: string, file: string, folders: readonly string[]): Promise<SiteOutput | undefined> {
  try {
    const path = await realpath(join(siteDirectory, file))
    const roots = await Promise.all(folders.map((folder) => realpath(join(siteDirectory, folder)).catch(() => undefined)))
    if (!roots.some((root) => root !== undefined && path.startsWith(root + sep))) return undefined
    const stats = await stat(path)
    return stats.isFile() ? { kind: 'file', path, size: stats.size, modified: stats.mtime } : undefined
  } catch {
    return undefined
  }
}
