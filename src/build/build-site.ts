// Builds a site: runs the steps in order, and names and times each one. What a step does is in its own module.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadConfig } from '../config/load-config.ts'
import { locateInConfig } from '../config/locate-in-config.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { TextDocument } from '../content/document.ts'
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.ts'
import { sortDiagnostics } from '../diagnostics/sort-diagnostics.ts'
import { listNearest } from '../diagnostics/suggest.ts'
import { publishCategoryImages } from '../markdown/links/category-images.ts'
import { openSourcePlugins } from '../markdown/source-plugins.ts'
import type { BuildOptions, BuildReport } from './build-report.ts'
import { openOutput } from './output/output.ts'
import { RequestError } from './request-error.ts'
import { type BuildProgress, createStepClock } from './step-clock.ts'
import { verifyOutput } from './verify/verify-output.ts'
import { createTaskRunner } from './workers/create-task-runner.ts'
import { createMemoryKeeper } from './workers/keep-memory.ts'
import { machineResources, planWorkers } from './workers/plan-workers.ts'
import { closeWorkspace, openWorkspace } from './workspace.ts'

/** @throws DiagnosticError when the configuration cannot be used; the reason of `signal` when it is aborted. */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const siteDirectory = resolve(options.siteDirectory)
  const resources = machineResources()
  let items = 0
  const onProgress = (progress: BuildProgress): void => {
    items = Math.max(items, progress.total)
    // Between two steps much of what one has made is garbage.
    if (progress.done === 0) createMemoryKeeper(planWorkers(options, items, resources).comfort).relieve()
    options.onProgress?.(progress)
  }
  const clock = createStepClock(onProgress, options.signal)
  const configuration = clock.run('configuration', () => loadConfig(siteDirectory, options.activity?.note))
  // Loaded while another program bundles the configuration.
  const steps = Promise.all([import('../content/read-content.ts'), import('./plugins-of-site.ts'), import('./make-site.ts')])
  // It is awaited below, but the configuration may fail first.
  steps.catch(() => undefined)
  const { config, diagnostics, locate } = await configuration
  checkLocale(options.locale, config)
  const [{ readContent }, { pluginsOfSite }, { makeSite }] = await steps
  // Before any folder is created.
  options.signal?.throwIfAborted()
  const outDirectory = options.write ? resolve(siteDirectory, options.outDirectory ?? 'build') : undefined
  const workspace = await openWorkspace(siteDirectory, options.cache ?? true, options)
  const runner = createTaskRunner(options, options.signal, options.activity)
  const kept = workspace.keeps ? { store: workspace.store, directory: workspace.previousDirectory } : undefined
  const output = outDirectory === undefined ? undefined : await openOutput(outDirectory, kept)
  try {
    // If nothing is kept from an earlier build, the threads will be needed: they start while this one reads.
    const onListed = (files: number): void => (workspace.isNew ? runner.prepare('parse', files) : undefined)
    const plugins = pluginsOfSite(config)
    // What an earlier build has kept is found without the texts.
    const needsText = workspace.isNew
      ? undefined
      : (document: TextDocument) => plugins.some((plugin) => plugin.needsText?.(document) === true)
    const tree = await clock.run('content', async () =>
      publishCategoryImages(
        await readContent(config, { onListed, needsText, expand: await openSourcePlugins(config), locale: options.locale }),
        config,
      ),
    )
    if (config.locales.length > 1 && config.policies.missingTranslation !== 'ignore') {
      const { judgeTexts } = await import('./translations/judge-texts.ts')
      diagnostics.push(...(await judgeTexts(config, tree, options.locale)))
    }
    const site = await makeSite({
      config,
      plugins,
      tree,
      clock,
      runner,
      output,
      workspace,
      external: options.external ?? false,
      published: options.published,
      explain: options.explain,
      locale: options.locale,
      signal: options.signal,
      ...(options.activity && { note: options.activity.note }),
    })
    const found = withoutGuesses([...diagnostics, ...tree.diagnostics, ...site.diagnostics])
    if (options.verify && output && !hasErrors(found)) {
      await output.complete()
      const made = { directory: output.directory, pages: site.pages }
      found.push(...(await clock.run('building again without the cache', () => verifyOutput(made, options, workspace, config, buildSite))))
    }
    const all = sortDiagnostics(locateInConfig(found, locate, config.dataDocuments))
    const failed = hasErrors(all)
    options.signal?.throwIfAborted()
    if (output && !failed) await clock.run('publishing', () => output.publish())
    return {
      ...(outDirectory === undefined ? {} : { outDirectory }),
      pages: site.pages.filter((page) => page.record).length,
      files: site.outputs.size,
      bytes: output?.bytes ?? 0,
      steps: [...clock.steps],
      documents: site.documents,
      cache: site.cache,
      peakMemory: readPeakMemory(),
      ...(site.explanation && { explanation: site.explanation }),
      diagnostics: all,
      failed,
      workers: runner.workers,
    }
  } catch (error) {
    throw error instanceof DiagnosticError ? new DiagnosticError(locateInConfig(error.diagnostics, locate, config.dataDocuments)) : error
  } finally {
    await runner.close()
    await output?.close()
    await closeWorkspace(workspace)
  }
}

/** As long as there are errors, nobody knows what the site would name without them. */
function withoutGuesses(diagnostics: Diagnostic[]): Diagnostic[] {
  const isGuess = ({ id }: Diagnostic): boolean => id === 'asset-unused'
  const others = diagnostics.filter((diagnostic) => !isGuess(diagnostic))
  return hasErrors(others) ? others : diagnostics
}

/** @throws RequestError */
function checkLocale(name: string | undefined, { locales }: ResolvedConfig): void {
  if (name === undefined || locales.some((locale) => locale.name === name)) return
  const names = locales.map((locale) => locale.name)
  throw new RequestError(`Expected --locale to be a language of the site, found "${name}".`, `The site has ${listNearest(name, names)}.`)
}

/** Linux also counts for `maxRSS` what the process was before it became this program: a part of the process that started it. */
function readPeakMemory(): number {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'latin1'))?.[1]
    if (kilobytes !== undefined) return Number(kilobytes) * 1024
  } catch {
    // Another system.
  }
  return process.resourceUsage().maxRSS * 1024
}

function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.level === 'error')
}
