// What features make of all pages in steps of their own, listed once and in their order: cards, pictures, the search. The files that need no
// step are in emitters.ts.
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../content/content-tree.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { joinFolder } from '../lib/folder-path.ts'
import { countPictures, writePictures } from '../plugins/pictures/build/write-pictures.ts'
import { writeSearch } from '../plugins/search/build/write-search.ts'
import { writeCards } from '../plugins/social-cards/build/write-cards.ts'
import type { CardPlan } from '../plugins/social-cards/plan-cards.ts'
import type { Output } from './output/output.ts'
import { outputBelow } from './output/output-below.ts'
import type { RenderedLocale } from './pages/render-languages.ts'
import type { RenderResult } from './pages/render-result.ts'
import type { TaskRunner } from './workers/task-runner.ts'
import type { Workspace } from './workspace.ts'

export interface RenderedSite {
  config: ResolvedConfig
  tree: ContentTree
  /** All documents that pages show. */
  documents: readonly DocumentSummary[]
  /** Of all languages. */
  pages: readonly RenderResult[]
  languages: readonly RenderedLocale[]
  /** Undefined when pages have no social cards. */
  cards: CardPlan | undefined
  workspace: Workspace
  runner: TaskRunner
  /** Undefined writes nothing. */
  output: Output | undefined
}

export interface StepFiles {
  /** What messages call one of them. */
  owner: string
  /** Relative to the output; they have been written. */
  files: ReadonlySet<string>
  /** Languages with a host of their own have them too. */
  isShared: boolean
  /** More files, which are still being written. No other step may need their names. */
  later?: readonly Promise<string[]>[]
  diagnostics?: readonly Diagnostic[]
}

interface PageStep {
  name: string
  /** Undefined for a site without what the step makes. */
  plan: (site: RenderedSite) => PlannedStep | undefined
}

interface PlannedStep {
  /** How much there is to do, for the progress. */
  count?: number
  run: (advance: (count: number) => void) => Promise<StepFiles>
}

export const pageSteps: readonly PageStep[] = [
  {
    name: 'social cards',
    plan({ cards, pages, workspace, runner, output }) {
      if (cards === undefined) return undefined
      const faces = pages.flatMap(({ card }) => card ?? [])
      const input = { ...workspace, plan: cards, faces, runner, keepCards: workspace.keeps, output }
      return {
        count: faces.length,
        run: async (advance) => ({ owner: 'a social card', isShared: true, files: await writeCards(input, advance) }),
      }
    },
  },
  {
    name: 'pictures',
    plan({ config, documents, workspace, output }) {
      if (config.images === undefined) return undefined
      const input = { ...workspace, config, summaries: documents, output }
      return {
        count: countPictures(documents),
        run: async (advance) => ({ owner: 'a picture of a document', isShared: true, ...(await writePictures(input, advance)) }),
      }
    },
  },
  {
    name: 'search index',
    plan: ({ config, output, ...site }) => (config.search && output ? { run: () => writeSearches(site, output) } : undefined),
  },
]

async function writeSearches(
  { languages, tree, workspace, runner }: Pick<RenderedSite, 'languages' | 'tree' | 'workspace' | 'runner'>,
  output: Output,
): Promise<StepFiles> {
  const files = new Set<string>()
  const later: Promise<string[]>[] = []
  for (const [index, { config, table, folder, set }] of languages.entries()) {
    const written = await writeSearch({
      ...workspace,
      config,
      table,
      rendered: set.pages,
      gathered: set.search,
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
