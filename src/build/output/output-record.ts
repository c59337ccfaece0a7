// What a build knows about the output of the last one: the bytes of each file, as a hash, and how the file looked to the system. A file
// that still looks the same still holds the same bytes, and need not be written again.
import { lstatSync } from 'node:fs'
import { attempt } from '../../cache/attempt.ts'
import type { ContentStore } from '../../cache/content-store.ts'
import { hashOf } from '../../lib/hash.ts'

export interface OutputRecord {
  /** Path relative to the output -> hash of the contents, signature, bytes. */
  files: Map<string, KnownFile>
  /** Every folder with its signature, which changes when something is added to the folder or removed from it. */
  folders: Map<string, string>
  /** As it was read. */
  written?: Uint8Array
}

export interface KnownFile {
  hash: string
  signature: string
  bytes: number
}

/** The output in use, and the one before it (previous-output.ts). */
export type Generation = 'last' | 'previous'

interface WrittenRecord {
  files: [string, string, string, number][]
  folders: [string, string][]
}

/** @param target absolute folder of the output. */
export async function readOutputRecord(store: ContentStore, target: string, generation: Generation): Promise<OutputRecord | undefined> {
  const bytes = await store.read(keyOf(target, generation))
  if (!bytes) return undefined
  const { files, folders }: WrittenRecord = JSON.parse(bytes.toString())
  return {
    files: new Map(files.map(([path, hash, signature, size]) => [path, { hash, signature, bytes: size }])),
    folders: new Map(folders),
    written: bytes,
  }
}

export async function writeOutputRecord(
  store: ContentStore,
  target: string,
  generation: Generation,
  { files, folders, written }: OutputRecord,
): Promise<void> {
  const write = (): string => {
    const record: WrittenRecord = {
      files: Array.from(files, ([path, { hash, signature, bytes }]) => [path, hash, signature, bytes]),
      folders: [...folders],
    }
    return JSON.stringify(record)
  }
  await store.write(keyOf(target, generation), written ?? write())
}

/**
 * Looks at the output as it is now.
 * @param hashes path -> hash of the contents.
 * @param known files and folders that need not be looked at again.
 */
export function recordOutput(
  target: string,
  hashes: ReadonlyMap<string, string>,
  known: { files: ReadonlyMap<string, KnownFile>; folders: ReadonlyMap<string, string> },
): OutputRecord {
  const lookAt = (path: string, hash: string): KnownFile => {
    const { signature, bytes } = look(placeIn(target, path)) ?? { signature: '', bytes: 0 }
    return { hash, signature, bytes }
  }
  return {
    files: new Map(Array.from(hashes, ([path, hash]) => [path, known.files.get(path) ?? lookAt(path, hash)])),
    folders: new Map(
      Array.from(foldersOf(hashes.keys()), (path) => [path, known.folders.get(path) ?? look(placeIn(target, path))?.signature ?? '']),
    ),
  }
}

/** Every folder that holds one of the files: the output itself (`''`) first, and each folder before those inside it. */
export function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set([''])
  const add = (folder: string): void => {
    if (folders.has(folder)) return
    add(parentOf(folder))
    folders.add(folder)
  }
  for (const path of paths) add(parentOf(path))
  return folders
}

export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

export interface Look {
  /** Differs when the file or folder was changed, replaced or moved. */
  signature: string
  /** Differs only when it is another file or folder. */
  identity: string
  bytes: number
}

/** Undefined when nothing is there; a file may be where a folder is expected. Does not follow links. */
export function look(path: string): Look | undefined {
  const stats = attempt(() => lstatSync(path, { throwIfNoEntry: false }))
  if (!stats) return undefined
  const { dev, ino, size, mtimeMs, ctimeMs, mode } = stats
  return {
    signature: `${dev} ${ino} ${size} ${mtimeMs} ${ctimeMs} ${mode}`,
    get identity() {
      return stats.isDirectory() ? `${dev} ${ino}` : `${dev} ${ino} ${size} ${mtimeMs}`
    },
    bytes: size,
  }
}

/** The change time is the second-to-last part of a signature. */
export function withoutChangeTime(signature: string): string {
  return signature.split(' ').toSpliced(-2, 1).join(' ')
}

/** Where a file or folder of an output is. There are thousands, and `join` takes as long as looking at one. */
export function placeIn(output: string, path: string): string {
  return path === '' ? output : `${output}/${path}`
}

function keyOf(target: string, generation: Generation): string {
  return hashOf(generation === 'last' ? 'output' : 'previous output', target)
}
