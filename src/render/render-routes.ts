// The rendering step: pages whose every input is what it was come from the store, the others go through the workers.
import { type ContentStore, hashOf } from '../cache/content-store.ts'
import { openShelf } from '../cache/shelf.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../content/content-tree.ts'
import { mapConcurrently } from '../content/map-concurrently.ts'
import { linkResolverInput } from '../routes/link-resolver-input.ts'
import { createLinkResolver } from '../routes/resolve-link.ts'
import type { Route, RouteTable } from '../routes/route.ts'
import type { SiteBundle } from './bundle/bundle-site.ts'
import { contentsOf, withPartials } from './contents-of.ts'
import { forgetKeptPage, type KeptPage, type NamedHash, partsHold, readKeptPage } from './kept-page.ts'
import type { Output } from './output.ts'
import { renderLost } from './render-lost.ts'
import type { RenderItem, RenderResult } from './render-task.ts'
import { createPartHashes } from './track-site-data.ts'
import type { TaskRunner } from './workers/task-runner.ts'
import { WorkerDeathError } from './workers/worker-death-error.ts'

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
  /** Identity of the program. */
  program: string
  /** Gets the keys of all pages. */
  inUse: Set<string>
  output: Output | undefined
  /** Path of a page to say everything about. */
  explain?: string | undefined
}

export interface RenderedSet {
  /** In the order of the routes. */
  pages: RenderResult[]
  /** How many came from the store. */
  kept: number
  /** Bytes that the workers wrote; what came from the store is counted by the output. */
  renderedBytes: number
  /** Of the page to explain. */
  made?: MadePage
}

/** How a page came to be. */
export interface MadePage {
  route: Route
  item: RenderItem
  /** As it is now; undefined when it could not be rendered. */
  now?: { page: KeptPage; html: Buffer }
  /** As an earlier build kept it. */
  before?: KeptPage
  /** Taken from an earlier build. */
  kept: boolean
}

const readsAtOnce = 32

export async function renderRoutes(input: RenderRoutesInput, onDone: (count: number) => void): Promise<RenderedSet> {
  const { runner, config, tree, table, bundle, store, output, keepPages } = input
  const buildYear = buildDate().getUTCFullYear()
  const links = linkResolverInput(config, tree, table)
  const items = listItems(input, createLinkResolver(links), buildYear)
  for (const { key } of items) input.inUse.add(key)
  const partHash = createPartHashes(table.site)
  const explained = items.find(({ route }) => route.path === input.explain)
  const shelf = await openShelf<KeptPage>(store, 'pages')
  const before = explained && shelf.last(explained.route.path)?.value
  const pages = await mapConcurrently(items, readsAtOnce, async ({ route, key }): Promise<RenderResult | undefined> => {
    const page = keepPages ? (shelf.get(route.path, key) ?? (await readKeptPage(store, key))?.page) : undefined
    if (!page || !partsHold(page, partHash) || (output && !(await writeKept(output, store, key, page)))) return
    shelf.put(route.path, key, page)
    onDone(1)
    return page.result
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
    const staleItems = stale.map(({ item: { nameInputs, ...item } }): RenderItem => ({ ...item, inputs: nameInputs() }))
    const rendered = await runner.run('render', staleItems, onDone).catch(async (error: unknown) => {
      // What a component threw too late for its page must be thrown again by the next build: the page may have been kept by then.
      if (error instanceof WorkerDeathError) await Promise.all(staleItems.map(({ key }) => forgetKeptPage(store, key)))
      throw error
    })
    await renderLost(staleItems, rendered, input)
    for (const [position, { index, item }] of stale.entries()) {
      const result = rendered[position]
      pages[index] = result
      if (result?.hash === undefined) continue
      output?.note(result.file, result.hash)
      // A page that could not be rendered is left out: there is nothing to compare a later one with.
      const kept = keepPages ? await readKeptPage(store, item.key) : undefined
      if (kept) shelf.put(item.route.path, item.key, kept.page)
    }
  }
  if (keepPages) await shelf.save()
  const renderedBytes = stale.reduce((sum, { index }) => sum + (pages[index]?.bytes ?? 0), 0)
  return {
    pages: pages.flatMap((page) => page ?? []),
    kept: items.length - stale.length,
    renderedBytes,
    ...(explained && {
      made: {
        route: explained.route,
        item: { ...explained, inputs: explained.nameInputs() },
        now: await readKeptPage(store, explained.key),
        before,
        kept: !stale.some(({ item }) => item === explained),
      },
    }),
  }
}

/** Puts the HTML of a kept page into the output. False when it is lost: the store may have been damaged or removed. */
async function writeKept(output: Output, store: ContentStore, key: string, { result }: KeptPage): Promise<boolean> {
  const load = async (): Promise<Buffer | undefined> => {
    const html = (await readKeptPage(store, key))?.html
    return html && hashOf(html) === result.hash ? html : undefined
  }
  const insist = async (): Promise<Buffer> => {
    const html = await load()
    if (html) return html
    throw new Error(`The page ${result.path} was changed in the output and removed from the cache while the site was built. Build again.`)
  }
  if (result.hash !== undefined && output.reuse(result.file, result.hash, insist)) return true
  const html = await load()
  if (html) await output.write(result.file, html)
  return html !== undefined
}

interface ListedItem extends Omit<RenderItem, 'inputs'> {
  /** Hashing each input by itself is for pages that are made anew only: for the key, one hash of all is enough. */
  nameInputs(): NamedHash[]
}

/** Every route with the hash of all that it is made from, but for the shared data: what a page reads of that is known once it is rendered. */
function listItems(
  { table, tree, summaries, parsedKeyOf, bundle, program }: RenderRoutesInput,
  resolveLink: ReturnType<typeof createLinkResolver>,
  buildYear: number,
): ListedItem[] {
  const summaryOf = new Map(summaries.map((summary) => [summary.file, summary]))
  const sourceOf = new Map([...tree.documents, ...tree.partials].map((source) => [source.file, source]))
  const partialsOf = (file: string): string[] =>
    summaryOf.get(file)?.imports.flatMap(({ kind, resolved }) => (kind === 'partial' ? [resolved] : [])) ?? []
  const inputsOfDocument = new Map<string, [string, string][]>()
  /** The text of a document, and where its links lead: that depends on other documents. */
  const documentInputs = (file: string): [string, string][] => {
    const summary = summaryOf.get(file)
    const inputs = inputsOfDocument.get(file) ?? [
      [`the text of ${file}`, sourceOf.get(file)?.hash ?? ''],
      [`how ${file} is parsed`, parsedKeyOf(file)],
      [`where the links of ${file} lead`, JSON.stringify(summary?.links.map((_, index) => resolveLink(summary, index).href) ?? [])],
    ]
    inputsOfDocument.set(file, inputs)
    return inputs
  }
  // What pages read of these parts is tracked (track-site-data.ts); everything else is shared by all of them.
  const { docs, sidebars, blogs, collections, config, ...rest } = table.site
  const shared: [string, string][] = [
    ['this version of sitegen', program],
    ['the theme and the components', bundle.hash],
    ['the year', String(buildYear)],
    ['what all pages share', JSON.stringify(rest)],
  ]
  const sharedHash = hashOf(...shared.flat())
  return table.routes.map((route: Route) => {
    const files = withPartials(
      contentsOf(route, table.site).map(({ file }) => file),
      partialsOf,
    )
    const own = files.flatMap(documentInputs)
    return {
      route,
      key: hashOf('page', sharedHash, JSON.stringify(route), ...own.flat()),
      documents: Object.fromEntries(files.map((file) => [file, parsedKeyOf(file)])),
      nameInputs: () =>
        [
          ...shared,
          ...Object.entries(route).flatMap(([name, value]): [string, string][] =>
            value === undefined ? [] : [[`the ${name} of the route`, JSON.stringify(value)]],
          ),
          ...own,
        ].map(([name, text]): NamedHash => [name, hashOf(text).slice(0, 16)]),
    }
  })
}

/** The one clock of a build. SOURCE_DATE_EPOCH (reproducible-builds.org) sets it, in seconds. */
function buildDate(): Date {
  const epoch = Number(process.env.SOURCE_DATE_EPOCH)
  return process.env.SOURCE_DATE_EPOCH && Number.isFinite(epoch) ? new Date(epoch * 1000) : new Date()
}
