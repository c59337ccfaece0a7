// Keeps the cache small by pruning both of its stores, single entries and packs, from time to time.
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from './attempt.ts'
import { pruneContentStore } from './content-store.ts'
import { packsDirectory } from './pack-store.ts'
import type { PruneLimits } from './prune-files.ts'
import { prunePacks } from './prune-packs.ts'

const pruneAfterMilliseconds = 60 * 60 * 1000
export const pruneMark = 'pruned'

/** At most once an hour: examining every entry takes longer than a build that finds them all. */
export function pruneNowAndThen(directory: string, limits: PruneLimits, inUse: ReadonlySet<string>, now: number = Date.now()): void {
  const mark = join(directory, pruneMark)
  const last = attempt(() => statSync(mark).mtimeMs)
  if (last !== undefined && now - last < pruneAfterMilliseconds && last <= now) return
  attempt(() => writeFileSync(mark, ''))
  pruneContentStore(directory, limits, now, inUse)
  prunePacks(packsDirectory(directory), limits, now, inUse)
}
