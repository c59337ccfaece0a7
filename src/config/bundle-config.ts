// Compiles a configuration and the local files it imports into one module with a source map, so that TypeScript works on every supported
// Node.js version and places lead back to the user's files. Packages stay imports; `sitegen` itself is this package.
import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Message, Plugin } from 'esbuild'
import { type Diagnostic, DiagnosticError, type Place } from '../diagnostics/diagnostic.ts'
import { packageDirectory } from '../lib/package-directory.ts'
import { namesOfModules } from '../lib/places-of-modules.ts'

export interface ConfigBundle {
  siteDirectory: string
  configFile: string
  /** ES module. */
  code: string
  /** Source map, version 3; its sources are relative to `mapDirectory`. */
  map: string
  mapDirectory: string
  /** The source files, relative to the site. */
  files: string[]
}

/** Bundles `configFile` (a name in `siteDirectory`) with the files it imports. Throws a DiagnosticError with the compiler's places. */
export async function bundleConfig(siteDirectory: string, configFile: string): Promise<ConfigBundle> {
  const { build } = await import('esbuild')
  const mapDirectory = join(siteDirectory, '.sitegen')
  const url = pathToFileURL(join(siteDirectory, configFile)).href
  try {
    const result = await build({
      absWorkingDir: siteDirectory,
      entryPoints: [join(siteDirectory, configFile)],
      outfile: join(mapDirectory, 'site.config.mjs'),
      write: false,
      metafile: true,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      sourcemap: 'external',
      // The tsconfig of the site is for its editor: a mistake in it must not affect the build.
      tsconfigRaw: '{}',
      alias: { '@site': siteDirectory },
      define: { 'import.meta.url': JSON.stringify(url), 'import.meta.dirname': JSON.stringify(siteDirectory) },
      logLevel: 'silent',
      plugins: [ownPackage, namesOfModules],
    })
    const code = result.outputFiles.find((file) => file.path.endsWith('.mjs'))?.text ?? ''
    const map = result.outputFiles.find((file) => file.path.endsWith('.map'))?.text ?? ''
    return { siteDirectory, configFile, code: withRequire(code, url), map, mapDirectory, files: Object.keys(result.metafile.inputs) }
  } catch (error) {
    const errors = messagesOf(error)
    if (errors === undefined) throw error
    throw new DiagnosticError(errors.map((message) => describe(message, siteDirectory, configFile)))
  }
}

/**
 * A CommonJS file that the configuration imports asks for its packages by `require`, which ES modules do not have. In front of the first
 * line, which is the compiler's own, so that lines keep their numbers.
 */
function withRequire(code: string, url: string): string {
  if (requiredPackages(code).length === 0) return code
  return `import { createRequire as createRequireOfSite } from 'node:module'; const require = /* @__PURE__ */ createRequireOfSite(${JSON.stringify(url)}); ${code}`
}

/** What bundled code asks for by `require`, when it runs. */
export function requiredPackages(code: string): string[] {
  return Array.from(code.matchAll(/\b__require\d*\((["'])([^"'\n]+)\1\)/g), ([, , specifier = '']) => specifier)
}

/**
 * Resolves `sitegen` to the file that the package exports, whether it runs from source or compiled, installed or not. Its plugins stay
 * imports, of the compiled file: they import packages that are installed beside it.
 */
const ownPackage: Plugin = {
  name: 'sitegen',
  setup(build) {
    const here = dirname(fileURLToPath(import.meta.url))
    const path = ['define-config.ts', 'config.js'].map((name) => join(here, name)).find((candidate) => existsSync(candidate))
    build.onResolve({ filter: /^sitegen$/ }, () => (path === undefined ? undefined : { path, sideEffects: false }))
    build.onResolve({ filter: /^sitegen\/[\w-]+$/ }, ({ path: specifier }) => {
      const name = specifier.slice('sitegen/'.length)
      const isPlugin = ['src/plugins', 'src'].some((folder) => existsSync(join(packageDirectory, folder, `${name}/${name}.ts`)))
      const url = pathToFileURL(join(packageDirectory, `dist/${name}.js`)).href
      return isPlugin ? { path: url, external: true, sideEffects: false } : undefined
    })
  },
}

function messagesOf(error: unknown): Message[] | undefined {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : undefined
}

function describe(message: Message, siteDirectory: string, configFile: string): Diagnostic {
  return {
    id: 'config-not-loadable',
    level: 'error',
    message: `The configuration could not be compiled: ${message.text}`,
    place: placeOf(message, siteDirectory) ?? { file: configFile },
    hint: message.text.startsWith('Could not resolve')
      ? 'Correct the path or the name, or install the package.'
      : 'Fix the syntax here or in the line above.',
  }
}

/** The compiler counts columns in bytes from 0. */
function placeOf(message: Message, siteDirectory: string): Place | undefined {
  if (!message.location) return undefined
  const { file, line, column, length, lineText } = message.location
  const bytes = Buffer.from(lineText)
  const start = bytes.subarray(0, column).toString().length + 1
  const width = bytes.subarray(column, column + length).toString().length
  return {
    file: toSitePath(resolve(siteDirectory, file), siteDirectory),
    line,
    column: start,
    endLine: line,
    endColumn: start + Math.max(width, 1),
  }
}

/** An absolute path relative to the site, with `/`. */
export function toSitePath(path: string, siteDirectory: string): string {
  return relative(siteDirectory, path).split(sep).join('/')
}
