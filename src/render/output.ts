// Where the site is written: beside the last good output, and swapped in at the end, so that a failed or killed build leaves that whole.
// What has not changed since the last build is not written again: it is linked into the new output, and when nothing has changed at all,
// the last one stays.
import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { copyFile, mkdir, readFile, realpath, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ContentStore, hashOf } from '../cache/content-store.ts'
import { look, readOutputRecord, writeOutputRecord } from './output-record.ts'
import { recoverOutput, removeLeftovers, swapIn, unfinishedName } from './swap-output.ts'

export interface Output {
  /** Absolute folder to write into. */
  directory: string
  /** Number and size of what was given to this object. */
  readonly files: number
  readonly bytes: number
  /** @param path relative to the output, with `/`. */
  write(path: string, content: string | Uint8Array): Promise<void>
  /** @param source absolute. */
  copy(source: string, path: string): Promise<void>
  /**
   * Takes the file from the last output, if it holds the bytes with this hash (hashOf) there; false when it does not.
   * @param load gives the bytes, should the file be changed before the output is published.
   */
  reuse(path: string, hash: string, load: () => Promise<Uint8Array>): boolean
  /** Tells of a file that somebody else has written into `directory`. */
  note(path: string, hash: string): void
  /** Brings what was taken from the last output into `directory`. Done by `publish` where it is needed. */
  complete(): Promise<void>
  /** Puts the new output in the place of the old one. */
  publish(): Promise<void>
  /** Removes what is not wanted any longer: the output when it was not published, else the one before it. Called once, at the end. */
  close(): Promise<void>
}

/**
 * @param outDirectory absolute; need not exist. The folder beside it that is written to first is made here, and what killed builds
 * have left there is removed.
 * @param store where it is kept what the output holds; without one everything is written anew.
 */
export async function openOutput(outDirectory: string, store?: ContentStore): Promise<Output> {
  // A link stays a link: the folder that it leads to is replaced.
  const target = await realpath(outDirectory).catch(() => outDirectory)
  await mkdir(dirname(target), { recursive: true })
  await recoverOutput(target)
  await removeLeftovers(target)
  const directory = join(dirname(target), unfinishedName(target))
  await mkdir(directory)
  const last = store && (await readOutputRecord(store, target))
  const folders = new Set<string>()
  const makeFolderOf = (file: string): void => {
    const folder = dirname(file)
    if (folders.has(folder)) return
    mkdirSync(folder, { recursive: true })
    folders.add(folder)
  }
  /** Every file of the new output -> hash of its contents, or what tells that those are the same. */
  const hashes = new Map<string, string>()
  const reused = new Map<string, () => Promise<Uint8Array>>()
  let bytes = 0
  let unwanted: string | undefined = directory
  let published: { identity: string } | undefined

  const reuse: Output['reuse'] = (path, hash, load) => {
    const known = last?.files.get(path)
    if (known?.hash !== hash || look(join(target, path))?.signature !== known.signature) return false
    hashes.set(path, hash)
    reused.set(path, load)
    bytes += known.bytes
    return true
  }
  const write = async (path: string, content: string | Uint8Array): Promise<void> => {
    const file = join(directory, path)
    makeFolderOf(file)
    // Small files by the thousand: the synchronous call takes a quarter of the processor time.
    writeFileSync(file, content)
  }
  const isUnchanged = (): boolean =>
    last !== undefined &&
    reused.size === hashes.size &&
    reused.size === last.files.size &&
    [...last.folders].every(([path, signature]) => look(join(target, path))?.signature === signature)

  const output: Output = {
    directory,
    get files() {
      return hashes.size
    },
    get bytes() {
      return bytes
    },
    reuse,
    async write(path, content) {
      const whole = typeof content === 'string' ? Buffer.from(content) : content
      const hash = hashOf(whole)
      if (reuse(path, hash, async () => whole)) return
      await write(path, whole)
      hashes.set(path, hash)
      reused.delete(path)
      bytes += whole.length
    },
    async copy(source, path) {
      // Reading a large file to learn that it has not changed would take as long as copying it.
      const hash = `copied from ${source} ${look(await realpath(source))?.signature}`
      if (reuse(path, hash, () => readFile(source))) return
      const file = join(directory, path)
      makeFolderOf(file)
      await copyFile(source, file)
      hashes.set(path, hash)
      bytes += (await stat(file)).size
    },
    note(path, hash) {
      hashes.set(path, hash)
      reused.delete(path)
    },
    async complete() {
      for (const [path, load] of reused) {
        const file = join(directory, path)
        makeFolderOf(file)
        if (!linkUnchanged(join(target, path), file, last?.files.get(path)?.signature)) await write(path, await load())
      }
      reused.clear()
    },
    async publish() {
      if (isUnchanged()) return
      await output.complete()
      const { identity } = look(directory) ?? { identity: '' }
      unwanted = await swapIn(directory, target)
      published = { identity }
    },
    async close() {
      // What cannot be removed, for its permissions or a full disk, is tried again by the next build.
      if (unwanted !== undefined) await rm(unwanted, { recursive: true, force: true }).catch(() => undefined)
      // Afterwards, because a file looks different to the system when one of the links to it goes.
      if (store && published) await writeOutputRecord(store, target, hashes, published.identity)
    },
  }
  return output
}

/** False when the file is not what it was, or the file system has no links of this kind. */
function linkUnchanged(from: string, to: string, signature: string | undefined): boolean {
  if (look(from)?.signature !== signature) return false
  const before = look(from)?.identity
  try {
    linkSync(from, to)
  } catch {
    return false
  }
  if (look(to)?.identity === before) return true
  // Another build has put its output there between the two calls.
  rmSync(to)
  return false
}
