// Later steps know which configuration value is wrong, but not where it is written: this turns the path of the value into a place.
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Locate } from './locate-value.ts'

/** The same diagnostics; those with a `configPath` get the place where that value is written. */
export function locateInConfig(diagnostics: readonly Diagnostic[], locate: Locate): Diagnostic[] {
  return diagnostics.map(({ configPath, ...diagnostic }) =>
    configPath === undefined ? diagnostic : { ...diagnostic, place: locate(configPath, 'value') },
  )
}
