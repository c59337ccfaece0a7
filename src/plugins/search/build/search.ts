// The search of a site: what it needs is collected while pages are rendered, and its files are written when all are known. What the local search
// and a hosted one have in common is made once.
import type { BuildPlugin, RenderedSite, StepFiles } from '../../../build/build-plugin.ts'
import type { Output } from '../../../build/output/output.ts'
import { outputBelow } from '../../../build/output/output-below.ts'
import type { ResolvedConfig } from '../../../config/resolved-config.ts'
import { joinFolder } from '../../../lib/folder-path.ts'
import { type GatheredSearch, gatherSearch, isSearchedLocally } from './gather-search.ts'

export function search({ search: options }: Pick<ResolvedConfig, 'search'>): BuildPlugin {
  const hasIndex = options !== undefined && isSearchedLocally(options)
  /** By the folder of the language. */
  const gathered = new Map<string, GatheredSearch | undefined>()
  return {
    name: 'search index',
    gather({ folder }, output) {
      const { take, finish } = gatherSearch(output, hasIndex)
      return { take, finish: () => void gathered.set(folder, finish()) }
    },
    pages: ({ output, ...site }) => (output ? { run: () => writeSearches(site, gathered, output) } : undefined),
  }
}

async function writeSearches(
  { languages, tree, workspace, runner }: Pick<RenderedSite, 'languages' | 'tree' | 'workspace' | 'runner'>,
  gathered: ReadonlyMap<string, GatheredSearch | undefined>,
  output: Output,
): Promise<StepFiles> {
  const { writeSearch } = await import('./write-search.ts')
  const files = new Set<string>()
  const later: Promise<string[]>[] = []
  for (const [index, { config, table, folder, pages }] of languages.entries()) {
    const written = await writeSearch({
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
    const rest = written.index?.then((paths) => paths.map((path) => joinFolder(folder, path)))
    // Who awaits it sees its failure; but if another step fails first, nobody does.
    rest?.catch(() => undefined)
    if (rest) later.push(rest)
  }
  return { owner: 'a file of the search', files, isShared: false, later }
}
