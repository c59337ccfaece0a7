// Runs the configuration of another generator, without what that generator is made of: files of the site are bundled, packages are taken where
// they are installed, and everything else is a stand-in that remembers its name. So a configuration that imports themes of a highlighter or
// plugins says what it wants, and the new configuration can import the same.
import { readFile } from 'node:fs/promises'
import { createRequire, isBuiltin } from 'node:module'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readThrown } from '../diagnostics/read-thrown.ts'
import { noteStray } from '../lib/catch-stray.ts'
import { commonJsBundle, runCommonJs } from '../lib/common-js.ts'
import { placesOfModules } from '../lib/places-of-modules.ts'
import { findModule } from './find-module.ts'
import { createStandIns, type PackageExport, type StandIns } from './stand-ins.ts'

export interface ForeignConfig {
  value: unknown
  /** Text of the file, for places. */
  source: string
  /** Which export of a package a value is; undefined for a value of the site's own. */
  exportOf(value: unknown): PackageExport | undefined
  /** The files of the site that it is made of, relative to the site. */
  files: string[]
  /** Paths that it imports where no file is, as they are written: what a script would make first, or what lies outside of this folder. */
  missing: string[]
  /** What it has thrown beside its own course, in a promise that nobody awaits: the configuration is the same without it. */
  stray: string[]
}

/**
 * @param input what it is called with if it is a function.
 * @throws Error with what its code has thrown, or what the compiler says.
 */
export async function runForeignConfig(
  siteDirectory: string,
  file: string,
  input: readonly unknown[] = [buildCommand],
): Promise<ForeignConfig> {
  const { build } = await import('esbuild')
  const path = join(siteDirectory, file)
  const folder = dirname(path)
  const source = await readFile(path, 'utf8')
  const locals = listLocalImports(source)
  const missing = new Set<string>()
  const result = await build({
    ...commonJsBundle,
    absWorkingDir: siteDirectory,
    define: /^astro\.config\./.test(file) ? globalsOfAstro : {},
    stdin: { contents: entryOf(path, locals), resolveDir: folder, sourcefile: entryName },
    loader: { '.css': 'empty', '.svg': 'text', '.md': 'text', '.mdx': 'text' },
    plugins: [
      {
        // `require.resolve('./x')` asks for a path and not for the module.
        name: 'paths',
        setup(builder) {
          builder.onResolve({ filter: /.*/ }, ({ kind, path: asked, resolveDir }) =>
            kind === 'require-resolve' ? { path: pathOfModule(resolveDir, asked), external: true } : undefined,
          )
        },
      },
      placesOfModules,
      {
        name: 'missing files',
        setup(builder) {
          builder.onResolve({ filter: /^\.{1,2}\// }, async ({ path: asked, kind, importer, resolveDir, pluginData }) => {
            if (pluginData === missing || kind === 'entry-point' || kind === 'require-resolve') return undefined
            const found = await builder.resolve(asked, { kind, importer, resolveDir, pluginData: missing })
            if (found.errors.length === 0) return found
            missing.add(asked)
            return { path: asked, external: true }
          })
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
  const standIns = createStandIns(names)
  const packages = await loadPackages(
    [...new Set(externals)].filter((specifier) => !missing.has(specifier)),
    path,
    standIns,
    names,
  )
  const requireOfSite = createRequire(path)
  const loose = (specifier: string): unknown => {
    // The configuration makes itself a `require` of its own.
    if (/^(?:node:)?module$/.test(specifier)) return { ...requireOfSite(specifier), createRequire: () => require }
    if (isBuiltin(specifier)) return requireOfSite(specifier)
    const known = packages.get(specifier)
    if (known !== undefined || missing.has(specifier)) return known ?? standIns.make(specifier)
    const isPath = /^\.{1,2}\//.test(specifier) || isAbsolute(specifier)
    if (isPath && findModule(folder, specifier) === undefined) missing.add(relative(siteDirectory, resolve(folder, specifier)))
    try {
      return requireOfSite(specifier)
    } catch {
      return standIns.make(specifier)
    }
  }
  // Also of packages that are not installed: whoever asks wants to name them.
  const require = Object.assign(loose, { resolve: (specifier: string): string => pathOfModule(folder, specifier) })
  const stray: string[] = []
  const { local, value } = await noteStray(
    async () => {
      const made = runCommonJs(code, require, { __dirname: folder, __filename: path, [globalsOfAstro.fs]: requireOfSite('node:fs') })
      const exported = memberOf(made.config, 'default') ?? made.config
      return {
        local: nameLocals(locals, made.importLocal),
        value: standIns.unwrap(typeof exported === 'function' && !names.has(exported) ? await exported(...input) : exported),
      }
    },
    (error) => stray.push(readThrown(error).message),
  )
  return {
    value,
    source,
    exportOf(wanted) {
      if ((typeof wanted !== 'function' && typeof wanted !== 'object') || wanted === null) return undefined
      return names.get(wanted) ?? local.get(wanted)
    },
    files: Object.keys(result.metafile.inputs).filter((input) => input !== entryName),
    missing: [...missing],
    stray,
  }
}

const entryName = 'sitegen-entry'

/** The compiler of Astro is written in Go, whose runtime makes this module global: configurations use it without an import. */
const globalsOfAstro = { fs: 'fsOfAstro' }

/** A module that has the configuration, and the modules of the site that it imports: a value of theirs is known by what it is. */
function entryOf(path: string, locals: readonly PackageExport[]): string {
  const specifiers = new Set(locals.map(({ specifier }) => specifier))
  return [
    `exports.config = require(${JSON.stringify(path)})`,
    'exports.importLocal = (specifier) => {',
    // What is in `try` need not be there: the names come from the text, which may have them in a comment.
    ...Array.from(specifiers, (specifier) => {
      const module = JSON.stringify(resolve(dirname(path), specifier))
      return `  if (specifier === ${JSON.stringify(specifier)}) try { return require(${module}) } catch {}`
    }),
    '}',
  ].join('\n')
}

/** As what loads such a configuration finds it; packages stay names, but for their style sheets. */
function pathOfModule(folder: string, asked: string): string {
  if (/^\.{1,2}\//.test(asked)) return findModule(folder, asked) ?? resolve(folder, asked)
  if (!/\.(?:css|s[ac]ss)$/.test(asked)) return asked
  try {
    return createRequire(join(folder, entryName)).resolve(asked)
  } catch {
    return asked
  }
}

/** What VitePress calls a configuration with that is a function. */
const buildCommand = { command: 'build', mode: 'production' }

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
  standIns: StandIns,
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
      packages.set(specifier, standIns.make(specifier))
    }
  }
  return packages
}

/** What the configuration imports from files of the site, by its text: `import tabs from './src/remark/tabs'`. */
function listLocalImports(source: string): PackageExport[] {
  const found: PackageExport[] = []
  const pattern =
    /^\s*(?:import\s+([\w$]+)?\s*,?\s*(?:\{([^}]*)\})?\s*from\s*|(?:const|let|var)\s+(?:([\w$]+)|\{([^}]*)\})\s*=\s*require\(\s*)['"](\.{1,2}\/[^'"]+)['"]/gm
  for (const [, whole, names, required, requiredNames, specifier = ''] of source.matchAll(pattern)) {
    for (const name of [whole, required]) if (name !== undefined) found.push({ specifier, path: ['default'], name })
    for (const part of (names ?? requiredNames ?? '').split(',')) {
      const [exported = '', name = exported] = part.trim().split(/\s+as\s+|\s*:\s*/)
      if (/^[\w$]+$/.test(exported)) found.push({ specifier, path: [exported], name })
    }
  }
  return found
}

/** Functions among them: what they are -> where they come from. */
function nameLocals(locals: readonly PackageExport[], importLocal: unknown): Map<unknown, PackageExport> {
  const found = new Map<unknown, PackageExport>()
  for (const local of locals) {
    const module: unknown = typeof importLocal === 'function' ? importLocal(local.specifier) : undefined
    const [name = 'default'] = local.path
    const value = memberOf(module, name) ?? (name === 'default' ? module : undefined)
    if (typeof value === 'function') found.set(value, local)
  }
  return found
}

function memberOf(module: unknown, name: string): unknown {
  return typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined
}

/** Names the values of a module, and what is directly in them. */
function note(names: Map<unknown, PackageExport>, value: unknown, where: PackageExport): void {
  if ((typeof value !== 'function' && typeof value !== 'object') || value === null || names.has(value)) return
  names.set(value, where)
  if (where.path.length < 2 && typeof value === 'object')
    for (const [name, inner] of Object.entries(value)) note(names, inner, { ...where, path: [...where.path, name] })
}

/** A path relative to the site, with `/`; a path that is no absolute one is taken from there. Undefined for what is no path. */
export function sitePathOf(siteDirectory: string, value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  return relative(siteDirectory, resolve(siteDirectory, value)).split(sep).join('/') || '.'
}
