// The islands of the theme, in the form that browsers get: without React.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isOwnSource, sourceDirectory } from '../lib/package-directory.ts'
import { type Bundled, type BundlePlace, bundleIslands, type NamedIsland } from './bundle-scripts.ts'
import { preactForReact } from './island-entry.ts'
import { isClientModule } from './use-client.ts'

/** Of the theme, and what features bring for it. */
const themeFile = /^(?:theme|plugins[\\/][^\\/]+[\\/]theme)[\\/].*\.tsx?$/

/** Whether an island is one of the theme's own, which run on Preact. */
export function isThemeIsland(path: string): boolean {
  return isOwnSource(path) && themeFile.test(path.slice(sourceDirectory.length + 1))
}

/** Their modules, absolute. */
export async function listThemeIslands(): Promise<string[]> {
  const found: string[] = []
  for (const name of (await readdir(sourceDirectory, { recursive: true })).sort()) {
    const path = join(sourceDirectory, name)
    if (themeFile.test(name) && isClientModule(await readFile(path, 'utf8'))) found.push(path)
  }
  return found
}

/**
 * Bundled alone: a reader who opens one rarely uses the others, and so waits for one file instead of two in a row.
 * @returns its address.
 */
export async function bundleThemeIsland(place: BundlePlace, island: NamedIsland, bundled: Bundled): Promise<string> {
  const [made] = Object.values(await bundleIslands(place, [island], bundled, false, [preactForReact]))
  return made?.url ?? ''
}
