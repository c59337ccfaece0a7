// Builds a site: the way of the data, step by step. Each step is named and timed; what a step does is in its own room.
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { loadConfig } from '../config/load-config.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../content/content-tree.ts'
import { listModuleFiles } from '../content/list-module-files.ts'
import { readContent } from '../content/read-content.ts'
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.ts'
import { sortDiagnostics } from '../diagnostics/sort-diagnostics.ts'
import { checkComponents } from '../routes/collections/check-components.ts'
import { planRoutes } from '../routes/plan-routes.ts'
import { bundleSite, type SiteBundle } from './bundle/bundle-site.ts'
import { checkBuild } from './check-build.ts'
import { makeDocumentStore } from './document-store.ts'
import { type Output, openOutput } from './output.ts'
import { type ParsedSet, parseDocuments } from './parse-documents.ts'
import { parseOptionsOf } from './parse-options-of.ts'
import { renderRoutes } from './render-routes.ts'
import type { RenderResult } from './render-task.ts'
import { type BuildProgress, createStepClock, type StepClock, type StepTime } from './step-clock.ts'
import { createTaskRunner, type TaskRunner } from './workers/task-runner.ts'
import { defaultWorkers } from './workers/worker-pool.ts'
import { writeSite } from './write-site.ts'

export interface BuildOptions {
  /** Folder with the site.config.ts; made absolute. */
  siteDirectory: string
  /** Default: `build` in the site folder. */
  outDirectory?: string
  /** Threads; 0 for none but the calling one. Default: as many as the machine has, and 0 for a small site. */
  workers?: number
  /** `false` runs every step and check without writing the site. */
  write: boolean
  /** Requests external links too. */
  external?: boolean
  signal?: AbortSignal
  onProgress?: (progress: BuildProgress) => void
}

export interface BuildReport {
  /** Absolute; undefined when nothing was written. */
  outDirectory?: string
  pages: number
  files: number
  bytes: number
  steps: StepTime[]
  diagnostics: Diagnostic[]
  /** There are errors: the last good output was left as it was. */
  failed: boolean
  workers: number
}

/** Below this many documents, starting threads costs more than they save. */
const smallSite = 48

/** @throws DiagnosticError when the configuration cannot be used; whatever `signal` was aborted with. */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const siteDirectory = resolve(options.siteDirectory)
  const clock = createStepClock(options.onProgress, options.signal)
  const { config, diagnostics } = await clock.run('configuration', () => loadConfig(siteDirectory))
  const tree = await clock.run('content', () => readContent(config))
  const outDirectory = options.write ? resolve(siteDirectory, options.outDirectory ?? 'build') : undefined
  const workDirectory = join(siteDirectory, '.sitegen', `work-${randomBytes(4).toString('hex')}`)
  const count = tree.documents.length + tree.partials.length
  const runner = createTaskRunner(options.workers ?? (count < smallSite ? 0 : defaultWorkers()), options.signal)
  const output = outDirectory === undefined ? undefined : await openOutput(outDirectory)
  try {
    const made = await makeSite({
      config,
      tree,
      clock,
      runner,
      output,
      workDirectory,
      external: options.external ?? false,
      signal: options.signal,
    })
    const all = sortDiagnostics([...diagnostics, ...tree.diagnostics, ...made.diagnostics])
    const failed = all.some((diagnostic) => diagnostic.level === 'error')
    options.signal?.throwIfAborted()
    if (!failed) await output?.publish()
    return {
      ...(outDirectory === undefined ? {} : { outDirectory }),
      pages: made.rendered.filter((page) => page.record).length,
      files: made.outputs.size,
      bytes: made.rendered.reduce((sum, page) => sum + page.bytes, 0) + (output?.bytes ?? 0),
      steps: [...clock.steps],
      diagnostics: all,
      failed,
      workers: runner.workers,
    }
  } finally {
    await runner.close()
    await output?.discard()
    await rm(workDirectory, { recursive: true, force: true })
  }
}

interface MakeSiteInput {
  config: ResolvedConfig
  tree: ContentTree
  clock: StepClock
  runner: TaskRunner
  output: Output | undefined
  /** Absolute folder for what the steps hand to each other; the caller removes it. */
  workDirectory: string
  external: boolean
  signal: AbortSignal | undefined
}

interface MadeSite {
  rendered: RenderResult[]
  /** Every file of the site, relative to the output. */
  outputs: ReadonlySet<string>
  diagnostics: Diagnostic[]
}

async function makeSite({ config, tree, clock, runner, output, workDirectory, external, signal }: MakeSiteInput): Promise<MadeSite> {
  const storeDirectory = join(workDirectory, 'documents')
  await makeDocumentStore(storeDirectory)
  runner.setUp('parse', { options: parseOptionsOf(config), storeDirectory })
  const { parsed, bundle } = await clock.run(
    'markdown and components',
    (advance) => parseAndBundle(config, tree, runner, join(workDirectory, 'server'), advance),
    tree.documents.length + tree.partials.length,
  )
  if ('broken' in bundle) return { rendered: [], outputs: new Set(), diagnostics: [...parsed.diagnostics, ...bundle.broken] }

  const { summaries } = parsed
  const { table, diagnostics: routeDiagnostics } = await clock.run('routes', () => planRoutes({ config, tree, summaries }))
  const rendered = await clock.run(
    'pages',
    (advance) => renderRoutes({ runner, config, tree, table, bundle, storeDirectory, output }, advance),
    table.routes.length,
  )
  const outputs = await clock.run('files', () => writeSite({ config, tree, table, summaries, bundle, rendered, output }))
  const checked = await clock.run(external ? 'links, external ones too' : 'links', () =>
    checkBuild({ config, tree, table, summaries, rendered, outputs, external, signal }),
  )
  const pageDiagnostics = rendered.flatMap((page) => page.diagnostics)
  return { rendered, outputs, diagnostics: [...parsed.diagnostics, ...routeDiagnostics, ...pageDiagnostics, ...checked] }
}

/** The bundler works beside the parsing of plain Markdown; it only has to know what MDX documents import. */
async function parseAndBundle(
  config: ResolvedConfig,
  tree: ContentTree,
  runner: TaskRunner,
  serverDirectory: string,
  advance: (count: number) => void,
): Promise<{ parsed: ParsedSet; bundle: SiteBundle | { broken: readonly Diagnostic[] } }> {
  const documents = [...tree.documents, ...tree.partials]
  const mdx = await parseDocuments(
    runner,
    documents.filter((document) => document.format === 'mdx'),
    advance,
  )
  const [bundle, markdown] = await Promise.all([
    bundleComponents(config, tree, mdx.summaries, serverDirectory),
    parseDocuments(
      runner,
      documents.filter((document) => document.format === 'md'),
      advance,
    ),
  ])
  const parsed = { summaries: [...mdx.summaries, ...markdown.summaries], diagnostics: [...mdx.diagnostics, ...markdown.diagnostics] }
  return { parsed, bundle }
}

/** Components that are missing or do not compile are mistakes of the site like any other: they are reported beside what else was found. */
async function bundleComponents(
  config: ResolvedConfig,
  tree: ContentTree,
  documents: readonly DocumentSummary[],
  serverDirectory: string,
): Promise<SiteBundle | { broken: readonly Diagnostic[] }> {
  const missing = checkComponents(config, await listModuleFiles(config))
  if (missing.length > 0) return { broken: missing }
  try {
    return await bundleSite(config, tree, documents, serverDirectory)
  } catch (error) {
    if (error instanceof DiagnosticError) return { broken: error.diagnostics }
    throw error
  }
}
