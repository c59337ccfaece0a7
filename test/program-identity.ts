// Builds in a test run the same program again and again: what it is, is read once in a worker.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identifyProgram } from '../src/build/workspace.ts'
import { createContentStore } from '../src/cache/content-store.ts'

let known: Promise<string> | undefined

/** For sites that have no React of their own. */
export function programIdentity(): Promise<string> {
  known ??= identify()
  return known
}

async function identify(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sitegen-program-'))
  try {
    return await identifyProgram(createContentStore(folder), folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
