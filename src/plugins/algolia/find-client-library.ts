// Finds the provider's client library, which sites install that are searched by the provider: it weighs 22 MB, and most sites have no use for it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import { DiagnosticError } from '../../diagnostics/diagnostic.ts'

/** The version that sitegen is tested with; that of `peerDependencies` in its package.json. */
export const testedVersion = '5.64.0'

export interface ClientLibrary {
  /** Absolute file for browsers: `algoliasearch/lite`. */
  lite: string
  /** Absolute file for Node: `algoliasearch`. */
  full: string
}

/** The library of the site, else the one beside sitegen. @throws DiagnosticError when there is none, or one of another major version. */
export function findClientLibrary({ siteDirectory, configFile }: Pick<ResolvedConfig, 'siteDirectory' | 'configFile'>): ClientLibrary {
  const directory = findPackage(siteDirectory) ?? findPackage(dirname(fileURLToPath(import.meta.url)))
  const version = directory === undefined ? undefined : versionOf(directory)
  if (directory === undefined || !version?.startsWith('5.')) {
    throw new DiagnosticError([
      {
        id: 'config-invalid',
        level: 'error',
        message: `Expected the package algoliasearch 5 to be installed for the search provider "algolia", found ${version ?? 'none'}.`,
        place: { file: configFile },
        configPath: ['search', 'provider'],
        hint: `Run \`npm install --save-exact algoliasearch@${testedVersion}\` in the folder of the site.`,
      },
    ])
  }
  return { lite: join(directory, 'dist/lite/builds/browser.js'), full: join(directory, 'dist/node.js') }
}

/** The folder of the package as a module in `directory` would import it. */
function findPackage(directory: string): string | undefined {
  try {
    return packageAround(dirname(createRequire(join(directory, 'module.js')).resolve('algoliasearch/lite')))
  } catch {
    return undefined
  }
}

function packageAround(directory: string): string | undefined {
  if (versionOf(directory) !== undefined) return directory
  const parent = dirname(directory)
  return parent === directory ? undefined : packageAround(parent)
}

function versionOf(directory: string): string | undefined {
  try {
    const { name, version }: { name?: unknown; version?: unknown } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
    return name === 'algoliasearch' && typeof version === 'string' ? version : undefined
  } catch {
    return undefined
  }
}
