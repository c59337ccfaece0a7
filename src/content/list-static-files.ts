// Lists the files that are copied as they are: path from the site root -> source. A later folder wins over an earlier one.
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { walkFolder } from './walk-folder.ts'

/** Left behind by file managers; `.well-known` and `.nojekyll` are meant to be served. */
const leftovers = new Set(['.DS_Store', 'Thumbs.db', '.git'])

export async function listStaticFiles(
  config: Pick<ResolvedConfig, 'siteDirectory' | 'configFile' | 'staticDirectories'>,
): Promise<{ files: Record<string, string>; diagnostics: Diagnostic[] }> {
  const files = new Map<string, string>()
  const diagnostics: Diagnostic[] = []
  for (const [index, folder] of config.staticDirectories.entries()) {
    const listing = await walkFolder({ siteDirectory: config.siteDirectory, folder, accepts: (name) => !leftovers.has(name) })
    diagnostics.push(...listing.diagnostics)
    // `static` is the default, which a site need not have.
    if (listing.missing && folder !== 'static') {
      const message = `The folder \`${folder}\` of \`staticDirectories\` does not exist.`
      const hint = 'Create the folder, or remove it from the configuration.'
      const place = { file: config.configFile }
      diagnostics.push({ id: 'content-folder-missing', level: 'error', message, place, configPath: ['staticDirectories', index], hint })
    }
    for (const path of listing.paths) files.set(`/${path}`.normalize('NFC'), `${folder}/${path}`)
  }
  const sorted = [...files].sort(([left], [right]) => (left < right ? -1 : 1))
  return { files: Object.fromEntries(sorted), diagnostics }
}
