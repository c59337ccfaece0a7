// Which modules there are beside the components that the configuration names for collections: so that planning, which does not touch
// the disk, can say that one is missing and which one was meant.
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path/posix'
import type { ResolvedConfig } from '../config/resolved-config.ts'

const modulePattern = /\.[cm]?[jt]sx?$/

/** Site-relative, sorted: the modules in the folders of the components, whether they are used or not. A folder that is missing has none. */
export async function listModuleFiles(config: Pick<ResolvedConfig, 'siteDirectory' | 'collections'>): Promise<string[]> {
  const components = config.collections.flatMap(({ itemComponent, listComponent }) => [itemComponent, listComponent ?? itemComponent])
  const folders = [...new Set(components.map((component) => dirname(component)))]
  const files = await Promise.all(folders.map((folder) => listModules(config.siteDirectory, folder)))
  return files.flat().sort()
}

async function listModules(siteDirectory: string, folder: string): Promise<string[]> {
  try {
    const entries = await readdir(join(siteDirectory, folder), { withFileTypes: true })
    return entries.filter((entry) => !entry.isDirectory() && modulePattern.test(entry.name)).map((entry) => join(folder, entry.name))
  } catch {
    // Missing, or not a folder: then there is no module in it, and that is what the caller asks.
    return []
  }
}
