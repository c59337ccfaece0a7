// The route plan of the dev server. It comes from the store if nothing that planning reads has changed: the first of 5,000 pages in five languages
// then comes after 1.8 s instead of 2.0 (medians, in turns). At 1,000 pages it gains nothing to speak of.

import { planLocales } from '../../build/locales/plan-locales.ts'
import { wholeTable } from '../../build/locales/whole-site.ts'
import type { ContentStore } from '../../cache/content-store.ts'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import { allDocuments, type ContentTree, type DocumentSummary } from '../../content/content-tree.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { hashOf } from '../../lib/hash.ts'
import type { RouteTable, WholeTable } from '../../routes/route.ts'

export interface SitePlan {
  /** Hash of everything that planning read. Undefined until somebody asks for it. */
  key: string | undefined
  /** Of all languages. */
  table: WholeTable
  /** The site in each language. */
  languages: PlannedLanguage[]
  diagnostics: Diagnostic[]
}

export interface PlannedLanguage {
  config: ResolvedConfig
  table: RouteTable
  /** Folder of its pages: '' for the default language. */
  folder: string
}

export interface PlanSiteInput {
  config: ResolvedConfig
  tree: ContentTree
  /** Called only when the plan has to be made. */
  summaries: () => DocumentSummary[]
  /** What planning reads of each document, as hashes (planInputHashes). */
  inputHashes: () => readonly string[]
  store: ContentStore
  /** Identity of the program. */
  program: string
}

/** @throws DiagnosticError as planRoutes does */
export function planSite({ config, tree, summaries }: PlanSiteInput): SitePlan {
  const { sites, diagnostics } = planLocales({ config, tree, summaries: summaries(), showDrafts: true })
  const table = wholeTable(sites)
  return { key: undefined, table, languages: sites.map(({ config, table, folder }) => ({ config, table, folder })), diagnostics }
}

/** The plan of an earlier run, if it was made from the same input. */
export async function readKeptPlan(input: PlanSiteInput): Promise<SitePlan | undefined> {
  if (!isData(input.config)) return undefined
  const key = planKey(input)
  const kept = await input.store.read(key)
  if (!kept) return undefined
  const { languages: written, diagnostics }: KeptPlan = JSON.parse(kept.toString())
  const languages = written.map(({ config = input.config, folder, table }) => {
    return { config, folder, table: { ...table, pathOfFile: new Map(table.pathOfFile) } }
  })
  return { key, table: wholeTable(languages), languages, diagnostics }
}

/** Keeps a plan for the next run. It must have been made from this input. */
export async function keepPlan({ languages, diagnostics }: SitePlan, input: PlanSiteInput): Promise<void> {
  const written = languages.map(({ config, folder, table }) => {
    return { ...(languages.length > 1 && { config }), folder, table: { ...table, pathOfFile: [...table.pathOfFile] } }
  })
  const kept: KeptPlan = { languages: written, diagnostics }
  if (isData(input.config)) await input.store.write(planKey(input), JSON.stringify(kept))
}

/** As plain JSON. A site with one language has no configuration of its own for it. */
interface KeptPlan extends Pick<SitePlan, 'diagnostics'> {
  languages: {
    config?: ResolvedConfig
    folder: string
    table: WholeTable & { pathOfFile: [file: string, path: string][] }
  }[]
}

/** Hashes of what planning reads of one document. The rest of its text does not matter: editing it does not require a new plan. */
export interface PlanInputHashes {
  /** What shows at once: title, place, address. */
  shown: string
  /** What may follow a moment later: the beginning of the text as a description, the reading time. */
  late: string
}

export function planInputHashes(summary: DocumentSummary): PlanInputHashes {
  const {
    hash: _,
    imports,
    headings,
    links,
    assets,
    excerpt,
    wordCount,
    truncated,
    lastUpdate,
    firstCommitDate,
    parts,
    reads,
    texts,
    ...read
  } = summary
  const isPost = summary.collection.kind === 'blog'
  const late = [summary.frontMatter.description === undefined ? excerpt : '', isPost ? wordCount : 0]
  return { shown: shortHash(isPost ? [read, truncated] : read), late: shortHash(late) }
}

export function planKey({ config, tree, inputHashes, program }: PlanSiteInput): string {
  const { documents: _documents, partials, diagnostics: _, ...rest } = tree
  const dates = allDocuments(tree).map(({ lastUpdate, firstCommitDate }) => [lastUpdate, firstCommitDate])
  return hashOf('dev-plan', program, JSON.stringify([config, rest, dates]), inputHashes().join())
}

function shortHash(value: unknown): string {
  return hashOf(JSON.stringify(value)).slice(0, 32)
}

/** A function in the configuration (`editUrl`) may read anything, so its results are not kept from one run to the next. */
function isData(value: unknown): boolean {
  if (typeof value === 'function') return false
  return typeof value !== 'object' || value === null || Object.values(value).every(isData)
}
