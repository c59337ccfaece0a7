// A diagnostic as the overlay shows it: the words, place and source frame of the terminal, as plain text that the browser escapes.
import type { Problem } from '../client/dev/dev-message.ts'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import { formatNote } from '../diagnostics/reporters/plain-message.ts'
import { frameSource } from '../diagnostics/reporters/source-frame.ts'
import { toVisible } from '../diagnostics/reporters/visible-text.ts'

/** The most notes that are shown, as in the terminal. */
const mostNotes = 10

/** @param readSource returns the text of a site-relative file, if it may be read. */
export function describeProblem(
  { id, level, message, place, notes = [], hint }: Diagnostic,
  readSource: (file: string) => string | undefined,
): Problem {
  const source = place?.line === undefined ? undefined : readSource(place.file)
  return {
    id,
    level,
    message: toVisible(message),
    ...(place === undefined ? {} : { place: toVisible(formatPlace(place)) }),
    frame: place === undefined || source === undefined ? [] : frameSource(source, place),
    notes: notes.slice(0, mostNotes).map((note) => toVisible(formatNote(note, (file) => file))),
    ...(hint === undefined ? {} : { hint: toVisible(hint) }),
  }
}

function formatPlace({ file, line, column }: Place): string {
  return [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':')
}
