// Keeps results under the hash of what they were made from: one file per entry, below `.sitegen/cache`. Safe to delete at any time: an
// entry that is missing, damaged or half-written is a miss, and the result is computed again.
import { randomBytes } from 'node:crypto'
import { closeSync, fstatSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { attempt } from './attempt.ts'
import { checksumOf, contentOf } from './checked-entry.ts'
import { noteUse, type PruneLimits, pruneFiles } from './prune-files.ts'
import { readBytes, writeBytes } from './whole-bytes.ts'

export interface ContentStore {
  /** The bytes kept under `key`, or undefined. Verified against their checksum. */
  read(key: string): Promise<Buffer | undefined>
  /** Does not fail if the result cannot be kept: the disk may be full, or the folder not writable. */
  write(key: string, content: string | Uint8Array): Promise<void>
}

/**
 * Entries are small and read by the thousand: synchronous calls take a quarter of the processor time of asynchronous ones, and a thread
 * that needs an entry has nothing else to do.
 * @param directory absolute; created when the first entry is written.
 */
export function createContentStore(directory: string, now: () => number = Date.now): ContentStore {
  const pathOf = (key: string): string => join(directory, key.slice(0, 2), key.slice(2))
  return {
    async read(key) {
      const entry = readEntry(pathOf(key), now())
      return entry && contentOf(entry)
    },
    async write(key, content) {
      const path = pathOf(key)
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      const temporary = `${path}.${randomBytes(4).toString('hex')}`
      try {
        writeEntry(temporary, [checksumOf(bytes), bytes])
        // A rename is atomic: no reader sees half an entry.
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
    noteUse(path, mtimeMs, now)
    return readBytes(handle, 0, size)
  } catch {
    return undefined
  } finally {
    closeSync(handle)
  }
}

/** Creates the folder only if opening the file fails: one folder serves many entries. */
function writeEntry(path: string, parts: readonly Uint8Array[]): void {
  const handle = attempt(() => openSync(path, 'wx')) ?? openInNewFolder(path)
  try {
    for (const part of parts) writeBytes(handle, part)
  } finally {
    closeSync(handle)
  }
}

function openInNewFolder(path: string): number {
  mkdirSync(dirname(path), { recursive: true })
  return openSync(path, 'wx')
}

/**
 * Removes entries that have not been used for a long time, then the least recently used ones until the rest is small enough. Returns how
 * many were removed.
 * @param inUse keys that are always kept and count as used now: a build knows them without reading each entry.
 */
export function pruneContentStore(
  directory: string,
  limits: PruneLimits,
  now: number = Date.now(),
  inUse: ReadonlySet<string> = new Set(),
): number {
  const entries = listEntries(directory).map(({ path, key }) => ({ path, isInUse: inUse.has(key) }))
  return pruneFiles(entries, limits, now).length
}

/** Excludes the folder of the packs, which is in the same place. */
const folderPattern = /^[0-9a-f]{2}$/
/** With more digits it is an entry that a killed build has not finished. What has another name is not ours to remove. */
const entryPattern = /^[0-9a-f]{62}(?:\.[0-9a-f]{8})?$/

/** Absolute paths of the folders with entries. */
export function listEntryFolders(directory: string): string[] {
  const folders = attempt(() => readdirSync(directory, { withFileTypes: true })) ?? []
  return folders.flatMap((folder) => (folder.isDirectory() && folderPattern.test(folder.name) ? [join(directory, folder.name)] : []))
}

export function listEntries(directory: string): { path: string; key: string }[] {
  return listEntryFolders(directory).flatMap((folder) => {
    const names = (attempt(() => readdirSync(folder)) ?? []).filter((name) => entryPattern.test(name))
    return names.map((name) => ({ path: join(folder, name), key: basename(folder) + name }))
  })
}
