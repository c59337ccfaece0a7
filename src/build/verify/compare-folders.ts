// Compares two folders byte by byte. Reads one file of each at a time, because an output may be larger than the memory.
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

export interface FileDifference {
  /** Relative to both folders, with `/`. */
  path: string
  /** Undefined when only one of the folders has the file. */
  at?: FirstDifference
  /** The folder that has the file, when only one does. */
  onlyIn?: 'first' | 'second'
}

export interface FirstDifference {
  /** Counted from 0. */
  byte: number
  /** Counted from 1. */
  line: number
  /** The text around the place, in each folder. */
  first: string
  second: string
}

/** Sorted by path. Empty when the folders hold the same files with the same bytes. */
export async function compareFolders(first: string, second: string): Promise<FileDifference[]> {
  const [inFirst, inSecond] = await Promise.all([listFiles(first), listFiles(second)])
  const differences: FileDifference[] = []
  for (const path of [...new Set([...inFirst, ...inSecond])].sort()) {
    if (!inSecond.has(path)) differences.push({ path, onlyIn: 'first' })
    else if (!inFirst.has(path)) differences.push({ path, onlyIn: 'second' })
    else {
      const [left, right] = await Promise.all([readFile(join(first, path)), readFile(join(second, path))])
      if (!left.equals(right)) differences.push({ path, at: findFirstDifference(left, right) })
    }
  }
  return differences
}

async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => !entry.isDirectory())
  return new Set(
    files.map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    ),
  )
}

/** Bytes of context on each side. */
const before = 40
const after = 60

function findFirstDifference(first: Buffer, second: Buffer): FirstDifference {
  let byte = 0
  while (byte < first.length && byte < second.length && first[byte] === second[byte]) byte++
  let line = 1
  for (let index = 0; index < byte; index++) if (first[index] === 10) line++
  const around = (bytes: Buffer): string =>
    byte >= bytes.length
      ? `${show(bytes.subarray(Math.max(0, byte - before)))} (end)`
      : show(bytes.subarray(Math.max(0, byte - before), byte + after))
  return { byte, line, first: around(first), second: around(second) }
}

/** On one line, without characters that a terminal would act on. */
function show(bytes: Buffer): string {
  return bytes.toString().replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
}
