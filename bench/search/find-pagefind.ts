// Finds Pagefind, the peer of the search. It is no dependency of the repository, 14 MB that nothing but two benchmarks has a use for: they
// install it for themselves, in the version that the recorded figures are of.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { quietEnvironment } from '../run-command.ts'

export const pagefindVersion = '1.6.0'

/** A folder that has it, what the benchmarks install themselves, or none on purpose. */
export type WantedPagefind = { directory: string } | 'install' | 'skip'

export type FoundPagefind = { directory: string } | { missing: 'skipped' | 'failed' }

export interface CommandEnd {
  /** Exit code; null when the program could not be run. */
  status: number | null
  /** What it has printed, or why it could not be run. */
  text: string
}

type Run = (program: string, args: readonly string[]) => CommandEnd

/** @param root folder of the repository. A failure is printed. */
export function findPagefind(wanted: WantedPagefind, root: string, run: Run = runQuietly): FoundPagefind {
  if (wanted === 'skip') return { missing: 'skipped' }
  if (wanted !== 'install') return wanted
  const directory = join(root, 'node_modules/.cache/pagefind')
  const failed = ({ text }: CommandEnd): FoundPagefind => {
    console.error(`Pagefind ${pagefindVersion} could not be installed in ${directory}, and is not measured:\n${text.trim()}`)
    return { missing: 'failed' }
  }
  if (installedVersion(directory) !== pagefindVersion) {
    console.error(`installing Pagefind ${pagefindVersion} …`)
    mkdirSync(directory, { recursive: true })
    // Else npm takes the folder above that has one.
    writeFileSync(join(directory, 'package.json'), '{ "private": true }\n')
    const quiet = ['--save-exact', '--no-audit', '--no-fund']
    const end = run('npm', ['install', '--prefix', directory, ...quiet, `pagefind@${pagefindVersion}`])
    if (end.status !== 0) return failed(end)
  }
  // Its program is in a package of its own for each kind of machine, which npm leaves out without a word where there is none.
  const end = run(pagefindProgram(directory), ['--version'])
  return end.status === 0 ? { directory } : failed(end)
}

/** @param directory folder in which `npm install pagefind` was run. */
export function pagefindProgram(directory: string): string {
  return join(directory, 'node_modules/.bin/pagefind')
}

/** What becomes of a target that Pagefind is needed for: not measured is not met, unless it is on purpose. */
export function judgePeerTarget(peer: FoundPagefind, holds: boolean | undefined): { isFine: boolean; text: string } {
  if (holds === undefined) return { isFine: 'missing' in peer && peer.missing === 'skipped', text: 'not measured' }
  return { isFine: holds, text: holds ? 'met' : 'NOT MET' }
}

function installedVersion(directory: string): unknown {
  try {
    const { version }: { version?: unknown } = JSON.parse(readFileSync(join(directory, 'node_modules/pagefind/package.json'), 'utf8'))
    return version
  } catch {
    return undefined
  }
}

function runQuietly(program: string, args: readonly string[]): CommandEnd {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', env: quietEnvironment })
  return { status, text: error ? error.message : `${stdout}${stderr}` }
}
