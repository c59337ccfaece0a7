// The route plan of the dev server: from the store when nothing that planning reads has changed, which at thousands of pages is the
// difference between a start that is felt and one that is not.
import { type ContentStore, hashOf } from '../cache/content-store.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../content/content-tree.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { planRoutes } from '../routes/plan-routes.ts'
import type { RouteTable } from '../routes/route.ts'

export interface SitePlan {
  /** Of everything that planning read. */
  key: string
  table: RouteTable
  diagnostics: Diagnostic[]
}

export interface PlanSiteInput {
  config: ResolvedConfig
  tree: ContentTree
  /** Asked for only when the plan has to be made. */
  summaries: () => DocumentSummary[]
  /** What planning reads of each document, as a hash (planInputHash). */
  inputHashes: readonly string[]
  store: ContentStore
  /** Identity of the program. */
  program: string
}

/** @throws DiagnosticError as planRoutes does */
export async function planSite(input: PlanSiteInput, last: SitePlan | undefined): Promise<SitePlan> {
  const { config, tree, summaries, store } = input
  const key = planKey(input)
  if (last?.key === key) return last
  const mayKeep = isData(config)
  const kept = mayKeep && last === undefined ? await store.read(key) : undefined
  if (kept) return { key, ...JSON.parse(kept.toString()) }
  const planned = planRoutes({ config, tree, summaries: summaries(), showDrafts: true })
  if (mayKeep) void store.write(key, JSON.stringify(planned))
  return { key, ...planned }
}

/** Of what planning reads of one document. The rest of its text does not matter: an edit of it plans nothing anew. */
export function planInputHash(summary: DocumentSummary): string {
  const { hash: _, imports, headings, links, assets, wordCount, truncated, lastUpdate, firstCommitDate, ...read } = summary
  return hashOf(JSON.stringify(read.collection.kind === 'blog' ? { ...read, wordCount, truncated } : read)).slice(0, 32)
}

function planKey({ config, tree, inputHashes, program }: PlanSiteInput): string {
  const { documents, partials, diagnostics: _, ...rest } = tree
  const dates = documents.map(({ lastUpdate, firstCommitDate }) => [lastUpdate, firstCommitDate])
  return hashOf('dev-plan', program, JSON.stringify([config, rest, dates]), inputHashes.join())
}

/** A function of the configuration (`editUrl`) may read anything, so what it gave is not kept from one run to the next. */
function isData(value: unknown): boolean {
  if (typeof value === 'function') return false
  return typeof value !== 'object' || value === null || Object.values(value).every(isData)
}
