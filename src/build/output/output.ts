// Where the site is written: beside the last good output, and swapped in at the end, so that a failed or killed build leaves that intact.
// Unchanged files are not written again: the output before the last one is brought up to date or, if there is none, the files of the last
// one are linked. If nothing has changed at all, the last output stays.
import { appendFileSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { copyFile, mkdir, readFile, realpath, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hashOf } from '../../lib/hash.ts'
import { type FilePart, joinParts, type PlacedPart, readAllParts } from '../../lib/join-parts.ts'
import { keepParts, readParts } from './file-parts.ts'
import { type KnownFile, look, placeIn, readOutputRecord, recordOutput, withoutChangeTime, writeOutputRecord } from './output-record.ts'
import { keepPrevious, type PreviousPlace, type ReusedFile, takePrevious, type Untouched, updatePrevious } from './previous-output.ts'
import { recoverOutput, removeLeftovers, swapIn, unfinishedName } from './swap-output.ts'

export interface Output {
  /** Absolute folder to write into. */
  directory: string
  /** There is an output of an earlier build to take files from. */
  readonly hasLast: boolean
  /** Number and total size of the files of the new output. */
  readonly files: number
  readonly bytes: number
  /** @param path relative to the output, with `/`. */
  write(path: string, content: string | Uint8Array): Promise<void>
  /** @param source absolute. */
  copy(source: string, path: string): Promise<void>
  /**
   * Takes the file from the last output if it has this hash (hashOf) there; otherwise returns false.
   * @param load gives the bytes, in case the file changes before the output is published.
   */
  reuse(path: string, hash: string, load: () => Promise<Uint8Array>): boolean
  /**
   * Writes the parts one after the other, unless the file of the last output was made from the same parts. Those that it has are taken from it.
   * @param identity says what the file is made from.
   */
  assemble(path: string, identity: string, parts: readonly FilePart[]): Promise<void>
  /** Records an assembled file that is already in `directory`. */
  noteParts(path: string, identity: string, parts: readonly PlacedPart[]): Promise<void>
  /** Appends to a file. Once the file is complete, `note` records it. */
  append(path: string, part: Uint8Array): void
  /** The bytes of a file of the new output, whether it was written or comes from the last one. */
  read(path: string): Promise<Uint8Array>
  /**
   * Records a file that is already in `directory`.
   * @param identity the hash of its bytes, or a text that says what it is made from.
   * @param size in bytes, if something else has written it.
   */
  note(path: string, identity: string, size?: number): void
  /** Brings what was taken from the last output into `directory`. `publish` calls it where it is needed. */
  complete(): Promise<void>
  /** Puts the new output in place of the old one. */
  publish(): Promise<void>
  /** Removes what is no longer wanted: the output if it was not published, else the one before it. Called once, at the end. */
  close(): Promise<void>
}

/**
 * @param outDirectory absolute; need not exist. Makes the folder beside it that is written to first, and removes what killed builds have
 * left there.
 * @param kept where the record of the output is kept, and the output before it; without it every file is written.
 */
export async function openOutput(outDirectory: string, kept?: PreviousPlace): Promise<Output> {
  // A link stays a link: the folder that it points to is replaced.
  const target = await realpath(outDirectory).catch(() => outDirectory)
  await mkdir(dirname(target), { recursive: true })
  await recoverOutput(target)
  await removeLeftovers(target)
  const directory = join(dirname(target), unfinishedName(target))
  await mkdir(directory)
  const last = kept && (await readOutputRecord(kept.store, target, 'last'))
  const folders = new Set<string>()
  const makeFolderOf = (file: string): void => {
    const folder = dirname(file)
    if (folders.has(folder)) return
    mkdirSync(folder, { recursive: true })
    folders.add(folder)
  }
  /** Every file of the new output -> hash of its contents, or a text that identifies them. */
  const hashes = new Map<string, string>()
  const reused = new Map<string, ReusedFile>()
  /** In bytes. */
  const sizes = new Map<string, number>()
  let isComplete = false
  const unwanted = [directory]
  let published: { identity: string; replaced: string | undefined; untouched: Untouched | undefined } | undefined

  const reuse: Output['reuse'] = (path, hash, load) => {
    const known = last?.files.get(path)
    if (known?.hash !== hash || look(placeIn(target, path))?.signature !== known.signature) return false
    hashes.set(path, hash)
    reused.set(path, { signature: known.signature, load })
    sizes.set(path, known.bytes)
    return true
  }
  const write = async (path: string, content: string | Uint8Array): Promise<void> => {
    const file = placeIn(directory, path)
    makeFolderOf(file)
    // There are thousands of small files: the synchronous call takes a quarter of the processor time.
    writeFileSync(file, content)
  }
  /** The bytes of a file of the last output, if it has this identity. */
  const readLast = async (path: string, identity: string): Promise<Buffer | undefined> => {
    const known = last?.files.get(path)
    const file = placeIn(target, path)
    if (known?.hash !== identity || look(file)?.signature !== known.signature) return undefined
    return readFile(file).catch(() => undefined)
  }
  const isUnchanged = (): boolean =>
    last !== undefined &&
    reused.size === hashes.size &&
    reused.size === last.files.size &&
    [...last.folders].every(([path, signature]) => look(placeIn(target, path))?.signature === signature)

  /** Brings a file of the last output to an absolute path where nothing exists. */
  const takeOver = async (path: string, to: string, { signature, load }: ReusedFile): Promise<void> => {
    if (!linkUnchanged(placeIn(target, path), to, signature)) writeFileSync(to, await load())
  }
  /** Makes the new output from the one before the last; undefined when there is no usable one, or most files are new. */
  const makeOfPrevious = async (): Promise<{ directory: string; untouched: Untouched } | undefined> => {
    if (!kept || isComplete) return undefined
    const made = join(dirname(target), unfinishedName(target))
    unwanted.push(made)
    const record = await takePrevious(kept, target, made)
    const isWorthIt = record && reused.size * 2 > hashes.size
    const untouched = isWorthIt && (await updatePrevious({ directory: made, record, paths: hashes, reused, takeOver }))
    if (!untouched) return undefined
    for (const path of hashes.keys()) {
      if (reused.has(path)) continue
      // A file system may write the new file to the disk before it takes the place of another one, which nobody needs here.
      rmSync(placeIn(made, path), { force: true })
      renameSync(placeIn(directory, path), placeIn(made, path))
    }
    return { directory: made, untouched }
  }

  const output: Output = {
    directory,
    hasLast: last !== undefined,
    get files() {
      return hashes.size
    },
    get bytes() {
      let sum = 0
      for (const path of hashes.keys()) sum += sizes.get(path) ?? 0
      return sum
    },
    reuse,
    async write(path, content) {
      const whole = typeof content === 'string' ? Buffer.from(content) : content
      const hash = hashOf(whole)
      if (reuse(path, hash, async () => whole)) return
      await write(path, whole)
      hashes.set(path, hash)
      reused.delete(path)
      sizes.set(path, whole.length)
    },
    async copy(source, path) {
      // Reading a large file to learn that it has not changed takes as long as copying it.
      const hash = `copied from ${source} ${look(await realpath(source))?.signature}`
      if (reuse(path, hash, () => readFile(source))) return
      const file = placeIn(directory, path)
      makeFolderOf(file)
      await copyFile(source, file)
      hashes.set(path, hash)
      sizes.set(path, (await stat(file)).size)
    },
    async assemble(path, identity, parts) {
      if (reuse(path, identity, () => readAllParts(parts))) return
      const known = kept && (await readParts(kept.store, placeIn(target, path), (before) => readLast(path, before)))
      await write(path, '')
      sizes.set(path, 0)
      const joined = joinParts((chunk) => output.append(path, chunk))
      const placed: PlacedPart[] = []
      for (const part of parts) {
        const bytes = known?.get(part.identity) ?? (await part.read())
        joined.add(bytes)
        placed.push([part.identity, bytes.length])
      }
      joined.end()
      await output.noteParts(path, identity, placed)
    },
    async noteParts(path, identity, parts) {
      output.note(path, identity)
      if (kept && parts.length > 1) await keepParts(kept.store, placeIn(target, path), identity, parts)
    },
    append(path, part) {
      const file = placeIn(directory, path)
      makeFolderOf(file)
      appendFileSync(file, part)
      sizes.set(path, (sizes.get(path) ?? 0) + part.length)
    },
    async read(path) {
      const known = reused.get(path)
      // Thousands of small files, as above.
      if (known === undefined) return readFileSync(placeIn(directory, path))
      const file = placeIn(target, path)
      return look(file)?.signature === known.signature ? readFileSync(file) : known.load()
    },
    note(path, identity, size) {
      hashes.set(path, identity)
      if (size !== undefined) sizes.set(path, size)
      reused.delete(path)
    },
    async complete() {
      for (const [path, known] of reused) {
        const file = placeIn(directory, path)
        makeFolderOf(file)
        await takeOver(path, file, known)
      }
      reused.clear()
      isComplete = true
    },
    async publish() {
      if (isUnchanged()) return
      const updated = await makeOfPrevious()
      if (!updated) await output.complete()
      const whole = updated?.directory ?? directory
      const { identity } = look(whole) ?? { identity: '' }
      const replaced = await swapIn(whole, target)
      published = { identity, replaced, untouched: updated?.untouched }
    },
    async close() {
      const { identity, replaced, untouched } = published ?? {}
      // Without a record of its contents, the replaced output is useless.
      const isKept = replaced !== undefined && kept && last && (await keepPrevious(kept, target, replaced, last))
      if (replaced !== undefined && !isKept) unwanted.push(replaced)
      // If something cannot be removed, because of permissions or a full disk, the next build tries again.
      for (const folder of unwanted) await rm(folder, { recursive: true, force: true }).catch(() => undefined)
      if (!kept || identity === undefined) return
      // Only now, because a file looks different to the system when one of the links to it is removed.
      const known = new Map<string, KnownFile>()
      for (const path of untouched?.files ?? []) {
        const file = last?.files.get(path)
        if (file) known.set(path, file)
      }
      const record = recordOutput(target, hashes, { files: known, folders: untouched?.folders ?? new Map() })
      // Meanwhile another build may have put its own output there.
      if (look(target)?.identity === identity) await writeOutputRecord(kept.store, target, 'last', record)
    },
  }
  return output
}

/** False when the file has changed, or the file system has no hard links. */
function linkUnchanged(from: string, to: string, signature: string | undefined): boolean {
  try {
    linkSync(from, to)
  } catch {
    return false
  }
  // A link changes one of its times. It was looked at before; meanwhile it may have been changed, or another build put its output there.
  const linked = look(to)
  if (linked && signature !== undefined && withoutChangeTime(linked.signature) === withoutChangeTime(signature)) return true
  rmSync(to)
  return false
}
