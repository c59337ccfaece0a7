// Runs the build for the commands that need one, with progress, and prints what it found.
import { resolve } from 'node:path'
import { DiagnosticError } from '../diagnostics/diagnostic.ts'
import type { ReportFormat } from '../diagnostics/reporters/reporter.ts'
import type { BuildOptions, BuildReport } from '../render/build-site.ts'
import { UsageError } from './exit-code.ts'
import { renderReport } from './print-report.ts'
import { createProgress, followBuild } from './progress.ts'
import type { Terminal } from './terminal.ts'

export interface RunBuildOptions extends Omit<BuildOptions, 'signal' | 'onProgress'> {
  format: ReportFormat
}

/**
 * Builds (or only checks) and writes the findings to standard output. Throws what buildSite throws; mistakes in the configuration are
 * written too, in a machine format to standard output, before they are thrown on.
 */
export async function runBuild({ format, ...options }: RunBuildOptions, terminal: Terminal): Promise<BuildReport> {
  const progress = createProgress(terminal)
  try {
    const { buildSite } = await import('../render/build-site.ts')
    const report = await buildSite({ ...options, signal: terminal.signal, onProgress: followBuild(progress) })
    progress.end()
    const text = await renderReport(report.diagnostics, reportOptions(options, format, terminal))
    // With nothing found a person reads the summary alone; a program always gets a whole document.
    if (format !== 'pretty') terminal.write(text)
    else if (report.diagnostics.length > 0) terminal.write(`${text}\n`)
    return report
  } catch (error) {
    progress.end()
    if (error instanceof DiagnosticError && format !== 'pretty') {
      terminal.write(await renderReport(error.diagnostics, reportOptions(options, format, terminal)))
    }
    throw isUnknownPage(error) ? new UsageError(error.message, error.hint) : error
  }
}

/** By its name: importing the class would load the whole build before it is needed. */
function isUnknownPage(error: unknown): error is Error & { hint: string } {
  return error instanceof Error && error.name === 'UnknownPageError' && 'hint' in error && typeof error.hint === 'string'
}

function reportOptions({ siteDirectory }: { siteDirectory: string }, format: ReportFormat, { workingDirectory, color }: Terminal) {
  return { format, siteDirectory: resolve(siteDirectory), workingDirectory, color }
}
