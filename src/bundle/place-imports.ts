// The bundler sees the imports of MDX documents in a generated module; this moves its complaints to the documents that contain the imports.
import type { DocumentSummary } from '../content/content-tree.ts'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import { isNotOffered } from './diagnose-bundle.ts'

/**
 * Gives a diagnostic without a place the place of the first document that imports what is missing; the other documents become notes. A name that
 * is not offered of Docusaurus's modules is one finding, however many modules and documents import it.
 */
export function placeImports(diagnostics: readonly Diagnostic[], documents: readonly Pick<DocumentSummary, 'imports'>[]): Diagnostic[] {
  const imports = documents.flatMap((document) => document.imports)
  const placed = diagnostics.map((diagnostic) => {
    if (diagnostic.place !== undefined) return diagnostic
    const [first, ...others] = imports.filter(({ resolved }) => diagnostic.message.includes(`\`${resolved}\``))
    if (first === undefined) return diagnostic
    const notes = others.map(({ place }) => ({ message: 'It is imported here too.', place }))
    const { configPath: _, ...said } = diagnostic
    return { ...said, place: first.place, ...(notes.length > 0 && { count: notes.length + 1, notes }) }
  })
  return mergeImports(placed, isNotOffered)
}

/** One finding for each message, with all its places. @param isOfImport what is said of an import. */
export function mergeImports(diagnostics: readonly Diagnostic[], isOfImport: (diagnostic: Diagnostic) => boolean): Diagnostic[] {
  const uses = new Map<string, Place[]>()
  for (const diagnostic of diagnostics.filter(isOfImport)) {
    const places = [diagnostic.place, ...(diagnostic.notes ?? []).map(({ place }) => place)].filter((place) => place !== undefined)
    uses.set(diagnostic.message, [...(uses.get(diagnostic.message) ?? []), ...places])
  }
  const named = new Set<string>()
  return diagnostics.flatMap((diagnostic) => {
    const places = isOfImport(diagnostic) ? uses.get(diagnostic.message) : undefined
    if (places === undefined) return diagnostic
    if (named.has(diagnostic.message)) return []
    named.add(diagnostic.message)
    // The bundler finds them in any order.
    const [place, ...others] = places.sort((a, b) => compareTexts(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0))
    const { notes: _, ...rest } = diagnostic
    if (place === undefined || others.length === 0) return { ...rest, ...(place && { place }) }
    return { ...rest, place, count: places.length, notes: others.map((other) => ({ message: 'It is imported here too.', place: other })) }
  })
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
