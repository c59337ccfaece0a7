// Runs the build, with progress, for the commands that need one, and prints its findings.

import type { BuildOptions, BuildReport } from '../build/build-report.ts'
import type { BuildProgress } from '../build/step-clock.ts'
import type { ReportFormat } from '../diagnostics/reporters/reporter.ts'
import { UsageError } from './exit-code.ts'
import { createProgress, followBuild } from './progress.ts'
import type { Terminal } from './terminal.ts'
import { tuneForWorkers } from './tune-engine.ts'
import { writeFindings } from './write-findings.ts'

export interface RunBuildOptions extends Omit<BuildOptions, 'signal' | 'onProgress'> {
  format: ReportFormat
}

/** Builds (or only checks) and writes the findings. Throws what buildSite throws; an unknown page becomes a usage error. */
export async function runBuild({ format, ...options }: RunBuildOptions, terminal: Terminal): Promise<BuildReport> {
  const progress = createProgress(terminal)
  const build = async (): Promise<BuildReport> => {
    try {
      const [{ buildSite }, { hasResults }] = await Promise.all([import('../build/build-site.ts'), import('../build/workspace.ts')])
      const { signal, activity } = terminal
      // Only in the thread of a command: the settings hold for a whole process.
      if (activity && !hasResults(options.siteDirectory)) tuneForWorkers()
      const follow = followBuild(progress)
      const onProgress = (event: BuildProgress): void => {
        if (event.done === 0) activity?.note(`the step "${event.step}"`)
        follow(event)
      }
      return await buildSite({ ...options, signal, onProgress, ...(activity && { activity }) })
    } finally {
      // Before anything else is written.
      progress.end()
    }
  }
  try {
    return await writeFindings({ siteDirectory: options.siteDirectory, format }, terminal, build)
  } catch (error) {
    throw isRefused(error) ? new UsageError(error.message, error.hint) : error
  }
}

/** Recognized by its name: importing the class would load the whole build before it is needed. */
function isRefused(error: unknown): error is Error & { hint: string } {
  return error instanceof Error && error.name === 'RequestError' && 'hint' in error && typeof error.hint === 'string'
}
