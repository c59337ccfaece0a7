// The output before the last one, kept as the start of the next one: after an edit it already has nearly all the files of the next output,
// so a few are changed instead of making thousands of folders and links: after an edit of one of 1,000 pages, a build takes 1.8 s of processor
// time, and 2.5 to 4.8 s without this (five in turns on a busy machine). While it is being changed its name is that of an unfinished
// folder, so that nothing a killed build leaves can be taken for an output.
import { mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ContentStore } from '../../cache/content-store.ts'
import {
  foldersOf,
  look,
  type OutputRecord,
  parentOf,
  placeIn,
  readOutputRecord,
  withoutChangeTime,
  writeOutputRecord,
} from './output-record.ts'

export interface PreviousPlace {
  store: ContentStore
  /** Absolute. It must be on the same disk as the output, else nothing is kept. */
  directory: string
}

/**
 * Moves the kept output to `to`, an absolute path, and returns what it contains; undefined when that is not certain. Even then the old
 * output may be at `to`, to be removed.
 */
export async function takePrevious({ store, directory }: PreviousPlace, target: string, to: string): Promise<OutputRecord | undefined> {
  const found = look(directory)
  if (!found) return undefined
  const record = await readOutputRecord(store, target, 'previous')
  const isKnown =
    record !== undefined && [...record.folders].every(([path, signature]) => isAsItWas(placeIn(directory, path), signature, path))
  try {
    renameSync(directory, to)
  } catch {
    // Another build was faster, or the folder is on another disk.
    return undefined
  }
  return isKnown && look(to)?.identity === found.identity ? record : undefined
}

/** Keeps the output that was just replaced, if possible. False: it is still where it was. */
export async function keepPrevious(place: PreviousPlace, target: string, replaced: string, record: OutputRecord): Promise<boolean> {
  try {
    mkdirSync(dirname(place.directory), { recursive: true })
    // Fails if another build has put one there.
    renameSync(replaced, place.directory)
  } catch {
    return false
  }
  await writeOutputRecord(place.store, target, 'previous', record)
  return true
}

/** A file of the last output that the next one needs unchanged. */
export interface ReusedFile {
  /** How the file looks in the last output. */
  signature: string
  /** Gives the bytes, in case the file has changed since then. */
  load: () => Promise<Uint8Array>
}

export interface PreviousUpdate {
  /** Absolute: the output to change. */
  directory: string
  /** What it contains. */
  record: OutputRecord
  /** Has the path of every file of the next output. */
  paths: ReadonlyMap<string, unknown>
  reused: ReadonlyMap<string, ReusedFile>
  /** Brings a file of the last output to an absolute path where nothing exists. */
  takeOver: (path: string, to: string, file: ReusedFile) => Promise<void>
}

export interface Untouched {
  files: ReadonlySet<string>
  /** With their signatures. */
  folders: ReadonlyMap<string, string>
}

/**
 * Removes what the next output does not have, makes its folders, and takes over the other files that the last one has. Files are removed
 * before they are made again, and never written to: they may be hard links to files of the last output.
 * @returns the files and folders that could stay as they are. Undefined if the system refused a step: then the contents of the folder are
 * worthless.
 */
export async function updatePrevious({ directory, record, paths, reused, takeOver }: PreviousUpdate): Promise<Untouched | undefined> {
  const untouched = new Set<string>()
  // Its own times changed when it was moved.
  const touched = new Set([''])
  try {
    for (const path of record.files.keys()) {
      if (paths.has(path)) continue
      touched.add(parentOf(path))
      rmSync(placeIn(directory, path))
    }
    const folders = foldersOf(paths.keys())
    // In a record, a folder comes before those inside it.
    for (const path of [...record.folders.keys()].reverse()) {
      if (folders.has(path)) continue
      touched.add(parentOf(path))
      rmdirSync(placeIn(directory, path))
    }
    for (const path of folders) {
      if (record.folders.has(path)) continue
      touched.add(path).add(parentOf(path))
      mkdirSync(placeIn(directory, path))
    }
    for (const [path, file] of reused) {
      const place = placeIn(directory, path)
      // Recorded as the very file that the last output has, which was looked at; and its folder is as it was.
      const isSame = record.files.get(path)?.signature === file.signature
      if (isSame || look(place)?.signature === file.signature) untouched.add(path)
      else {
        if (record.files.has(path)) rmSync(place)
        await takeOver(path, place, file)
      }
    }
    // The others are new, or no longer what they were.
    for (const path of paths.keys()) if (!untouched.has(path)) touched.add(parentOf(path))
    return { files: untouched, folders: new Map([...record.folders].filter(([path]) => folders.has(path) && !touched.has(path))) }
  } catch {
    return undefined
  }
}

/** The output folder itself was moved since it was recorded, which changes one of its times and nothing in it. */
function isAsItWas(absolute: string, signature: string, path: string): boolean {
  const now = look(absolute)
  if (!now) return false
  return path === '' ? withoutChangeTime(now.signature) === withoutChangeTime(signature) : now.signature === signature
}
