// What the dev server returns for each name that a build would write: pages, static files, bundles, images, and what features emit.
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { BuildPlugin, ListedLanguage } from '../build/build-plugin.ts'
import { listFiles } from '../build/list-files.ts'
import type { RenderResult } from '../build/pages/render-result.ts'
import type { SiteBundle } from '../bundle/bundle-site.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { joinFolder } from '../lib/folder-path.ts'
import { pathInSite } from '../lib/language-path.ts'
import { decodePath, outputFileOf } from '../lib/site-path.ts'
import { type HoverData, hoverFolder } from '../plugins/samples/hover-files.ts'
import type { EmittedFile } from '../routes/emitted-file.ts'
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
export type RenderPage = (path: string) => Promise<Pick<RenderResult, 'notes' | 'beside'> | undefined>

export interface SiteOutputs {
  /** `name` is relative to the output, `docs/index.html`. */
  find(name: string): Promise<SiteOutput | undefined>
  /** The route of a page, by its path in the route table. */
  routeOf(path: string): Route | undefined
  /** Every name, for the checks. */
  names(): Promise<Iterable<string>>
  /** Resolves when plugins have listed their files. They do so when somebody asks for one of them, or for this. */
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
  plugins: readonly BuildPlugin[]
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
  plugins,
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
  const problems: Diagnostic[] = []
  /** Plugins may take their time. What they noted of pages is not known here: that takes all pages. */
  const listNow = async (): Promise<Map<string, EmittedFile>> => {
    const found = new Map<string, EmittedFile>()
    const listing = listFiles(plugins, {
      config,
      table,
      files: new Set([...pages.keys(), ...Object.keys(staticFiles).map((path) => path.slice(1)), ...twins.keys()]),
      languages: languages.map(listedLanguage),
      report: (finding) => void problems.push(finding),
      rendered: table.routes,
    })
    for await (const file of listing) found.set(file.path, file)
    return found
  }
  const listedLanguage = ({ config, table, folder }: PlannedLanguage): ListedLanguage => {
    const inSite = (path: string): string => pathInSite(path, folder)
    return {
      config,
      table,
      folder,
      noIndexPaths: new Set(),
      notesOf: async (path) => (await render(inSite(path)))?.notes,
      besideOf: (plugin, path) =>
        twinPaths.has(inSite(path)) ? { hash: '', read: async () => (await render(inSite(path)))?.beside?.[plugin]?.text } : undefined,
    }
  }
  let listing: Promise<Map<string, EmittedFile>> | undefined
  const listed = (): Promise<Map<string, EmittedFile>> => {
    listing ??= listNow()
    return listing
  }

  return {
    routeOf: (path) => routes.get(path),
    addAsset: (name, file) => assets.set(name, file),
    get assetCount() {
      return assets.size
    },
    listed,
    problems: () => problems,
    names: async () => [
      ...pages.keys(),
      ...twins.keys(),
      ...bundleFiles().keys(),
      ...assets.keys(),
      ...Object.keys(staticFiles).map((path) => path.slice(1)),
      ...(await listed()).keys(),
    ],
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
      const made = (await listed()).get(name)
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
