// Scripts of browsers that are the same on every site except for the base URL, which is part of their addresses: the islands of the theme, and
// the runtime of a site that has nothing of its own in it. They are made when sitegen is compiled.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { packageDirectory } from '../../lib/package-directory.ts'
import { type Bundled, type BundlePlace, bundleScripts } from '../bundle-scripts.ts'
import { nothingLeftOut } from '../left-out.ts'
import { type RuntimeEntry, writeRuntimeEntry } from '../runtime-entry.ts'
import { noSitePlugins } from '../site-plugins.ts'
import { bundleThemeIsland, listThemeIslands } from '../theme-islands.ts'
import { areUnchanged, createSourceNames, fillFolder, hashSources, isSource, type SourceHashes } from './sources.ts'

interface CompiledScript {
  /** Address of its module. */
  url: string
  /** Output path -> text. */
  files: Record<string, string>
  sources: SourceHashes
}

const folder = join(packageDirectory, 'dist/scripts')
/** Stands for the base URL. */
const someBaseUrl = '/__sitegen_base_url__/'

const place: BundlePlace = {
  siteDirectory: packageDirectory,
  baseUrl: someBaseUrl,
  components: {},
  searchClient: undefined,
  islandParts: new Map(),
  leftOut: nothingLeftOut,
  sitePlugins: noSitePlugins,
}

/** Writes the files that `readCompiledScript` reads. */
export async function writeCompiledScripts(): Promise<void> {
  const made = new Map<string, string>()
  const add = async (name: string, bundle: (bundled: Bundled) => Promise<string>): Promise<void> => {
    const bundled: Bundled = { files: new Map(), inputs: new Set() }
    const url = await bundle(bundled)
    const files = [...bundled.files].map(([path, content]) => [path, Buffer.from(content).toString()])
    const script: CompiledScript = { url, files: Object.fromEntries(files), sources: hashSources([...bundled.inputs].filter(isSource)) }
    made.set(basename(fileOf(name)), JSON.stringify(script))
  }
  for (const path of await listThemeIslands()) await add(islandScript(path), (bundled) => bundleThemeIsland(place, [path, path], bundled))
  for (const entry of usualRuntimes()) {
    await add(runtimeScript(entry) ?? '', async (bundled) => {
      const [runtime] = await bundleScripts(place, bundled, [{ name: 'runtime', contents: writeRuntimeEntry(entry) }])
      return runtime?.url ?? ''
    })
  }
  await fillFolder(folder, made)
}

/** Name of the script of an island of the theme. */
export function islandScript(path: string): string {
  return relative(packageDirectory, path).replaceAll(sep, '-')
}

/** Name of the runtime of a site; undefined where something in it is known by the site alone. */
export function runtimeScript(entry: RuntimeEntry): string | undefined {
  const { pageViewEndpoint, askAi, clientModules } = entry
  if (pageViewEndpoint !== undefined || askAi !== undefined || clientModules.length > 0) return undefined
  return ['runtime', ...switches.filter((name) => entry[name])].join('-')
}

const switches = ['hasIslands', 'hasAnnouncementBar', 'hidesNavbar', 'hasSearch'] as const

/** With each choice of the switches. */
function usualRuntimes(): RuntimeEntry[] {
  const off = { hasIslands: false, hasAnnouncementBar: false, hidesNavbar: false, hasSearch: false }
  const nothing = { ...off, baseUrl: someBaseUrl, pageViewEndpoint: undefined, askAi: undefined, clientModules: [] }
  return switches.reduce<RuntimeEntry[]>((entries, name) => entries.flatMap((entry) => [entry, { ...entry, [name]: true }]), [nothing])
}

/**
 * Adds the files of a script, and what it was made of, to `bundled`.
 * @returns its address; undefined if there is none of this name, or its sources have changed. Where a site has a hosted search, its scripts know
 * that, or contain the client that it has installed: there is none for it either.
 */
export async function readCompiledScript(
  name: string | undefined,
  { siteDirectory, baseUrl, searchClient }: Pick<BundlePlace, 'siteDirectory' | 'baseUrl' | 'searchClient'>,
  { files, inputs }: Bundled,
): Promise<string | undefined> {
  if (searchClient !== undefined || name === undefined || !existsSync(fileOf(name))) return undefined
  const made: CompiledScript = JSON.parse(await readFile(fileOf(name), 'utf8'))
  if (!areUnchanged(made.sources, fileOf(name))) return undefined
  const nameOf = createSourceNames(siteDirectory)
  for (const source of Object.keys(made.sources)) inputs.add(nameOf(source))
  for (const [path, text] of Object.entries(made.files)) files.set(path, Buffer.from(text.replaceAll(someBaseUrl, () => baseUrl)))
  return made.url.replace(someBaseUrl, () => baseUrl)
}

function fileOf(name: string): string {
  return join(folder, `${name}.json`)
}
