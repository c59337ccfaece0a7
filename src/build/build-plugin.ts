// The form of all plugins of a build: those of this program, and those of the site, which written-plugins.ts brings into it. The hooks have the
// names and the order that they have for a site (plugins/plugin.ts), and are called with the same and with what only the program knows. Between
// them are those that a site does not have.
import type { Judge } from '../check/judge-link.ts'
import type { SourceReader } from '../check/source-reader.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../content/content-tree.ts'
import type { TextDocument } from '../content/document.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { CheckContext, FilesContext } from '../plugins/page-hooks.ts'
import type { Plugin } from '../plugins/plugin.ts'
import type { PluginValues } from '../plugins/plugin-values.ts'
import type { EmittedFile, EmittedSite } from '../routes/emitted-file.ts'
import type { WholeTable } from '../routes/route.ts'
import type { LocaleSite } from './locales/plan-locales.ts'
import type { HostedSite } from './locales/sites-by-host.ts'
import type { Output } from './output/output.ts'
import type { RenderedPage, RenderResult } from './pages/render-result.ts'
import type { TaskRunner } from './workers/task-runner.ts'
import type { Workspace } from './workspace.ts'

/** One is made for each build, so it may keep for a later hook what an earlier one has found. All hooks are optional. */
export interface BuildPlugin extends Pick<Plugin, 'name'> {
  /** Whether `documents` asks for the text of this one. Others are read again when they are parsed. */
  needsText?: (document: TextDocument) => boolean
  /** Looks at all documents before they are parsed. What it finds may become a part of them. Undefined if there is nothing to do. */
  documents?: (tree: ContentTree, workspace: Workspace, signal: AbortSignal | undefined) => PlannedStep<readonly Diagnostic[]> | undefined
  /** What its hook `page` is set up with in the threads that render. These hooks are in pages/page-hooks.ts, because only data crosses threads. */
  pageSetup?: (tree: ContentTree) => PageSetup | undefined | Promise<PageSetup | undefined>
  /** Takes what it needs of the pages of a language while others are still being rendered. */
  gather?: (language: LocaleSite, output: Output) => PageGathering
  /** Looks at all pages, and makes files of them in a step of its own. Undefined if there is nothing to do. */
  pages?: (site: RenderedSite) => PlannedStep<StepFiles> | undefined
  /** Lists files, each of which is made when it is asked for. */
  files?: (site: FilesContext & ListedSite) => Iterable<EmittedFile> | Promise<Iterable<EmittedFile>>
  /** Files that depend on which other files there are. */
  lastFiles?: {
    /** Their paths, relative to the output: nothing else may be written there. */
    names: readonly string[]
    list: (site: FinishedSite) => Iterable<{ path: string; content: string }>
  }
  /** Looks at all pages and files. Gives findings. */
  check?: (site: CheckContext & CheckedSite) => readonly Diagnostic[] | Promise<readonly Diagnostic[]>
  /** Ends what is still running, after a failure too. */
  close?: () => Promise<void>
}

/** What the hook `files` is called with besides what that of a site is. */
export interface ListedSite {
  config: ResolvedConfig
  /** Of the whole site, all languages. */
  table: WholeTable
  /** The files of the site so far, relative to the output. One that is listed under the name of another is left out. */
  files: ReadonlySet<string>
  languages: readonly ListedLanguage[]
  /** Says what is wrong with some of the files, and goes on. */
  report: (finding: Diagnostic) => void
}

/** What is in it has its paths within the language. */
export interface ListedLanguage extends Omit<EmittedSite, 'files'> {
  folder: string
}

/** What the hook `check` is called with besides what that of a site is. */
export interface CheckedSite {
  config: ResolvedConfig
  tree: ContentTree
  /** All pages, with what is in them. */
  rendered: readonly RenderResult[]
  hosts: readonly CheckedHost[]
  readSource: SourceReader
}

/** What is published on one host, and how its links are judged. */
export interface CheckedHost extends HostedSite {
  judge: Judge
}

export interface PlannedStep<Result> {
  /** How much there is to do, for the progress. */
  count?: number
  run: (advance: (count: number) => void) => Promise<Result>
}

export interface PageSetup {
  /** For the threads that render. */
  setup: PluginValues
  /** What pages depend on, in words, and its value: with another one, all pages are made again. */
  key: readonly [name: string, value: string]
}

/** Collects what is needed of the pages of one language. Only in builds that render every page. */
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
