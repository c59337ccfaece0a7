// What a build knows of the output that the last one has left: which bytes each file holds, and how the file looked to the system then. A file
// that still looks so holds them still, and need not be written again.
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentStore, hashOf } from '../cache/content-store.ts'

export interface OutputRecord {
  /** Path relative to the output -> hash of the contents, signature, bytes. */
  files: Map<string, { hash: string; signature: string; bytes: number }>
  /** Every folder with its signature: that of a folder changes when something comes or goes in it. */
  folders: Map<string, string>
}

interface WrittenRecord {
  files: [string, string, string, number][]
  folders: [string, string][]
}

/** @param target absolute folder of the output. */
export async function readOutputRecord(store: ContentStore, target: string): Promise<OutputRecord | undefined> {
  const bytes = await store.read(keyOf(target))
  if (!bytes) return undefined
  const { files, folders }: WrittenRecord = JSON.parse(bytes.toString())
  return {
    files: new Map(files.map(([path, hash, signature, size]) => [path, { hash, signature, bytes: size }])),
    folders: new Map(folders),
  }
}

/**
 * Looks at the output as it is now and keeps that. Nothing is kept when `identity` is no longer that of the folder: another build has put its own
 * output there meanwhile.
 * @param hashes path -> hash of the contents.
 */
export async function writeOutputRecord(
  store: ContentStore,
  target: string,
  hashes: ReadonlyMap<string, string>,
  identity: string,
): Promise<void> {
  const folders = new Set([''])
  for (const path of hashes.keys())
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) folders.add(path.slice(0, end))
  const record: WrittenRecord = {
    files: [...hashes].map(([path, hash]) => {
      const stats = look(join(target, path))
      return [path, hash, stats?.signature ?? '', stats?.bytes ?? 0]
    }),
    folders: [...folders].map((path) => [path, look(join(target, path))?.signature ?? '']),
  }
  if (look(target)?.identity === identity) await store.write(keyOf(target), JSON.stringify(record))
}

export interface Look {
  /** Differs when the file or folder was changed, replaced or moved. */
  signature: string
  /** Differs when it is another one. */
  identity: string
  bytes: number
}

/** Undefined when there is nothing. Links are not followed. */
export function look(path: string): Look | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats) return undefined
  const identity = `${stats.dev} ${stats.ino} ${stats.isDirectory() ? '' : `${stats.size} ${stats.mtimeMs}`}`
  return { identity, signature: `${identity} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.mode}`, bytes: stats.size }
}

function keyOf(target: string): string {
  return hashOf('output', target)
}
