// Lists the modules next to the components that the configuration names for collections, so that planning, which does not access the disk,
// can report a missing one and suggest which was meant.
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path/posix'
import type { ResolvedConfig } from '../config/resolved-config.ts'

const modulePattern = /\.[cm]?[jt]sx?$/

/** Site-relative and sorted: all modules in the folders of the components, used or not. A missing folder has none. */
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
    // The folder is missing or not a folder, so it has no modules.
    return []
  }
}
