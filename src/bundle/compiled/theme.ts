// The theme as the server bundle has it, without React, which is the site's. It is made when sitegen is compiled, because it is the same on
// every site that replaces none of its parts: the bundler is given one file and not some two hundred.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join, relative, sep } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import type { IslandOptions } from '../../config/island-options.ts'
import type { ComponentsOptions } from '../../config/theme-parts.ts'
import { isOwnSource, packageDirectory } from '../../lib/package-directory.ts'
import type { BundleCauses } from '../diagnose-bundle.ts'
import { resolveSearchClient, serverOptions, virtualEntries } from '../esbuild-options.ts'
import { readExportNames } from '../export-names.ts'
import type { ServerModules } from '../finish-modules.ts'
import { createIslandPlugin, loaderOf, sourceSuffix } from '../island-plugin.ts'
import { isWhole } from '../replace-parts.ts'
import { countedRuntime, exportEach, reactNamespace } from '../server-react.ts'
import { styleTexts } from '../style-texts.ts'
import { workerScripts } from '../worker-scripts.ts'
import { areUnchanged, createSourceNames, fillFolder, hashSources, isSource, type SourceHashes } from './sources.ts'

/** What sites get from it; all that these import is in it too. */
const entries = ['src/render/server-runtime.tsx', 'src/theme/index.ts', 'src/theme/original.ts']

const folder = join(packageDirectory, 'dist/theme')
const factsFile = join(folder, 'theme.json')

/** What is known of it besides its code. */
interface ThemeFacts {
  /** By paths relative to the package. */
  sources: Record<string, ThemeSource>
  hashes: SourceHashes
  /** Name on pages -> source. */
  islands: Record<string, string>
  /** Module of React that it imports -> name of an export -> its name in the file of React beside it. */
  react: Record<string, ReactNames>
  files: string[]
}

interface ReactNames {
  default: string
  [name: string]: string
}

interface ThemeSource {
  /** Name of an export -> its name in the compiled theme. */
  exports: Record<string, string>
  /** Sources, and style sheets. */
  imports: string[]
}

export interface CompiledTheme {
  /** Its files, which stand beside those of the bundle. */
  modules: ServerModules
  /** What it expects beside it: an entry of the bundler, by the name of its file. */
  entryPoints: Record<string, string>
  /** Takes its sources from it. */
  plugin: Plugin
  /** Those that were read, and with them all that they are made of. */
  complete: (inputs: Metafile['inputs']) => Metafile['inputs']
  /** Its islands among these: name on pages -> absolute path. */
  islandsIn: (inputs: Metafile['inputs']) => [string, string][]
}

/** What decides about the theme of a site (ServerBundleInput). */
interface ThemedSite {
  siteDirectory: string
  components: ComponentsOptions
  islands: Pick<IslandOptions, 'client' | 'clientOf'>
  leftOut: BundleCauses
}

/** Writes the files that `readCompiledTheme` reads. */
export async function writeCompiledTheme(): Promise<void> {
  const { inputs } = await bundleTheme(entries.map((source) => `import ${JSON.stringify(join(packageDirectory, source))}`))
  const sources = Object.keys(inputs).filter((key) => isSource(key) && !key.includes('?'))
  const facts: ThemeFacts = { sources: {}, hashes: hashSources(sources), islands: {}, react: {}, files: [] }
  for (const [index, source] of sources.sort().entries()) {
    const text = await readFile(join(packageDirectory, source), 'utf8')
    // A style sheet has none.
    const exported = source.endsWith('.css') ? [] : await readExportNames(text, loaderOf(source))
    // The references of an island import its module under another name.
    const imports = [source, source + sourceSuffix]
      .flatMap((key) => inputs[key]?.imports ?? [])
      .map(({ path }) => path.replace(/\?.*$/, ''))
    facts.sources[source] = {
      exports: Object.fromEntries(exported.map((name) => [name, `m${index}_${name}`])),
      imports: [...new Set(imports)].filter((path) => path !== source && sources.includes(path)),
    }
  }
  const lines = Object.entries(facts.sources).flatMap(([source, { exports }]) => {
    return Object.keys(exports).length === 0
      ? []
      : [writeExports(exports, join(packageDirectory, source), (name, as) => `${name} as ${as}`)]
  })
  const { files, islands, react } = await bundleTheme(lines)
  for (const [name, path] of islands) facts.islands[name] = relative(packageDirectory, path).replaceAll(sep, '/')
  facts.react = Object.fromEntries(react)
  facts.files = [...files.keys()]
  await fillFolder(folder, new Map<string, string | Uint8Array>([...files, [basename(factsFile), JSON.stringify(facts)]]))
}

/** @param lines of the module that is its entry. */
async function bundleTheme(lines: readonly string[]): Promise<{
  files: ServerModules
  inputs: Metafile['inputs']
  islands: Map<string, string>
  react: ThemeReact
}> {
  const islands = new Map<string, string>()
  const react: ThemeReact = new Map()
  const { outputFiles, metafile } = await build({
    ...serverOptions(packageDirectory, '/'),
    entryPoints: { theme: 'entry:theme' },
    outdir: folder,
    // Nothing of the program is among the places that are looked for (build/pages/place-of-throw.ts).
    sourcemap: false,
    plugins: [
      expectReact(react),
      virtualEntries({ theme: lines.join('\n') }, packageDirectory),
      styleTexts(undefined),
      workerScripts(undefined),
      createIslandPlugin(packageDirectory, islands),
      resolveSearchClient(undefined),
    ],
  })
  return { files: new Map(outputFiles.map(({ path, contents }) => [basename(path), contents])), inputs: metafile.inputs, islands, react }
}

type ThemeReact = Map<string, ReactNames>

/** Leaves React out, and notes what it needs of it. */
function expectReact(needed: ThemeReact): Plugin {
  const require = createRequire(import.meta.url)
  return {
    name: 'expect-react',
    setup(setUp) {
      setUp.onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, ({ path, importer }) =>
        path === 'react/jsx-runtime' && importer !== countedRuntime
          ? { path: countedRuntime, sideEffects: false }
          : { path, namespace: reactNamespace, sideEffects: false },
      )
      setUp.onResolve({ filter: /.*/, namespace: reactNamespace }, ({ path }) => ({ path, external: true, sideEffects: false }))
      setUp.onLoad({ filter: /.*/, namespace: reactNamespace }, ({ path }) => {
        const prefix = path.replace(/\W/g, '_')
        const nameOf = (name: string): string => `${prefix}_${name}`
        const own = Object.fromEntries(Object.keys(require(path)).map((name) => [name, nameOf(name)]))
        const names = { default: nameOf('default'), ...own }
        needed.set(path, names)
        return { contents: writeExports(names, './react.mjs', (name, as) => `${as} as ${name}`), loader: 'js' }
      })
    },
  }
}

/** @param write a name of an export, and what the file has it under. */
function writeExports(names: Readonly<Record<string, string>>, from: string, write: (name: string, as: string) => string): string {
  const pairs = Object.entries(names).map(([name, as]) => write(name, as))
  return `export { ${pairs.join(', ')} } from ${JSON.stringify(from)}`
}

/**
 * Undefined where the theme of a site is another one: a part of it is replaced, or its islands wake at another time. Also where a source has
 * changed since sitegen was compiled, so that somebody who works on the theme sees it.
 */
export async function readCompiledTheme(site: ThemedSite): Promise<CompiledTheme | undefined> {
  const { siteDirectory, components, leftOut, islands } = site
  if (isWhole(leftOut) && Object.keys(components).length > 0) return undefined
  if (islands.client !== undefined || Object.keys(islands.clientOf).some((name) => name.startsWith('sitegen:'))) return undefined
  const facts: ThemeFacts = JSON.parse(await readFile(factsFile, 'utf8'))
  if (!areUnchanged(facts.hashes, factsFile)) return undefined
  const nameOf = createSourceNames(siteDirectory)
  const files = await Promise.all(facts.files.map(async (name) => [name, await readFile(join(folder, name))] as const))
  return {
    modules: new Map(files),
    entryPoints: { react: `${reactNamespace}:all` },
    plugin: takeCompiled(facts),
    complete(inputs) {
      const found = { ...inputs }
      const reached = new Set(Object.keys(facts.sources).filter((source) => inputs[nameOf(source)] !== undefined))
      for (const source of reached) {
        const imports = facts.sources[source]?.imports ?? []
        for (const imported of imports) reached.add(imported)
        found[nameOf(source)] = { bytes: 0, imports: imports.map((path) => ({ path: nameOf(path), kind: 'import-statement' })) }
      }
      return found
    },
    islandsIn: (inputs) =>
      Object.entries(facts.islands).flatMap(([name, source]): [string, string][] =>
        inputs[nameOf(source)] === undefined ? [] : [[name, join(packageDirectory, source)]],
      ),
  }
}

function takeCompiled({ sources, react }: ThemeFacts): Plugin {
  return {
    name: 'compiled-theme',
    setup(setUp) {
      setUp.onResolve({ filter: new RegExp(`^${reactNamespace}:`) }, ({ path }) => ({
        path: path.slice(reactNamespace.length + 1),
        namespace: reactNamespace,
      }))
      setUp.onLoad({ filter: /.*/, namespace: reactNamespace }, () => ({
        contents: writeReact(react),
        loader: 'js',
        resolveDir: packageDirectory,
      }))
      setUp.onResolve({ filter: /^compiled:theme$/ }, () => ({ path: './theme.mjs', external: true, sideEffects: false }))
      setUp.onLoad({ filter: /\.tsx?$/ }, ({ path, suffix }) => {
        const source = isOwnSource(path) && suffix === '' ? sources[relative(packageDirectory, path).replaceAll(sep, '/')] : undefined
        if (source === undefined) return undefined
        const contents = writeExports(source.exports, 'compiled:theme', (name, as) => `${as} as ${name}`)
        return { contents, loader: 'js', resolveDir: packageDirectory }
      })
    },
  }
}

/** The React of the site under the names that the theme has for it. */
function writeReact(react: ThemeFacts['react']): string {
  const lines = Object.entries(react).flatMap(([module, { default: whole, ...names }]) => [
    `import ${whole} from ${JSON.stringify(module)}`,
    exportEach(names, whole),
    `export { ${whole} }`,
  ])
  return lines.join('\n')
}
