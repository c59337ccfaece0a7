// All files below a folder with their bytes, to compare two outputs.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Path below the folder -> bytes as latin1 text, which compares well and shows what differs. */
export async function readOutputs(directory: string): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const contents = await Promise.all(files.map(async (file) => [file.slice(directory.length + 1), await readFile(file, 'latin1')] as const))
  return Object.fromEntries(contents.sort(([left], [right]) => (left < right ? -1 : 1)))
}
