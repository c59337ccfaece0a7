// Builds a site: the way of the data, step by step. Each step is named and timed; what a step does is in its own room.
import { resolve } from 'node:path'
import { loadConfig } from '../config/load-config.ts'
import { locateInConfig } from '../config/locate-in-config.ts'
import { readContent } from '../content/read-content.ts'
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.ts'
import { sortDiagnostics } from '../diagnostics/sort-diagnostics.ts'
import type { PageExplanation } from './explain/explain-page.ts'
import { makeSite } from './make-site.ts'
import { openOutput } from './output/output.ts'
import { closeWorkspace, openWorkspace } from './output/workspace.ts'
import { type BuildProgress, createStepClock, type StepTime } from './step-clock.ts'
import { verifyOutput } from './verify/verify-output.ts'
import { createTaskRunner } from './workers/task-runner.ts'

export interface BuildOptions {
  /** Folder with the site.config.ts; made absolute. */
  siteDirectory: string
  /** Default: `build` in the site folder. */
  outDirectory?: string
  /** Threads; 0 for none but the calling one. Default: as many as the machine has, and 0 where there is little to do. */
  workers?: number
  /** `false` runs every step and check without writing the site. */
  write: boolean
  /** `false` takes nothing from earlier builds and keeps nothing for later ones. Default true. */
  cache?: boolean
  /** Bytes that the build may take. Default: what the machine has free. */
  memory?: number
  /** Builds once more without the cache, and fails where the two outputs differ. */
  verify?: boolean
  /** Path of a page, or the file that it is made from, to say everything about. */
  explain?: string
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
  /** How many documents and partials were wanted. */
  documents: number
  /** What of them, of the pages, and whether the components, were taken from earlier builds. */
  cache: { documents: number; pages: number; bundle: boolean }
  /** Bytes that the process with all its threads has held at most. */
  peakMemory: number
  explanation?: PageExplanation
  diagnostics: Diagnostic[]
  /** There are errors: the last good output was left as it was. */
  failed: boolean
  workers: number
}

/** @throws DiagnosticError when the configuration cannot be used; whatever `signal` was aborted with. */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const siteDirectory = resolve(options.siteDirectory)
  const clock = createStepClock(options.onProgress, options.signal)
  const { config, diagnostics, locate } = await clock.run('configuration', () => loadConfig(siteDirectory))
  // Before a folder is made.
  options.signal?.throwIfAborted()
  const outDirectory = options.write ? resolve(siteDirectory, options.outDirectory ?? 'build') : undefined
  const workspace = await openWorkspace(siteDirectory, options.cache ?? true)
  const runner = createTaskRunner(options, options.signal)
  const kept = workspace.keeps ? { store: workspace.store, directory: workspace.previousDirectory } : undefined
  const output = outDirectory === undefined ? undefined : await openOutput(outDirectory, kept)
  try {
    // Where nothing is kept of an earlier build the threads will be needed: they start while this one reads.
    const onListed = (files: number): void => (workspace.isNew ? runner.prepare('parse', files) : undefined)
    const tree = await clock.run('content', () => readContent(config, { onListed }))
    const site = await makeSite({
      config,
      tree,
      clock,
      runner,
      output,
      workspace,
      external: options.external ?? false,
      explain: options.explain,
      signal: options.signal,
    })
    const found = [...diagnostics, ...tree.diagnostics, ...site.diagnostics]
    if (options.verify && output && !hasErrors(found)) {
      await output.complete()
      const made = { directory: output.directory, pages: site.pages }
      found.push(...(await clock.run('building again without the cache', () => verifyOutput(made, options, workspace, config, buildSite))))
    }
    const all = sortDiagnostics(locateInConfig(found, locate))
    const failed = hasErrors(all)
    options.signal?.throwIfAborted()
    if (output && !failed) await clock.run('publishing', () => output.publish())
    return {
      ...(outDirectory === undefined ? {} : { outDirectory }),
      pages: site.pages.filter((page) => page.record).length,
      files: site.outputs.size,
      bytes: site.renderedBytes + (output?.bytes ?? 0),
      steps: [...clock.steps],
      documents: tree.documents.length + tree.partials.length,
      cache: site.cache,
      peakMemory: process.resourceUsage().maxRSS * 1024,
      ...(site.explanation && { explanation: site.explanation }),
      diagnostics: all,
      failed,
      workers: runner.workers,
    }
  } catch (error) {
    throw error instanceof DiagnosticError ? new DiagnosticError(locateInConfig(error.diagnostics, locate)) : error
  } finally {
    await runner.close()
    await output?.close()
    await closeWorkspace(workspace)
  }
}

function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.level === 'error')
}
