// Chooses cache files for removal: those not used for a long time, then the least recently used ones until the rest is small enough. The
// modification time of a file is its last use.
import { rmSync, statSync, utimesSync } from 'node:fs'
import { attempt } from './attempt.ts'

/** How much of earlier builds is kept in addition to what the last build used. */
export interface PruneLimits {
  maxAgeDays: number
  maxBytes: number
}

export interface PrunedFile {
  /** Absolute. */
  path: string
  /** Always kept, and counts as used now. */
  isInUse: boolean
}

const day = 24 * 60 * 60 * 1000

/** At most once a day; otherwise age would only mean time since creation. Times are in milliseconds since 1970. */
export function noteUse(path: string, usedAt: number, now: number): void {
  // May fail, for example for another user's file; its content is valid all the same.
  if (now - usedAt > day) attempt(() => utimesSync(path, now / 1000, now / 1000))
}

/** @returns the removed files. */
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
      // Damage may have put a folder in place of a file.
      attempt(() => rmSync(file.path, { recursive: true, force: true }))
      removed.push(file)
      continue
    }
    kept += size
  }
  return removed
}
