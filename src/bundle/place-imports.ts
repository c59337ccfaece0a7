// The bundler sees the imports of MDX documents in a generated module; this moves its complaints to the documents that contain the imports.
import type { DocumentSummary } from '../content/content-tree.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** Gives a diagnostic without a place the place of the first document that imports what is missing; the other documents become notes. */
export function placeImports(diagnostics: readonly Diagnostic[], documents: readonly Pick<DocumentSummary, 'imports'>[]): Diagnostic[] {
  const imports = documents.flatMap((document) => document.imports)
  return diagnostics.map((diagnostic) => {
    if (diagnostic.place !== undefined) return diagnostic
    const [first, ...others] = imports.filter(({ resolved }) => diagnostic.message.includes(`\`${resolved}\``))
    if (first === undefined) return diagnostic
    const notes = others.map(({ place }) => ({ message: 'It is imported here too.', place }))
    const { configPath: _, ...said } = diagnostic
    return { ...said, place: first.place, ...(notes.length > 0 && { notes }) }
  })
}
