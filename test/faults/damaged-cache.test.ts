// A cache that somebody or something has damaged: the output is that of a clean build, every time, and nothing crashes.
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { resultOf, startProgram, untilWritten } from '../cli/run-program.ts'
import { createRandom, type FaultSite, openFaultSite, readTree } from './fault-site.ts'

const seed = Number(process.env.SITEGEN_SEED ?? 1)

type Damage = (path: string, random: () => number) => void

const damages: Record<string, Damage> = {
  'some bytes flipped': (path, random) => {
    const bytes = readFileSync(path)
    for (let flip = 0; flip < 3 && bytes.length > 0; flip++) {
      const at = Math.floor(random() * bytes.length)
      bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8))
    }
    writeFileSync(path, bytes)
  },
  'cut short': (path, random) => truncateSync(path, Math.floor(random() * readFileSync(path).length)),
  'replaced by folders': (path) => {
    rmSync(path)
    mkdirSync(path)
    writeFileSync(join(path, 'inside'), 'x')
  },
  removed: (path) => rmSync(path),
}

function listEntries(site: FaultSite): string[] {
  const cache = join(site.directory, '.sitegen/cache')
  const entries = readdirSync(cache, { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])).sort()
}

it.each(Object.entries(damages))('entries %s, all of them and some of them -> the output of a clean build', async (_name, damage) => {
  const random = createRandom(seed)
  const site = openFaultSite()
  await site.make()
  const clean = await site.buildClean()
  for (const share of [1, 0.3]) {
    for (const path of listEntries(site)) if (random() < share) damage(path, random)
    const { exitCode, stdout, stderr } = await site.build()
    expect([exitCode, stdout + stderr]).toEqual([0, expect.not.stringContaining('mistake of its own')])
    expect(readTree(site.out)).toEqual(clean)
  }
})

it('only the packs removed, then an edit -> the output of a clean build', async () => {
  const site = openFaultSite()
  await site.make()
  rmSync(join(site.directory, '.sitegen/cache/packs'), { recursive: true })
  site.edit('second')
  const { exitCode, stdout, stderr } = await site.build()
  expect([exitCode, stdout + stderr]).toEqual([0, expect.not.stringContaining('mistake of its own')])
  expect(readTree(site.out)).toEqual(await site.buildClean())
})

it.each([[['--workers', '0']], [['--workers', '1']]])(
  'the cache removed again and again during a build with %s -> the output of a clean build',
  async (workers) => {
    const site = openFaultSite()
    await site.make()
    site.edit('second')
    const clean = await site.buildClean()
    for (const step of ['content', 'routes', 'pages']) {
      const child = startProgram(['build', '--site', site.directory, ...workers])
      const ended = resultOf(child)
      await Promise.race([untilWritten(child.stderr, step), ended])
      const remover = spawn('/bin/sh', [
        '-c',
        `for i in 1 2 3 4 5 6 7 8; do rm -rf "$1"; done`,
        'sh',
        join(site.directory, '.sitegen/cache'),
      ])
      const removed = new Promise((resolve) => remover.on('close', resolve))
      const { exitCode, stdout, stderr } = await ended
      await removed
      expect([step, exitCode, stdout + stderr]).toEqual([step, 0, expect.not.stringContaining('mistake of its own')])
      expect(readTree(site.out)).toEqual(clean)
    }
  },
)

it('files in the places of the folders of the cache -> the site is built', async () => {
  const site = openFaultSite()
  writeFileSync(join(site.directory, '.sitegen'), 'a file')
  const { exitCode, stderr } = await site.build()
  expect([exitCode, stderr]).toEqual([0, expect.not.stringContaining('error')])
  expect(readTree(site.out)).toEqual(await site.buildClean())
})
