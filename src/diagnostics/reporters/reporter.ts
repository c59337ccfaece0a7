// Defines reporters: pure functions from findings to text, with everything they need passed in.
import type { Diagnostic } from '../diagnostic.ts'

export type ReportFormat = 'pretty' | 'json' | 'github' | 'sarif'

export const reportFormats: readonly ReportFormat[] = ['pretty', 'json', 'github', 'sarif']

export interface ReportContext {
  /** Text of a source file, by its path in a diagnostic; undefined if it cannot be read. */
  readSource(file: string): string | undefined
  /** The path to show for a file: places are relative to the site, but readers may be in another folder. Relative paths use `/`. */
  displayPath(file: string): string
  /** Whether to use terminal colors (pretty only). */
  color: boolean
  /** Version of sitegen (sarif only). */
  version: string
  /** URL of the folder that displayed paths are relative to, with a trailing slash (sarif only). */
  rootUrl?: string
  /** URL of the page that explains an id (sarif only). */
  helpUrl?(id: string): string | undefined
}

/** The result ends with a line feed unless it is empty. The diagnostics are already sorted (sort-diagnostics.ts). */
export type Reporter = (diagnostics: readonly Diagnostic[], context: ReportContext) => string
