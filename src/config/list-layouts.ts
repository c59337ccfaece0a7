// Lists the layouts of a site: components around the text of documents, which front matter names.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { layoutsFolder } from '../lib/layouts-folder.ts'

/** Site-relative and sorted. */
export function listLayouts(siteDirectory: string): string[] {
  try {
    const names = readdirSync(join(siteDirectory, layoutsFolder))
    return names
      .filter((name) => /^[\w-]+\.[jt]sx$/.test(name))
      .sort()
      .map((name) => `${layoutsFolder}/${name}`)
  } catch {
    // Most sites have none.
    return []
  }
}
