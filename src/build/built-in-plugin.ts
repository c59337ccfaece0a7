// The form of what this program brings to a build besides its steps: plugins, with the hooks that those of a site have (plugins/plugin.ts) in the
// same order, the order of the data. They are given what only the program knows, and some of them are about all pages.
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../content/content-tree.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Emitter } from '../routes/emitted-file.ts'
import type { WholeTable } from '../routes/route.ts'
import type { LocaleSite } from './locales/plan-locales.ts'
import type { Output } from './output/output.ts'
import type { RenderSetup } from './pages/render-input.ts'
import type { RenderResult } from './pages/render-result.ts'
import type { RenderedPage } from './pages/rendered-page.ts'
import type { TaskRunner } from './workers/task-runner.ts'
import type { Workspace } from './workspace.ts'

/** One is made for each build, so it may keep for a later hook what an earlier one has found. All hooks are optional. */
export interface BuiltInPlugin {
  /** Names its steps in the progress of a build. */
  name: string
  /** Looks at the documents before they are parsed. What it finds may become a part of them. Undefined if there is nothing to do. */
  content?: (tree: ContentTree, workspace: Workspace, signal: AbortSignal | undefined) => PlannedStep<readonly Diagnostic[]> | undefined
  /** What pages need of it, before the first is made. */
  plan?: (tree: ContentTree) => Promise<PageSetup | undefined>
  /** Takes what it needs of the pages of a language (what it does with each page is in page-hooks.ts, because only data crosses threads). */
  gather?: (language: LocaleSite, output: Output) => PageGathering
  /** Looks at all pages, and makes files of them. Undefined if there is nothing to do. */
  pages?: (site: RenderedSite) => PlannedStep<StepFiles> | undefined
  /** Lists files that are made when they are asked for. */
  files?: Emitter
  /** Those of all others come before its files, in every language. */
  givesWay?: true
  /** Files that depend on which other files there are. */
  lastFiles?: {
    /** Their paths, relative to the output: nothing else may be written there. */
    names: readonly string[]
    list: (site: FinishedSite) => Iterable<{ path: string; content: string }>
  }
  /** Ends what is still running, after a failure too. */
  close?: () => Promise<void>
}

export interface PlannedStep<Result> {
  /** How much there is to do, for the progress. */
  count?: number
  run: (advance: (count: number) => void) => Promise<Result>
}

export interface PageSetup {
  /** For the thread that renders. */
  setup: Partial<RenderSetup>
  /** What pages depend on, in words, and its value: with another one, all pages are made again. */
  key: readonly [name: string, value: string]
}

/** Collects what is needed of the pages of one language while others are still being rendered. Only in builds that render every page. */
export interface PageGathering {
  /** Takes its part out of the results of a batch, whose first page has this index. */
  take: (pages: readonly RenderedPage[], start: number) => void
  /** All have come. @throws what has failed meanwhile */
  finish: () => void
}

export interface RenderedSite {
  config: ResolvedConfig
  tree: ContentTree
  /** All documents that pages show. */
  documents: readonly DocumentSummary[]
  /** Of all languages. */
  pages: readonly RenderResult[]
  languages: readonly RenderedLanguage[]
  workspace: Workspace
  runner: TaskRunner
  /** Undefined writes nothing. */
  output: Output | undefined
}

export interface RenderedLanguage extends LocaleSite {
  /** Their paths are those within the language. */
  pages: readonly RenderResult[]
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

export interface FinishedSite {
  config: ResolvedConfig
  /** Of the whole site, all languages. */
  table: WholeTable
  pages: readonly RenderResult[]
  /** All other files of the site, relative to the output. */
  outputs: ReadonlySet<string>
}
