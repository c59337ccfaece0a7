// What a reporter is: a pure function from findings to text. All that it needs of the world is given to it.
import type { Diagnostic } from '../diagnostic.ts'

export type ReportFormat = 'pretty' | 'json' | 'github' | 'sarif'

export const reportFormats: readonly ReportFormat[] = ['pretty', 'json', 'github', 'sarif']

export interface ReportContext {
  /** Text of a source file by its path in a diagnostic; undefined when it cannot be read. */
  readSource(file: string): string | undefined
  /** The path to show for a file: places are relative to the site, readers stand elsewhere. Relative ones use `/`. */
  displayPath(file: string): string
  /** Whether to use terminal colours (pretty only). */
  color: boolean
  /** Version of sitegen (sarif only). */
  version: string
  /** URL of the folder that displayed paths are relative to, with a slash at its end (sarif only). */
  rootUrl?: string
  /** Page that explains an id, as a URL (sarif only). */
  helpUrl?(id: string): string | undefined
}

/** Ends with a line feed unless it is empty. The diagnostics are sorted already (sort-diagnostics.ts). */
export type Reporter = (diagnostics: readonly Diagnostic[], context: ReportContext) => string
