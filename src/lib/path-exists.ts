// Whether something has a name on the disk, and whether it is a file.
import { existsSync, statSync } from 'node:fs'
import { lstat, stat } from 'node:fs/promises'

/** True for files, folders and links, also for a link that leads nowhere. */
export function pathExists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}

/** Follows links. False for what cannot be looked at. */
export function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  )
}

/** The same, where nothing can be awaited. */
export function isFileNow(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}
