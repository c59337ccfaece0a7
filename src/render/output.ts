// Where the site is written: beside the last good output, and swapped in at the end, so that a failed or killed build leaves that whole.
import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

export interface Output {
  /** Absolute folder to write into. */
  directory: string
  /** Number and size of what was written through this object. */
  readonly files: number
  readonly bytes: number
  /** @param path relative to the output, with `/`. */
  write(path: string, content: string | Uint8Array): Promise<void>
  /** @param source absolute. */
  copy(source: string, path: string): Promise<void>
  /** Puts the new output in the place of the old one. */
  publish(): Promise<void>
  discard(): Promise<void>
}

/** @param outDirectory absolute; need not exist. The folder beside it that is written to first is made here. */
export async function openOutput(outDirectory: string): Promise<Output> {
  // In the same folder, because a rename works within one file system only.
  const beside = (kind: string): string =>
    join(dirname(outDirectory), `.${basename(outDirectory)}-${kind}-${randomBytes(4).toString('hex')}`)
  const directory = beside('new')
  await mkdir(directory, { recursive: true })
  const folders = new Map<string, Promise<unknown>>()
  const makeFolderOf = (target: string): Promise<unknown> => {
    const folder = dirname(target)
    const made = folders.get(folder) ?? mkdir(folder, { recursive: true })
    folders.set(folder, made)
    return made
  }
  let files = 0
  let bytes = 0
  return {
    directory,
    get files() {
      return files
    },
    get bytes() {
      return bytes
    },
    async write(path, content) {
      const target = join(directory, path)
      await makeFolderOf(target)
      await writeFile(target, content)
      files++
      bytes += typeof content === 'string' ? Buffer.byteLength(content) : content.length
    },
    async copy(source, path) {
      const target = join(directory, path)
      await makeFolderOf(target)
      await copyFile(source, target)
      files++
      bytes += (await stat(target)).size
    },
    async publish() {
      const old = beside('old')
      const hadOld = await rename(outDirectory, old).then(
        () => true,
        () => false,
      )
      try {
        await rename(directory, outDirectory)
      } catch (error) {
        if (hadOld) await rename(old, outDirectory)
        throw error
      }
      if (hadOld) await rm(old, { recursive: true, force: true })
    },
    discard: () => rm(directory, { recursive: true, force: true }),
  }
}
