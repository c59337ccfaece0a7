// A document whose text is put together of several files: from a line of that text to the place where it is written.
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import type { SourceDocument, SourcePart } from './document.ts'

type Parts = Pick<SourceDocument, 'file' | 'parts'>

/** The file that a line of a document is written in: what stands there is relative to it. */
export function fileOfLine({ file, parts }: Parts, line: number | undefined): string {
  return (line !== undefined && partAt(parts, line)?.file) || file
}

/** @param place in the text of the document. */
export function placeInParts({ file, parts }: Parts, place: Place): Place {
  const { line, column, endLine, endColumn } = place
  const part = line === undefined || place.file !== file ? undefined : partAt(parts, line)
  if (part === undefined || line === undefined) return place
  const columnIn = (written: number): number => Math.max(1, written + (part.columns ?? 0))
  // What ends in another file ends, for a message, where it begins.
  const isWhole = endLine !== undefined && partAt(parts, endLine) === part
  return {
    file: part.file,
    line: line - part.line + part.from,
    ...(column !== undefined && { column: columnIn(column) }),
    ...(isWhole && { endLine: endLine - part.line + part.from, ...(endColumn !== undefined && { endColumn: columnIn(endColumn) }) }),
  }
}

/** The same findings, with the places of what is written in other files. */
export function locateInParts(diagnostics: readonly Diagnostic[], documents: readonly Parts[]): Diagnostic[] {
  const changed = new Map(documents.flatMap((document) => (document.parts ? [[document.file, document]] : [])))
  if (changed.size === 0) return [...diagnostics]
  const locate = (place: Place): Place => {
    const document = changed.get(place.file)
    return document ? placeInParts(document, place) : place
  }
  return diagnostics.map(({ place, notes, ...diagnostic }) => ({
    ...diagnostic,
    ...(place && { place: locate(place) }),
    ...(notes && { notes: notes.map((note) => (note.place ? { ...note, place: locate(note.place) } : note)) }),
  }))
}

/** The last one that begins at the line or above. */
function partAt(parts: readonly SourcePart[] | undefined, line: number): SourcePart | undefined {
  return parts?.findLast((part) => part.line <= line)
}
