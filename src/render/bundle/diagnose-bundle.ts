// esbuild's messages as diagnostics: the place in the user's file, the text, and what to do.
import { isAbsolute, relative, sep } from 'node:path'
import type { Message } from 'esbuild'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'

/** @throws `error` itself if it did not come from a build. */
export function diagnoseBundle(error: unknown, siteDirectory: string): Diagnostic[] {
  if (!isBuildFailure(error)) throw error
  return error.errors.map((message) => {
    const { location } = message
    // Virtual modules are not files of the user.
    const file = location && !location.file.startsWith('entry:') ? relativeFile(location.file, siteDirectory) : undefined
    const missing = /^Could not resolve "(.+)"$/.exec(message.text)?.[1]
    return {
      id: 'component-not-loadable',
      level: 'error',
      message: missing
        ? `Expected the import \`${missing}\` to lead to a file or an installed package, found neither.`
        : `Expected a module that compiles: ${message.text}`,
      ...(location && file
        ? {
            place: {
              file,
              line: location.line,
              column: location.column + 1,
              endLine: location.line,
              endColumn: location.column + 1 + Math.max(1, location.length),
            },
          }
        : {}),
      hint: missing ? hintForMissing(missing) : 'Fix the module at this place and build again.',
    }
  })
}

function hintForMissing(specifier: string): string {
  if (/^sitegen(?:\/|$)/.test(specifier)) return 'Did you mean "sitegen/theme"? It is what components import from sitegen.'
  return specifier.startsWith('.') || specifier.startsWith('@site/')
    ? 'Correct the path, or create the file.'
    : `Correct the name, or install it: npm install ${specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/')}`
}

function relativeFile(file: string, siteDirectory: string): string {
  const path = file.replace(/\?island-source$/, '')
  return (isAbsolute(path) ? relative(siteDirectory, path) : path).split(sep).join('/')
}

function isBuildFailure(error: unknown): error is { errors: Message[] } {
  return typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors)
}
