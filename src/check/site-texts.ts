// Every text of a site, wherever it stands: documents, components, style sheets, data, static files that are texts, the configuration.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { readTextFile } from '../content/read-text-file.ts'
import { walkFolder } from '../content/walk-folder.ts'
import { joinFolder } from '../lib/folder-path.ts'

export interface SiteText {
  /** Site-relative. */
  file: string
  text: string
}

const textEnding =
  /\.(?:[cm]?[jt]sx?|mdx?|css|s[ac]ss|less|styl|json5?|jsonc|ya?ml|toml|csv|html?|svg|xml|txt|webmanifest|vue|svelte|astro)$|^_(?:redirects|headers)$/i

/**
 * One after the other, so that one text at a time is in memory: the configuration first, which often is all that has to be read. Files that cannot be
 * read are reported where they are needed.
 */
export async function* readSiteTexts({
  siteDirectory,
  configFile,
  outsideFolders,
  staticDirectories,
}: Pick<ResolvedConfig, 'siteDirectory' | 'configFile' | 'outsideFolders' | 'staticDirectories'>): AsyncIterable<SiteText> {
  const readOne = async (file: string): Promise<SiteText[]> => {
    const read = await readTextFile(join(siteDirectory, file), file)
    return 'text' in read ? [{ file, text: read.text }] : []
  }
  yield* await readOne(configFile)
  for (const folder of ['', ...outsideFolders]) {
    const { paths } = await walkFolder({
      siteDirectory,
      outsideFolders,
      folder,
      accepts: (name, path) => {
        if (name === 'node_modules' || name.startsWith('.')) return false
        return staticDirectories.includes(joinFolder(folder, path)) || !isBuiltSite(join(siteDirectory, folder, path))
      },
    })
    for (const path of paths) {
      if (!textEnding.test(path.slice(path.lastIndexOf('/') + 1))) continue
      const file = joinFolder(folder, path)
      if (file !== configFile) yield* await readOne(file)
    }
  }
}

/** The output of an earlier build, whatever its folder is called, has copies of the static files. */
function isBuiltSite(path: string): boolean {
  return existsSync(join(path, '404.html')) && existsSync(join(path, 'assets'))
}
