// Finds the compiler. It is the site's own, so that samples are checked with the version that the site chose; sitegen does not include one,
// because it is as large as all other dependencies together.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DiagnosticError } from '../../diagnostics/diagnostic.ts'

export type TypeScript = typeof import('typescript/unstable/sync') & Pick<typeof import('typescript/unstable/ast'), 'SyntaxKind'>

/**
 * TypeScript 7 runs as a separate program. Its synchronous interface accepts files that are not on disk, answers questions about many
 * places in one message, and is compiled to machine code, unlike the older JavaScript one. It is called unstable, so the version matters.
 */
const specifiers = { api: 'typescript/unstable/sync', syntax: 'typescript/unstable/ast' }
const supportedVersion = /^7\./

/**
 * @param directories where it may be installed, in this order: the site, then this program.
 * @throws DiagnosticError `typescript-unusable`.
 */
export async function loadTypeScript(
  directories: readonly string[],
  configFile: string,
): Promise<{ typescript: TypeScript; version: string }> {
  for (const directory of directories) {
    const require = createRequire(join(directory, 'package.json'))
    const version = readVersion(require)
    if (version === undefined) continue
    if (!supportedVersion.test(version)) throw unusable(`Checking code needs TypeScript 7, found version ${version}.`, configFile)
    const load = (specifier: string) => import(pathToFileURL(require.resolve(specifier)).href)
    const api: typeof import('typescript/unstable/sync') = await load(specifiers.api)
    const { SyntaxKind }: typeof import('typescript/unstable/ast') = await load(specifiers.syntax)
    return { typescript: { ...api, SyntaxKind }, version }
  }
  throw unusable('Checking code needs TypeScript 7, found none.', configFile)
}

/** The version without loading the compiler: a part of what a check depends on. */
export function versionOfTypeScript(directories: readonly string[]): string | undefined {
  for (const directory of directories) {
    const version = readVersion(createRequire(join(directory, 'package.json')))
    if (version !== undefined) return version
  }
  return undefined
}

function readVersion(require: NodeJS.Require): string | undefined {
  try {
    const manifest: { version?: unknown } = require('typescript/package.json')
    return String(manifest.version)
  } catch {
    return undefined
  }
}

/** The compiler ended, or gave an invalid answer. */
export function typeScriptFailed(error: unknown, configFile: string): DiagnosticError {
  const reason = error instanceof Error ? error.message : String(error)
  return unusable(`TypeScript failed while it checked the samples: ${reason.replace(/\.$/, '')}.`, configFile)
}

function unusable(message: string, configFile: string): DiagnosticError {
  return new DiagnosticError([
    {
      id: 'typescript-unusable',
      level: 'error',
      message,
      place: { file: configFile },
      hint: 'Install it beside the site: npm install --save-dev typescript@7',
    },
  ])
}
