// Times `sitegen --help`: what a person waits for before anything else happens.
import { spawnSync } from 'node:child_process'
import { commandLineOf } from './sitegen-tool.ts'

/** Milliseconds of each run; one before them is not counted. */
export function measureHelp(root: string, runs: number): number[] {
  const milliseconds: number[] = []
  for (let run = 0; run <= runs; run++) {
    const start = performance.now()
    const { status } = spawnSync(process.execPath, [commandLineOf(root), '--help'], { stdio: 'ignore' })
    if (status !== 0) throw new Error('Expected `sitegen --help` to work. Run `npm run compile` first.')
    if (run > 0) milliseconds.push(performance.now() - start)
  }
  return milliseconds
}
