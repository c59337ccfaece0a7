// Makes the local index from the text of the pages, when all are rendered. If all of it is new, one of the threads that rendered the pages writes it
// while this thread goes on.
import type { Output } from '../../../build/output/output.ts'
import type { TaskRunner } from '../../../build/workers/task-runner.ts'
import { WorkerDeathError } from '../../../build/workers/worker-death-error.ts'
import type { ResolvedConfig } from '../../../config/resolved-config.ts'
import type { GatheredIndex } from '../index/gather-index.ts'
import { leadsToIndex } from '../index/index-files.ts'
import { writeIndex } from '../index/write-index.ts'
import { readKeptEntry } from '../kept-entry.ts'
import type { IndexItem } from './index-task.ts'
import { openSearchedPages, type SearchedPagesInput } from './searched-pages.ts'

export interface WriteLocalIndexInput extends SearchedPagesInput {
  config: ResolvedConfig
  /** What was collected from the pages while they were rendered. */
  gathered: GatheredIndex | undefined
  storeDirectory: string
  /** Undefined if no thread may write the index while the caller goes on. */
  runner: TaskRunner | undefined
  /** Paths of the site's own files; one may have the same name as a file of the index. */
  staticFiles: readonly string[]
  /** Identity of the program. */
  program: string
  output: Output
}

export interface WrittenIndexFiles {
  /** Relative to the output. */
  files: readonly string[]
  /** In their place, if they are still being written. No other step may need their names. */
  later?: Promise<string[]>
}

export async function writeLocalIndex(input: WriteLocalIndexInput): Promise<WrittenIndexFiles> {
  const { config, gathered, packs, program, inUse, output, runner } = input
  const { pages, readEntry } = openSearchedPages(input)
  const content = { pages, language: config.locale, synonyms: config.search?.synonyms ?? [], program }
  const writeHere = async (): Promise<string[]> => {
    const paths: string[] = []
    await writeIndex({
      ...content,
      gathered,
      readEntry,
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
  if (!gathered || output.hasLast || runner === undefined || runner.workers === 0 || namesIndexFiles(input))
    return { files: await writeHere() }
  const later = writeBeside({ ...content, gathered }, { ...input, runner }, writeHere)
  // Callers that await it see its failure; but if another step fails first, nobody does.
  later.catch(() => undefined)
  return { files: [], later }
}

async function writeBeside(
  item: IndexItem,
  { runner, storeDirectory, output, inUse }: WriteLocalIndexInput & { runner: TaskRunner },
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
function namesIndexFiles({ staticFiles, rendered }: WriteLocalIndexInput): boolean {
  return staticFiles.some(leadsToIndex) || rendered.some(({ record }) => record?.links.some(({ url }) => leadsToIndex(url)))
}
