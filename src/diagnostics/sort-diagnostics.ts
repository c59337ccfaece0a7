// The order in which findings are shown, and which count as the same. One rule for all reports, so that they can be compared.
import type { Diagnostic, Note, Place } from './diagnostic.ts'

/** One finding for the whole site, at its first place: a name that is used in hundreds of places is one decision. */
const oncePerSite: ReadonlySet<Diagnostic['id']> = new Set(['code-language-unknown'])

/**
 * By file, line and column (findings without a place come first), then id, message and hint; the same on every machine. Findings that agree
 * in all of these and in level become one, with their counts added and their notes joined.
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const merged = new Map<string, Diagnostic>()
  for (const diagnostic of diagnostics.toSorted(compare)) {
    const { id, level, message, place, hint } = diagnostic
    const key = JSON.stringify([id, level, message, hint, ...(oncePerSite.has(id) ? [] : [place?.file, place?.line, place?.column])])
    const same = merged.get(key)
    merged.set(key, same === undefined ? diagnostic : merge(same, diagnostic))
  }
  return [...merged.values()]
}

export interface DiagnosticCounts {
  errors: number
  warnings: number
  infos: number
}

/** Number of findings of each level, not counting repetitions. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): DiagnosticCounts {
  const count = (level: Diagnostic['level']) => diagnostics.filter((diagnostic) => diagnostic.level === level).length
  return { errors: count('error'), warnings: count('warning'), infos: count('info') }
}

function merge(first: Diagnostic, second: Diagnostic): Diagnostic {
  const notes = joinNotes(first.notes ?? [], second.notes ?? [])
  return { ...first, count: (first.count ?? 1) + (second.count ?? 1), ...(notes.length > 0 ? { notes } : {}) }
}

function joinNotes(first: readonly Note[], second: readonly Note[]): Note[] {
  const byText = new Map([...first, ...second].map((note) => [JSON.stringify(note), note]))
  return [...byText.values()]
}

function compare(a: Diagnostic, b: Diagnostic): number {
  return (
    comparePlaces(a.place, b.place) ||
    compareText(a.id, b.id) ||
    compareText(a.message, b.message) ||
    compareText(a.hint ?? '', b.hint ?? '')
  )
}

/** By file, then line and column. */
export function comparePlaces(a: Place | undefined, b: Place | undefined): number {
  return compareText(a?.file ?? '', b?.file ?? '') || (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0)
}

/** By code units: the locale of the machine does not matter. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The same mistake in the same place is one finding, whichever languages of the site have it. The first one stays. */
export function onceForAll(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>()
  return diagnostics.filter(({ id, place, message }) => {
    const key = JSON.stringify(place?.line === undefined ? [id, place, message] : [id, place])
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
