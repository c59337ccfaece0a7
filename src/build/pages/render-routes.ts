// The rendering step: pages whose inputs are all unchanged come from the store, the others go through the workers.

import type { SiteBundle } from '../../bundle/bundle-site.ts'
import { copyFor } from '../../bundle/write-server.ts'
import type { ContentStore } from '../../cache/content-store.ts'
import { createPackStore, type PackStore, packsDirectory } from '../../cache/pack-store.ts'
import { openShelfOf } from '../../cache/shelf.ts'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../../content/content-tree.ts'
import type { SourceDocument } from '../../content/document.ts'
import { hashOf } from '../../lib/hash.ts'
import { mapConcurrently } from '../../lib/map-concurrently.ts'
import { joinValues } from '../../plugins/plugin-values.ts'
import type { SiteLinks } from '../../routes/link-resolver-input.ts'
import type { Route, RouteTable } from '../../routes/route.ts'
import type { PageGathering, PageSetup } from '../build-plugin.ts'
import type { Output } from '../output/output.ts'
import type { TaskRunner } from '../workers/task-runner.ts'
import { WorkerDeathError } from '../workers/worker-death-error.ts'
import { contentsOf, withPartials } from './contents-of.ts'
import { handOver } from './gather-in-order.ts'
import { besideKeyOf, forgetKeptPages, type KeptPage, partsHold, readKeptPage, readShelvedPage, shelvedPages } from './kept-page.ts'
import { type NamedHash, nameHashes, nameInputs } from './page-inputs.ts'
import type { RenderItem } from './render-input.ts'
import { renderLost } from './render-lost.ts'
import type { PageParts, RenderedPage, RenderResult } from './render-result.ts'
import { createLinkSharing, createValueSharing } from './share-links.ts'
import { createPartHashes } from './track-site-data.ts'

export interface RenderRoutesInput extends SiteLinks {
  runner: TaskRunner
  config: ResolvedConfig
  tree: ContentTree
  table: RouteTable
  /** Folder of the language in the output. */
  folder: string
  summaries: readonly DocumentSummary[]
  /** Key of the parsed form of a document, by its file. */
  parsedKeyOf: (file: string) => string
  bundle: SiteBundle
  store: ContentStore
  packs: PackStore
  storeDirectory: string
  /** Takes pages from earlier builds, and keeps those of this one. */
  keepPages: boolean
  /** Identity of the program. */
  program: string
  /** The keys of all pages are added to it. */
  inUse: Set<string>
  output: Output | undefined
  pageSetups: readonly PageSetup[]
  /** Called in a build that renders every page and writes them. */
  gatherings: (output: Output) => PageGathering[]
  /** Path of the page to explain. */
  explain?: string | undefined
}

export interface RenderedSet {
  /** In the order of the routes. */
  pages: RenderResult[]
  /** How many came from the store. */
  kept: number
  /** Facts about the page to explain. */
  made?: MadePage
}

/** How a page was made. */
export interface MadePage {
  route: Route
  item: RenderItem
  /** Everything that its key is made of. */
  inputs: NamedHash[]
  /** The page as it is now; undefined when it could not be rendered. */
  now?: { page: KeptPage; html: Buffer }
  /** The page as an earlier build kept it. */
  before?: KeptPage
  /** Taken from an earlier build. */
  kept: boolean
}

const readsAtOnce = 32

export async function renderRoutes(input: RenderRoutesInput, onDone: (count: number) => void): Promise<RenderedSet> {
  const { runner, config, table, links, bundle, packs, output, keepPages } = input
  const buildYear = buildDate().getUTCFullYear()
  const { items, shared } = listItems(input, buildYear)
  for (const { key } of items) input.inUse.add(key)
  const partHash = createPartHashes(table.site)
  const explained = items.find(({ route }) => route.path === input.explain)
  const shelf = await openShelfOf(input.store, `pages${input.folder}`, shelvedPages)
  const keyBefore = explained && shelf.last(explained.route.path)?.key
  const before = keyBefore === undefined ? undefined : (await readKeptPage(packs, keyBefore))?.page
  const pages = await mapConcurrently(items, readsAtOnce, async ({ route, key }): Promise<RenderResult | undefined> => {
    const page = keepPages ? (shelf.get(route.path, key) ?? (await readShelvedPage(packs, key))) : undefined
    if (!page || !partsHold(page, partHash)) return
    if (output && !(await writeKept(output, packs, key, page.result))) return
    shelf.put(route.path, key, page)
    onDone(1)
    return page.result
  })
  const stale = items.flatMap((item, index) => (pages[index] ? [] : [{ index, item }]))
  const gatherings = output && stale.length === items.length ? input.gatherings(output) : []
  const sharedInputs = stale.length > 0 || explained ? nameHashes(shared) : []
  if (stale.length > 0) {
    runner.setUp('render', {
      bundleUrl: await bundle.writeServer(copyFor(table.site)),
      storeDirectory: input.storeDirectory,
      site: table.site,
      links,
      islandUrls: bundle.islandUrls,
      islandUses: bundle.islandUses,
      styles: bundle.styles,
      runtime: bundle.runtime,
      buildYear,
      outDirectory: output?.directory,
      codeThemes: config.code.themes,
      keepPages,
      movesStyles: true,
      sharedInputs,
      isGathered: gatherings.length > 0,
      ofPlugins: joinValues(input.pageSetups.map(({ setup }) => setup)),
    })
    const staleItems = stale.map(({ item }) => item)
    // Pages of one batch share the links of their shell already.
    const sharing = createLinkSharing()
    const parts = createValueSharing<PageParts>()
    const onRendered = (results: readonly RenderedPage[], start: number): void => {
      for (const [offset, page] of results.entries()) {
        if (page.record) page.record = sharing.share(page.record)
        const item = staleItems[start + offset]
        if (!item) continue
        if (page.parts) page.parts = parts.share(page.parts)
        // Whole texts, which only a page that is rendered again needs, and the explanation of one.
        if (!page.lost && item !== explained) item.ownInputs = []
      }
      onDone(results.length)
      handOver(results, start, gatherings)
    }
    const rendered = await runner.run('render', staleItems, onRendered).catch(async (error: unknown) => {
      // If a component throws too late for its page, the next build must throw again: by then the page may already be kept.
      if (error instanceof WorkerDeathError) await forgetKeptPages(packs, staleItems)
      throw error
    })
    await renderLost(staleItems, rendered, input)
    for (const [position, { index, item }] of stale.entries()) {
      if (!rendered[position]) continue
      const { parts, handedOver: _, ...result } = rendered[position]
      pages[index] = result
      if (result.hash !== undefined) output?.note(result.file, result.hash, result.bytes)
      for (const { file, hash, bytes } of Object.values(result.beside ?? {})) output?.note(file, hash, bytes)
      // A page that could not be rendered is left out, as a later one could not be compared with it.
      if (parts) shelf.put(item.route.path, item.key, { parts, result })
    }
  }
  for (const [index, { key }] of items.entries())
    for (const plugin of Object.keys(pages[index]?.beside ?? {})) input.inUse.add(besideKeyOf(key, plugin))
  if (keepPages) await shelf.save()
  for (const { finish } of gatherings) finish()
  return {
    pages: pages.flatMap((page) => page ?? []),
    kept: items.length - stale.length,
    ...(explained && {
      made: {
        route: explained.route,
        item: explained,
        inputs: nameInputs(explained, sharedInputs),
        // This thread may know where an earlier build has put it, whose shared parts were other ones.
        now: await readKeptPage(createPackStore(packsDirectory(input.storeDirectory)), explained.key),
        before,
        kept: !stale.some(({ item }) => item === explained),
      },
    }),
  }
}

/** Writes the HTML of a kept page to the output, and the files beside it. False when one is lost: the store may have been damaged or removed. */
async function writeKept(output: Output, packs: PackStore, key: string, page: RenderResult): Promise<boolean> {
  const { file, hash, beside = {} } = page
  if (!(await writeKeptFile(output, { file, hash }, async () => (await readKeptPage(packs, key))?.html))) return false
  for (const [plugin, made] of Object.entries(beside))
    if (!(await writeKeptFile(output, made, () => packs.read(besideKeyOf(key, plugin))))) return false
  return true
}

async function writeKeptFile(
  output: Output,
  { file, hash }: Pick<RenderResult, 'file' | 'hash'>,
  read: () => Promise<Uint8Array | undefined>,
): Promise<boolean> {
  const load = async (): Promise<Uint8Array | undefined> => {
    const bytes = await read()
    return bytes && hashOf(bytes) === hash ? bytes : undefined
  }
  const insist = async (): Promise<Uint8Array> => {
    const bytes = await load()
    if (bytes) return bytes
    throw new Error(`The file ${file} was changed in the output and removed from the cache while the site was built. Build again.`)
  }
  if (hash !== undefined && output.reuse(file, hash, insist)) return true
  const bytes = await load()
  if (bytes) await output.write(file, bytes)
  return bytes !== undefined
}

/**
 * Every route with the hash of everything that it is made from except the shared data: what a page reads of that is known only after it is
 * rendered.
 */
function listItems(
  { config: { plugins }, table, folder, tree, summaries, parsedKeyOf, resolveLink, bundle, program, pageSetups }: RenderRoutesInput,
  buildYear: number,
): { items: RenderItem[]; shared: [name: string, text: string][] } {
  const summaryOf = new Map(summaries.map((summary) => [summary.file, summary]))
  const sourceOf = new Map([...tree.documents, ...tree.partials].map((source) => [source.file, source]))
  const partialsOf = (file: string): string[] =>
    summaryOf.get(file)?.imports.flatMap(({ kind, resolved }) => (kind === 'partial' ? [resolved] : [])) ?? []
  const inputsOfDocument = new Map<string, [string, string][]>()
  /** The text of a document, and where its links lead, which depends on other documents. */
  const documentInputs = (file: string): [string, string][] => {
    const summary = summaryOf.get(file)
    const inputs = inputsOfDocument.get(file) ?? [
      ...textInputs(file, sourceOf.get(file)),
      ...(plugins ? [['the plugins', plugins.identity] satisfies [string, string]] : []),
      [`how ${file} is parsed`, parsedKeyOf(file)],
      [`where the links of ${file} lead`, JSON.stringify(summary?.links.map((_, index) => resolveLink(summary, index).href) ?? [])],
    ]
    inputsOfDocument.set(file, inputs)
    return inputs
  }
  // Which of these parts a page reads is tracked (track-site-data.ts); everything else is shared by all pages. The file of a sidebar is
  // named after the contents of the sidebar.
  const { docs, docTexts, sidebars, sidebarFiles, blogs, collections, config, texts, ...rest } = table.site
  const shared: [string, string][] = [
    ['this version of sitegen', program],
    ['the theme and the components', bundle.hash],
    [
      'where the links of documents in components lead',
      JSON.stringify(bundle.documents.map((document) => document.links.map((_, index) => resolveLink(document, index).href))),
    ],
    // Pages of two languages may be made of the same.
    ...(folder === '' ? [] : [['the language', folder] satisfies [string, string]]),
    ['the year', String(buildYear)],
    ['what all pages share', JSON.stringify(rest)],
    ...pageSetups.map(({ key: [name, value] }): [string, string] => [name, value]),
  ]
  const sharedHash = hashOf(...shared.flat())
  const items = table.routes.map((route: Route): RenderItem => {
    const files = withPartials(
      contentsOf(route, table.site).map(({ file }) => file),
      partialsOf,
    )
    const own = files.flatMap(documentInputs)
    return {
      route,
      key: hashOf('page', sharedHash, JSON.stringify(route), ...own.flat()),
      documents: Object.fromEntries(files.map((file) => [file, parsedKeyOf(file)])),
      ownInputs: own,
    }
  })
  return { items, shared }
}

/** The only clock of a build. SOURCE_DATE_EPOCH (reproducible-builds.org) sets it, in seconds. */
function buildDate(): Date {
  const epoch = Number(process.env.SOURCE_DATE_EPOCH)
  return process.env.SOURCE_DATE_EPOCH && Number.isFinite(epoch) ? new Date(epoch * 1000) : new Date()
}

/** Its own text, and what plugins have put into it. */
function textInputs(file: string, source: SourceDocument | undefined): [string, string][] {
  if (source?.texts === undefined) return [[`the text of ${file}`, source?.hash ?? '']]
  return Object.entries(source.texts).map(([other, hash]) => [
    other === file ? `the text of ${file}` : `what ${file} has of ${other}`,
    hash,
  ])
}
