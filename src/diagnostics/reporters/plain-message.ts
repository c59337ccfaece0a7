// A finding as plain text without layout, for formats that have a single field for it.
import type { Diagnostic, Note } from '../diagnostic.ts'

/** Message, notes, hint and count, each on its own line. */
export function plainMessage({ message, notes = [], hint, count = 1 }: Diagnostic, displayPath: (file: string) => string): string {
  const lines = [message, ...notes.map((note) => formatNote(note, displayPath))]
  if (hint !== undefined) lines.push(hint)
  if (count > 1) lines.push(`Found ${count} times.`)
  return lines.join('\n')
}

export function formatNote({ message, place }: Note, displayPath: (file: string) => string): string {
  if (place === undefined) return message
  const position = [place.line, place.column].filter((part) => part !== undefined)
  return `${message} (${[displayPath(place.file), ...position].join(':')})`
}
