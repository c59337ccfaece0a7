// What a build was, for a person (the lines at its end) and for programs (--report).

import { toJson } from '../diagnostics/reporters/json.ts'
import { countDiagnostics } from '../diagnostics/sort-diagnostics.ts'
import type { BuildReport } from '../render/build-site.ts'
import { version } from './version.ts'

/** Lines without colour: pages, files, bytes, the time of each step, warnings, where it is. */
export function summarizeBuild(report: BuildReport, displayPath: (path: string) => string): string {
  const { errors, warnings } = countDiagnostics(report.diagnostics)
  const widest = Math.max(0, ...report.steps.map(({ name }) => name.length))
  const total = report.steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  const work = `${plural(report.pages, 'page')}, ${plural(report.files, 'file')}, ${formatBytes(report.bytes)}`
  return [
    ...report.steps.map(({ name, milliseconds }) => `  ${name.padEnd(widest)}  ${formatTime(milliseconds).padStart(8)}`),
    `${report.failed ? 'Not built' : 'Built'}: ${work} in ${formatTime(total)} with ${plural(report.workers, 'worker')}; ${plural(errors, 'error')}, ${plural(warnings, 'warning')}.`,
    report.failed || report.outDirectory === undefined
      ? 'The site has errors, so the last output was left as it was.'
      : `The site is in ${displayPath(report.outDirectory)}`,
    '',
  ].join('\n')
}

/** The same as JSON; the shape is documented in docs/command-line.md. */
export function reportToJson(report: BuildReport, displayPath: (path: string) => string, displaySource: (file: string) => string): string {
  const { errors, warnings, infos } = countDiagnostics(report.diagnostics)
  const json = {
    version: 1,
    sitegen: version,
    outDirectory: report.outDirectory === undefined ? undefined : displayPath(report.outDirectory),
    failed: report.failed,
    pages: report.pages,
    files: report.files,
    bytes: report.bytes,
    workers: report.workers,
    steps: report.steps.map(({ name, milliseconds }) => ({ name, milliseconds: Math.round(milliseconds * 10) / 10 })),
    errors,
    warnings,
    infos,
    diagnostics: report.diagnostics.map((diagnostic) => toJson(diagnostic, displaySource)),
  }
  return `${JSON.stringify(json, null, 2)}\n`
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

export function formatTime(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
}

function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
