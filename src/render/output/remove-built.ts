// Removes what builds of a site have made, and nothing else: the output, the cache, and what killed builds have left.
import { readdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathExists } from '../../lib/path-exists.ts'
import { listRunning, removeLeftovers } from './swap-output.ts'
import { listWorkFolders, madeInside, madeInsideName } from './workspace.ts'

export interface Removed {
  /** Absolute. */
  removed: string[]
  /** What is in `.sitegen` but was not made by sitegen, and what running builds need. Absolute. */
  left: string[]
}

/** @param outDirectory absolute; the caller has checked that it is safe to remove (cli/check-out-directory.ts). */
export async function removeBuilt(siteDirectory: string, outDirectory: string): Promise<Removed> {
  const removed: string[] = []
  if (await pathExists(outDirectory)) {
    await rm(outDirectory, { recursive: true })
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
    if (madeInside(name) && !running.includes(join(own, name))) await rm(join(own, name), { recursive: true, force: true })
  }
  // Removes an empty folder only. A link to a folder stays, because sitegen does not make links there.
  const isGone = await rmdir(own).then(
    () => true,
    () => false,
  )
  removed.push(own)
  if (isGone) return { removed, left: running }
  const rest = (await readdir(own)).map((name) => join(own, name))
  return { removed, left: [...new Set([...rest, ...running])] }
}
