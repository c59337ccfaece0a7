// Summarizes a build for people (the lines at its end) and for programs (--report).

import type { BuildReport } from '../build/build-report.ts'
import { toJson } from '../diagnostics/reporters/json.ts'
import { countDiagnostics } from '../diagnostics/sort-diagnostics.ts'
import { formatBytes, formatTime, plural } from '../lib/figures.ts'
import { version } from './version.ts'

/** Lines without color: pages, files, bytes, the time of each step, warnings, and where the site is. */
export function summarizeBuild(report: BuildReport, displayPath: (path: string) => string): string {
  const { errors, warnings } = countDiagnostics(report.diagnostics)
  const widest = Math.max(0, ...report.steps.map(({ name }) => name.length))
  const total = report.steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  const work = `${plural(report.pages, 'page')}, ${plural(report.files, 'file')}, ${formatBytes(report.bytes)}`
  return [
    ...report.steps.map(({ name, milliseconds }) => `  ${name.padEnd(widest)}  ${formatTime(milliseconds).padStart(8)}`),
    `${report.failed ? 'Not built' : 'Built'}: ${work} in ${formatTime(total)} with ${plural(report.workers, 'worker')}; ${plural(errors, 'error')}, ${plural(warnings, 'warning')}.`,
    `From earlier builds: ${listKept(report)}. Peak memory: ${formatBytes(report.peakMemory)}.`,
    report.failed || report.outDirectory === undefined
      ? 'The site has errors, so the last output was left as it was.'
      : `The site is in ${displayPath(report.outDirectory)}`,
    '',
  ].join('\n')
}

function listKept({ cache, documents, pages }: BuildReport): string {
  const shares = [
    [cache.documents, plural(documents, 'document')],
    [cache.pages, plural(pages, 'page')],
  ] as const
  const taken = shares.flatMap(([kept, all]) => (kept > 0 ? [`${kept} of ${all}`] : []))
  const all = cache.bundle ? [...taken, 'all components'] : taken
  return all.length === 0 ? 'nothing' : all.join(', ')
}

/** The same as JSON; docs/command-line.md documents its structure. */
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
    documents: report.documents,
    cache: report.cache,
    peakMemory: report.peakMemory,
    steps: report.steps.map(({ name, milliseconds }) => ({ name, milliseconds: Math.round(milliseconds * 10) / 10 })),
    errors,
    warnings,
    infos,
    ...(report.explanation && { explanation: report.explanation }),
    diagnostics: report.diagnostics.map((diagnostic) => toJson(diagnostic, displaySource)),
  }
  return `${JSON.stringify(json, null, 2)}\n`
}
