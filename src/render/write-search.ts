// The search step: what the pages say becomes the local index, and the records for a hosted provider. Runs when all pages are rendered.
import { hashOf } from '../cache/content-store.ts'
import type { PackStore } from '../cache/pack-store.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { isSearchedLocally } from '../config/search-options.ts'
import type { Route, RouteTable } from '../routes/route.ts'
import { indexSettings, settingsFile } from '../search/algolia/index-settings.ts'
import { recordLinesOf } from '../search/algolia/record-lines.ts'
import { recordsFile, writeRecords } from '../search/algolia/write-records.ts'
import { type ListedPage, writeIndex } from '../search/index/write-index.ts'
import { readEntry } from '../search/kept-entry.ts'
import { recordSiteOf } from '../search/make-records.ts'
import { readSections } from '../search/read-sections.ts'
import { makeSearchEntry, type SearchEntry } from '../search/search-entry.ts'
import type { GatheredSearch } from './gather-search.ts'
import type { Output } from './output.ts'
import type { RenderResult } from './render-result.ts'

export interface WriteSearchInput {
  config: ResolvedConfig
  table: RouteTable
  rendered: readonly RenderResult[]
  /** What was taken of the pages while they were rendered. */
  gathered: GatheredSearch | undefined
  packs: PackStore
  /** Identity of the program. */
  program: string
  /** Gets the keys of all that is kept. */
  inUse: Set<string>
  output: Output
}

/** @returns the files, relative to the output. */
export async function writeSearch(input: WriteSearchInput): Promise<Set<string>> {
  const { config, rendered, gathered, packs, program, inUse, output } = input
  const files = new Set<string>()
  const pages = rendered.flatMap(({ path, search }): ListedPage[] => (search ? [{ path, ...search }] : []))
  for (const { key } of pages) inUse.add(key)
  const routes = new Map(input.table.routes.map((route) => [route.path, route]))
  const results = new Map(rendered.map((result) => [result.path, result]))
  const readPage = async (page: ListedPage): Promise<SearchEntry> => {
    const kept = await readKept(packs, page)
    if (kept) return kept
    // The store may be full, or not writable: the finished page has all of it.
    const made = await makeAgain(routes.get(page.path), results.get(page.path), input)
    if (made) return made
    throw new Error(`The page ${page.path} was changed in the output while the site was built. Build again.`)
  }
  const recordSite = recordSiteOf(config)
  await writeRecords({
    pages,
    maker: hashOf(program, JSON.stringify(recordSite)),
    written: gathered?.recordBytes,
    readLines: async (page) => Buffer.from(recordLinesOf((await readPage(page)).page, recordSite)),
    store: packs,
    inUse,
    output,
  })
  if (config.search && isSearchedLocally(config.search)) {
    await writeIndex({
      pages,
      language: config.defaultLocale,
      program,
      gathered: gathered?.index,
      readEntry: readPage,
      readOldEntry: (page) => readKept(packs, page),
      store: packs,
      inUse,
      async place(path, identity, load) {
        files.add(path)
        if (output.reuse(path, identity, async () => Buffer.from(await load()))) return
        await output.write(path, await load())
        output.note(path, identity)
      },
    })
  }
  await output.write(settingsFile, `${JSON.stringify(indexSettings(config.defaultLocale), null, 2)}\n`)
  files.add(recordsFile).add(settingsFile)
  packs.flush()
  return files
}

async function readKept(packs: PackStore, { key, hash }: ListedPage): Promise<SearchEntry | undefined> {
  const bytes = await packs.read(key)
  return bytes && hashOf(bytes) === hash ? readEntry(bytes) : undefined
}

async function makeAgain(
  route: Route | undefined,
  result: RenderResult | undefined,
  { table, output }: WriteSearchInput,
): Promise<SearchEntry | undefined> {
  if (!route || !result) return undefined
  const html = Buffer.from(await output.read(result.file)).toString()
  return makeSearchEntry(readSections(html), { ...route, metadata: { ...route.metadata, ...result.search?.metadata } }, table.site)
}
