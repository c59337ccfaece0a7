// Findings for people at a terminal: what, where (as a clickable path), the source line, and what to do.
import picocolors from 'picocolors'
import type { Diagnostic, Place } from '../diagnostic.ts'
import { countDiagnostics } from '../sort-diagnostics.ts'
import { formatNote } from './plain-message.ts'
import type { ReportContext, Reporter } from './reporter.ts'
import { frameSource } from './source-frame.ts'
import { toVisible } from './visible-text.ts'

type Colors = ReturnType<typeof picocolors.createColors>

/** Notes beyond this number are counted, not listed. */
const mostNotes = 10

export const format: Reporter = (diagnostics, context) => {
  const colors = picocolors.createColors(context.color)
  const blocks = diagnostics.map((diagnostic) => formatOne(diagnostic, context, colors))
  return [...blocks, `${formatCounts(diagnostics)}\n`].join('\n')
}

function formatOne(diagnostic: Diagnostic, context: ReportContext, colors: Colors): string {
  const { id, level, message, place, notes = [], hint, count = 1 } = diagnostic
  const paint = { error: colors.red, warning: colors.yellow, info: colors.cyan }[level]
  const times = count > 1 ? colors.dim(` (${count} times)`) : ''
  const lines = [`${paint(colors.bold(level))} ${colors.dim(id)}${times}`, ...indent(toVisible(message))]
  if (place !== undefined) {
    lines.push(`  ${colors.cyan(formatPlace(place, context))}`, ...formatFrame(place, context, colors, paint))
  }
  for (const note of notes.slice(0, mostNotes)) lines.push(...labelled('note', toVisible(formatNote(note, context.displayPath)), colors))
  if (notes.length > mostNotes) lines.push(...labelled('note', `… and ${notes.length - mostNotes} more`, colors))
  if (hint !== undefined) lines.push(...labelled('hint', toVisible(hint), colors))
  return `${lines.join('\n')}\n`
}

/** `file:line:column`, the form that terminals and editors open. */
function formatPlace({ file, line, column }: Place, { displayPath }: ReportContext): string {
  return [toVisible(displayPath(file)), line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':')
}

function formatFrame(place: Place, { readSource }: ReportContext, colors: Colors, paint: Colors['red']): string[] {
  if (place.line === undefined) return []
  const source = readSource(place.file)
  if (source === undefined) return []
  const frame = frameSource(source, place)
  const margin = Math.max(...frame.map(({ number }) => number.length))
  return frame.map(({ number, text, isUnderline }) => {
    const gutter = colors.dim(`  ${number.padStart(margin)} |`)
    return text === '' ? gutter : `${gutter} ${isUnderline ? paint(text) : text}`
  })
}

function indent(text: string): string[] {
  return text.split('\n').map((line) => `  ${line}`)
}

function labelled(label: string, text: string, colors: Colors): string[] {
  const [first = '', ...rest] = text.split('\n')
  return [`  ${colors.bold(label)}: ${first}`, ...rest.map((line) => `    ${line}`)]
}

/** `2 errors, 1 warning`; findings that are only logged are mentioned if there are any. */
export function formatCounts(diagnostics: readonly Diagnostic[]): string {
  const { errors, warnings, infos } = countDiagnostics(diagnostics)
  const parts = [plural(errors, 'error'), plural(warnings, 'warning')]
  if (infos > 0) parts.push(plural(infos, 'notice'))
  return parts.join(', ')
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
