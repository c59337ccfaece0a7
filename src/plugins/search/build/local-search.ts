// The index that is searched in the browser: what it needs is collected while pages are rendered, and its files are written when all are known.
import type { BuildPlugin, RenderedSite, StepFiles } from '../../../build/build-plugin.ts'
import type { Output } from '../../../build/output/output.ts'
import { outputBelow } from '../../../build/output/output-below.ts'
import { gatherInOrder } from '../../../build/pages/gather-in-order.ts'
import type { ResolvedSearch } from '../../../config/search-options.ts'
import { joinFolder } from '../../../lib/folder-path.ts'
import { pluginValue } from '../../plugin-values.ts'
import { createIndexGatherer, type GatheredIndex, type IndexedPage } from '../index/gather-index.ts'
import { writePageRows } from '../index/page-rows.ts'
import type { TakeFromEntry } from './keep-search-entry.ts'

const name = 'search index'

/** Handed over by each page that the search finds. */
export const indexedPage = pluginValue<IndexedPage>(name)

export const takeIndexedPage: TakeFromEntry = ({ config: { search } }) =>
  search && isSearchedLocally(search) ? ({ page, postings }) => indexedPage.as({ postings, rows: writePageRows(page) }) : undefined

/** Whether readers search the site's own index, always or when the hosted provider fails. */
export function isSearchedLocally(search: Pick<ResolvedSearch, 'provider'> & { fallback?: unknown }): boolean {
  return search.provider === 'local' || search.fallback === 'local'
}

export function localSearch(): BuildPlugin {
  /** By the folder of the language. */
  const gathered = new Map<string, GatheredIndex | undefined>()
  return {
    name,
    gather({ folder }) {
      const { take, finish } = gatherIndex()
      return { take, finish: () => void gathered.set(folder, finish()) }
    },
    pages: ({ output, ...site }) => (output ? { run: () => writeIndexes(site, gathered, output) } : undefined),
  }
}

/** `finish` gives what the index takes of all pages that the search finds, in order; undefined when something was missing. */
export function gatherIndex() {
  const index = createIndexGatherer()
  const { take, finish } = gatherInOrder(indexedPage, index.add)
  return { take, finish: (): GatheredIndex | undefined => (finish() ? index.finish() : undefined) }
}

async function writeIndexes(
  { languages, tree, workspace, runner }: Pick<RenderedSite, 'languages' | 'tree' | 'workspace' | 'runner'>,
  gathered: ReadonlyMap<string, GatheredIndex | undefined>,
  output: Output,
): Promise<StepFiles> {
  const { writeLocalIndex } = await import('./write-local-index.ts')
  const files = new Set<string>()
  const later: Promise<string[]>[] = []
  for (const [index, { config, table, folder, pages }] of languages.entries()) {
    const written = await writeLocalIndex({
      ...workspace,
      config,
      table,
      rendered: pages,
      gathered: gathered.get(folder),
      staticFiles: folder === '' ? Object.keys(tree.staticFiles) : [],
      // One thread writes the last index while this one goes on.
      runner: index === languages.length - 1 ? runner : undefined,
      output: outputBelow(output, folder),
    })
    for (const file of written.files) files.add(joinFolder(folder, file))
    const rest = written.later?.then((paths) => paths.map((path) => joinFolder(folder, path)))
    // Who awaits it sees its failure; but if another step fails first, nobody does.
    rest?.catch(() => undefined)
    if (rest) later.push(rest)
  }
  return { owner: 'a file of the search', files, isShared: false, later }
}
