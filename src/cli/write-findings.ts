// Writes what a command has found: the findings to standard output, in the format that was asked for, and the lines that sum them up.
import { resolve } from 'node:path'
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.ts'
import type { ReportFormat } from '../diagnostics/reporters/reporter.ts'
import { renderReport } from './print-report.ts'
import type { Terminal } from './terminal.ts'

/** Throws what `find` throws. Mistakes in the configuration are written too, in a machine format, before they are thrown on. */
export async function writeFindings<Report extends { diagnostics: readonly Diagnostic[] }>(
  { siteDirectory, format }: { siteDirectory: string; format: ReportFormat },
  terminal: Terminal,
  find: () => Promise<Report>,
): Promise<Report> {
  const options = { format, siteDirectory: resolve(siteDirectory), workingDirectory: terminal.workingDirectory, color: terminal.color }
  try {
    const report = await find()
    // With nothing found a person reads the summary alone; a program always gets a whole document.
    if (format !== 'pretty') terminal.write(await renderReport(report.diagnostics, options))
    else if (report.diagnostics.length > 0) terminal.write(`${await renderReport(report.diagnostics, options)}\n`)
    return report
  } catch (error) {
    if (error instanceof DiagnosticError && format !== 'pretty') terminal.write(await renderReport(error.diagnostics, options))
    throw error
  }
}

/** Beside a machine format, standard output is for that alone. */
export function writeSummary(text: string, format: ReportFormat, terminal: Terminal): void {
  if (format === 'pretty') terminal.write(text)
  else terminal.writeError(text)
}
