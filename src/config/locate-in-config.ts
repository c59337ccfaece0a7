// Steps after the configuration know which of its values is wrong, not where it is written: here its path becomes the place.
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Locate } from './locate-value.ts'

/** The same findings; those with a `configPath` stand where that value of the configuration is written. */
export function locateInConfig(diagnostics: readonly Diagnostic[], locate: Locate): Diagnostic[] {
  return diagnostics.map(({ configPath, ...diagnostic }) =>
    configPath === undefined ? diagnostic : { ...diagnostic, place: locate(configPath, 'value') },
  )
}
