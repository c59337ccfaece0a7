// The rendering step: pages whose every input is what it was come from the store, the others go through the workers.
import { type ContentStore, hashOf } from '../cache/content-store.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../content/content-tree.ts'
import { mapConcurrently } from '../content/map-concurrently.ts'
import { linkResolverInput } from '../routes/link-resolver-input.ts'
import { createLinkResolver } from '../routes/resolve-link.ts'
import type { Route, RouteTable } from '../routes/route.ts'
import type { SiteBundle } from './bundle/bundle-site.ts'
import { contentsOf, withPartials } from './contents-of.ts'
import { readKeptPage } from './kept-page.ts'
import type { Output } from './output.ts'
import type { RenderItem, RenderResult } from './render-task.ts'
import { createPartHashes } from './track-site-data.ts'
import type { TaskRunner } from './workers/task-runner.ts'

export interface RenderRoutesInput {
  runner: TaskRunner
  config: ResolvedConfig
  tree: ContentTree
  table: RouteTable
  summaries: readonly DocumentSummary[]
  /** Key of the parsed form of a document, by its file. */
  parsedKeyOf: (file: string) => string
  bundle: SiteBundle
  store: ContentStore
  storeDirectory: string
  /** Takes pages of earlier builds, and keeps those of this one. */
  keepPages: boolean
  output: Output | undefined
}

export interface RenderedSet {
  /** In the order of the routes. */
  pages: RenderResult[]
  /** How many came from the store. */
  kept: number
  /** Bytes that the workers wrote; what came from the store is counted by the output. */
  renderedBytes: number
}

const readsAtOnce = 32

export async function renderRoutes(input: RenderRoutesInput, onDone: (count: number) => void): Promise<RenderedSet> {
  const { runner, config, tree, table, bundle, store, output, keepPages } = input
  const buildYear = buildDate().getUTCFullYear()
  const links = linkResolverInput(config, tree, table)
  const items = listItems(input, createLinkResolver(links), buildYear)
  const partHash = createPartHashes(table.site)
  const pages = await mapConcurrently(items, readsAtOnce, async ({ key }): Promise<RenderResult | undefined> => {
    const kept = keepPages ? await readKeptPage(store, key, partHash) : undefined
    if (!kept) return
    await output?.write(kept.result.file, kept.html)
    onDone(1)
    return kept.result
  })
  const stale = items.flatMap((item, index) => (pages[index] ? [] : [{ index, item }]))
  if (stale.length > 0) {
    runner.setUp('render', {
      bundleUrl: await bundle.writeServer(),
      storeDirectory: input.storeDirectory,
      site: table.site,
      links,
      islandUrls: bundle.islandUrls,
      styles: bundle.styles,
      runtime: bundle.runtime,
      buildYear,
      outDirectory: output?.directory,
      codeThemes: config.code.themes,
      keepPages,
    })
    const rendered = await runner.run(
      'render',
      stale.map(({ item }) => item),
      onDone,
    )
    for (const [position, { index }] of stale.entries()) pages[index] = rendered[position]
  }
  const renderedBytes = stale.reduce((sum, { index }) => sum + (pages[index]?.bytes ?? 0), 0)
  return { pages: pages.flatMap((page) => page ?? []), kept: items.length - stale.length, renderedBytes }
}

/** Every route with the hash of all that it is made from, but for the shared data: what a page reads of that is known once it is rendered. */
function listItems(
  { table, summaries, parsedKeyOf, bundle }: RenderRoutesInput,
  resolveLink: ReturnType<typeof createLinkResolver>,
  buildYear: number,
): RenderItem[] {
  const summaryOf = new Map(summaries.map((summary) => [summary.file, summary]))
  const partialsOf = (file: string): string[] =>
    summaryOf.get(file)?.imports.flatMap(({ kind, resolved }) => (kind === 'partial' ? [resolved] : [])) ?? []
  const documentHashes = new Map<string, string>()
  /** The text of a document, and where its links lead: that depends on other documents. */
  const documentHash = (file: string): string => {
    const summary = summaryOf.get(file)
    const hash =
      documentHashes.get(file) ??
      hashOf(parsedKeyOf(file), JSON.stringify(summary?.links.map((_, index) => resolveLink(summary, index).href)))
    documentHashes.set(file, hash)
    return hash
  }
  const { docs, sidebars, blogs, collections, config, ...rest } = table.site
  const shared = hashOf(bundle.hash, JSON.stringify([buildYear, bundle.islandUrls, bundle.styles, bundle.runtime ?? '', rest]))
  return table.routes.map((route: Route) => {
    const files = withPartials(
      contentsOf(route, table.site).map(({ file }) => file),
      partialsOf,
    )
    return {
      route,
      key: hashOf('page', shared, JSON.stringify(route), ...files.flatMap((file) => [file, documentHash(file)])),
      documents: Object.fromEntries(files.map((file) => [file, parsedKeyOf(file)])),
    }
  })
}

/** The one clock of a build. SOURCE_DATE_EPOCH (reproducible-builds.org) sets it, in seconds. */
function buildDate(): Date {
  const epoch = Number(process.env.SOURCE_DATE_EPOCH)
  return process.env.SOURCE_DATE_EPOCH && Number.isFinite(epoch) ? new Date(epoch * 1000) : new Date()
}
