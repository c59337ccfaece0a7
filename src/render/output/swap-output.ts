// Swaps a new output in for the last one. Node cannot exchange two folders in one step, so between two renames there is no output; a build
// killed just there is made good by the next command. The names beside the output say what each folder is:
//   .build-new-…    being written: worth nothing yet
//   .build-whole-…  finished, checked, about to be published
//   .build-old-…    the output until now, whole as well
//   .build-gone-…   being removed
import { access, readdir, rename, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createOwnedName, listOwned, removeAbandoned } from '../../cache/owned-name.ts'

type Kind = 'new' | 'whole' | 'old' | 'gone'

const kinds: readonly Kind[] = ['new', 'whole', 'old', 'gone']

/** Name for a folder that is written to; it has to be in the folder of the output, because a rename works within one file system only. */
export function unfinishedName(target: string): string {
  return createOwnedName(prefixOf(target, 'new'))
}

/** How often another build may come in between. */
const mostAttempts = 100

/**
 * Puts the finished `directory` in the place of `target`; both absolute. Gives the folder with what was there, to be removed. When
 * two builds end at once, both go through here and the last one stays.
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
    // From here on it may be half removed, and must not be taken for a whole one.
    const gone = beside('gone')
    return rename(old, gone).then(
      () => gone,
      () => undefined,
    )
  }
}

/** How long a build that is swapping at this moment is waited for: a thousand times what it needs. */
const waitMilliseconds = 10
const mostWaits = 200

/**
 * Brings back an output that a build killed between its two renames has left beside its place: the newest whole one. Waits for a build
 * that is between them right now. Does nothing when the output is there, or never was.
 */
export async function recoverOutput(target: string): Promise<void> {
  for (let waits = 0; waits < mostWaits; waits++) {
    if (await exists(target)) return
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

/** What builds that are no longer running have left beside the output; called when that is in its place. */
export async function removeLeftovers(target: string): Promise<void> {
  await removeAbandoned(
    dirname(target),
    kinds.map((kind) => prefixOf(target, kind)),
  )
}

/** Whether anything of a build that is still running stands beside the output. */
export async function listRunning(target: string): Promise<string[]> {
  const found = await listOwned(
    dirname(target),
    kinds.map((kind) => prefixOf(target, kind)),
  )
  return found.flatMap(({ path, isAlive }) => (isAlive ? [path] : []))
}

/** Finished ones before old ones, the newest first. */
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

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** There was no output yet. Anything else is a reason to stop while the last one is in its place. */
function ignoreMissing(error: unknown): false {
  if (isCode(error, 'ENOENT')) return false
  throw error
}

function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
}
