// Groups findings by cause: one mistake in one place that breaks 850 pages is one diagnostic.
import type { Diagnostic, Note } from '../diagnostics/diagnostic.ts'

export interface Finding {
  diagnostic: Diagnostic
  /** Findings with the same cause become one diagnostic. */
  cause: string
  /** Page on which it appears. */
  page: string
}

const pagesNamed = 3
const severity = { info: 0, warning: 1, error: 2 } as const

/**
 * One diagnostic for each cause, the most severe one, in the order in which the causes first appear. `count` is the number of pages if there
 * are several.
 */
export function groupFindings(findings: Iterable<Finding>): Diagnostic[] {
  const groups = new Map<string, { diagnostic: Diagnostic; pages: Set<string> }>()
  for (const { diagnostic, cause, page } of findings) {
    const group = groups.get(cause)
    if (!group) groups.set(cause, { diagnostic, pages: new Set([page]) })
    else {
      group.pages.add(page)
      if (severity[diagnostic.level] > severity[group.diagnostic.level]) group.diagnostic = diagnostic
    }
  }
  return [...groups.values()].map(({ diagnostic, pages }) => {
    // A line in a source is enough if only one page is affected.
    const note = pages.size === 1 && diagnostic.place?.line !== undefined ? undefined : pagesNote([...pages])
    return {
      ...diagnostic,
      ...(pages.size > 1 && { count: pages.size }),
      ...(note && { notes: [...(diagnostic.notes ?? []), note] }),
    }
  })
}

function pagesNote(pages: readonly string[]): Note | undefined {
  const named = pages.slice(0, pagesNamed).map((page) => (page === '*' ? 'the not-found page' : page))
  const more = pages.length - named.length
  if (pages.length < 2) return { message: pages[0] === '*' ? 'It is on the not-found page.' : `It is on the page ${named.join('')}.` }
  return { message: `It is on ${pages.length} pages: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.` }
}
