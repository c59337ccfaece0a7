// A build killed at the one moment when there is no output: between its two renames. The next command brings back a whole one. And what killed
// builds leave behind goes, but never what a running one needs.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { createOwnedName } from '../../src/cache/owned-name.ts'
import { resultOf, startProgram, untilWritten } from '../cli/run-program.ts'
import { type FaultSite, listLeftovers, openFaultSite, readTree } from './fault-site.ts'

const program = fileURLToPath(new URL('../../bin/sitegen.js', import.meta.url))

/** Lets the program kill itself as soon as it has moved the last output away. */
const killAfterFirstRename = `
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
const { rename } = promises
promises.rename = async (from, to) => {
  await rename(from, to)
  if (to.includes('.build-old-')) process.kill(process.pid, 'SIGKILL')
}
syncBuiltinESMExports()
`

/** Lets the program kill itself after the first call of a function of `node:fs` with a path that has this part. */
const killAfter = (call: string, part: string): string => `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const { ${call}: original } = fs
fs.${call} = (...paths) => {
  original(...paths)
  if (paths.some((path) => typeof path === 'string' && path.includes('${part}'))) process.kill(process.pid, 'SIGKILL')
}
syncBuiltinESMExports()
`

function killInBuild(site: FaultSite, code: string): void {
  const patch = join(site.directory, 'kill.mjs')
  writeFileSync(patch, code)
  const { signal } = spawnSync(process.execPath, ['--import', pathToFileURL(patch).href, program, 'build', '--site', site.directory])
  expect(signal).toBe('SIGKILL')
}

async function killBetweenRenames(site: FaultSite): Promise<void> {
  killInBuild(site, killAfterFirstRename)
  expect(existsSync(site.out)).toBe(false)
}

it('killed between the renames, then build -> works, equals a clean one, nothing left', async () => {
  const site = openFaultSite()
  await site.make()
  site.edit('second')
  await killBetweenRenames(site)
  site.edit('third')
  await site.make()
  expect(readTree(site.out)).toEqual(await site.buildClean())
  expect(listLeftovers(site.directory)).toEqual([])
})

it('killed between the renames, then a build that fails -> the newest whole output is back', async () => {
  const site = openFaultSite()
  await site.make()
  site.edit('second')
  await killBetweenRenames(site)
  const second = await site.buildClean()
  writeFileSync(join(site.directory, 'content/docs/page-3.md'), '# Broken\n\n[nowhere](/nowhere)\n')
  expect((await site.build()).exitCode).toBe(1)
  expect(readTree(site.out)).toEqual(second)
  expect(listLeftovers(site.directory)).toEqual([])
})

it('killed between the renames, then serve -> serves the newest whole output', async () => {
  const site = openFaultSite()
  await site.make()
  site.edit('second')
  await killBetweenRenames(site)
  const child = startProgram(['serve', '--site', site.directory, '--port', '0'])
  const ended = resultOf(child)
  let written = ''
  child.stdout.on('data', (text: string) => {
    written += text
  })
  await untilWritten(child.stdout, 'Stop with')
  const url = /http:\/\/\S+/.exec(written)?.[0] ?? ''
  expect(await (await fetch(`${url}docs/page-0`)).text()).toContain('Text, second.')
  child.kill('SIGINT')
  await ended
})

it.each([
  ['when it was taken', 'renameSync', 'previous-output'],
  ['when the first of its files was removed', 'rmSync', 'docs'],
  ['when the first file of the last one was linked into it', 'linkSync', 'docs'],
  ['when the first file was moved into it', 'renameSync', 'docs'],
])(
  'killed at work on the output before the last one, %s -> the last one is whole, the next build equals a clean one',
  async (_name, call, part) => {
    const site = openFaultSite()
    const variants = ['first', 'second', 'third']
    const trees = []
    for (const variant of variants) {
      site.edit(variant)
      await site.make()
      trees.push(readTree(site.out))
    }
    expect(existsSync(join(site.directory, '.sitegen/previous-output'))).toBe(true)
    // What was edited last time is to be taken over from the last output, and this is new.
    writeFileSync(join(site.directory, 'content/docs/page-5.md'), '# Page 5\n\nAnother text.\n')
    killInBuild(site, killAfter(call, part))
    expect(readTree(site.out)).toEqual(trees[2])
    for (const variant of ['fifth', 'sixth', 'third']) {
      site.edit(variant)
      await site.make()
      expect(readTree(site.out)).toEqual(await site.buildClean())
      expect(listLeftovers(site.directory)).toEqual([])
    }
  },
)

it('folders of a running build -> stay; of a process that is gone -> go', async () => {
  const site = openFaultSite()
  await site.make()
  // This process runs: what bears its name is in use.
  const alive = createOwnedName('.build-new')
  const dead = alive.replace(/-(\d+)-([\da-f]{8})-(\d+)-/, (_, pid, machine, start) => `-${pid}-${machine}-${Number(start) - 1}-`)
  for (const name of [alive, dead]) mkdirSync(join(site.directory, name))
  const aliveWork = createOwnedName('work')
  const deadWork = createOwnedName('work').replace(/-(\d+)-([\da-f]{8})-\d+-/, '-$1-$2-1-')
  const deadConfig = createOwnedName('config').replace(/-(\d+)-([\da-f]{8})-\d+-/, '-$1-$2-1-')
  for (const name of [aliveWork, deadWork, deadConfig]) mkdirSync(join(site.directory, '.sitegen', name))
  writeFileSync(join(site.directory, '.build-new-notes.txt'), 'not of a build')
  await site.make()
  expect(listLeftovers(site.directory).sort()).toEqual([alive, '.build-new-notes.txt', aliveWork].sort())
})

it('a half removed old output beside a missing one -> never taken for a whole one', async () => {
  const site = openFaultSite()
  await site.make()
  cpSync(site.out, join(site.directory, '.build-gone-1-00000000-1-00000000'), { recursive: true })
  renameSync(site.out, join(site.directory, 'elsewhere'))
  writeFileSync(join(site.directory, 'content/docs/page-3.md'), '# Broken\n\n[nowhere](/nowhere)\n')
  expect((await site.build()).exitCode).toBe(1)
  expect(readdirSync(site.directory)).not.toContain('build')
})
