// Files and folders that the system refuses: not readable, not writable. Run by a user without special rights, because root may do anything.
import { spawn } from 'node:child_process'
import { chmodSync, chownSync, lchownSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Result, resultOf } from '../cli/run-program.ts'
import { type FaultSite, openFaultSite, readTree } from './fault-site.ts'

const program = fileURLToPath(new URL('../../bin/sitegen.js', import.meta.url))
/** nobody */
const plainUser = 65534
const isRoot = process.getuid?.() === 0

function own(directory: string): void {
  if (!isRoot) return
  chownSync(directory, plainUser, plainUser)
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true }))
    lchownSync(join(entry.parentPath, entry.name), plainUser, plainUser)
}

function build(site: FaultSite, ...args: string[]): Promise<Result> {
  own(site.directory)
  const user = isRoot ? { uid: plainUser, gid: plainUser } : {}
  const child = spawn(process.execPath, [program, 'build', '--site', site.directory, ...args], {
    ...user,
    env: { ...process.env, HOME: site.directory },
  })
  return resultOf(child)
}

describe.skipIf(process.platform === 'win32')('without rights', () => {
  let site: FaultSite
  beforeEach(async () => {
    site = openFaultSite()
    expect((await build(site)).exitCode).toBe(0)
    site.edit('second')
  })

  it('a source file that cannot be read -> a diagnostic with its name, exit code 1, the last output stays', async () => {
    const before = readTree(site.out)
    chmodSync(join(site.directory, 'content/docs/page-4.md'), 0o000)
    const { exitCode, stdout } = await build(site)
    expect([exitCode, stdout]).toEqual([1, expect.stringMatching(/content-unreadable\n.*\n.*content\/docs\/page-4\.md/)])
    expect(readTree(site.out)).toEqual(before)
  })

  it('a cache that cannot be written -> nothing fails', async () => {
    chmodSync(join(site.directory, '.sitegen/cache'), 0o555)
    for (const name of readdirSync(join(site.directory, '.sitegen/cache'))) chmodSync(join(site.directory, '.sitegen/cache', name), 0o555)
    const { exitCode, stderr } = await build(site)
    expect([exitCode, stderr]).toEqual([0, expect.not.stringContaining('error')])
    chmodSync(join(site.directory, '.sitegen'), 0o555)
    site.edit('third')
    expect((await build(site)).exitCode).toBe(0)
    expect(readTree(site.out)).toEqual(await site.buildClean())
    chmodSync(join(site.directory, '.sitegen'), 0o755)
    for (const name of readdirSync(join(site.directory, '.sitegen/cache'))) chmodSync(join(site.directory, '.sitegen/cache', name), 0o755)
  })

  it('a folder for the output that cannot be written -> said with its path, exit code 1', async () => {
    const before = readTree(site.out)
    chmodSync(site.directory, 0o555)
    const { exitCode, stderr } = await build(site)
    chmodSync(site.directory, 0o755)
    expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/error: This user may not read or write ".*\.build-new-/)])
    expect(readTree(site.out)).toEqual(before)
  })

  it('an old output with folders that cannot be written -> the new one takes its place all the same', async () => {
    chmodSync(join(site.out, 'docs'), 0o555)
    const { exitCode, stderr } = await build(site)
    expect([exitCode, stderr]).toEqual([0, expect.not.stringContaining('error')])
    expect(readTree(site.out)).toEqual(await site.buildClean())
    for (const name of readdirSync(site.directory))
      if (name.startsWith('.build-gone-')) chmodSync(join(site.directory, name, 'docs'), 0o755)
  })
})
