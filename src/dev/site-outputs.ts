// What the dev server returns for each name that a build would write: pages, static files, bundles, images, and what features emit.
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { builtInPlugins, listEmittedFiles } from '../build/built-in-plugins.ts'
import type { SiteBundle } from '../bundle/bundle-site.ts'
import type { PluginModule } from '../config/plugin-module.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { filesBelow, joinFolder } from '../lib/folder-path.ts'
import { pathInSite } from '../lib/language-path.ts'
import { decodePath, outputFileOf } from '../lib/site-path.ts'
import { type HoverData, hoverFolder } from '../plugins/samples/hover-files.ts'
import type { EmittedFile, EmittedSite } from '../routes/emitted-file.ts'
import type { Route, WholeTable } from '../routes/route.ts'
import { siteDataFile, siteDataKinds } from '../routes/site-data-files.ts'
import { textTwinPath } from '../routes/text-twin-path.ts'
import type { PlannedLanguage } from './memory/plan-site.ts'

const noHovers: HoverData = { texts: [], blocks: {} }

export type SiteOutput =
  | { kind: 'page'; route: Route }
  | { kind: 'file'; path: string; size: number; modified: Date }
  | { kind: 'text'; name: string; content: string | Uint8Array }
  | { kind: 'emitted'; file: EmittedFile }
  /** The page at a path as Markdown. */
  | { kind: 'twin'; path: string }

/** Undefined when there is no page at `path`. */
export type RenderPage = (path: string) => Promise<{ feedBody?: string; twin?: string } | undefined>

export interface SiteOutputs {
  /** `name` is relative to the output, `docs/index.html`. */
  find(name: string): Promise<SiteOutput | undefined>
  /** The route of a page, by its path in the route table. */
  routeOf(path: string): Route | undefined
  /** Every name, for the checks. */
  names(): Iterable<string>
  /** Resolves when plugins have listed their files. */
  listed(): Promise<unknown>
  /** What is wrong with these. */
  problems(): readonly Diagnostic[]
  /** A local file that a document uses (AssetReference). */
  addAsset(name: string, file: string): void
  /** How many of these there are. */
  readonly assetCount: number
}

export interface SiteOutputsInput {
  config: ResolvedConfig
  /** Of all languages. */
  table: WholeTable
  languages: readonly PlannedLanguage[]
  staticFiles: Readonly<Record<string, string>>
  bundleFiles: () => SiteBundle['files']
  /** Site-relative folders that files may come from. */
  folders: readonly string[]
  /** Output name -> site-relative file. Outlives the plan. */
  assets: Map<string, string>
  /** Renders the page at a path. */
  render: RenderPage
}

export function createSiteOutputs({
  config,
  table,
  languages,
  staticFiles,
  bundleFiles,
  folders,
  assets,
  render,
}: SiteOutputsInput): SiteOutputs {
  const { siteDirectory, trailingSlash } = config
  const pages = new Map(table.routes.map((route) => [outputFileOf(route.path, trailingSlash), route]))
  const routes = new Map(table.routes.map((route) => [route.path, route]))
  const twins = new Map<string, string>()
  for (const route of config.textTwins ? table.routes : []) {
    const twin = textTwinPath(route)
    if (twin !== undefined) twins.set(decodePath(twin).slice(1), route.path)
  }
  const twinPaths = new Set(twins.values())
  const listFiles = (): Set<string> => new Set([...pages.keys(), ...Object.keys(staticFiles).map((path) => path.slice(1)), ...twins.keys()])
  /** Of plugins, which may take their time. What they noted of pages is not known here: that takes all pages. */
  const ofPlugins = { names: [] as string[], problems: [] as Diagnostic[] }
  const findOfPlugins = async (module: PluginModule): Promise<Map<string, EmittedFile>> => {
    const { listPluginFiles } = await import('../build/files-by-plugins.ts')
    const listed = await listPluginFiles(module, { config, table, pages: table.routes, files: listFiles() })
    ofPlugins.problems = listed.diagnostics
    ofPlugins.names = listed.files.map(({ path }) => path)
    return new Map(listed.files.map((file) => [file.path, file]))
  }
  const pluginFiles = config.filePlugins && findOfPlugins(config.filePlugins)
  let emitted: Map<string, EmittedFile> | undefined
  /** Listed when the first of them is asked for. */
  const listEmitted = (): Map<string, EmittedFile> => {
    if (emitted) return emitted
    const all = listFiles()
    const plugins = builtInPlugins(config)
    emitted = new Map(
      languages.flatMap(({ config, table, folder }) => {
        const inSite = (path: string): string => pathInSite(path, folder)
        const files = filesBelow(all, folder)
        const site: EmittedSite = {
          config,
          table,
          files,
          noIndexPaths: new Set(),
          feedBodyOf: async (path) => (await render(inSite(path)))?.feedBody,
          twinOf: (path) => (twinPaths.has(inSite(path)) ? { hash: '', read: async () => (await render(inSite(path)))?.twin } : undefined),
        }
        return [...listEmittedFiles(plugins, site)].map((file): [string, EmittedFile] => [joinFolder(folder, file.path), file])
      }),
    )
    return emitted
  }

  return {
    routeOf: (path) => routes.get(path),
    addAsset: (name, file) => assets.set(name, file),
    get assetCount() {
      return assets.size
    },
    listed: async () => pluginFiles,
    problems: () => ofPlugins.problems,
    *names() {
      yield* pages.keys()
      yield* twins.keys()
      yield* bundleFiles().keys()
      yield* assets.keys()
      for (const path of Object.keys(staticFiles)) yield path.slice(1)
      yield* ofPlugins.names
      yield* listEmitted().keys()
    },
    async find(name) {
      const route = pages.get(name)
      if (route && route.path !== '*') return { kind: 'page', route }
      const twin = twins.get(name)
      if (twin !== undefined) return { kind: 'twin', path: twin }
      const source = await findSource(name)
      if (source) return source
      const bundled = bundleFiles().get(name)
      if (bundled) return { kind: 'text', name, content: bundled }
      for (const { table, folder } of name.includes('assets/data/') ? languages : [])
        for (const kind of siteDataKinds) {
          const file = siteDataFile(table.site, kind)
          if (file && joinFolder(folder, file.path.slice(1)) === name) return { kind: 'text', name, content: file.text }
        }
      // Pages refer to them; only a build finds out the types.
      if (name.startsWith(`${hoverFolder}/`)) return { kind: 'text', name, content: JSON.stringify(noHovers) }
      const made = (await pluginFiles)?.get(name) ?? listEmitted().get(name)
      return made && { kind: 'emitted', file: made }
    },
  }

  /** A static file, even one that is newer than the plan, or a file that a document uses. */
  async function findSource(name: string): Promise<SiteOutput | undefined> {
    const asset = assets.get(name)
    const listed = Object.hasOwn(staticFiles, `/${name}`) ? staticFiles[`/${name}`] : undefined
    const candidates = [
      ...(listed === undefined ? [] : [listed]),
      ...[...config.staticDirectories].reverse().map((folder) => `${folder}/${name}`),
      ...(asset === undefined ? [] : [asset]),
    ]
    for (const candidate of candidates) {
      const found = await findInside(siteDirectory, candidate, asset === candidate ? ['.'] : folders)
      if (found) return found
    }
    return undefined
  }
}

/** A regular file whose real path is in one of `folders`. A symbolic link that leads elsewhere is treated as missing. */
async function findInside(siteDirectory: string, file: string, folders: readonly string[]): Promise<SiteOutput | undefined> {
  try {
    const path = await realpath(join(siteDirectory, file))
    const roots = await Promise.all(folders.map((folder) => realpath(join(siteDirectory, folder)).catch(() => undefined)))
    if (!roots.some((root) => root !== undefined && path.startsWith(root + sep))) return undefined
    const stats = await stat(path)
    return stats.isFile() ? { kind: 'file', path, size: stats.size, modified: stats.mtime } : undefined
  } catch {
    return undefined
  }
}
