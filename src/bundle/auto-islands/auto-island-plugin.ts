// The esbuild plugin for `islands: 'auto'`: in the server bundle, components that need the browser are replaced by references where they are
// declared, or where the site imports them from a package.
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import type { Plugin, PluginBuild } from 'esbuild'
import type { IslandOptions } from '../../config/island-options.ts'
import { isDocumentModule } from '../../lib/document-module.ts'
import { isOwnSource, packageDirectory } from '../../lib/package-directory.ts'
import type { DocumentModules } from '../document-modules.ts'
import { islandName, loaderOf } from '../island-plugin.ts'
import { isThemeIsland } from '../theme-islands.ts'
import { type FoundNeeds, findNeeds, type ModuleReader } from './find-needs.ts'
import { exportNameOf, type IslandParts } from './island-parts.ts'
import { createLinkTest } from './linked-packages.ts'
import { type ModuleFacts, type Reason, unnamedDefault } from './module-facts.ts'
import { emptyFacts, jsxRuntime, readModuleFacts } from './read-module-facts.ts'

export interface AutoIslands {
  /** Name on pages -> absolute path. */
  islands: Map<string, string>
  parts: IslandParts
  /** Files that were read, absolute. */
  files: Set<string>
}

/** What was read of modules, by absolute file: a bundle that is made again without what failed need not read the others again. */
export type ReadModules = Map<string, Promise<ModuleFacts | undefined>>

/**
 * @param entries absolute files of the site from which all others are reached.
 * @param known modules that were read before; is filled.
 * @param found is filled.
 * @param ofDocuments modules that are no files.
 */
export function createAutoIslandPlugin(
  siteDirectory: string,
  entries: readonly string[],
  clients: Pick<IslandOptions, 'client' | 'clientOf'>,
  known: ReadModules,
  found: AutoIslands,
  ofDocuments: DocumentModules,
): Plugin {
  return {
    name: 'auto-islands',
    setup(build) {
      const isOfSite = createSiteTest(siteDirectory, entries)
      const reader = createReader(build, isOfSite, known, ofDocuments)
      const asked = [...entries]
      let finding: Promise<FoundNeeds> | undefined
      const find = async (path: string): Promise<FoundNeeds> => {
        finding ??= findNeeds([...asked], reader)
        const needs = await finding
        // A module that only a document imports which is imported by a module, or that one loads later.
        if (needs.files.has(path)) return needs
        if (!asked.includes(path)) {
          asked.push(path)
          finding = findNeeds([...asked], reader)
        }
        return finding
      }
      build.onLoad({ filter: /\.[cm]?[jt]sx?$/ }, async ({ path, suffix }) => {
        if (suffix !== '' || !isOfSite(path)) return
        const needs = await find(path)
        // Of a renamed export, the file is there under its own name.
        for (const file of needs.files) if (!renamed.test(file) && !isDocumentModule(file)) found.files.add(file)
        const islands = needs.islands.get(path) ?? []
        const outside = needs.imported.get(path) ?? []
        const facts = islands.length + outside.length > 0 ? await reader.read(path) : undefined
        if (!facts || facts.isClient) return
        // What a module requires is there only once it has come so far.
        const imported = facts.isCommonJs ? [] : outside
        const at = islandName(path, siteDirectory)
        const own = islands.map(({ local, reasons, inspectsElements }): WrappedIsland => {
          const client = clientFor(reasons, facts.client ?? clients.clientOf[at] ?? clients.client)
          const source = sourceOf(reasons, inspectsElements, client)
          return { local, source: { ...source, module: register(path, local, facts), exportName: exportNameOf(local) } }
        })
        const others: WrappedIsland[] = []
        for (const { local, file, exportName, reasons, inspectsElements } of imported) {
          const client = clientFor(reasons, clients.clientOf[islandName(file, siteDirectory)] ?? clients.client)
          const module = register(file, exportName, await reader.read(file))
          others.push({ local, source: { ...sourceOf(reasons, inspectsElements, client), module, exportName: exportNameOf(exportName) } })
        }
        return { contents: writeWithIslands(facts, own, others), loader: 'js', resolveDir: dirname(path) }
      })
    },
  }

  function register(file: string, local: string, facts: ModuleFacts | undefined): string {
    const name = islandName(file, siteDirectory)
    found.islands.set(name, file)
    const locals = found.parts.get(file)?.locals ?? []
    if (!locals.includes(local))
      found.parts.set(file, { locals: [...locals, local].sort(), isCommonJs: facts?.isCommonJs ?? false, code: ofDocuments.get(file) })
    return name
  }
}

/** Modules that belong to the site, wherever they are: a folder of documents may be beside that of the site. */
function createSiteTest(siteDirectory: string, entries: readonly string[]): (path: string) => boolean {
  const named = new Set(entries)
  const isLinked = createLinkTest(siteDirectory)
  return (path) => !path.includes(`${sep}node_modules${sep}`) && !isOwnSource(path) && (named.has(path) || !isLinked(path))
}

function createReader(
  build: PluginBuild,
  isOfSite: ModuleReader['isOfSite'],
  known: ReadModules,
  ofDocuments: DocumentModules,
): ModuleReader {
  const resolved = new Map<string, Promise<string | undefined>>()
  const read = async (file: string): Promise<ModuleFacts | undefined> => {
    // Islands of the theme are what they are.
    const [, target, exportName] = renamed.exec(file) ?? []
    if (target !== undefined && exportName !== undefined) return factsOfRenamed(target, exportName)
    if (!/\.[cm]?[jt]sx?$/.test(file)) return undefined
    try {
      return await readModuleFacts(ofDocuments.get(file) ?? (await readFile(file, 'utf8')), loaderOf(file), basename(file))
    } catch {
      // esbuild reports it, with its place.
      return undefined
    }
  }
  const resolve = async (specifier: string, importer: string): Promise<string | undefined> => {
    if (/^react(?:-dom)?(?:\/|$)|^node:/.test(specifier)) return undefined
    const options = { importer, resolveDir: dirname(importer), kind: 'import-statement', namespace: 'file' } as const
    const { path, namespace, external, errors, pluginData } = await build.resolve(specifier, options)
    if (namespace === 'docusaurus' && pluginData)
      return pluginData.as === undefined ? pluginData.target : `${pluginData.target}?default=${pluginData.as}`
    return errors.length > 0 || external || namespace !== 'file' ? undefined : path
  }
  return {
    read: (file) => remember(known, file, () => read(file)),
    resolve: (specifier, importer) => remember(resolved, `${dirname(importer)}\n${specifier}`, () => resolve(specifier, importer)),
    isOfSite,
    isFixed: isThemeIsland,
  }
}

/** An offered module of Docusaurus whose default is a named export of another one (bundle/docusaurus-modules.ts). */
const renamed = /^(.*)\?default=(\w+)$/

function factsOfRenamed(specifier: string, name: string): ModuleFacts {
  return { ...emptyFacts(), exports: new Map([['default', { specifier, name }]]), stars: [specifier] }
}

function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const before = known.get(key)
  if (before !== undefined) return before
  const value = make()
  known.set(key, value)
  return value
}

/** When an island wakes: what would fail when the site is built is left to browsers; what does something by itself does not wait for the reader. */
function clientFor(reasons: readonly Reason[], preferred: unknown): unknown {
  if (reasons.some(({ failsInBuild }) => failsInBuild)) return 'only'
  return preferred ?? (reasons.some(({ kind }) => ['effect', 'browser', 'lazy'].includes(kind)) ? 'idle' : 'intent')
}

interface WrappedIsland {
  local: string
  source: { module: string; exportName: string; isFound: true; inspectsElements: boolean; loadsLater: boolean; client: unknown }
}

/** What is known of an island wherever it is declared. */
function sourceOf(
  reasons: readonly Reason[],
  inspectsElements: boolean,
  client: unknown,
): Omit<WrappedIsland['source'], 'module' | 'exportName'> {
  return { isFound: true, inspectsElements, loadsLater: reasons.some(({ kind }) => kind === 'lazy'), client }
}

const reference = join(packageDirectory, 'src/render/islands/island-reference.tsx')

/** No line is added, so that the source map holds. */
function writeWithIslands(facts: ModuleFacts, own: readonly WrappedIsland[], imported: readonly WrappedIsland[]): string {
  const edits: { start: number; end: number; text: string }[] = []
  const insert = (at: number, text: string): void => {
    edits.push({ start: at, end: at, text })
  }
  const call = (value: string, { source }: WrappedIsland): string => `sitegenIsland(${value}, ${JSON.stringify(source)})`
  const first = [
    facts.isCommonJs
      ? `const { createIslandReference: sitegenIsland } = require(${JSON.stringify(reference)});`
      : `import { createIslandReference as sitegenIsland } from ${JSON.stringify(reference)};`,
  ]
  for (const island of own) {
    const binding = facts.bindings.get(island.local)
    if (!binding) continue
    const [start, end] = binding.range
    if (island.local === unnamedDefault && facts.unnamedDefault) {
      const [from, to] = facts.unnamedDefault.range
      edits.push({ start: from, end: to, text: 'export default sitegenIsland(' })
      insert(end, `, ${JSON.stringify(island.source)});`)
    } else if (binding.form === 'function') first.push(`${island.local} = ${call(island.local, island)};`)
    else if (binding.form === 'class') insert(end, `;${island.local} = ${call(island.local, island)};`)
    else {
      insert(start, 'sitegenIsland(')
      insert(end, `, ${JSON.stringify(island.source)})`)
    }
  }
  for (const island of imported) {
    const found = facts.imports.get(island.local)
    if (!found) continue
    const [start, end] = found.range
    const given = `sitegenImported_${island.local}`
    edits.push({ start, end, text: found.isShort ? `${island.local} as ${given}` : given })
    first.push(`const ${island.local} = ${call(given, island)};`)
  }
  insert(facts.start, first.join(' '))
  // From the end, so that the places before stay where they are. At one place, what was noted last comes first.
  const ordered = edits.map((edit, index) => ({ ...edit, index })).sort((a, b) => b.start - a.start || a.index - b.index)
  const code = ordered.reduce((before, { start, end, text }) => before.slice(0, start) + text + before.slice(end), facts.code)
  return facts.isCommonJs ? requireRuntime(code) : code
}

/** Of a module with an `import`, the bundler would not know that it sets `exports`. */
function requireRuntime(code: string): string {
  const pattern = new RegExp(`^import \\{([^}]*)\\} from "${jsxRuntime}";$`, 'm')
  return code.replace(pattern, (_, names: string) => `const {${names.replaceAll(' as ', ': ')}} = require("${jsxRuntime}");`)
}
