// The identity of the program: results of another version of sitegen, Node.js or a dependency must not be used.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../lib/hash.ts'
import { attempt } from './attempt.ts'
import type { ContentStore } from './content-store.ts'
import { replaceFile } from './whole-bytes.ts'

/** A file changed this recently may change again without looking different: file system clocks are coarse. */
const settledAfterMilliseconds = 2000

export interface ProgramFiles {
  /** Compiled code, and the sources that are bundled for sites. Source maps and declarations in them change no site. */
  directories: readonly string[]
  /** Others, by absolute paths. */
  files: readonly string[]
  /** Absolute path of a file, in one of the directories, for what is known of them. */
  keptFile: string
}

/**
 * Hash of all these files and of the Node.js version. Reading what is in the directories takes longer than much of a build, so its hash is
 * kept while the metadata is unchanged: beside the program, for all sites, or in the store where the program cannot be written to.
 * @param now in milliseconds since 1970.
 */
export async function hashProgram(
  store: ContentStore,
  { directories, files, keptFile }: ProgramFiles,
  now: number = Date.now(),
): Promise<string> {
  const own = await hashOwn(store, directories, keptFile, now)
  return hashOf(process.version, own, ...[...files].sort().flatMap((path) => [path.slice(-64), readFileSync(path)]))
}

async function hashOwn(store: ContentStore, directories: readonly string[], keptFile: string, now: number): Promise<string> {
  const paths = directories
    .flatMap(listFiles)
    .filter((path) => !path.startsWith(keptFile))
    .sort()
  const looks = paths.map((path) => statSync(path))
  const isSettled = looks.every(({ mtimeMs, ctimeMs }) => Math.max(mtimeMs, ctimeMs) < now - settledAfterMilliseconds)
  const signatures = looks.map(({ dev, ino, size, mtimeMs, ctimeMs }) => [dev, ino, size, mtimeMs, ctimeMs])
  const key = hashOf('program', JSON.stringify([paths, signatures]))
  const kept = isSettled ? (readKept(keptFile, key) ?? (await store.read(key))?.toString()) : undefined
  if (kept !== undefined) return kept
  const hash = hashOf(...paths.flatMap((path) => [path.slice(-64), readFileSync(path)]))
  if (isSettled && !writeKept(keptFile, `${key} ${hash}`)) await store.write(key, hash)
  return hash
}

/** Undefined if nothing is known under this key. */
function readKept(file: string, key: string): string | undefined {
  const [known, hash] = attempt(() => readFileSync(file, 'utf8'))?.split(' ') ?? []
  return known === key ? hash : undefined
}

/** @returns whether it could be written. */
function writeKept(file: string, text: string): boolean {
  return (
    attempt(() => {
      replaceFile(file, text)
      return true
    }) ?? false
  )
}

function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:map|d\.ts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
