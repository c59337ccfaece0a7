// Keeps results under the hash of what they were made from. One file an entry, below `.sitegen/cache`, safe to delete at any moment:
// an entry that is missing, damaged or half written is a miss, and the result is made again.
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface ContentStore {
  /** The bytes kept under `key`, or undefined. Checked against their own hash before they are given. */
  read(key: string): Promise<Buffer | undefined>
  /** Failing to keep a result fails nothing: the disk may be full, the folder not writable. */
  write(key: string, content: string | Uint8Array): Promise<void>
}

/** SHA-256 in hex, of all parts with their lengths, so that ('ab', 'c') and ('a', 'bc') differ. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex')
}

const checksumLength = 64
/** An entry in use is touched once a day, so that age tells use and not only birth. */
const touchAfterMilliseconds = 24 * 60 * 60 * 1000

/** @param directory absolute; made when the first entry is written. */
export function createContentStore(directory: string, now: () => number = Date.now): ContentStore {
  const pathOf = (key: string): string => join(directory, key.slice(0, 2), key.slice(2))
  return {
    async read(key) {
      const path = pathOf(key)
      const entry = await readFile(path).catch(() => undefined)
      if (entry === undefined || entry.length < checksumLength) return
      const content = entry.subarray(checksumLength)
      if (createHash('sha256').update(content).digest('hex') !== entry.toString('latin1', 0, checksumLength)) return
      await touch(path, now())
      return content
    },
    async write(key, content) {
      const path = pathOf(key)
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      const temporary = `${path}.${randomBytes(4).toString('hex')}`
      try {
        const checksum = Buffer.from(createHash('sha256').update(bytes).digest('hex'), 'latin1')
        await writeInFolder(temporary, Buffer.concat([checksum, bytes]))
        // A rename is whole or not at all: no reader sees half an entry.
        await rename(temporary, path)
      } catch {
        await rm(temporary, { force: true }).catch(() => undefined)
      }
    },
  }
}

/** Most folders are there already; asking for each entry is slower than failing once for each folder. */
async function writeInFolder(path: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(path, bytes)
  } catch {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
  }
}

async function touch(path: string, now: number): Promise<void> {
  try {
    const { mtimeMs } = await stat(path)
    if (now - mtimeMs > touchAfterMilliseconds) await utimes(path, now / 1000, now / 1000)
  } catch {
    // Another process has removed it; what was read is right all the same.
  }
}

export interface PruneLimits {
  maxAgeDays: number
  maxBytes: number
}

/** Removes entries that were not used for long, then the longest unused ones until the rest is small enough. Gives how many went. */
export async function pruneContentStore(
  directory: string,
  { maxAgeDays, maxBytes }: PruneLimits,
  now: number = Date.now(),
): Promise<number> {
  const entries = await listEntries(directory)
  entries.sort((a, b) => b.usedAt - a.usedAt)
  const oldest = now - maxAgeDays * 24 * 60 * 60 * 1000
  let kept = 0
  let removed = 0
  for (const { path, size, usedAt } of entries) {
    kept += size
    if (usedAt >= oldest && kept <= maxBytes) continue
    kept -= size
    removed++
    await rm(path, { force: true }).catch(() => undefined)
  }
  return removed
}

async function listEntries(directory: string): Promise<{ path: string; size: number; usedAt: number }[]> {
  const files = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  const entries = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async (file) => {
        const path = join(file.parentPath, file.name)
        const found = await stat(path).catch(() => undefined)
        return found && { path, size: found.size, usedAt: found.mtimeMs }
      }),
  )
  return entries.filter((entry) => entry !== undefined)
}
