// The identity of the program: results of another version of sitegen, Node.js or a dependency must not be used.
import { readdirSync, readFileSync, type Stats, statSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { hashOf } from '../lib/hash.ts'
import type { ContentStore } from './content-store.ts'

/** A file changed this recently may change again without looking different: file system clocks are coarse. */
const settledAfterMilliseconds = 2000

interface OwnFile {
  path: string
  /** From the last part of the folder on. */
  name: string
  look: Stats
}

/** What was known when the program was compiled. */
interface Prepared {
  hash: string
  /** Name -> bytes. */
  sizes: Record<string, number>
}

const preparedName = 'program-hash.json'

/**
 * Hash of everything below `directories` (compiled code and the sources that are bundled for sites; source maps and declarations change no
 * site), of the given files, and of the Node.js version. Reading them all takes longer than much of a build: it is done when the program is
 * compiled (`prepareHash`), and where a file looks newer than that, the hash is kept while the metadata of all is unchanged.
 * @param now in milliseconds since 1970.
 */
export async function hashProgram(
  store: ContentStore,
  directories: readonly string[],
  files: readonly string[],
  now: number = Date.now(),
): Promise<string> {
  const own = listFiles(directories)
  const others = [...files].sort()
  const hashWith = (hash: string): string =>
    hashOf(process.version, hash, ...others.flatMap((path) => [path.slice(-64), readFileSync(path)]))
  const prepared = readPrepared(directories, own)
  if (prepared !== undefined) return hashWith(prepared)
  const looks = [...own.map(({ look }) => look), ...others.map((path) => statSync(path))]
  const isSettled = looks.every(({ mtimeMs, ctimeMs }) => Math.max(mtimeMs, ctimeMs) < now - settledAfterMilliseconds)
  const signatures = looks.map(({ dev, ino, size, mtimeMs, ctimeMs }) => [dev, ino, size, mtimeMs, ctimeMs])
  const key = hashOf('program', process.version, JSON.stringify([own.map(({ path }) => path), others, signatures]))
  const kept = isSettled ? await store.read(key) : undefined
  if (kept) return kept.toString()
  const hash = hashWith(hashFiles(own))
  if (isSettled) await store.write(key, hash)
  return hash
}

/** Writes into the first of `directories` what `hashProgram` need not read again. To be called when all files are there. */
export function prepareHash(directories: readonly string[]): void {
  const own = listFiles(directories)
  const prepared: Prepared = { hash: hashFiles(own), sizes: Object.fromEntries(own.map(({ name, look }) => [name, look.size])) }
  writeFileSync(join(directories[0] ?? '', preparedName), JSON.stringify(prepared))
}

/** Undefined if a file has come, gone, or may have changed since. Package managers give all files of a package the same time. */
function readPrepared(directories: readonly string[], own: readonly OwnFile[]): string | undefined {
  const file = join(directories[0] ?? '', preparedName)
  try {
    const { mtimeMs } = statSync(file)
    const { hash, sizes }: Prepared = JSON.parse(readFileSync(file, 'utf8'))
    const isSame = own.every(({ name, look }) => sizes[name] === look.size && look.mtimeMs <= mtimeMs)
    return isSame && own.length === Object.keys(sizes).length ? hash : undefined
  } catch {
    return undefined
  }
}

function hashFiles(files: readonly OwnFile[]): string {
  return hashOf(...files.flatMap(({ name, path }) => [name, readFileSync(path)]))
}

function listFiles(directories: readonly string[]): OwnFile[] {
  const files = directories.flatMap((directory) =>
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:map|d\.ts)$/.test(entry.name) && entry.name !== preparedName)
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => ({ path, name: join(basename(directory), relative(directory, path)), look: statSync(path) })),
  )
  return files.sort((a, b) => (a.name < b.name ? -1 : 1))
}
