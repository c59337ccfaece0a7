// Where the site is written: beside the last good output, and swapped in at the end, so that a failed or killed build leaves that whole.
import { mkdirSync, writeFileSync } from 'node:fs'
import { copyFile, mkdir, realpath, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { recoverOutput, removeLeftovers, swapIn, unfinishedName } from './swap-output.ts'

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
  /** Puts the new output in the place of the old one. What was there before is removed by `discard`. */
  publish(): Promise<void>
  /** Removes what is not wanted any longer: the output when it was not published, else the one before it. */
  discard(): Promise<void>
}

/**
 * @param outDirectory absolute; need not exist. The folder beside it that is written to first is made here, and what killed builds
 * have left there is removed.
 */
export async function openOutput(outDirectory: string): Promise<Output> {
  // A link stays a link: the folder that it leads to is replaced.
  const target = await realpath(outDirectory).catch(() => outDirectory)
  await mkdir(dirname(target), { recursive: true })
  await recoverOutput(target)
  await removeLeftovers(target)
  const directory = join(dirname(target), unfinishedName(target))
  await mkdir(directory)
  const folders = new Set<string>()
  const makeFolderOf = (file: string): void => {
    const folder = dirname(file)
    if (folders.has(folder)) return
    mkdirSync(folder, { recursive: true })
    folders.add(folder)
  }
  let files = 0
  let bytes = 0
  let unwanted: string | undefined = directory
  return {
    directory,
    get files() {
      return files
    },
    get bytes() {
      return bytes
    },
    async write(path, content) {
      const file = join(directory, path)
      makeFolderOf(file)
      // Small files by the thousand: the synchronous call takes a quarter of the processor time.
      writeFileSync(file, content)
      files++
      bytes += typeof content === 'string' ? Buffer.byteLength(content) : content.length
    },
    async copy(source, path) {
      const file = join(directory, path)
      makeFolderOf(file)
      await copyFile(source, file)
      files++
      bytes += (await stat(file)).size
    },
    async publish() {
      unwanted = await swapIn(directory, target)
    },
    async discard() {
      // What cannot be removed, for its permissions or a full disk, is tried again by the next build.
      if (unwanted !== undefined) await rm(unwanted, { recursive: true, force: true }).catch(() => undefined)
    },
  }
}
