// Whether something that was made when sitegen was compiled is still what its sources say: somebody who works on them need not compile.
import { readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { hashOf } from '../../lib/hash.ts'
import { packageDirectory } from '../../lib/package-directory.ts'

/** Path relative to the package, with `/` -> hash of the file. */
export type SourceHashes = Record<string, string>

export function isSource(path: string): boolean {
  return path.startsWith('src/')
}

/** @param sources relative to the package. */
export function hashSources(sources: readonly string[]): SourceHashes {
  return Object.fromEntries(sources.map((source) => [source, hashOf(readFileSync(join(packageDirectory, source)))]))
}

/** @param madeFile was written after the sources had been read: what is no newer need not be read again. */
export function areUnchanged(sources: SourceHashes, madeFile: string): boolean {
  const since = statSync(madeFile).mtimeMs
  return Object.entries(sources).every(([source, hash]) => {
    const path = join(packageDirectory, source)
    const look = statSync(path, { throwIfNoEntry: false })
    return look !== undefined && (look.mtimeMs <= since || hashOf(readFileSync(path)) === hash)
  })
}

/** Gives the path of a source as the bundler names what it has read. */
export function createSourceNames(siteDirectory: string): (source: string) => string {
  const way = relative(siteDirectory, packageDirectory).replaceAll(sep, '/')
  return (source) => (way === '' ? source : `${way}/${source}`)
}
