// A sidebars file -> its value. `.json` is parsed; `.ts`, `.js`, `.mjs` and `.cjs` are bundled in memory and imported: a sidebars file is a
// program of the site's owner, trusted like the configuration. The routes check the value.
import { dirname, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuildFailure, build, type Message, type Plugin } from 'esbuild'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import { textOfThrown } from '../diagnostics/read-thrown.ts'
import { describeValue } from '../lib/describe-value.ts'
import type { SidebarsFile } from './content-tree.ts'
import { readTextFile } from './read-text-file.ts'
import { isRecord, readYamlMapping } from './read-yaml-mapping.ts'

export interface LoadedSidebars {
  /** Absent if the file could not be loaded; the diagnostics say why. */
  sidebars?: SidebarsFile
  /** Site-relative files that it imports, also when it could not be loaded, and whether or not they exist. An extension may be missing. */
  imports?: string[]
  diagnostics: Diagnostic[]
}

/** `file` is site-relative. */
export async function loadSidebarsFile(siteDirectory: string, file: string): Promise<LoadedSidebars> {
  const path = join(siteDirectory, file)
  if (!file.endsWith('.json')) return loadModule(siteDirectory, path, file)
  const read = await readTextFile(path, file)
  if (!('text' in read)) return { diagnostics: read.diagnostics }
  const { mapping, diagnostics } = readYamlMapping({
    file,
    text: read.text,
    name: 'The sidebars file',
    syntaxId: 'sidebar-invalid',
    forbiddenKeyId: 'sidebar-invalid',
  })
  return {
    ...(mapping && { sidebars: { file, value: mapping.value, sources: [{ file, text: read.text }] } }),
    diagnostics: [...read.diagnostics, ...diagnostics],
  }
}

async function loadModule(siteDirectory: string, path: string, file: string): Promise<LoadedSidebars> {
  const imported = new Set<string>()
  const loaded = await runModule(siteDirectory, path, file, imported)
  return { ...loaded, imports: [...imported].map((each) => relative(siteDirectory, each).split(sep).join('/')) }
}

async function runModule(siteDirectory: string, path: string, file: string, imported: Set<string>): Promise<LoadedSidebars> {
  const fail = (message: string, hint: string, place: Place = { file }): LoadedSidebars => {
    return { diagnostics: [{ id: 'sidebar-invalid', level: 'error', message, place, hint }] }
  }
  let bundled: { code: string; files: string[] }
  try {
    bundled = await bundle(siteDirectory, path, imported)
  } catch (error) {
    const [first] = isBuildFailure(error) ? error.errors : []
    if (!first) return fail(`The sidebars file could not be compiled: ${textOfThrown(error)}.`, 'Look for a mistake in the file.')
    return fail(`The sidebars file could not be compiled: ${first.text}.`, 'Fix the syntax at this place.', placeOf(first, file))
  }
  let exported: unknown
  try {
    // A data URL rather than a file: nothing is written into the site, and the code is its own cache key.
    const module: unknown = await import(`data:text/javascript;base64,${Buffer.from(bundled.code).toString('base64')}`)
    exported = isModule(module) ? module.default : undefined
  } catch (error) {
    return fail(`The sidebars file threw while it was loaded: ${textOfThrown(error)}.`, 'A sidebars file only has to export an object.')
  }
  const hint = 'Write `export default { mySidebar: [ … ] }`.'
  if (exported === undefined) return fail('The sidebars file has no default export.', hint)
  if (!isRecord(exported)) return fail(`The sidebars file must export an object of sidebars, but exports ${describeValue(exported)}.`, hint)
  try {
    // Plain JSON from here on: it is sent to the workers and hashed, where functions and the like would be lost silently.
    const value: unknown = JSON.parse(JSON.stringify(exported))
    const files = [file, ...bundled.files.filter((other) => other !== file)]
    const read = await Promise.all(files.map(async (each) => ({ file: each, ...(await readTextFile(join(siteDirectory, each), each)) })))
    const sources = read.flatMap((each) => ('text' in each ? [{ file: each.file, text: each.text }] : []))
    return { sidebars: { file, value, sources }, diagnostics: [] }
  } catch (error) {
    return fail(`The sidebars must be plain data: ${textOfThrown(error)}.`, hint)
  }
}

/** The code, and the files of the site that it comes from. */
async function bundle(siteDirectory: string, path: string, imported: Set<string>): Promise<{ code: string; files: string[] }> {
  // A CommonJS file expects these names; `require` is also needed for what esbuild leaves to the runtime.
  const banner = `import { createRequire as sitegenCreateRequire } from 'node:module'
const require = sitegenCreateRequire(${JSON.stringify(pathToFileURL(path).href)})
const __filename = ${JSON.stringify(path)}, __dirname = ${JSON.stringify(dirname(path))};`
  const result = await build({
    entryPoints: [path],
    absWorkingDir: siteDirectory,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: { js: banner },
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(path).href), 'import.meta.dirname': JSON.stringify(dirname(path)) },
    logLevel: 'silent',
    plugins: [noteImports(imported)],
  })
  const files = Object.keys(result.metafile.inputs).filter((input) => !/^(?:\.\.\/|.*:)|(?:^|\/)node_modules\//.test(input))
  return { code: result.outputFiles[0]?.text ?? '', files }
}

/** By a plugin, because a bundle that fails does not say what it was made from. */
function noteImports(imported: Set<string>): Plugin {
  return {
    name: 'imports',
    setup(build) {
      build.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir, kind }) => {
        if (kind !== 'entry-point') imported.add(resolve(resolveDir, path))
        return undefined
      })
    },
  }
}

function placeOf({ location }: Message, file: string): Place {
  if (!location) return { file }
  const { line, column, length } = location
  return { file: location.file || file, line, column: column + 1, endLine: line, endColumn: column + 1 + length }
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors)
}

function isModule(value: unknown): value is { default?: unknown } {
  return typeof value === 'object' && value !== null
}
