// Later steps know which configuration value or which document is wrong, but not where it is written: this turns the path of the value, and
// the line of a document that is no file, into a place.
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { DataDocument } from '../plugins/data-documents.ts'
import type { Locate } from './locate-value.ts'

/**
 * The same diagnostics; those with a `configPath` get the place where that value is written, those of a document that a plugin has made the
 * place of its data.
 */
export function locateInConfig(
  diagnostics: readonly Diagnostic[],
  locate: Locate,
  dataDocuments: readonly DataDocument[] = [],
): Diagnostic[] {
  const made = new Map(dataDocuments.map((document) => [document.file, document]))
  return diagnostics.map(({ configPath, ...diagnostic }) => {
    if (configPath !== undefined) return { ...diagnostic, place: locate(configPath, 'value') }
    const document = diagnostic.place && made.get(diagnostic.place.file)
    return document ? locateInData(diagnostic, document) : diagnostic
  })
}

function locateInData(diagnostic: Diagnostic, { file, plugin, place }: DataDocument): Diagnostic {
  const { line } = diagnostic.place ?? {}
  const where = line === undefined ? file : `${file}, line ${line}`
  const note = { message: `in the document ${where}, which is no file: the plugin ${plugin} makes it` }
  // Once is enough, also for what was located before.
  if (diagnostic.notes?.some(({ message }) => message === note.message)) return diagnostic
  return { ...diagnostic, ...(place && { place }), notes: [...(diagnostic.notes ?? []), note] }
}
