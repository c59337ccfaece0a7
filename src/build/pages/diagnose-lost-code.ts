// Turns code that was lost while a page was rendered into diagnostics, one for each place that writes it.
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import type { LostCode } from '../../render/lost-code.ts'
import type { Route } from '../../routes/route.ts'

const why = 'it is not in an island, so browsers get its HTML alone.'

/** @param placeOf finds the place in the modules of the site. Code of documents has none yet: explain-page-errors.ts looks there. */
export function diagnoseLostCode(lost: readonly LostCode[], route: Route, placeOf: (error: unknown) => Place | undefined): Diagnostic[] {
  const found = new Map<string, Diagnostic>()
  const file = 'document' in route && route.document !== undefined ? route.document : route.source
  for (const code of lost) {
    const place = placeOf(code.origin) ?? (file === undefined ? undefined : { file })
    const diagnostic: Diagnostic = {
      id: idOf(code),
      level: 'warning',
      message: describe(code),
      ...(place && { place }),
      hint: hintFor(code),
    }
    found.set(JSON.stringify([diagnostic.message, place]), diagnostic)
  }
  return [...found.values()]
}

function idOf({ kind }: LostCode): Diagnostic['id'] {
  if (kind === 'prop') return 'island-prop'
  return kind === 'handler' ? 'event-handler-lost' : 'hook-lost'
}

function hintFor({ kind }: LostCode): string {
  return kind === 'prop'
    ? 'Browsers get its HTML alone. Give it data, or give it this prop in a component of a module, which is then the island.'
    : "Put it into a component whose module starts with 'use client', or leave it out."
}

function describe(code: LostCode): string {
  switch (code.kind) {
    case 'handler':
      return `The \`${code.name}\` of a <${code.element}> never runs: ${why}`
    case 'state':
      return `The state of this \`${code.name}\` never changes: ${why}`
    case 'effect':
      return `This \`${code.name}\` never runs: ${why}`
    case 'browser':
      return `This \`${code.name}\` has no browser to tell about: ${why}`
    case 'prop':
      return code.message
    case 'method':
      return `The \`${code.name}\` of <${code.component}> never runs: ${why}`
  }
}
