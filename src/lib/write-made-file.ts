// Writes the files that a worker puts into the output itself.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** @param path absolute; its folder is created. */
export type MadeFileWriter = (path: string, content: string | Uint8Array) => void

/** Making a folder takes as long as writing a file, and one folder holds many files. */
export function createMadeFileWriter(): MadeFileWriter {
  const made = new Set<string>()
  return (path, content) => {
    const folder = dirname(path)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    writeFileSync(path, content)
  }
}
