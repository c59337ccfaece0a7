// Turns event handlers that were lost while a page was rendered into diagnostics: one for each place that writes them.
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import type { Route } from '../../routes/route.ts'
import type { LostHandler } from './lost-handlers.ts'

/** @param placeOf finds the place in the modules of the site. Handlers of documents have none yet: explain-page-errors.ts looks there. */
export function diagnoseLostHandlers(
  handlers: readonly LostHandler[],
  route: Route,
  placeOf: (error: unknown) => Place | undefined,
): Diagnostic[] {
  const found = new Map<string, Diagnostic>()
  const file = 'document' in route && route.document !== undefined ? route.document : route.source
  for (const { element, handler, origin } of handlers) {
    const place = placeOf(origin) ?? (file === undefined ? undefined : { file })
    const diagnostic: Diagnostic = {
      id: 'event-handler-lost',
      level: 'warning',
      message: `The \`${handler}\` of a <${element}> never runs: it is not in an island, so browsers get its HTML alone.`,
      ...(place && { place }),
      hint: "Put it into a component whose module starts with 'use client', or leave it out.",
    }
    found.set(JSON.stringify([diagnostic.message, place]), diagnostic)
  }
  return [...found.values()]
}
