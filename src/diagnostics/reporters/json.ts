// Findings as JSON. The format is documented in docs/command-line.md and stable: keys may be added; `version` is raised when one changes.
import type { Diagnostic, Place } from '../diagnostic.ts'
import { countDiagnostics } from '../sort-diagnostics.ts'
import type { Reporter } from './reporter.ts'

export const format: Reporter = (diagnostics, { displayPath }) => {
  const { errors, warnings, infos } = countDiagnostics(diagnostics)
  const report = { version: 1, errors, warnings, infos, diagnostics: diagnostics.map((diagnostic) => toJson(diagnostic, displayPath)) }
  return `${JSON.stringify(report, null, 2)}\n`
}

/** All keys that have a value, always in this order. */
export function toJson({ id, level, message, place, notes, hint, count }: Diagnostic, displayPath: (file: string) => string): object {
  const shown = (place: Place | undefined) => place && { ...place, file: displayPath(place.file) }
  return {
    id,
    level,
    message,
    place: shown(place),
    notes: notes?.map((note) => ({ message: note.message, place: shown(note.place) })),
    hint,
    count: count ?? 1,
  }
}
