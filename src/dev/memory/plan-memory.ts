// The route plan of the dev server: the last one that could be made, and why a newer one could not. It may lag behind the documents for a
// moment, where the difference does not show at once.

import type { Workspace } from '../../build/workspace.ts'
import type { LoadedConfig } from '../../config/load-config.ts'
import { locateInConfig } from '../../config/locate-in-config.ts'
import { type Diagnostic, DiagnosticError } from '../../diagnostics/diagnostic.ts'
import type { ContentMemory } from './content-memory.ts'
import type { KnownDocuments } from './known-documents.ts'
import { keepPlan, type PlanSiteInput, planSite, readKeptPlan, type SitePlan } from './plan-site.ts'

export interface PlanMemory {
  readonly plan: SitePlan
  readonly diagnostics: readonly Diagnostic[]
  /** Something has changed about documents that the plan shows at once. */
  readonly isStale: boolean
  /** That, or something that it may show a moment later. */
  readonly isBehind: boolean
  /** Makes the plan again. If that fails, the last one stays. */
  make(): void
  /** Takes the plan that an earlier run kept for the same documents; if there is none, makes it. */
  restore(): Promise<void>
  /** Keeps the plan for the next run. Only call this when it is not behind. */
  keep(): Promise<void>
}

export interface PlanMemoryInput {
  /** The current configuration. */
  loaded: () => LoadedConfig
  content: ContentMemory
  documents: KnownDocuments
  workspace: Pick<Workspace, 'store' | 'program'>
}

/** @throws DiagnosticError when no earlier run has kept a plan and none can be made. */
export async function openPlanMemory({ loaded, content, documents, workspace }: PlanMemoryInput): Promise<PlanMemory> {
  const { store, program } = workspace
  let diagnostics: readonly Diagnostic[] = []
  let planned = { shown: documents.shownRevision, late: documents.lateRevision }
  const first = (await readKept()) ?? attempt()
  if (!first) throw new DiagnosticError(diagnostics)
  let plan = first

  function inputNow(): PlanSiteInput {
    const { summaries, inputHashes, tree } = content
    return { config: loaded().config, tree, summaries, inputHashes, store, program }
  }
  async function readKept(): Promise<SitePlan | undefined> {
    const kept = documents.isFirstRun || !content.isWhole ? undefined : await readKeptPlan(inputNow())
    if (kept) diagnostics = locateInConfig(kept.diagnostics, loaded().locate)
    return kept
  }
  /** Undefined when planning failed; `diagnostics` says why. */
  function attempt(): SitePlan | undefined {
    try {
      const made = planSite(inputNow())
      diagnostics = locateInConfig(made.diagnostics, loaded().locate)
      return made
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error
      diagnostics = locateInConfig(error.diagnostics, loaded().locate)
      return undefined
    }
  }
  function take(kept?: SitePlan): void {
    planned = { shown: documents.shownRevision, late: documents.lateRevision }
    plan = kept ?? attempt() ?? plan
  }

  return {
    get plan() {
      return plan
    },
    get diagnostics() {
      return diagnostics
    },
    get isStale() {
      return documents.shownRevision !== planned.shown
    },
    get isBehind() {
      return documents.shownRevision !== planned.shown || documents.lateRevision !== planned.late
    },
    make: () => take(),
    restore: async () => take(await readKept()),
    async keep() {
      if (diagnostics.every(({ level }) => level !== 'error')) await keepPlan(plan, inputNow())
    },
  }
}
