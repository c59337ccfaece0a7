// The output before the last one, kept to be made the next one: after an edit nearly all its files are those that the next output needs, so a
// few are changed instead of making thousands of folders and links. While it is worked on it bears the name of something unfinished, so
// that a killed build leaves nothing that could be taken for an output.
import { mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ContentStore } from '../../cache/content-store.ts'
import { foldersOf, look, type OutputRecord, readOutputRecord, writeOutputRecord } from './output-record.ts'

export interface PreviousPlace {
  store: ContentStore
  /** Absolute; on the disk of the output, else nothing is kept. */
  directory: string
}

/**
 * Moves the kept output to `to`, absolute. Gives what it holds; undefined when that is not known for certain. Then too, what was there may
 * stand at `to`, to be removed.
 */
export async function takePrevious({ store, directory }: PreviousPlace, target: string, to: string): Promise<OutputRecord | undefined> {
  const found = look(directory)
  if (!found) return undefined
  const record = await readOutputRecord(store, target, 'previous')
  const isKnown =
    record !== undefined && [...record.folders].every(([path, signature]) => isAsItWas(join(directory, path), signature, path))
  try {
    renameSync(directory, to)
  } catch {
    // Another build was faster, or it is on another disk.
    return undefined
  }
  return isKnown && look(to)?.identity === found.identity ? record : undefined
}

/** Keeps the output that was just replaced, if it can be had. False: it is where it was. */
export async function keepPrevious(place: PreviousPlace, target: string, replaced: string, record: OutputRecord): Promise<boolean> {
  try {
    mkdirSync(dirname(place.directory), { recursive: true })
    // Fails where another build has put one.
    renameSync(replaced, place.directory)
  } catch {
    return false
  }
  await writeOutputRecord(place.store, target, 'previous', record)
  return true
}

/** A file that the last output has as the next one needs it. */
export interface ReusedFile {
  /** As the file of the last output looks. */
  signature: string
  /** Gives the bytes, should it have been changed since then. */
  load: () => Promise<Uint8Array>
}

export interface PreviousUpdate {
  /** Absolute: where the output stands that is to be changed. */
  directory: string
  /** What it holds. */
  record: OutputRecord
  /** Of every file of the next output. */
  paths: ReadonlyMap<string, unknown>
  reused: ReadonlyMap<string, ReusedFile>
  /** Brings a file of the last output to an absolute path where there is nothing. */
  takeOver: (path: string, to: string, file: ReusedFile) => Promise<void>
}

/**
 * Removes what the next output does not have, makes its folders, and takes over what the last one has beside. Files are removed before
 * they are made anew, never written to: they may be one with those of the last output.
 * @returns the files that could stay as they are. Undefined where the system has refused a step: what stands there is worth nothing then.
 */
export async function updatePrevious({ directory, record, paths, reused, takeOver }: PreviousUpdate): Promise<Set<string> | undefined> {
  const untouched = new Set<string>()
  try {
    for (const path of record.files.keys()) if (!paths.has(path)) rmSync(join(directory, path))
    const folders = foldersOf(paths.keys())
    // Those inside of others come last in a record.
    for (const path of [...record.folders.keys()].reverse()) if (!folders.has(path)) rmdirSync(join(directory, path))
    for (const path of folders) if (!record.folders.has(path)) mkdirSync(join(directory, path))
    for (const [path, file] of reused) {
      const place = join(directory, path)
      if (look(place)?.signature === file.signature) untouched.add(path)
      else {
        if (record.files.has(path)) rmSync(place)
        await takeOver(path, place, file)
      }
    }
    return untouched
  } catch {
    return undefined
  }
}

/** The folder itself was moved since it was looked at, which changes one of its times and nothing in it. */
function isAsItWas(absolute: string, signature: string, path: string): boolean {
  const now = look(absolute)
  if (!now) return false
  return path === '' ? withoutChangeTime(now.signature) === withoutChangeTime(signature) : now.signature === signature
}

/** The second last part of a signature. */
function withoutChangeTime(signature: string): string {
  return signature.split(' ').toSpliced(-2, 1).join(' ')
}
