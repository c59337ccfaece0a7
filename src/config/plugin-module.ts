// The plugins of a configuration as a module of their own. Functions do not cross threads, so each thread that needs plugins imports this
// module. It has only what the plugins are made of, so that its text says whether they are still the same: another change of the
// configuration leaves it as it is.
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOf } from '../lib/hash.ts'
import { type ConfigBundle, requiredPackages } from './bundle-config.ts'
import { cutFromConfig } from './locate-value.ts'

export interface PluginModule {
  /** ES module with the exports `plugins`, `remarkPlugins` and `rehypePlugins`. */
  code: string
  /** Hash of the code, of the options as they are when the configuration has run, and of the versions of the packages that it imports. */
  identity: string
  /** Names of the plugins, for `build --explain`. */
  names: string[]
}

/** Where plugins of unified stand in a configuration, by the name of the export. */
const unifiedPlaces = { remarkPlugins: ['markdown', 'remarkPlugins'], rehypePlugins: ['markdown', 'rehypePlugins'] }

export interface PluginValues {
  plugins: readonly unknown[]
  remarkPlugins?: readonly unknown[]
  rehypePlugins?: readonly unknown[]
}

/**
 * @param values what the configuration has in these places.
 * @param wanted says which of the plugins belong to the module: an edit of the others does not change it.
 */
export async function makePluginModule(
  bundle: ConfigBundle,
  { plugins, ...unified }: PluginValues,
  wanted: (plugin: number) => boolean,
  names: string[],
): Promise<PluginModule> {
  const chosen = [...plugins.keys()].filter(wanted)
  const values = { plugins: chosen.map((index) => plugins[index]), ...unified }
  const entry = cutPlugins(bundle, chosen, 'remarkPlugins' in unified) ?? exportWhole(bundle.code)
  const { code, packages } = await withoutUnused(entry, bundle)
  const identity = hashOf(
    'plugins',
    code,
    describe(values, []),
    ...packages.flatMap((name) => identifyPackage(name, bundle.siteDirectory, new Set())),
  )
  return { code, identity, names }
}

function cutPlugins(bundle: ConfigBundle, chosen: readonly number[], hasUnified: boolean): string | undefined {
  const parts = Object.fromEntries(chosen.map((index): [string, (string | number)[]] => [`plugin${index}`, ['plugins', index]]))
  const code = cutFromConfig(bundle, { ...parts, ...(hasUnified ? unifiedPlaces : {}) })
  return code && `${code}\nexport const plugins = [${Object.keys(parts).join(', ')}];`
}

/** For a configuration that cannot be followed: all of it is what the plugins are made of. */
function exportWhole(code: string): string {
  const exports = Object.entries({ plugins: ['plugins'], ...unifiedPlaces }).map(
    ([name, path]) => `export const ${name} = wholeConfiguration?.${path.join('?.')};`,
  )
  return `${code.replace(/export\s*\{\s*([\w$]+) as default\s*\};?/, 'const wholeConfiguration = $1;')}\n${exports.join('\n')}\n`
}

async function withoutUnused(code: string, { siteDirectory }: ConfigBundle): Promise<{ code: string; packages: string[] }> {
  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    // TypeScript's rule: an import that nothing uses is left out.
    stdin: { contents: code, loader: 'ts', resolveDir: siteDirectory },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    treeShaking: true,
    tsconfigRaw: '{}',
    logLevel: 'silent',
    plugins: [
      {
        name: 'packages',
        setup: ({ onResolve }) =>
          onResolve({ filter: /.*/ }, ({ path, kind }) =>
            kind === 'entry-point' ? undefined : { path, external: true, sideEffects: false },
          ),
      },
    ],
  })
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map(({ path }) => path))
  const bundled = outputFiles[0]?.text ?? ''
  const used = [...imports, ...requiredPackages(bundled)].filter((path) => !/^(?:node:|file:|[./])/.test(path))
  return { code: bundled, packages: [...new Set(used.map(packageOf))].sort() }
}

export function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

/** Name and version of a package and of everything that it depends on; of one that is linked, its files. */
function identifyPackage(name: string, from: string, seen: Set<string>): string[] {
  const folder = findPackage(name, from)
  if (folder === undefined || seen.has(folder)) return []
  seen.add(folder)
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const version = readText(manifest, 'version')
  const dependencies = Object.keys(readObject(manifest, 'dependencies')).sort()
  const files = folder.includes('node_modules') ? [] : listFiles(folder).map((file) => `${file} ${hashOf(readFileSync(file))}`)
  return [`${name}@${version}`, ...files, ...dependencies.flatMap((dependency) => identifyPackage(dependency, folder, seen))]
}

/** @returns the folder of a package as it is installed for a folder; undefined when it is not. */
export function findPackage(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder)
  const parent = dirname(from)
  return parent === from ? undefined : findPackage(name, parent)
}

function listFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name !== 'node_modules' && !name.startsWith('.'))
    .sort()
    .flatMap((name) => (statSync(join(folder, name)).isDirectory() ? listFiles(join(folder, name)) : [join(folder, name)]))
}

/** Options as text, with the text of functions: what was read from a file or the environment is not in the code. */
function describe(value: unknown, parents: readonly unknown[]): string {
  if (typeof value === 'function' || value instanceof RegExp) return String(value)
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? String(value)
  if (parents.includes(value)) return `above ${parents.indexOf(value)}`
  const inside = [...parents, value]
  const entries = value instanceof Map || value instanceof Set ? [...value] : Object.entries(value)
  return `${value.constructor?.name}{${entries.map((entry) => (Array.isArray(entry) ? entry.map((part) => describe(part, inside)).join(':') : describe(entry, inside))).join(',')}}`
}

function readText(object: unknown, key: string): string {
  const value = readObject({ object }, 'object')[key]
  return typeof value === 'string' ? value : ''
}

function readObject(object: unknown, key: string): Record<string, unknown> {
  if (object === null || typeof object !== 'object' || !(key in object)) return {}
  const value = Object.entries(object).find(([name]) => name === key)?.[1]
  return value !== null && typeof value === 'object' ? Object.fromEntries(Object.entries(value)) : {}
}
