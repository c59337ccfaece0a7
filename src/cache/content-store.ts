// Keeps results under the hash of what they were made from. One file an entry, below `.sitegen/cache`, safe to delete at any moment:
// an entry that is missing, damaged or half written is a miss, and the result is made again.
import { createHash, randomBytes } from 'node:crypto'
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
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

/**
 * Entries are small and read by the thousand: the synchronous calls take a quarter of the processor time of the others, and a thread that
 * wants an entry has nothing else to do meanwhile.
 * @param directory absolute; made when the first entry is written.
 */
export function createContentStore(directory: string, now: () => number = Date.now): ContentStore {
  const pathOf = (key: string): string => join(directory, key.slice(0, 2), key.slice(2))
  return {
    async read(key) {
      const path = pathOf(key)
      const entry = readEntry(path, now())
      if (entry === undefined || entry.length < checksumLength) return
      const content = entry.subarray(checksumLength)
      if (createHash('sha256').update(content).digest('hex') !== entry.toString('latin1', 0, checksumLength)) return
      return content
    },
    async write(key, content) {
      const path = pathOf(key)
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      const temporary = `${path}.${randomBytes(4).toString('hex')}`
      try {
        writeEntry(temporary, [Buffer.from(createHash('sha256').update(bytes).digest('hex'), 'latin1'), bytes])
        // A rename is whole or not at all: no reader sees half an entry.
        renameSync(temporary, path)
      } catch {
        attempt(() => rmSync(temporary, { force: true }))
      }
    },
  }
}

function readEntry(path: string, now: number): Buffer | undefined {
  const handle = attempt(() => openSync(path, 'r'))
  if (handle === undefined) return undefined
  try {
    const { size, mtimeMs } = fstatSync(handle)
    // Fails for an entry that is a folder, or not this user's: what can be read of it is right all the same.
    if (now - mtimeMs > touchAfterMilliseconds) attempt(() => utimesSync(path, now / 1000, now / 1000))
    const bytes = Buffer.allocUnsafe(size)
    let length = 0
    for (let read = 1; read > 0 && length < size; length += read) read = readSync(handle, bytes, length, size - length, length)
    return bytes.subarray(0, length)
  } catch {
    return undefined
  } finally {
    closeSync(handle)
  }
}

/** Makes the folder when there is none yet: once for many entries. */
function writeEntry(path: string, parts: readonly Uint8Array[]): void {
  const handle = attempt(() => openSync(path, 'wx')) ?? openInNewFolder(path)
  try {
    for (const part of parts) for (let written = 0; written < part.length; ) written += writeSync(handle, part, written)
  } finally {
    closeSync(handle)
  }
}

function openInNewFolder(path: string): number {
  mkdirSync(dirname(path), { recursive: true })
  return openSync(path, 'wx')
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

export interface PruneLimits {
  maxAgeDays: number
  maxBytes: number
}

/**
 * Removes entries that were not used for long, then the longest unused ones until the rest is small enough. Gives how many went.
 * @param inUse keys that stay in any case, and count as used now: a build knows them without reading each entry.
 */
export function pruneContentStore(
  directory: string,
  { maxAgeDays, maxBytes }: PruneLimits,
  now: number = Date.now(),
  inUse: ReadonlySet<string> = new Set(),
): number {
  const entries = listEntries(directory)
  entries.sort((a, b) => b.usedAt - a.usedAt)
  const oldest = now - maxAgeDays * 24 * 60 * 60 * 1000
  let kept = 0
  let removed = 0
  for (const { path, key, size, usedAt } of entries) {
    kept += size
    if (inUse.has(key)) {
      if (now - usedAt > touchAfterMilliseconds) attempt(() => utimesSync(path, now / 1000, now / 1000))
      continue
    }
    if (usedAt >= oldest && kept <= maxBytes) continue
    kept -= size
    removed++
    // What damaged the store may have put a folder in the place of an entry.
    attempt(() => rmSync(path, { recursive: true, force: true }))
  }
  return removed
}

const pruneAfterMilliseconds = 60 * 60 * 1000
const pruneMark = 'pruned'

/** Once an hour: looking at every entry takes longer than a build that finds them all. */
export function pruneNowAndThen(directory: string, limits: PruneLimits, inUse: ReadonlySet<string>, now: number = Date.now()): void {
  const mark = join(directory, pruneMark)
  const last = attempt(() => statSync(mark).mtimeMs)
  if (last !== undefined && now - last < pruneAfterMilliseconds && last <= now) return
  attempt(() => writeFileSync(mark, ''))
  pruneContentStore(directory, limits, now, inUse)
}

function listEntries(directory: string): { path: string; key: string; size: number; usedAt: number }[] {
  const folders = attempt(() => readdirSync(directory, { withFileTypes: true })) ?? []
  return folders
    .filter((folder) => folder.isDirectory())
    .flatMap((folder) => (attempt(() => readdirSync(join(directory, folder.name))) ?? []).map((name) => [folder.name, name] as const))
    .flatMap(([folder, name]) => {
      const path = join(directory, folder, name)
      const found = attempt(() => statSync(path))
      return found ? [{ path, key: folder + name, size: found.size, usedAt: found.mtimeMs }] : []
    })
}
