// Where parsed documents wait between parsing and rendering: on disk, one file each, so that memory does not grow with the site.
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ParsedDocument } from '../content/document.ts'

export interface DocumentStore {
  write(document: ParsedDocument): Promise<void>
  /** @param file site-relative file of a document that was written before. */
  read(file: string): Promise<ParsedDocument>
}

/** @param directory absolute; made by `makeDocumentStore`. */
export function createDocumentStore(directory: string): DocumentStore {
  const pathOf = (file: string): string => join(directory, `${createHash('sha256').update(file).digest('hex').slice(0, 32)}.json`)
  return {
    async write(document) {
      await writeFile(pathOf(document.file), JSON.stringify(document))
    },
    async read(file) {
      return JSON.parse(await readFile(pathOf(file), 'utf8'))
    },
  }
}

/** Makes the folder of a store. */
export async function makeDocumentStore(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
}
