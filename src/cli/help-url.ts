// Where a diagnostic is documented: the section of docs/diagnostics.md in this package.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** URL of the section about `id`; undefined when the package was installed without its documentation. */
export function helpUrl(id: string): string | undefined {
  const here = dirname(fileURLToPath(import.meta.url))
  // From dist/ and from src/cli/.
  const page = [join(here, '../docs/diagnostics.md'), join(here, '../../docs/diagnostics.md')].find((path) => existsSync(path))
  return page === undefined ? undefined : `${pathToFileURL(page).href}#${id}`
}
