// Finds the configuration of a site folder.
import { join } from 'node:path'
import { DiagnosticError } from '../diagnostics/diagnostic.ts'
import { isFileNow } from '../lib/path-exists.ts'

/** In order of precedence. */
export const configFileNames = ['site.config.ts', 'site.config.mts', 'site.config.js', 'site.config.mjs'] as const

const minimalConfig = `import { defineConfig } from 'sitegen'
export default defineConfig({ title: 'My site', url: 'https://example.com' })`

/** The name of the configuration file in `siteDirectory`. Throws a DiagnosticError (config-missing) if there is none. */
export function findConfigFile(siteDirectory: string): string {
  const name = configFileNames.find((candidate) => isFileNow(join(siteDirectory, candidate)))
  if (name !== undefined) return name
  const others = configFileNames.slice(1).join(', ')
  throw new DiagnosticError([
    {
      id: 'config-missing',
      level: 'error',
      message: `Expected a configuration file, found none: looked for ${configFileNames[0]} (or ${others}) in ${siteDirectory}.`,
      place: { file: configFileNames[0] },
      hint: `Give the folder of the site with --site DIR, or write a ${configFileNames[0]} there:\n${minimalConfig}`,
    },
  ])
}
