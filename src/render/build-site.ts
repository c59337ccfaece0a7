// Builds a site: the way of the data, step by step. Each step is named and timed; what a step does is in its own room.
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { loadConfig } from '../config/load-config.ts'
import { readContent } from '../content/read-content.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { sortDiagnostics } from '../diagnostics/sort-diagnostics.ts'
import { planRoutes } from '../routes/plan-routes.ts'
import { bundleSite } from './bundle/bundle-site.ts'
import { checkBuild } from './check-build.ts'
import { openDocumentStore } from './document-store.ts'
import { openOutput } from './output.ts'
import { parseDocuments } from './parse-documents.ts'
import { parseOptionsOf } from './parse-options-of.ts'
import { renderRoutes } from './render-routes.ts'
import { type BuildProgress, createStepClock, type StepTime } from './step-clock.ts'
import { createTaskRunner } from './workers/task-runner.ts'
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

/** @throws DiagnosticError when the configuration or a component cannot be used at all; whatever `signal` was aborted with. */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const siteDirectory = resolve(options.siteDirectory)
  const clock = createStepClock(options.onProgress, options.signal)
  const { config, diagnostics: configDiagnostics } = await clock.run('configuration', () => loadConfig(siteDirectory))
  const tree = await clock.run('content', () => readContent(config))

  const workDirectory = join(siteDirectory, '.sitegen', `work-${randomBytes(4).toString('hex')}`)
  const storeDirectory = join(workDirectory, 'documents')
  await openDocumentStore(storeDirectory)
  const outDirectory = options.write ? resolve(siteDirectory, options.outDirectory ?? 'build') : undefined
  const output = outDirectory === undefined ? undefined : await openOutput(outDirectory)
  const documents = [...tree.documents, ...tree.partials]
  const runner = createTaskRunner(options.workers ?? (documents.length < smallSite ? 0 : defaultWorkers()), options.signal)
  let published = false
  try {
    runner.setUp('parse', { options: await parseOptionsOf(config), storeDirectory })
    // The bundler works beside the parsing of plain Markdown; it only has to know what MDX documents import.
    const mdx = documents.filter((document) => document.format === 'mdx')
    const markdown = documents.filter((document) => document.format === 'md')
    const { parsed, bundle } = await clock.run(
      'markdown and components',
      async (advance) => {
        const parsedMdx = await parseDocuments(runner, mdx, advance)
        const [bundle, parsedMarkdown] = await Promise.all([
          bundleSite(config, tree, parsedMdx.summaries, join(workDirectory, 'server')),
          parseDocuments(runner, markdown, advance),
        ])
        return {
          bundle,
          parsed: {
            summaries: [...parsedMdx.summaries, ...parsedMarkdown.summaries],
            diagnostics: [...parsedMdx.diagnostics, ...parsedMarkdown.diagnostics],
          },
        }
      },
      documents.length,
    )
    const plan = await clock.run('routes', () => planRoutes({ config, tree, summaries: parsed.summaries }))
    const { routes } = plan.table
    const rendered = await clock.run(
      'pages',
      (advance) =>
        renderRoutes({ runner, config, tree, table: plan.table, summaries: parsed.summaries, bundle, storeDirectory, output }, advance),
      routes.length,
    )
    const outputs = await clock.run('files', () =>
      writeSite({ config, tree, table: plan.table, summaries: parsed.summaries, bundle, rendered, output }),
    )
    const checked = await clock.run(options.external ? 'links, external ones too' : 'links', () =>
      checkBuild({ config, tree, table: plan.table, summaries: parsed.summaries, rendered, outputs, external: options.external ?? false }),
    )
    const diagnostics = sortDiagnostics([
      ...configDiagnostics,
      ...tree.diagnostics,
      ...parsed.diagnostics,
      ...plan.diagnostics,
      ...rendered.flatMap((page) => page.diagnostics),
      ...checked,
    ])
    const failed = diagnostics.some((diagnostic) => diagnostic.level === 'error')
    options.signal?.throwIfAborted()
    if (output && !failed) {
      await output.publish()
      published = true
    }
    return {
      ...(outDirectory === undefined ? {} : { outDirectory }),
      pages: rendered.filter((page) => page.record).length,
      files: outputs.size,
      bytes: rendered.reduce((sum, page) => sum + page.bytes, 0) + (output?.bytes ?? 0),
      steps: [...clock.steps],
      diagnostics,
      failed,
      workers: runner.workers,
    }
  } finally {
    await runner.close()
    if (output && !published) await output.discard()
    await rm(workDirectory, { recursive: true, force: true })
  }
}
