// Nothing outside of a site is read, bundled or published: content may come from somebody else's repository, with symbolic links. Folders that
// the configuration itself names, such as `../docs`, belong to the site.
import { realpathSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'

export interface SiteBounds {
  /** Absolute. */
  siteDirectory: string
  /** Folders of content that are not below it, relative to it: `../docs`. */
  outsideFolders: readonly string[]
}

/** Whether a path leads to the folder of a site, to one that belongs to it, or to something below, symbolic links followed. */
export function createInsideCheck({ siteDirectory, outsideFolders }: SiteBounds): (path: string) => boolean {
  let roots: string[] | undefined
  return (path) => {
    roots ??= [siteDirectory, ...outsideFolders.map((folder) => join(siteDirectory, folder))].flatMap((root) => realPathOf(root) ?? [])
    const real = realPathOf(resolve(siteDirectory, path))
    return real !== undefined && roots.some((root) => real === root || real.startsWith(root + sep))
  }
}

/** Whether a path relative to the site is in it by its name; symbolic links are not followed. */
export function isNamedInside(path: string, outsideFolders: readonly string[]): boolean {
  return !/^\.\.(?:\/|$)/.test(path) || outsideFolders.some((folder) => path === folder || path.startsWith(`${folder}/`))
}

function realPathOf(path: string): string | undefined {
  try {
    return realpathSync.native(path)
  } catch {
    return undefined
  }
}
