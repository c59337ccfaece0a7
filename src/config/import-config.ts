// Runs a bundled configuration and returns its exports. The module is written below `.sitegen/` in the site, because only a file there can
// import the site's packages, and is removed at once. Whatever it throws becomes a diagnostic with the user's file and line.
import { mkdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { TraceMap } from '@jridgewell/trace-mapping'
import { createOwnedName } from '../cache/owned-name.ts'
import { type Diagnostic, DiagnosticError, type Place } from '../diagnostics/diagnostic.ts'
import { readThrown } from '../diagnostics/read-thrown.ts'
import { catchStray } from '../lib/catch-stray.ts'
import type { ConfigBundle } from './bundle-config.ts'
import { placeOfPosition } from './locate-value.ts'
import { findPackage, packageOf } from './plugin-module.ts'

/** Time limit for a configuration; only one that waits for something that never happens takes longer. */
const defaultTimeout = 30_000

/**
 * The default export of the configuration, wrapped in an object: it may be a promise, which must not be awaited. Throws a DiagnosticError
 * (config-not-loadable, config-invalid).
 */
export async function importConfig(bundle: ConfigBundle, timeout = defaultTimeout): Promise<{ exported: unknown }> {
  const { specifier, remove } = await writeModule(bundle)
  try {
    const exports: unknown = await withinTime(
      catchStray(() => import(specifier)),
      timeout,
      bundle,
    )
    if (exports !== null && typeof exports === 'object' && 'default' in exports) return { exported: exports.default }
  } catch (error) {
    throw error instanceof DiagnosticError ? error : configThrew(error, bundle)
  } finally {
    await remove()
  }
  throw new DiagnosticError([
    {
      id: 'config-invalid',
      level: 'error',
      message: 'Expected the configuration as the default export, found no default export.',
      place: { file: bundle.configFile },
      hint: 'Write `export default defineConfig({ … })`.',
    },
  ])
}

/** The configuration as an object may run code too, when a value of it is read. */
export function configThrew(error: unknown, bundle: ConfigBundle): DiagnosticError {
  return new DiagnosticError([describe(error, bundle)])
}

/**
 * Imports code of the site that is no file of it. What it throws is thrown as it is.
 * @param siteDirectory absolute: packages are found from there.
 */
export async function importCode(siteDirectory: string, code: string): Promise<Record<string, unknown>> {
  const { specifier, remove } = await writeModule({ siteDirectory, code })
  try {
    return await import(specifier)
  } finally {
    await remove()
  }
}

/** A new folder for each run: runs never share a module, and a changed configuration never comes from the module cache. */
async function writeModule(
  bundle: Pick<ConfigBundle, 'siteDirectory' | 'code'>,
): Promise<{ specifier: string; remove: () => Promise<void> }> {
  const parent = join(bundle.siteDirectory, '.sitegen')
  try {
    const folder = await makeFolder(parent)
    const file = join(folder, 'site.config.mjs')
    await writeFile(file, bundle.code)
    const remove = async () => {
      await rm(folder, { recursive: true, force: true })
      // Removed only if nothing else is in it.
      await rmdir(parent).catch(() => undefined)
    }
    return { specifier: pathToFileURL(file).href, remove }
  } catch {
    // An unwritable site folder still loads, provided that its configuration imports no packages.
    const specifier = `data:text/javascript;base64,${Buffer.from(bundle.code).toString('base64')}`
    return { specifier, remove: async () => undefined }
  }
}

/** As many runs may end at the same time. */
const mostAttempts = 1000

/** Between the two steps another run may remove the empty parent; it is then created again. */
async function makeFolder(parent: string): Promise<string> {
  // Named after its process, so that the next build removes what a killed one left behind (build/workspace.ts).
  const folder = join(parent, createOwnedName('config'))
  for (let attempt = 1; ; attempt++) {
    try {
      await mkdir(parent, { recursive: true })
      await mkdir(folder)
      return folder
    } catch (error) {
      const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      if (!isGone || attempt === mostAttempts) throw error
    }
  }
}

function withinTime<Value>(promise: Promise<Value>, milliseconds: number, bundle: ConfigBundle): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const message = `The configuration did not finish loading within ${milliseconds / 1000} seconds.`
      const hint = 'Look for an await at the top of the file that never ends.'
      reject(new DiagnosticError([{ id: 'config-not-loadable', level: 'error', message, place: { file: bundle.configFile }, hint }]))
    }, milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function sayPackages(names: readonly string[]): string {
  const quoted = new Intl.ListFormat('en-GB').format(names.map((name) => `"${name}"`))
  return names.length === 1 ? `the package ${quoted}, which is` : `the packages ${quoted}, which are`
}

function describe(error: unknown, bundle: ConfigBundle): Diagnostic {
  const missing = missingPackageOf(error)
  const { name, message, stack } = readThrown(error)
  if (missing !== undefined && isRequired(error)) {
    const needed = packageOf(missing)
    return {
      id: 'config-not-loadable',
      level: 'error',
      message: `A plugin of the configuration needs ${sayPackages(needed.split(' '))} not installed.`,
      place: placeOfThrow(stack, bundle) ?? { file: bundle.configFile },
      hint: `Run \`npm install ${needed}\` in the folder of the site.`,
    }
  }
  if (missing !== undefined) {
    const all = listMissing(bundle)
    if (all.length > 1)
      return {
        id: 'config-not-loadable',
        level: 'error',
        message: `The configuration imports ${sayPackages(all)} not installed.`,
        place: placeOfImport(missing, bundle),
        hint: `Run \`npm install ${all.join(' ')}\` in the folder of the site.`,
      }
    return {
      id: 'config-not-loadable',
      level: 'error',
      message: `The configuration imports "${missing}", which is not installed.`,
      place: placeOfImport(missing, bundle),
      hint: missing.startsWith('sitegen/') ? undefined : `Run \`npm install ${missing}\` in the folder of the site.`,
    }
  }
  return {
    id: 'config-not-loadable',
    level: 'error',
    message: `The configuration threw while it was loaded: ${name === '' || name === message ? message : `${name}: ${message}`}`,
    place: placeOfThrow(stack, bundle) ?? { file: bundle.configFile },
    hint: 'The configuration is a program that runs when the site is built: what it reads here has to be there then.',
  }
}

/** Packages that the bundle imports and that are not installed, in its order: whoever installs one wants to know of the others. */
function listMissing({ code, siteDirectory }: ConfigBundle): string[] {
  const found = code.matchAll(/^(?:import|export)\b[^'"`;]*["']([^"'./:][^"':]*)["']/gm)
  const packages = new Set(Array.from(found, ([, specifier = '']) => packageOf(specifier)))
  return [...packages].filter((name) => !isBuiltin(name) && name !== 'sitegen' && findPackage(name, siteDirectory) === undefined)
}

function missingPackageOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || (error.code !== 'ERR_MODULE_NOT_FOUND' && !isRequired(error))) return undefined
  return /Cannot find (?:package|module) '([^']+)'/.exec(error.message)?.[1]
}

/** Whether code has looked for a package while it ran, as a plugin does for the one that it works with. */
function isRequired(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND'
}

function placeOfImport(specifier: string, bundle: ConfigBundle): Place {
  const lines = bundle.code.split('\n')
  const quoted = [`"${specifier}"`, `'${specifier}'`]
  const line = lines.findIndex((text) => /^(?:import|export)\b|\bfrom\b/.test(text) && quoted.some((name) => text.includes(name)))
  const column = Math.max(...quoted.map((name) => lines[line]?.indexOf(name) ?? -1))
  return (line >= 0 && placeOfPosition(line + 1, column, new TraceMap(bundle.map), bundle)) || { file: bundle.configFile }
}

/** The topmost stack frame inside the bundle, traced back through its source map. */
function placeOfThrow(stack: string, bundle: ConfigBundle): Place | undefined {
  const frame = /(?:\.sitegen[\\/]config-[^\\/]+[\\/]site\.config\.mjs|data:text\/javascript[^\s:)]*):(\d+):(\d+)/.exec(stack)
  if (!frame) return undefined
  return placeOfPosition(Number(frame[1]), Number(frame[2]) - 1, new TraceMap(bundle.map), bundle)
}
