// Builds a site: runs the steps in order, and names and times each one. What a step does is in its own module.
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
  /** Threads; 0 does everything in the calling thread. Default: as many as cores and memory allow, or 0 where there is little to do. */
  workers?: number
  /** `false` runs every step and check without writing the site. */
  write: boolean
  /** `false` takes nothing from earlier builds and keeps nothing for later ones. Default true. */
  cache?: boolean
  /** Bytes that the build may use. Default: what the machine has free. */
  memory?: number
  /** Builds again without the cache, and fails if the two outputs differ. */
  verify?: boolean
  /** The page to explain: its path, or the file that it is made from. */
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
  /** How many documents and partials the site has. */
  documents: number
  /** How many documents and pages came from earlier builds, and whether the bundle did. */
  cache: { documents: number; pages: number; bundle: boolean }
  /** The most memory that the process has held with all its threads, in bytes. */
  peakMemory: number
  explanation?: PageExplanation
  diagnostics: Diagnostic[]
  /** There are errors: the last good output stays as it was. */
  failed: boolean
  workers: number
}

/** @throws DiagnosticError when the configuration cannot be used; the reason of `signal` when it is aborted. */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const siteDirectory = resolve(options.siteDirectory)
  const clock = createStepClock(options.onProgress, options.signal)
  const { config, diagnostics, locate } = await clock.run('configuration', () => loadConfig(siteDirectory))
  // Before any folder is created.
  options.signal?.throwIfAborted()
  const outDirectory = options.write ? resolve(siteDirectory, options.outDirectory ?? 'build') : undefined
  const workspace = await openWorkspace(siteDirectory, options.cache ?? true)
  const runner = createTaskRunner(options, options.signal)
  const kept = workspace.keeps ? { store: workspace.store, directory: workspace.previousDirectory } : undefined
  const output = outDirectory === undefined ? undefined : await openOutput(outDirectory, kept)
  try {
    // If nothing is kept from an earlier build, the threads will be needed: they start while this one reads.
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
