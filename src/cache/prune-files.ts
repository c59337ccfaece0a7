// How files of the cache are chosen for removal: those that nobody has used for long, then the longest unused ones until the rest is small
// enough. A file says by its time of change when it was used last.
import { rmSync, statSync, utimesSync } from 'node:fs'
import { attempt } from './attempt.ts'

/** How much of earlier builds is kept beside what the last one has used. */
export interface PruneLimits {
  maxAgeDays: number
  maxBytes: number
}

export interface PrunedFile {
  /** Absolute. */
  path: string
  /** Stays in any case, and counts as used now. */
  isInUse: boolean
}

const day = 24 * 60 * 60 * 1000

/** Once a day, so that age tells use and not only birth. Milliseconds since 1970. */
export function noteUse(path: string, usedAt: number, now: number): void {
  // Fails for what is a folder, or not this user's: what can be read of it is right all the same.
  if (now - usedAt > day) attempt(() => utimesSync(path, now / 1000, now / 1000))
}

/** @returns those that went. */
export function pruneFiles<File extends PrunedFile>(files: readonly File[], { maxAgeDays, maxBytes }: PruneLimits, now: number): File[] {
  const found = files.flatMap((file) => {
    const stats = attempt(() => statSync(file.path))
    return stats ? [{ file, size: stats.size, usedAt: stats.mtimeMs }] : []
  })
  found.sort((a, b) => b.usedAt - a.usedAt)
  const oldest = now - maxAgeDays * day
  const removed: File[] = []
  let kept = 0
  for (const { file, size, usedAt } of found) {
    if (file.isInUse) noteUse(file.path, usedAt, now)
    else if (usedAt < oldest || kept + size > maxBytes) {
      // What damaged the cache may have put a folder in the place of a file.
      attempt(() => rmSync(file.path, { recursive: true, force: true }))
      removed.push(file)
      continue
    }
    kept += size
  }
  return removed
}
