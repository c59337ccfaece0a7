// What is made when sitegen is compiled, and whether it is still what its sources say: somebody who works on them need not compile.
import { readFileSync, statSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
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

/** Writes the files of a folder, one after the other, and then removes all others: a running command may be reading them. */
export async function fillFolder(folder: string, files: ReadonlyMap<string, string | Uint8Array>): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, content] of files) await writeFile(join(folder, name), content)
  for (const name of await readdir(folder)) if (!files.has(name)) await rm(join(folder, name))
}
