// Where tests make their sites: thousands of small files that are gone a second later. In memory, where the system has a place for such files,
// creating one takes a tenth of the time that a disk takes, which is a third of the build of a small site.

import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const inMemory = '/dev/shm'

const prefix = 'sitegen-tests-'
/** Milliseconds. Long property tests may take a night. */
const longestRun = 2 * 24 * 60 * 60 * 1000

/** What two workers use at the same time is a tenth of it. In a container the whole place has often 64 MB. */
const neededBytes = 4 * 1024 ** 3

/** Lets this process, and all that it starts, make temporary files in memory. Returns what removes them; undefined where nothing has changed. */
export function moveTemporaryFiles(): (() => void) | undefined {
  if (process.env.TMPDIR !== undefined || process.platform !== 'linux') return undefined
  const folder = makeFolder()
  if (folder === undefined) return undefined
  process.env.TMPDIR = folder
  return () => {
    delete process.env.TMPDIR
    rmSync(folder, { recursive: true, force: true })
  }
}

function makeFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    if (bavail * bsize < neededBytes) return undefined
    removeAbandoned()
    const folder = mkdtempSync(join(inMemory, prefix))
    // Some tests are another user.
    chmodSync(folder, 0o1777)
    if (runsPrograms(folder)) return folder
    rmSync(folder, { recursive: true })
  } catch {
    // There is no such place, or this user may not write there.
  }
  return undefined
}

/** A run that was killed has left its folder, and memory that nobody gives back. */
function removeAbandoned(): void {
  for (const name of readdirSync(inMemory)) {
    const folder = join(inMemory, name)
    if (name.startsWith(prefix) && Date.now() - statSync(folder).mtimeMs > longestRun) rmSync(folder, { recursive: true, force: true })
  }
}

/** Packages that tests install bring programs, which some systems do not run from there. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, 'probe')
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  const { status } = spawnSync(program)
  rmSync(program)
  return status === 0
}
