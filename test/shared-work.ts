// Builds in a test run the same program again and again: a worker reads once what it is, and bundles once what several sites have in common,
// which is most of the time that a small site takes. The bundles have the keys and checks of those that a site keeps for its next build.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identifyProgram, type SharedWork } from '../src/build/workspace.ts'
import { type ContentStore, createContentStore } from '../src/cache/content-store.ts'

let program: Promise<string> | undefined
const bundles = createBundleMemory()

/** For sites that have no React of their own. */
export async function sharedWork(): Promise<Required<SharedWork>> {
  program ??= identify()
  return { program: await program, bundles }
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
