// Keeps the cache small by pruning both of its stores, single entries and packs, from time to time.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from './attempt.ts'
import { pruneContentStore } from './content-store.ts'
import { indexName, packOfLine, packPattern, placeInLine, readIndexLines } from './pack-index.ts'
import { packsDirectory } from './pack-store.ts'
import { type PruneLimits, pruneFiles } from './prune-files.ts'
import { replaceFile } from './whole-bytes.ts'

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

/**
 * Removes packs that have not been used for a long time, then the least recently used ones until the rest is small enough.
 * @param inUse keys whose packs are always kept and count as used now.
 * @param now in milliseconds since 1970.
 * @returns how many packs were removed.
 */
export function prunePacks(
  directory: string,
  limits: PruneLimits,
  now: number = Date.now(),
  inUse: ReadonlySet<string> = new Set(),
): number {
  const indexPath = join(directory, indexName)
  const lines = new Map(readIndexLines(attempt(() => readFileSync(indexPath, 'latin1')) ?? ''))
  const packsInUse = new Set<string>()
  for (const [key, line] of lines) if (inUse.has(key)) packsInUse.add(packOfLine(line))
  const packs = (attempt(() => readdirSync(directory)) ?? [])
    .filter((name) => packPattern.test(name))
    .map((name) => ({ name, path: join(directory, name), isInUse: packsInUse.has(name) }))
  const removed = new Set(pruneFiles(packs, limits, now).map(({ name }) => name))
  if (removed.size > 0)
    rewriteIndex(
      indexPath,
      [...lines.values()].filter((line) => placeInLine(line) && !removed.has(packOfLine(line))),
    )
  return removed.size
}

/** A line that another build adds meanwhile may be lost with the old file; its entry is then computed again. */
function rewriteIndex(path: string, lines: readonly string[]): void {
  attempt(() => replaceFile(path, lines.map((line) => `${line}\n`).join('')))
}
