// What is wrong with the site right now: for the overlay of each page, and for the terminal, which reports each finding once.
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

export interface ProblemBoard {
  /** Sets what is wrong with one page, replacing what was known before. `isMade`: it could be made as it is written. */
  setPage(path: string, diagnostics: readonly Diagnostic[], isMade: boolean): void
  /** The page was saved in this run: its mistakes show on every page. */
  markSaved(path: string): void
  /** Pages with problems. */
  pages(): string[]
  /** Forgets pages for which `exists` returns false. */
  prune(exists: (path: string) => boolean): void
  /** What a page shows: errors before warnings, without duplicates. */
  problemsFor(path: string): Diagnostic[]
  isMade(path: string): boolean
  /** What is new since the last call, and whether all earlier errors are gone. */
  news(): { found: Diagnostic[]; allMended: boolean }
}

/** @param siteProblems returns what is wrong apart from single pages. */
export function createProblemBoard(siteProblems: () => readonly Diagnostic[]): ProblemBoard {
  const ofPages = new Map<string, readonly Diagnostic[]>()
  const notMade = new Set<string>()
  const saved = new Set<string>()
  let told = new Map<string, Diagnostic>()

  const all = (): Map<string, Diagnostic> =>
    new Map([...siteProblems(), ...[...ofPages.values()].flat()].map((diagnostic) => [identityOf(diagnostic), diagnostic]))
  return {
    setPage(path, diagnostics, isMade) {
      if (isMade) notMade.delete(path)
      else notMade.add(path)
      if (diagnostics.length === 0) ofPages.delete(path)
      else ofPages.set(path, diagnostics)
    },
    markSaved: (path) => saved.add(path),
    pages: () => [...ofPages.keys()],
    prune(exists) {
      for (const paths of [ofPages, notMade]) for (const path of paths.keys()) if (!exists(path)) paths.delete(path)
    },
    isMade: (path) => !notMade.has(path),
    problemsFor(path) {
      const shown = [...siteProblems(), ...[...ofPages].flatMap(([page, found]) => (page === path || saved.has(page) ? found : []))]
      const sorted = (['error', 'warning'] as const).flatMap((wanted) => shown.filter(({ level }) => level === wanted))
      return [...new Map(sorted.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()]
    },
    news() {
      const now = all()
      const found = [...now].flatMap(([identity, diagnostic]) => (told.has(identity) ? [] : [diagnostic]))
      const hadErrors = [...told.values()].some(({ level }) => level === 'error')
      const hasErrors = [...now.values()].some(({ level }) => level === 'error')
      told = now
      return { found, allMended: hadErrors && !hasErrors }
    },
  }
}

/** A mistake counts as the same when text above it moves it. */
function identityOf({ id, level, message, place }: Diagnostic): string {
  return JSON.stringify([id, level, message, place?.file])
}
