// Keeps many small results in few files. Creating a file takes longer than writing the data of a page, so results are appended to packs,
// and an index says where each one is. As safe to delete as the content store: anything missing or damaged is a miss.
import { randomBytes } from 'node:crypto'
import { appendFileSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from './attempt.ts'
import { checksumOf, contentOf, writtenContentOf } from './checked-entry.ts'
import type { ContentStore } from './content-store.ts'
import { createPackLines, indexName, type PackPlace, placeInLine, writeIndexLine } from './pack-index.ts'
import { readBytes, writeBytes } from './whole-bytes.ts'

export interface PackStore extends ContentStore {
  /** Writes everything to disk, where other threads and later builds find it. Called after each batch. */
  flush(): void
}

/** The packs have their own folder next to those of the content store. */
export function packsDirectory(storeDirectory: string): string {
  return join(storeDirectory, 'packs')
}

/** A pack is removed as a whole, so one entry in use keeps all its others: small enough that little is kept needlessly. */
const entriesInPack = 64

/** @param directory absolute; created with the first pack. One store per thread: each appends to its own packs. */
export function createPackStore(directory: string): PackStore {
  const index = createPackIndex(join(directory, indexName))
  let waiting = new Map<string, Buffer>()
  let pack: { name: string; handle: number; length: number; entries: number } | undefined

  const closePack = (): void => {
    const { handle } = pack ?? {}
    pack = undefined
    if (handle !== undefined) attempt(() => closeSync(handle))
  }
  const openPack = (): NonNullable<typeof pack> => {
    if (pack && pack.entries < entriesInPack) return pack
    closePack()
    mkdirSync(directory, { recursive: true })
    const name = randomBytes(8).toString('hex')
    pack = { name, handle: openSync(join(directory, name), 'wx'), length: 0, entries: 0 }
    return pack
  }
  return {
    async read(key) {
      const written = waiting.get(key)
      if (written) return writtenContentOf(written)
      // Second try: another thread may have replaced a damaged entry.
      return readEntry(directory, key, index.find(key)) ?? readEntry(directory, key, index.findAnew(key))
    },
    async write(key, content) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      waiting.set(key, Buffer.concat([checksumOf(bytes, key), bytes]))
    },
    flush() {
      if (waiting.size === 0) return
      const entries = waiting
      waiting = new Map()
      try {
        const { name, handle, length } = openPack()
        writeBytes(handle, Buffer.concat([...entries.values()]))
        let lines = ''
        let start = length
        for (const [key, { length: size }] of entries) {
          lines += writeIndexLine(key, { pack: name, start, length: size })
          start += size
        }
        // In one call, so that lines of several threads do not mix.
        appendFileSync(join(directory, indexName), lines)
        pack = { name, handle, length: start, entries: (pack?.entries ?? 0) + entries.size }
      } catch {
        // The disk is full or the folder is gone: what was not kept is computed again. The length of this pack is no longer known.
        closePack()
      }
    },
  }
}

/** Locations of keys, loaded on first use and extended when a key is missing, because other threads add lines. */
function createPackIndex(path: string): Record<'find' | 'findAnew', (key: string) => PackPlace | undefined> {
  const lines = createPackLines()
  let identity: string | undefined
  let end = 0
  const readOn = (): boolean => {
    const found = attempt(() => statSync(path))
    if (!found) return false
    // Pruning replaces the file.
    if (identity !== `${found.dev} ${found.ino}` || found.size < end) {
      identity = `${found.dev} ${found.ino}`
      end = 0
      lines.clear()
    }
    if (found.size === end) return false
    const bytes = readPart(path, { start: end, length: found.size - end })
    if (!bytes) return false
    // An incomplete last line is still being written.
    const whole = bytes.lastIndexOf(10) + 1
    lines.add(bytes.subarray(0, whole))
    end += whole
    return whole > 0
  }
  const placeOf = (key: string): PackPlace | undefined => {
    const line = lines.find(key)
    return line === undefined ? undefined : placeInLine(line)
  }
  return {
    find: (key) => placeOf(key) ?? (readOn() ? placeOf(key) : undefined),
    findAnew: (key) => (lines.find(key) !== undefined && readOn() ? placeOf(key) : undefined),
  }
}

/** The key is part of the checksum: a wrong location in the index gives no result instead of a wrong one. */
function readEntry(directory: string, key: string, place: PackPlace | undefined): Buffer | undefined {
  const entry = place && readPart(join(directory, place.pack), place)
  return entry && contentOf(entry, key)
}

function readPart(path: string, { start, length }: { start: number; length: number }): Buffer | undefined {
  const handle = attempt(() => openSync(path, 'r'))
  if (handle === undefined) return undefined
  try {
    const bytes = readBytes(handle, start, length)
    return bytes.length === length ? bytes : undefined
  } catch {
    return undefined
  } finally {
    closeSync(handle)
  }
}
