// The paths of pages with capital letters in them: the not-found page cannot guess them from an address in small letters. They are in a file
// of their own, because a site may have thousands.
import { createHash } from 'node:crypto'
import { decodePath } from '../lib/site-path.ts'

/** JSON of the paths without the endings that all of them may have; undefined if there are none. `path` of the file is without the base URL. */
export function writeMixedCasePaths(paths: readonly string[]): { path: string; text: string } | undefined {
  const mixed = paths.map((path) => decodePath(path).replace(/^\/+|(?:\.html)?\/*$/gi, '')).filter((path) => path !== path.toLowerCase())
  if (mixed.length === 0) return undefined
  const text = JSON.stringify(mixed.sort())
  return { path: `/assets/data/paths-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`, text }
}
