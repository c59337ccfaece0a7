// Writes findings in the requested format, with paths as the reader sees them: relative to the working folder.
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ReportContext, Reporter, ReportFormat } from '../diagnostics/reporters/reporter.ts'
import { sortDiagnostics } from '../diagnostics/sort-diagnostics.ts'
import { version } from './version.ts'

/** Larger files are not read just to show one line. */
const largestSource = 20_000_000

const reporters: Record<ReportFormat, () => Promise<{ format: Reporter }>> = {
  pretty: () => import('../diagnostics/reporters/pretty.ts'),
  json: () => import('../diagnostics/reporters/json.ts'),
  github: () => import('../diagnostics/reporters/github.ts'),
  sarif: () => import('../diagnostics/reporters/sarif.ts'),
}

export interface ReportOptions {
  format: ReportFormat
  siteDirectory: string
  workingDirectory: string
  color: boolean
}

/** The findings as text, sorted. Reads the source files that they name. */
export async function renderReport(diagnostics: readonly Diagnostic[], options: ReportOptions): Promise<string> {
  const { format } = await reporters[options.format]()
  return format(sortDiagnostics(diagnostics), createReportContext(options))
}

export function createReportContext({ siteDirectory, workingDirectory, color }: Omit<ReportOptions, 'format'>): ReportContext {
  const sources = new Map<string, string | undefined>()
  return {
    readSource(file) {
      if (!sources.has(file)) sources.set(file, readSource(siteDirectory, file))
      return sources.get(file)
    },
    displayPath: (file) => displayPathOf(resolve(siteDirectory, file), workingDirectory),
    color,
    version,
    rootUrl: pathToFileURL(`${workingDirectory}${sep}`).href,
    helpUrl,
  }
}

/** Relative to the working folder, with `/`; absolute if it is far away. */
export function displayPathOf(path: string, workingDirectory: string): string {
  const shown = relative(workingDirectory, path)
  if (shown.startsWith(join('..', '..'))) return path.split(sep).join('/')
  return shown === '' ? '.' : shown.split(sep).join('/')
}

/** Undefined if the file is missing, too large, not a file, or reached by a link out of the site (a place can be wrong). */
function readSource(siteDirectory: string, file: string): string | undefined {
  const path = join(siteDirectory, file)
  try {
    const [real, site] = [realpathSync(path), realpathSync(siteDirectory)]
    // Folders of content may lie beside the site: then the path says so.
    if (!real.startsWith(site + sep) && !(file.startsWith('../') && real === join(site, file))) return undefined
    const stats = statSync(path)
    return stats.isFile() && stats.size <= largestSource ? readFileSync(path, 'utf8') : undefined
  } catch {
    return undefined
  }
}

/**
 * Where a diagnostic is documented: URL of the section about `id` of docs/diagnostics.md in this package; undefined when the package was
 * installed without its documentation.
 */
function helpUrl(id: string): string | undefined {
  const here = dirname(fileURLToPath(import.meta.url))
  // From dist/ and from src/cli/.
  const page = [join(here, '../docs/diagnostics.md'), join(here, '../../docs/diagnostics.md')].find((path) => existsSync(path))
  return page === undefined ? undefined : `${pathToFileURL(page).href}#${id}`
}
