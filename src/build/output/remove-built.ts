// Removes what builds of a site have made, and nothing else: the output, the cache, and what killed builds have left.
import { readdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { checkCacheFolder } from '../../cache/check-cache-folder.ts'
import { removeCache } from '../../cache/remove-cache.ts'
import { pathExists } from '../../lib/path-exists.ts'
import { cacheName, listWorkFolders, madeInside, madeInsideName } from '../workspace.ts'
import { listRunning, removeLeftovers, takeAway } from './swap-output.ts'

/** By this page an output is recognized (cli/check-out-directory.ts). */
const markOfOutput = '404.html'

export interface Removed {
  /** Absolute. */
  removed: string[]
  /** What is in `.sitegen` but was not made by sitegen, and what running builds need. Absolute. */
  left: string[]
}

/** @param outDirectory absolute; the caller has checked that it is safe to remove (cli/check-out-directory.ts). */
export async function removeBuilt(siteDirectory: string, outDirectory: string): Promise<Removed> {
  const removed: string[] = []
  checkCacheFolder(siteDirectory)
  if (await pathExists(outDirectory)) {
    await removeOutput(outDirectory)
    removed.push(outDirectory)
  }
  await removeLeftovers(outDirectory)
  const own = join(siteDirectory, madeInsideName)
  const running = [
    ...(await listRunning(outDirectory)),
    ...(await listWorkFolders(siteDirectory)).flatMap(({ path, isAlive }) => (isAlive ? [path] : [])),
  ]
  const known = (await pathExists(own)) ? await readdir(own) : []
  if (known.length === 0 && running.length === 0 && !(await pathExists(own))) return { removed, left: running }
  for (const name of known) {
    if (!madeInside(name) || running.includes(join(own, name))) continue
    if (name === cacheName) removeCache(join(own, name))
    else await rm(join(own, name), { recursive: true, force: true })
  }
  // Removes an empty folder only. A link to a folder stays, because sitegen does not make links there.
  const isGone = await rmdir(own).then(
    () => true,
    () => false,
  )
  removed.push(own)
  if (isGone) return { removed, left: running }
  const rest = (await readdir(own)).sort().map((name) => join(own, name))
  return { removed, left: [...new Set([...rest, ...running])] }
}

/** A command that is killed meanwhile leaves what the next one recognizes: a folder with the name of leftovers, or with the 404 page. */
async function removeOutput(outDirectory: string): Promise<void> {
  const gone = await takeAway(outDirectory)
  if (gone !== undefined) return rm(gone, { recursive: true })
  const names = (await readdir(outDirectory)).sort((a, b) => Number(a === markOfOutput) - Number(b === markOfOutput))
  for (const name of names) await rm(join(outDirectory, name), { recursive: true })
  // A mounted folder stays, empty.
  await rmdir(outDirectory).catch(() => undefined)
}
