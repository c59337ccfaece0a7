// Whether something has a name on the disk.
import { lstat } from 'node:fs/promises'

/** True for files, folders and links, also for a link that leads nowhere. */
export function pathExists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
