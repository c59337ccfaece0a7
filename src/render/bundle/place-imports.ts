// The bundler meets the imports of MDX documents in a module of our own making; here its complaints go to the documents that have the imports.
import type { DocumentSummary } from '../../content/content-tree.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'

/** What `diagnoseBundle` reports without a place is placed at the first document that imports what is missing; the others are notes. */
export function placeImports(diagnostics: readonly Diagnostic[], documents: readonly Pick<DocumentSummary, 'imports'>[]): Diagnostic[] {
  const imports = documents.flatMap((document) => document.imports)
  return diagnostics.map((diagnostic) => {
    if (diagnostic.place !== undefined) return diagnostic
    const [first, ...others] = imports.filter(({ resolved }) => diagnostic.message.includes(`\`${resolved}\``))
    if (first === undefined) return diagnostic
    const notes = others.map(({ place }) => ({ message: 'It is imported here too.', place }))
    return { ...diagnostic, place: first.place, ...(notes.length > 0 && { notes }) }
  })
}
