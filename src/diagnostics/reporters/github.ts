// Findings as workflow commands of GitHub Actions: each becomes an annotation at its line in a pull request.
// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
import type { Diagnostic, Place } from '../diagnostic.ts'
import { plainMessage } from './plain-message.ts'
import type { ReportContext, Reporter } from './reporter.ts'

const commandOfLevel = { error: 'error', warning: 'warning', info: 'notice' } as const

export const format: Reporter = (diagnostics, context) =>
  diagnostics.map((diagnostic) => `${formatCommand(diagnostic, context)}\n`).join('')

function formatCommand(diagnostic: Diagnostic, { displayPath }: ReportContext): string {
  const properties = [...placeProperties(diagnostic.place, displayPath), ['title', diagnostic.id]]
  const written = properties.map(([name, value]) => `${name}=${escapeProperty(String(value))}`).join(',')
  return `::${commandOfLevel[diagnostic.level]} ${written}::${escapeData(plainMessage(diagnostic, displayPath))}`
}

/** Columns are given only for a finding within one line. */
function placeProperties(place: Place | undefined, displayPath: (file: string) => string): [string, string | number][] {
  if (place === undefined) return []
  const { line, column, endLine = line, endColumn } = place
  const properties: [string, string | number][] = [['file', displayPath(place.file)]]
  if (line === undefined) return properties
  properties.push(['line', line])
  if (endLine !== undefined && endLine !== line) return [...properties, ['endLine', endLine]]
  if (column !== undefined) properties.push(['col', column])
  // An annotation includes its last column; a place ends after it.
  if (column !== undefined && endColumn !== undefined) properties.push(['endColumn', Math.max(column, endColumn - 1)])
  return properties
}

/** A line feed would end the command, and the rest would be read as another one. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
