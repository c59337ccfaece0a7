// The identity of the program: results of another version of sitegen, Node.js or a dependency must not be used.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../lib/hash.ts'
import type { ContentStore } from './content-store.ts'

/** A file changed this recently may change again without looking different: file system clocks are coarse. */
const settledAfterMilliseconds = 2000

/**
 * Hash of everything below `directories` (compiled code and the sources that are bundled for sites; source maps and declarations change no
 * site), of the given files, and of the Node.js version. Reading them all takes longer than much of a build, so the hash is kept while their metadata is unchanged.
 * @param now in milliseconds since 1970.
 */
export async function hashProgram(
  store: ContentStore,
  directories: readonly string[],
  files: readonly string[],
  now: number = Date.now(),
): Promise<string> {
  const paths = [...directories.flatMap(listFiles), ...files].sort()
  const looks = paths.map((path) => statSync(path))
  const isSettled = looks.every(({ mtimeMs, ctimeMs }) => Math.max(mtimeMs, ctimeMs) < now - settledAfterMilliseconds)
  const signatures = looks.map(({ dev, ino, size, mtimeMs, ctimeMs }) => [dev, ino, size, mtimeMs, ctimeMs])
  const key = hashOf('program', process.version, JSON.stringify([paths, signatures]))
  const kept = isSettled ? await store.read(key) : undefined
  if (kept) return kept.toString()
  const hash = hashOf(process.version, ...paths.flatMap((path) => [path.slice(-64), readFileSync(path)]))
  if (isSettled) await store.write(key, hash)
  return hash
}

function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:map|d\.ts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
