// Names of folders that belong to one running build: they tell which process made them, so that what a killed build left behind can be told
// from what a running one needs. A process number alone would not do: numbers are used again, and containers count their own.
import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Process number, machine, when the process began (0 where the system does not say), random digits. */
const suffix = /-(\d+)-([\da-f]{8})-(\d+)-[\da-f]{8}$/

/** On a disk that machines share: nothing builds for so long. */
const foreignAfterMilliseconds = 24 * 60 * 60 * 1000

/** `<prefix>-<owner>`, another one each time. */
export function createOwnedName(prefix: string): string {
  return `${prefix}-${process.pid}-${machineId()}-${startOf(process.pid) ?? 0}-${randomBytes(4).toString('hex')}`
}

/** The absolute paths of all folders in `directory` with names made from one of the prefixes, and whether their process is still there. */
export async function listOwned(
  directory: string,
  prefixes: readonly string[],
): Promise<{ path: string; prefix: string; isAlive: boolean }[]> {
  const names = await readdir(directory).catch(() => [])
  const found = names.flatMap((name) => {
    const match = suffix.exec(name)
    const prefix = match && prefixes.find((candidate) => candidate === name.slice(0, match.index))
    return match && prefix !== undefined && prefix !== null ? [{ path: join(directory, name), prefix, match }] : []
  })
  return Promise.all(found.map(async ({ path, prefix, match }) => ({ path, prefix, isAlive: await isOwnerAlive(path, match) })))
}

/** Removes what killed builds have left. Failing to is no reason to fail: the next build tries again. */
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
    // Another user's process.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** When a process began, in clock ticks since the machine did; undefined when there is none or the system does not say. */
function startOf(pid: number): number | undefined {
  try {
    // The name of the program is in parentheses and may hold anything; the start is the 20th value behind it.
    const line = readFileSync(`/proc/${pid}/stat`, 'latin1')
    return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[19])
  } catch {
    return undefined
  }
}

/** The machine, which boot of it, and which set of process numbers. */
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
