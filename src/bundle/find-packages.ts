// The packages that a bundle takes from the site. All that is wrong with them is said at once, so that they are installed with one command.
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.ts'
import { findClientLibrary } from '../plugins/algolia/find-client-library.ts'
import { findReact } from './find-react.ts'

export interface SitePackages {
  /** Absolute file of the client of a hosted search. */
  searchClient: string | undefined
}

/** @throws DiagnosticError with a finding for each package that is not there or cannot be used. */
export function findPackages(config: Pick<ResolvedConfig, 'siteDirectory' | 'configFile' | 'search'>): SitePackages {
  const wrong: Diagnostic[] = []
  const look = <Found>(find: () => Found): Found | undefined => {
    try {
      return find()
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error
      wrong.push(...error.diagnostics)
      return undefined
    }
  }
  const searchClient = config.search?.provider === 'algolia' ? look(() => findClientLibrary(config).lite) : undefined
  look(() => findReact(config.siteDirectory))
  if (wrong.length > 0) throw new DiagnosticError(wrong)
  return { searchClient }
}
