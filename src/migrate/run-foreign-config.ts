// Runs the configuration of another generator, without what that generator is made of: files of the site are bundled, packages are taken where
// they are installed, and everything else is a stand-in that remembers its name. So a configuration that imports themes of a highlighter or
// plugins says what it wants, and the new configuration can import the same.
import { createRequire, isBuiltin } from 'node:module'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { commonJsBundle, runCommonJs } from '../lib/common-js.ts'

/** Something that a package exports: the default export has the name `default`. */
export interface PackageExport {
  specifier: string
  /** What was read of the module, one inside the other: `['themes', 'github']`. */
  path: string[]
  /** What it is called where it is imported, if that is known. */
  name?: string
}

export interface ForeignConfig {
  value: unknown
  /** Text of the file, for places. */
  source: string
  /** Which export of a package a value is; undefined for a value of the site's own. */
  exportOf(value: unknown): PackageExport | undefined
  /** The files of the site that it is made of, relative to the site. */
  files: string[]
}

/** @throws Error with what its code has thrown, or what the compiler says. */
export async function runForeignConfig(siteDirectory: string, file: string): Promise<ForeignConfig> {
  const { build } = await import('esbuild')
  const { readFile } = await import('node:fs/promises')
  const path = join(siteDirectory, file)
  const result = await build({
    ...commonJsBundle,
    absWorkingDir: siteDirectory,
    entryPoints: [path],
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(path).href), 'import.meta.dirname': JSON.stringify(dirname(path)) },
    loader: { '.css': 'empty', '.svg': 'text', '.md': 'text', '.mdx': 'text' },
    plugins: [
      {
        // `require.resolve('./x')` asks for a path and not for the module.
        name: 'paths',
        setup(builder) {
          builder.onResolve({ filter: /.*/ }, ({ kind, path: asked, resolveDir }) =>
            kind === 'require-resolve'
              ? { path: /^\.{1,2}\//.test(asked) ? resolve(resolveDir, asked) : asked, external: true }
              : undefined,
          )
        },
      },
    ],
  })
  // Modules are given as `import()` gives them, with their default export in its place: in .mjs files, esbuild would take all of them for it.
  const code = (result.outputFiles[0]?.text ?? '').replace('isNodeMode || !mod', '!mod')
  const externals = Object.values(result.metafile.outputs).flatMap(({ imports }) =>
    imports.flatMap((each) => (each.external ? [each.path] : [])),
  )
  const names = new Map<unknown, PackageExport>()
  const packages = await loadPackages([...new Set(externals)], path, names)
  const requireOfSite = createRequire(path)
  const require = Object.assign(
    (specifier: string): unknown =>
      isBuiltin(specifier) ? requireOfSite(specifier) : (packages.get(specifier) ?? standIn(specifier, [], names)),
    // Also of packages that are not installed: whoever asks wants to name them.
    { resolve: (specifier: string): string => specifier },
  )
  const made = runCommonJs(code, require, { __dirname: dirname(path), __filename: path })
  const source = await readFile(path, 'utf8')
  const local = listLocalImports(source)
  const exported = made.default ?? made
  const value: unknown = typeof exported === 'function' ? await exported() : exported
  return {
    value,
    source,
    exportOf(wanted) {
      if ((typeof wanted !== 'function' && typeof wanted !== 'object') || wanted === null) return undefined
      return names.get(wanted) ?? (typeof wanted === 'function' ? local.get(wanted.name) : undefined)
    },
    files: Object.keys(result.metafile.inputs),
  }
}

/** Packages that would take their options away: what they were given is what counts. */
const stubs: Record<string, Record<string, unknown>> = {
  '@astrojs/starlight': { default: (options: unknown) => ({ name: '@astrojs/starlight', options }) },
  // Rules of a host, as its `vercel.json` has them.
  '@vercel/config/v1': {
    routes: {
      redirect: (source: string, destination: string, options: object = {}) => ({ source, destination, ...options }),
      rewrite: (source: string, destination: string, options: object = {}) => ({ source, destination, ...options }),
      header: () => ({}),
      cacheControl: () => ({}),
    },
    deploymentEnv: (name: string) => `$${name}`,
  },
}

/** Those that are installed, as what `require` gives for them. */
async function loadPackages(
  specifiers: readonly string[],
  from: string,
  names: Map<unknown, PackageExport>,
): Promise<Map<string, unknown>> {
  const packages = new Map<string, unknown>()
  const { resolve: find } = createRequire(from)
  for (const specifier of specifiers) {
    if (isBuiltin(specifier) || isAbsolute(specifier)) continue
    const stub = stubs[specifier]
    if (stub !== undefined) {
      packages.set(specifier, { ...stub, __esModule: true })
      continue
    }
    try {
      const loaded: Record<string, unknown> = await import(pathToFileURL(find(specifier)).href)
      // A name of its own says more than a property of the default export.
      const exported = Object.entries(loaded).filter(([name]) => name !== 'module.exports')
      for (const [name, value] of exported.sort(([left], [right]) => Number(left === 'default') - Number(right === 'default')))
        note(names, value, { specifier, path: [name] })
      packages.set(specifier, { ...loaded, __esModule: true })
    } catch {
      // Not installed, or it cannot be loaded by itself.
      packages.set(specifier, standIn(specifier, [], names))
    }
  }
  return packages
}

/** Functions that the configuration imports from files of the site, by their names: `import tabs from './src/remark/tabs'`. */
function listLocalImports(source: string): Map<string, PackageExport> {
  const found = new Map<string, PackageExport>()
  const pattern =
    /^\s*(?:import\s+([\w$]+)?\s*,?\s*(?:\{([^}]*)\})?\s*from\s*|(?:const|let|var)\s+(?:([\w$]+)|\{([^}]*)\})\s*=\s*require\(\s*)['"](\.{1,2}\/[^'"]+)['"]/gm
  for (const [, whole, names, required, requiredNames, specifier = ''] of source.matchAll(pattern)) {
    for (const name of [whole, required]) if (name !== undefined) found.set(name, { specifier, path: ['default'], name })
    for (const part of (names ?? requiredNames ?? '').split(',')) {
      const [exported = '', name = exported] = part.trim().split(/\s+as\s+|\s*:\s*/)
      if (/^[\w$]+$/.test(exported)) found.set(exported, { specifier, path: [exported], name })
    }
  }
  return found
}

/** Names the values of a module, and what is directly in them. */
function note(names: Map<unknown, PackageExport>, value: unknown, where: PackageExport): void {
  if ((typeof value !== 'function' && typeof value !== 'object') || value === null || names.has(value)) return
  names.set(value, where)
  if (where.path.length < 2 && typeof value === 'object')
    for (const [name, inner] of Object.entries(value)) note(names, inner, { ...where, path: [...where.path, name] })
}

/** Whatever is read from it or called is a stand-in again. As a text it is its name. */
function standIn(specifier: string, path: string[], names: Map<unknown, PackageExport>): unknown {
  const known = new Map<string, unknown>()
  const stand: unknown = new Proxy(() => undefined, {
    get(_target, key) {
      if (key === Symbol.toPrimitive || key === 'toString' || key === 'toJSON')
        return () => `${specifier}${path.map((name) => `.${name}`).join('')}`
      if (key === Symbol.iterator) return () => [][Symbol.iterator]()
      if (typeof key === 'symbol' || key === 'then') return undefined
      if (key === '__esModule') return path.length === 0
      const found = known.get(key) ?? standIn(specifier, [...path, key], names)
      known.set(key, found)
      return found
    },
    // `defineConfig(options)` and the like give what they are given.
    apply: (_target, _this, args: unknown[]) =>
      /^(?:define|with)[A-Z]/.test(path.at(-1) ?? '') && typeof args[0] === 'object' ? args[0] : stand,
    // The bundler makes an object for `import`, with the prototype of the module.
    getPrototypeOf: () => Object(stand),
    construct: () => Object(stand),
  })
  names.set(stand, { specifier, path: path.length === 0 ? ['default'] : path })
  return stand
}

/** A path relative to the site, with `/`; a path that is no absolute one is taken from there. Undefined for what is no path. */
export function sitePathOf(siteDirectory: string, value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  return relative(siteDirectory, resolve(siteDirectory, value)).split(sep).join('/') || '.'
}
