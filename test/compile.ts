// Compiles the program once before all tests, for those that run it as its users do. Says through `compiled` whether that worked, so
// that a mistake in one room does not stop the tests of all others.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    compiled: boolean
  }
}

export default function compile(project: TestProject): void {
  // Vitest calls it for each of its projects too.
  if (!project.isRootProject()) return
  const script = fileURLToPath(new URL('../scripts/compile.mjs', import.meta.url))
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' })
  project.provide('compiled', status === 0)
}
