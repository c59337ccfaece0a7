// The islands of the theme as browsers load them. They are made when sitegen is compiled, because they are the same on every site except
// for the base URL. Only a site with a hosted search gets other ones: they contain the client that the site has installed.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { isOwnSource, packageDirectory, sourceDirectory } from '../lib/package-directory.ts'
import { type Bundled, type BundlePlace, bundleIslands, type NamedIsland } from './bundle-scripts.ts'
import { preactForReact } from './island-entry.ts'
import { nothingLeftOut } from './left-out.ts'
import { noSitePlugins } from './site-plugins.ts'
import { isClientModule } from './use-client.ts'

/** The result for one island. */
interface MadeIsland {
  /** Address of its module. */
  url: string
  /** Output path -> text. */
  files: Record<string, string>
}

/** Module path relative to the package, with `/` -> island. */
type MadeIslands = Record<string, MadeIsland>

/** Of the theme, and what features bring for it. */
const themeFile = /^(?:theme|plugins[\\/][^\\/]+[\\/]theme)[\\/].*\.tsx?$/
const madeFile = join(packageDirectory, 'dist/theme-islands.json')
/** Stands for the base URL, which is part of the addresses of workers. */
const someBaseUrl = '/__sitegen_base_url__/'

/** Whether an island is one of the theme's own, which run on Preact. */
export function isThemeIsland(path: string): boolean {
  return isOwnSource(path) && themeFile.test(path.slice(sourceDirectory.length + 1))
}

/** Writes the file that `readThemeIslands` reads. */
export async function writeThemeIslands(): Promise<void> {
  const made: MadeIslands = {}
  for (const name of (await readdir(sourceDirectory, { recursive: true })).sort()) {
    const path = join(sourceDirectory, name)
    if (!themeFile.test(name) || !isClientModule(await readFile(path, 'utf8'))) continue
    const bundled: Bundled = { files: new Map(), inputs: new Set() }
    const key = keyOf(path)
    const place = {
      siteDirectory: packageDirectory,
      baseUrl: someBaseUrl,
      components: {},
      searchClient: undefined,
      islandParts: new Map(),
      leftOut: nothingLeftOut,
      sitePlugins: noSitePlugins,
    }
    const url = await bundleThemeIsland(place, [key, path], bundled)
    const files = [...bundled.files].map(([file, content]) => [file, Buffer.from(content).toString()])
    made[key] = { url, files: Object.fromEntries(files) }
  }
  await writeFile(madeFile, JSON.stringify(made))
}

/**
 * Adds the files of the islands to `files`.
 * @returns name -> address.
 */
export async function readThemeIslands(
  islands: readonly NamedIsland[],
  baseUrl: string,
  files: Map<string, Uint8Array>,
): Promise<Record<string, string>> {
  if (islands.length === 0) return {}
  const made: MadeIslands = JSON.parse(await readFile(madeFile, 'utf8'))
  const urls: Record<string, string> = {}
  for (const [name, path] of islands) {
    const island = made[keyOf(path)]
    if (!island) throw new Error(`${path} was not compiled. Compile sitegen again.`)
    for (const [file, text] of Object.entries(island.files)) files.set(file, Buffer.from(text.replaceAll(someBaseUrl, () => baseUrl)))
    urls[name] = island.url.replace(someBaseUrl, () => baseUrl)
  }
  return urls
}

/**
 * Bundled alone: a reader who opens one rarely uses the others, and so waits for one file instead of two in a row.
 * @returns its address.
 */
export async function bundleThemeIsland(place: BundlePlace, island: NamedIsland, bundled: Bundled): Promise<string> {
  const [made] = Object.values(await bundleIslands(place, [island], bundled, false, [preactForReact]))
  return made?.url ?? ''
}

function keyOf(path: string): string {
  return relative(packageDirectory, path).replaceAll(sep, '/')
}
