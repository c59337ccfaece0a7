// Replaces the last output with a new one. Node cannot exchange two folders in one step, so between two renames there is no output; if a
// build is killed at that moment, the next command repairs it. The names beside the output say what each folder is:
//   .build-new-…    being written: worth nothing yet
//   .build-whole-…  finished and checked, about to be published
//   .build-old-…    the output until now, also complete
//   .build-gone-…   being removed
import { readdir, rename, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createOwnedName, listOwned, removeAbandoned } from '../../cache/owned-name.ts'
import { pathExists } from '../../lib/path-exists.ts'

type Kind = 'new' | 'whole' | 'old' | 'gone'

const kinds: readonly Kind[] = ['new', 'whole', 'old', 'gone']

/** Name of a folder to write to. It must be in the folder of the output, because a rename works within one file system only. */
export function unfinishedName(target: string): string {
  return createOwnedName(prefixOf(target, 'new'))
}

/** How often another build may get in between. */
const mostAttempts = 100

/**
 * Puts the finished `directory` in place of `target`; both are absolute. Returns the folder with the old output, to be removed. When two
 * builds end at once, both succeed and the last one stays.
 */
export async function swapIn(directory: string, target: string): Promise<string | undefined> {
  const beside = (kind: Kind): string => join(dirname(target), createOwnedName(prefixOf(target, kind)))
  const whole = beside('whole')
  const old = beside('old')
  await rename(directory, whole)
  for (let attempt = 1; ; attempt++) {
    const hadOld = await rename(target, old).then(() => true, ignoreMissing)
    try {
      await rename(whole, target)
    } catch (error) {
      if (hadOld) await rename(old, target).catch(() => undefined)
      if (isCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM') && attempt < mostAttempts) continue
      throw error
    }
    if (!hadOld) return undefined
    // From here on it may be partly removed, and must not be taken for a complete one.
    const gone = beside('gone')
    return rename(old, gone).then(
      () => gone,
      () => undefined,
    )
  }
}

/**
 * Takes an output away from its place in one step, so that nobody ever finds half of one there. Returns where it is now, to be removed;
 * undefined if the system does not allow that, for a folder that is mounted for example.
 */
export async function takeAway(target: string): Promise<string | undefined> {
  const gone = join(dirname(target), createOwnedName(prefixOf(target, 'gone')))
  return rename(target, gone).then(
    () => gone,
    () => undefined,
  )
}

/** How long to wait for a build that is swapping right now: a thousand times as long as that takes. */
const waitMilliseconds = 10
const mostWaits = 200

/**
 * Brings back the newest complete output that a build left beside its place when it was killed between its two renames. Waits for a build
 * that is between them right now. Does nothing when the output is there, or never was.
 */
export async function recoverOutput(target: string): Promise<void> {
  for (let waits = 0; waits < mostWaits; waits++) {
    if (await pathExists(target)) return
    const found = await listOwned(dirname(target), [prefixOf(target, 'whole'), prefixOf(target, 'old')])
    const isSwapping = found.some(({ isAlive }) => isAlive)
    if (!isSwapping) {
      const [newest] = await sortForRecovery(target, found)
      if (newest !== undefined) await rename(newest, target).catch(() => undefined)
      return
    }
    await pause(waitMilliseconds)
  }
}

/** Removes what builds that are no longer running have left beside the output. Called when the output is in place. */
export async function removeLeftovers(target: string): Promise<void> {
  await removeAbandoned(
    dirname(target),
    kinds.map((kind) => prefixOf(target, kind)),
  )
}

/** Folders beside the output that belong to builds that are still running. */
export async function listRunning(target: string): Promise<string[]> {
  const found = await listOwned(
    dirname(target),
    kinds.map((kind) => prefixOf(target, kind)),
  )
  return found.flatMap(({ path, isAlive }) => (isAlive ? [path] : []))
}

/** Finished folders before old outputs, and the newest first. */
async function sortForRecovery(target: string, found: readonly { path: string; prefix: string }[]): Promise<string[]> {
  const dated = await Promise.all(
    found.map(async ({ path, prefix }) => {
      const hasFiles = (await readdir(path).catch(() => [])).length > 0
      const { mtimeMs = 0 } = (await stat(path).catch(() => undefined)) ?? {}
      return { path, rank: prefix === prefixOf(target, 'whole') ? 1 : 0, mtimeMs, hasFiles }
    }),
  )
  return dated
    .filter(({ hasFiles }) => hasFiles)
    .sort((a, b) => b.rank - a.rank || b.mtimeMs - a.mtimeMs)
    .map(({ path }) => path)
}

function prefixOf(target: string, kind: Kind): string {
  return `.${basename(target)}-${kind}`
}

/** There was no output yet. Any other failure must stop the swap while the last output is still in place. */
function ignoreMissing(error: unknown): false {
  if (isCode(error, 'ENOENT')) return false
  throw error
}

function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
}
