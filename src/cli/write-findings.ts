// Writes the findings of a command to standard output, in the requested format, and the lines that summarize them.
import { resolve } from 'node:path'
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.ts'
import type { ReportFormat } from '../diagnostics/reporters/reporter.ts'
import { renderReport } from './print-report.ts'
import type { Terminal } from './terminal.ts'

/** Throws what `find` throws. In a machine format, configuration errors are written before they are thrown. */
export async function writeFindings<Report extends { diagnostics: readonly Diagnostic[] }>(
  { siteDirectory, format }: { siteDirectory: string; format: ReportFormat },
  terminal: Terminal,
  find: () => Promise<Report>,
): Promise<Report> {
  const options = { format, siteDirectory: resolve(siteDirectory), workingDirectory: terminal.workingDirectory, color: terminal.color }
  try {
    const report = await find()
    // If nothing was found, people read only the summary, but programs always get a complete document.
    if (format !== 'pretty') terminal.write(await renderReport(report.diagnostics, options))
    else if (report.diagnostics.length > 0) terminal.write(`${await renderReport(report.diagnostics, options)}\n`)
    return report
  } catch (error) {
    if (error instanceof DiagnosticError && format !== 'pretty') terminal.write(await renderReport(error.diagnostics, options))
    throw error
  }
}

/** With a machine format, standard output contains nothing else. */
export function writeSummary(text: string, format: ReportFormat, terminal: Terminal): void {
  if (format === 'pretty') terminal.write(text)
  else terminal.writeError(text)
}
