// Names of folders that belong to one running build. They identify the process, so that leftovers of a killed build can be told from what a
// running one needs. A process id alone is not enough: ids are reused, and containers have their own.
import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Process id, machine, start time of the process (0 if the system does not provide it), random digits. */
const suffix = /-(\d+)-([\da-f]{8})-(\d+)-[\da-f]{8}$/

/** For a disk shared by several machines: no build takes this long. */
const foreignAfterMilliseconds = 24 * 60 * 60 * 1000

/** `<prefix>-<owner>`, different each time. */
export function createOwnedName(prefix: string): string {
  return `${prefix}-${process.pid}-${machineId()}-${startOf(process.pid) ?? 0}-${randomBytes(4).toString('hex')}`
}

/** Whether `name` was made from one of the prefixes, by any process. */
export function isOwnedName(name: string, prefixes: readonly string[]): boolean {
  return prefixOf(name, prefixes) !== undefined
}

function prefixOf(name: string, prefixes: readonly string[]): string | undefined {
  const match = suffix.exec(name)
  return match ? prefixes.find((candidate) => candidate === name.slice(0, match.index)) : undefined
}

/** All folders in `directory` with a name made from one of the prefixes: absolute path, and whether the process still exists. */
export async function listOwned(
  directory: string,
  prefixes: readonly string[],
): Promise<{ path: string; prefix: string; isAlive: boolean }[]> {
  const names = await readdir(directory).catch(() => [])
  const found = names.flatMap((name) => {
    const match = suffix.exec(name)
    const prefix = prefixOf(name, prefixes)
    return match && prefix !== undefined ? [{ path: join(directory, name), prefix, match }] : []
  })
  return Promise.all(found.map(async ({ path, prefix, match }) => ({ path, prefix, isAlive: await isOwnerAlive(path, match) })))
}

/** Removes leftovers of killed builds. Failures are ignored: the next build tries again. */
export async function removeAbandoned(directory: string, prefixes: readonly string[]): Promise<void> {
  for (const { path, isAlive } of await listOwned(directory, prefixes)) {
    if (!isAlive) await rm(path, { recursive: true, force: true }).catch(() => undefined)
  }
}

async function isOwnerAlive(path: string, [, pid, machine, start]: RegExpExecArray): Promise<boolean> {
  if (machine === machineId()) return isRunning(Number(pid), Number(start))
  const changed = await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
  return Date.now() - changed < foreignAfterMilliseconds
}

function isRunning(pid: number, start: number): boolean {
  if (start > 0) return startOf(pid) === start
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Start time of a process, in clock ticks since the machine booted; undefined if the process does not exist or the system does not provide
 * it.
 */
function startOf(pid: number): number | undefined {
  try {
    // The program name is in parentheses and may contain anything; the start time is the 20th value after it.
    const line = readFileSync(`/proc/${pid}/stat`, 'latin1')
    return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[19])
  } catch {
    return undefined
  }
}

/** Identifies the machine, its boot, and the namespace of process ids. */
function machineId(): string {
  const parts = [
    hostname(),
    attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'latin1')),
    attempt(() => readlinkSync('/proc/self/ns/pid')),
  ]
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 8)
}

function attempt(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
