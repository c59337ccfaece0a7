// Task of a worker: write the local index of a site whose pages were all rendered. It takes as long as everything that the calling thread
// does meanwhile.
import { join } from 'node:path'
import type { TaskHandler } from '../../../build/workers/task-handler.ts'
import { createPackStore, packsDirectory } from '../../../cache/pack-store.ts'
import { createMadeFileWriter } from '../../../lib/write-made-file.ts'
import type { GatheredIndex } from '../index/gather-index.ts'
import { type ListedPage, writeIndex } from '../index/write-index.ts'
import { readKeptEntry } from '../kept-entry.ts'

export interface IndexSetup {
  storeDirectory: string
  /** Absolute. */
  outDirectory: string
}

export interface IndexItem {
  pages: readonly ListedPage[]
  language: string
  synonyms: readonly (readonly string[])[]
  /** Identity of the program. */
  program: string
  gathered: GatheredIndex
}

export interface WrittenIndex {
  /** Relative to the output, each with a text that says what it is made from, and its size in bytes. */
  files: [path: string, identity: string, size: number][]
  /** Keys of everything that is kept for the next build. */
  inUse: string[]
}

export function createIndexTask({ storeDirectory, outDirectory }: IndexSetup): TaskHandler<IndexItem, WrittenIndex> {
  const packs = createPackStore(packsDirectory(storeDirectory))
  const writeFile = createMadeFileWriter()
  return {
    async run(item) {
      const written: WrittenIndex = { files: [], inUse: [] }
      const inUse = new Set<string>()
      await writeIndex({
        ...item,
        // The gathered data covers every page.
        async readEntry(page) {
          const entry = await readKeptEntry(packs, page)
          if (entry) return entry
          throw new Error(`Expected the search to have kept ${page.path}.`)
        },
        readOldEntry: (page) => readKeptEntry(packs, page),
        store: packs,
        inUse,
        async place(path, identity, load) {
          const bytes = Buffer.from(await load())
          writeFile(join(outDirectory, path), bytes)
          written.files.push([path, identity, bytes.length])
        },
      })
      written.inUse.push(...inUse)
      return written
    },
    finishBatch: packs.flush,
  }
}
