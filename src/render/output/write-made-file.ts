// Files that a worker writes into the output by itself.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** @param path absolute; its folder is made. */
export type MadeFileWriter = (path: string, content: string | Uint8Array) => void

/** Making a folder takes as long as writing a file, and many files stand in one. */
export function createMadeFileWriter(): MadeFileWriter {
  const made = new Set<string>()
  return (path, content) => {
    const folder = dirname(path)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    writeFileSync(path, content)
  }
}
