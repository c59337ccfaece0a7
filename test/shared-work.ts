// Builds in a test run the same program again and again: a worker reads once what it is, and bundles once what several sites have in common,
// which is most of the time that a small site takes. The bundles have the keys and checks of those that a site keeps for its next build. One that
// nothing of a site is in is loaded once too: what it is given differs from page to page in any case.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { identifyProgram, type SharedWork } from '../src/build/workspace.ts'
import { createServerWriter, type WriterOf, type WriteServer } from '../src/bundle/write-server.ts'
import { type ContentStore, createContentStore } from '../src/cache/content-store.ts'

let program: Promise<string> | undefined
const bundles = createBundleMemory()
const writerOf = createWriterMemory()

/** Milliseconds that a dev server gives a page: on a busy machine, other processes take most of them. */
export const patience = 110_000

/** For sites that have no React of their own. */
export async function sharedWork(): Promise<Required<SharedWork>> {
  program ??= identify()
  return { program: await program, bundles, writerOf }
}

async function identify(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sitegen-program-'))
  try {
    return await identifyProgram(createContentStore(folder), folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Each takes megabytes: those that were not used for the longest time are dropped. */
function createBundleMemory(): ContentStore {
  const entries = new Map<string, Buffer>()
  const keep = (key: string, bytes: Buffer): void => {
    entries.delete(key)
    entries.set(key, bytes)
    const [oldest] = entries.keys()
    if (entries.size > 40 && oldest !== undefined) entries.delete(oldest)
  }
  return {
    async read(key) {
      const bytes = entries.get(key)
      if (bytes) keep(key, bytes)
      return bytes
    },
    async write(key, content) {
      keep(key, Buffer.from(content))
    },
  }
}

function createWriterMemory(): WriterOf {
  const writers = new Map<string, WriteServer>()
  return (modules, hash) => {
    // Vitest does not transform modules whose paths name `.sitegen`.
    const folder = join(inject('moduleFolder'), String(process.pid), '.sitegen')
    const writer = writers.get(hash) ?? createServerWriter(modules, hash, [folder])
    writers.set(hash, writer)
    return writer
  }
}
