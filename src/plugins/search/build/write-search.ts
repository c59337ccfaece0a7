// The search step: makes the local index, and the records for a hosted provider, from the text of the pages. Runs when all pages are
// rendered. If all of the index is new, one of the threads that rendered the pages writes it while this thread goes on.

import type { Output } from '../../../build/output/output.ts'
import type { RenderResult } from '../../../build/pages/render-result.ts'
import type { TaskRunner } from '../../../build/workers/task-runner.ts'
import { WorkerDeathError } from '../../../build/workers/worker-death-error.ts'
import type { PackStore } from '../../../cache/pack-store.ts'
import type { ResolvedConfig } from '../../../config/resolved-config.ts'
import { hashOf } from '../../../lib/hash.ts'
import type { Route, RouteTable } from '../../../routes/route.ts'
import { indexSettings, settingsFile } from '../../algolia/index-settings.ts'
import { recordLinesOf } from '../../algolia/record-lines.ts'
import { recordsFile, writeRecords } from '../../algolia/write-records.ts'
import { leadsToIndex } from '../index/index-files.ts'
import { type ListedPage, writeIndex } from '../index/write-index.ts'
import { readKeptEntry } from '../kept-entry.ts'
import { recordSiteOf } from '../make-records.ts'
import { readSections } from '../read-sections.ts'
import { makeSearchEntry, type SearchEntry } from '../search-entry.ts'
import { loadWordRules } from '../words/load-word-rules.ts'
import { type GatheredSearch, isSearchedLocally } from './gather-search.ts'
import type { IndexItem } from './index-task.ts'
import { searchPlace } from './search-notes.ts'

export interface WriteSearchInput {
  config: ResolvedConfig
  table: RouteTable
  rendered: readonly RenderResult[]
  /** What was collected from the pages while they were rendered. */
  gathered: GatheredSearch | undefined
  packs: PackStore
  storeDirectory: string
  /** Undefined if no thread may write the index while the caller goes on. */
  runner: TaskRunner | undefined
  /** Paths of the site's own files; one may have the same name as a file of the index. */
  staticFiles: readonly string[]
  /** Identity of the program. */
  program: string
  /** The keys of everything that is kept are added to it. */
  inUse: Set<string>
  output: Output
}

export interface WrittenSearch {
  /** Relative to the output. */
  files: Set<string>
  /** The files of the index, if they are still being written. No other step may need their names. */
  index?: Promise<string[]>
}

export async function writeSearch(input: WriteSearchInput): Promise<WrittenSearch> {
  const { config, rendered, gathered, packs, program, inUse, output } = input
  const files = new Set<string>()
  const pages = rendered.flatMap(({ path, notes }): ListedPage[] => {
    const place = searchPlace.of(notes)
    return place ? [{ path, ...place }] : []
  })
  for (const { key } of pages) inUse.add(key)
  const routes = new Map(input.table.routes.map((route) => [route.path, route]))
  const results = new Map(rendered.map((result) => [result.path, result]))
  const readPage = async (page: ListedPage): Promise<SearchEntry> => {
    const kept = await readKeptEntry(packs, page)
    if (kept) return kept
    // The store may be full or read-only, but the finished page has everything.
    const made = await makeAgain(routes.get(page.path), results.get(page.path), input)
    if (made) return made
    throw new Error(`The page ${page.path} was changed in the output while the site was built. Build again.`)
  }
  const isLocal = config.search !== undefined && isSearchedLocally(config.search)
  const content = { pages, language: config.locale, synonyms: config.search?.synonyms ?? [], program }
  const writeHere = async (): Promise<string[]> => {
    const paths: string[] = []
    await writeIndex({
      ...content,
      gathered: gathered?.index,
      readEntry: readPage,
      readOldEntry: (page) => readKeptEntry(packs, page),
      store: packs,
      inUse,
      async place(path, identity, load) {
        paths.push(path)
        if (output.reuse(path, identity, async () => Buffer.from(await load()))) return
        await output.write(path, await load())
        output.note(path, identity)
      },
    })
    packs.flush()
    return paths
  }
  const { runner } = input
  const isAllNew = gathered && !output.hasLast && runner !== undefined && runner.workers > 0 && !namesIndexFiles(input)
  const index = isLocal && isAllNew ? writeBeside({ ...content, gathered: gathered.index }, { ...input, runner }, writeHere) : undefined
  // Callers that await it see its failure; but if another step fails first, nobody does.
  index?.catch(() => undefined)
  const recordSite = recordSiteOf(config)
  await writeRecords({
    pages,
    maker: hashOf(program, JSON.stringify(recordSite)),
    written: gathered?.recordBytes,
    readLines: async (page) => Buffer.from(recordLinesOf((await readPage(page)).page, recordSite)),
    output,
  })
  if (isLocal && !index) for (const path of await writeHere()) files.add(path)
  await output.write(settingsFile, `${JSON.stringify(indexSettings(config.locale), null, 2)}\n`)
  files.add(recordsFile).add(settingsFile)
  packs.flush()
  return { files, ...(index && { index }) }
}

async function writeBeside(
  item: IndexItem,
  { runner, storeDirectory, output, inUse }: WriteSearchInput & { runner: TaskRunner },
  writeHere: () => Promise<string[]>,
): Promise<string[]> {
  runner.setUp('index', { storeDirectory, outDirectory: output.directory })
  try {
    const written = await runner.runLast('index', item)
    for (const key of written.inUse) inUse.add(key)
    for (const file of written.files) output.note(...file)
    return written.files.map(([path]) => path)
  } catch (error) {
    // This thread may have enough memory where the other did not.
    if (error instanceof WorkerDeathError) return writeHere()
    throw error
  }
}

/**
 * Whether the site has a file, or a page a link, with the name of an index file: then the other steps need to know the names of these
 * files.
 */
function namesIndexFiles({ staticFiles, rendered }: WriteSearchInput): boolean {
  return staticFiles.some(leadsToIndex) || rendered.some(({ record }) => record?.links.some(({ url }) => leadsToIndex(url)))
}

async function makeAgain(
  route: Route | undefined,
  result: RenderResult | undefined,
  { table, output, config }: WriteSearchInput,
): Promise<SearchEntry | undefined> {
  if (!route || !result) return undefined
  const html = Buffer.from(await output.read(result.file)).toString()
  const shown = { ...route, metadata: { ...route.metadata, ...searchPlace.of(result.notes)?.metadata } }
  return makeSearchEntry(readSections(html), shown, table.site, await loadWordRules(config.locale))
}
