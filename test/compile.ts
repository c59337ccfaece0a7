// Compiles the program once before all tests, for those that run it as its users do. Says through `compiled` whether that worked, so
// that a mistake in one room does not stop the tests of all others. Makes the folder of what workers load, too, which goes when all tests have ended.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { moveTemporaryFiles } from './temporary-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    compiled: boolean
    /** For modules that a worker loads (test/shared-work.ts). */
    moduleFolder: string
  }
}

export default function compile(project: TestProject): (() => void) | undefined {
  // Vitest calls it for each of its projects too.
  if (!project.isRootProject()) return undefined
  const forget = moveTemporaryFiles()
  // The bundler is a process that lives as long as a worker, whose garbage of a whole build is smaller than what it may keep: with the limit of a
  // server, a quarter of its time is looking for garbage.
  process.env.GOGC ??= '400'
  const script = fileURLToPath(new URL('../scripts/compile.mjs', import.meta.url))
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' })
  project.provide('compiled', status === 0)
  const folder = mkdtempSync(join(tmpdir(), 'sitegen-modules-'))
  project.provide('moduleFolder', folder)
  return () => {
    rmSync(folder, { recursive: true, force: true })
    forget?.()
  }
}
