// The identity of the program follows every file of it, whether they were read or only looked at.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ContentStore, createContentStore } from '../../src/cache/content-store.ts'
import { hashProgram } from '../../src/cache/program-hash.ts'

let directory: string
let reads: boolean[]
const hour = 60 * 60 * 1000

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sitegen-program-'))
  mkdirSync(join(directory, 'dist/deep'), { recursive: true })
  for (const [file, text] of Object.entries({ 'dist/a.js': 'a', 'dist/deep/b.js': 'b', 'dist/a.js.map': 'map', 'package.json': '{}' }))
    writeFileSync(join(directory, file), text)
  reads = []
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const keptFile = (): string => join(directory, 'dist/program-hash')

/** @param later how much later than now, in milliseconds. @param kept where the hash is kept. */
function hash(later = hour, kept = keptFile()): Promise<string> {
  const store = createContentStore(join(directory, 'store'))
  const noted: ContentStore = {
    ...store,
    async read(key) {
      const found = await store.read(key)
      reads.push(found !== undefined)
      return found
    },
  }
  const files = { directories: [join(directory, 'dist')], files: [join(directory, 'package.json')], keptFile: kept }
  return hashProgram(noted, files, Date.now() + later)
}

describe('hashProgram', () => {
  it('the same files -> the same hash, read once, and known to all sites', async () => {
    const first = await hash()
    expect([await hash(), await hash(), reads]).toEqual([first, first, [false]])
    const [key, written = ''] = readFileSync(keptFile(), 'utf8').split(' ')
    writeFileSync(keptFile(), `${key} other ${written}`)
    expect(await hash()).not.toBe(first)
  })

  it('a program that cannot be written to -> the same hash, read once for each site', async () => {
    const first = await hash()
    const nowhere = join(directory, 'nowhere/program-hash')
    rmSync(keptFile())
    reads = []
    expect([await hash(hour, nowhere), await hash(hour, nowhere), reads]).toEqual([first, first, [false, true]])
  })

  it.each(['', 'key', 'key hash'])('what was kept is %j -> all is read again', async (text) => {
    const first = await hash()
    writeFileSync(keptFile(), text)
    expect([await hash(), readFileSync(keptFile(), 'utf8')]).toEqual([first, expect.stringMatching(/^[\da-f]+ [\da-f]+$/)])
  })

  it.each<[string, () => void]>([
    ['a file with another text of the same length', () => writeFileSync(join(directory, 'dist/deep/b.js'), 'c')],
    ['one more file', () => writeFileSync(join(directory, 'dist/c.js'), '')],
    ['a file with another name', () => renameSync(join(directory, 'dist/a.js'), join(directory, 'dist/z.js'))],
    ['one of the single files', () => writeFileSync(join(directory, 'package.json'), '{ }')],
  ])('%s -> another hash', async (_name, change) => {
    const first = await hash()
    change()
    expect(await hash()).not.toBe(first)
  })

  it('another source map, or the same text at another time -> the same hash', async () => {
    const first = await hash()
    writeFileSync(join(directory, 'dist/a.js.map'), 'other')
    utimesSync(join(directory, 'dist/a.js'), 1, 1)
    expect(await hash()).toBe(first)
  })

  it('files that were changed just now -> nothing is kept', async () => {
    const first = await hash(0)
    expect([await hash(0), reads, existsSync(keptFile())]).toEqual([first, [], false])
  })
})
