// Which files a version of the docs has: its documents, its sidebars, and both in each language.

import type { ResolvedConfig, ResolvedDocs } from '../../config/resolved-config.ts'
import { listLocaleFolders } from '../../content/locales/locale-folders.ts'
import { versionPaths } from '../../content/read-versions.ts'

/** A file or folder of the current version, and the same in another version; relative to the site. */
export interface VersionedPath {
  current: string
  version: string
}

/** Documents and labels in all languages; the documents of the default one come first. They need not exist. */
export function listVersionedPaths(siteDirectory: string, config: ResolvedConfig, docs: ResolvedDocs, version: string): VersionedPath[] {
  const folder = versionPaths(siteDirectory, docs).folderOf(version)
  const collection = { kind: 'docs', id: docs.id } as const
  const inLocales = config.locales.flatMap(({ name }) => {
    if (name === config.defaultLocale) return []
    const targets = listLocaleFolders(config, name, { path: folder, collection: { ...collection, version } })
    return listLocaleFolders(config, name, { path: docs.path, collection: { ...collection, version: 'current' } }).flatMap(
      ({ folder: current }, index) => {
        // A folder that the configuration names for the current version has no counterpart: its copy goes to our own.
        const target = (targets[index] ?? targets[0])?.folder
        if (target === undefined) return []
        return [
          { current, version: target },
          { current: `${current}.json`, version: `${target}.json` },
        ]
      },
    )
  })
  return [{ current: docs.path, version: folder }, ...inLocales]
}
