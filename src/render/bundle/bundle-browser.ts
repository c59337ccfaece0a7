// Bundles what the browser gets: style sheets, the small runtime, and one module per island. All hashed.
import type { SiteStyle } from '../../theme/html/site-style.ts'
import { type Bundled, type BundlePlace, bundleIslands, bundleScripts, type NamedIsland } from './bundle-scripts.ts'
import { bundleStyles, type StyleSource } from './bundle-styles.ts'
import { type RuntimeEntry, writeRuntimeEntry } from './runtime-entry.ts'
import { bundleThemeIsland, isThemeIsland, readThemeIslands } from './theme-islands.ts'

export interface BrowserBundleInput extends BundlePlace, Omit<RuntimeEntry, 'hasIslands'> {
  /** Name on pages -> absolute path. */
  islands: Map<string, string>
  /** The sheets of the configuration, then those that components import. They follow those of the theme. */
  sheets: StyleSource[]
  /** Text of the style sheet for highlighted code. */
  codeStyles: string
}

export interface BrowserBundleOutput {
  /** Output path -> bytes. */
  files: Map<string, Uint8Array>
  /** In the order in which pages link to them. */
  styles: SiteStyle[]
  /** Address of the runtime that every page loads. */
  runtime: string | undefined
  /** Island name -> address of its module. */
  islandUrls: Record<string, string>
  /** Every file that was read, relative to the site. */
  inputs: string[]
}

export async function bundleBrowser(input: BrowserBundleInput): Promise<BrowserBundleOutput> {
  const files = new Map<string, Uint8Array>()
  const inputs = new Set<string>()
  const styles = await bundleStyles(input, files, inputs)
  const islands = [...input.islands].sort(([a], [b]) => (a < b ? -1 : 1))
  // A site without islands of its own sends no React.
  const own = islands.filter(([, path]) => !isThemeIsland(path))
  const themed = islands.filter(([, path]) => isThemeIsland(path))
  const islandUrls = {
    ...(await bundleIslands(input, own, { files, inputs })),
    ...(await addThemeIslands(input, themed, { files, inputs })),
  }
  const entry = writeRuntimeEntry({ ...input, hasIslands: islands.length > 0 })
  const [runtime] = await bundleScripts(input, { files, inputs }, [{ name: 'runtime', contents: entry }])
  return { files, styles, runtime, islandUrls, inputs: [...inputs] }
}

/** @returns name -> address. */
async function addThemeIslands(input: BundlePlace, islands: readonly NamedIsland[], bundled: Bundled): Promise<Record<string, string>> {
  if (input.searchClient === undefined) return readThemeIslands(islands, input.baseUrl, bundled.files)
  const urls: Record<string, string> = {}
  for (const island of islands) Object.assign(urls, await bundleThemeIsland(input, island, bundled))
  return urls
}
