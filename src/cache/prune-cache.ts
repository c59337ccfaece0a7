// Keeps the cache small: both of its stores, the one with an entry in each file and the packs, now and then.
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from './attempt.ts'
import { pruneContentStore } from './content-store.ts'
import { packsDirectory } from './pack-store.ts'
import type { PruneLimits } from './prune-files.ts'
import { prunePacks } from './prune-packs.ts'

const pruneAfterMilliseconds = 60 * 60 * 1000
const pruneMark = 'pruned'

/** Once an hour: looking at every entry takes longer than a build that finds them all. */
export function pruneNowAndThen(directory: string, limits: PruneLimits, inUse: ReadonlySet<string>, now: number = Date.now()): void {
  const mark = join(directory, pruneMark)
  const last = attempt(() => statSync(mark).mtimeMs)
  if (last !== undefined && now - last < pruneAfterMilliseconds && last <= now) return
  attempt(() => writeFileSync(mark, ''))
  pruneContentStore(directory, limits, now, inUse)
  prunePacks(packsDirectory(directory), limits, now, inUse)
}
