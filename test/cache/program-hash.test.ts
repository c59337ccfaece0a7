// The identity of the program follows every file of it, whether they were read or only looked at.
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ContentStore, createContentStore } from '../../src/cache/content-store.ts'
import { hashProgram, prepareHash } from '../../src/cache/program-hash.ts'

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

/** @param later how much later than now, in milliseconds. */
function hash(later = hour): Promise<string> {
  const store = createContentStore(join(directory, 'store'))
  const noted: ContentStore = {
    ...store,
    async read(key) {
      const found = await store.read(key)
      reads.push(found !== undefined)
      return found
    },
  }
  return hashProgram(noted, [join(directory, 'dist')], [join(directory, 'package.json')], Date.now() + later)
}

describe('hashProgram', () => {
  it('the same files -> the same hash, read once', async () => {
    const first = await hash()
    expect([await hash(), await hash(), reads]).toEqual([first, first, [false, true, true]])
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
    expect([await hash(0), reads]).toEqual([first, []])
  })

  describe('prepared', () => {
    const inDist = (file: string): string => join(directory, 'dist', file)
    beforeEach(() => {
      for (const file of ['a.js', 'deep/b.js']) utimesSync(inDist(file), 1, 1)
      prepareHash([join(directory, 'dist')])
      // Clocks of file systems are coarse: what is written next could have the same time.
      const before = Date.now() / 1000 - 1
      utimesSync(inDist('program-hash.json'), before, before)
    })

    it('the same files, all as old as what was prepared -> the hash that was prepared, not read again, and the same as without', async () => {
      const { hash: written, sizes } = JSON.parse(readFileSync(inDist('program-hash.json'), 'utf8'))
      utimesSync(inDist('program-hash.json'), 1, 1)
      const first = await hash()
      writeFileSync(inDist('program-hash.json'), JSON.stringify({ hash: `${written} `, sizes }))
      expect(await hash()).not.toBe(first)
      rmSync(inDist('program-hash.json'))
      expect(await hash()).toBe(first)
      expect(reads).toEqual([false])
    })

    it.each<[string, () => void]>([
      ['a file with another text of the same length', () => writeFileSync(inDist('deep/b.js'), 'c')],
      ['an old file of another length', () => [writeFileSync(inDist('deep/b.js'), 'bb'), utimesSync(inDist('deep/b.js'), 1, 1)]],
      ['one more file', () => [writeFileSync(inDist('c.js'), ''), utimesSync(inDist('c.js'), 1, 1)]],
      ['a file less', () => rmSync(inDist('a.js'))],
      ['one of the single files', () => writeFileSync(join(directory, 'package.json'), '{ }')],
    ])('%s -> another hash', async (_name, change) => {
      const first = await hash()
      change()
      expect(await hash()).not.toBe(first)
    })

    it.each(['', '{', '{}'])('what was prepared is %j -> all is read', async (text) => {
      const first = await hash()
      writeFileSync(inDist('program-hash.json'), text)
      expect(await hash()).toBe(first)
    })
  })
})
