// Elements of a page that a browser puts elsewhere become diagnostics: where they are written, or else where the component is used that makes them.
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { type NestingProblem, nestingHint } from '../../markdown/html-nesting.ts'
import type { Nestings } from '../../render/watched-nesting.ts'
import type { Route } from '../../routes/route.ts'

/**
 * @param misplaced what the finished page has.
 * @param placeOf finds the place in the modules of the site. Code of documents has none yet: explain-page-errors.ts looks there.
 */
export function diagnoseNestings(
  { wrong, possible }: Nestings,
  misplaced: readonly NestingProblem[],
  route: Route,
  placeOf: (error: unknown) => Place | undefined,
): Diagnostic[] {
  const file = 'document' in route && route.document !== undefined ? route.document : route.source
  const diagnose = (problem: NestingProblem, origin: Error | undefined, message: string): Diagnostic => {
    const place = (origin && placeOf(origin)) ?? (file === undefined ? undefined : { file })
    const where = place ? { place } : { notes: [{ message: `It is on the page ${route.path}.` }] }
    return { id: 'html-nesting', level: 'warning', message, ...where, hint: nestingHint(problem) }
  }
  const written = new Set(wrong.map(({ problem }) => problem.text))
  return [
    ...wrong.map(({ problem, origin }) => diagnose(problem, origin, problem.text)),
    ...misplaced.flatMap((problem) => {
      if (written.has(problem.text)) return []
      const causes = possible.filter(({ outer }) => outer === problem.outer)
      // Of several components, nobody knows which.
      const [cause] = causes.length === 1 ? causes : []
      return diagnose(problem, cause?.origin, `${problem.text} ${cause ? `It comes from <${cause.component}>.` : unknownCause}`)
    }),
  ]
}

const unknownCause = 'It comes from a component.'
