import { appendFile, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPackStore } from '../../src/cache/pack-store.ts'
import { prunePacks } from '../../src/cache/prune-cache.ts'
import { hashOf } from '../../src/lib/hash.ts'

let directory: string
beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'sitegen-packs-')), 'packs')
})
afterEach(() => rm(join(directory, '..'), { recursive: true, force: true }))

const key = hashOf('key')
const other = hashOf('other')
const indexPath = () => join(directory, 'index')
const day = 24 * 60 * 60 * 1000

async function listPacks(): Promise<string[]> {
  return (await readdir(directory)).filter((name) => name !== 'index').sort()
}

async function keep(entries: Record<string, string>): Promise<void> {
  const packs = createPackStore(directory)
  for (const [name, content] of Object.entries(entries)) await packs.write(name, content)
  packs.flush()
}

async function readNew(name: string): Promise<string | undefined> {
  return (await createPackStore(directory).read(name))?.toString()
}

describe('createPackStore', () => {
  it('written -> read by the same store at once, by others after the flush', async () => {
    const packs = createPackStore(directory)
    const reader = createPackStore(directory)
    await packs.write(key, 'héllo')
    expect((await packs.read(key))?.toString()).toBe('héllo')
    expect(await reader.read(key)).toBeUndefined()
    packs.flush()
    expect((await packs.read(key))?.toString()).toBe('héllo')
    expect((await reader.read(key))?.toString()).toBe('héllo')
  })

  it('several batches of two stores -> one pack each, and every entry is found by a third', async () => {
    const [first, second] = [createPackStore(directory), createPackStore(directory)]
    for (let number = 0; number < 20; number++) {
      const store = number % 2 === 0 ? first : second
      await store.write(hashOf(String(number)), `content ${number}`)
      store.flush()
    }
    expect(await listPacks()).toHaveLength(2)
    const reader = createPackStore(directory)
    for (let number = 0; number < 20; number++) expect((await reader.read(hashOf(String(number))))?.toString()).toBe(`content ${number}`)
  })

  it('more entries than a pack holds -> further packs', async () => {
    const packs = createPackStore(directory)
    for (let number = 0; number < 130; number++) {
      await packs.write(hashOf(String(number)), '')
      packs.flush()
    }
    expect(await listPacks()).toHaveLength(3)
    expect(await readNew(hashOf('129'))).toBe('')
  })

  it('a key written twice -> the later content', async () => {
    await keep({ [key]: 'first' })
    await keep({ [key]: 'second' })
    expect(await readNew(key)).toBe('second')
  })

  it.each([1, 200])('%i keys, written twice by two stores, read twice -> the later content of each', async (count) => {
    const keys = Array.from({ length: count }, (_, index) => hashOf(`key ${index}`))
    const reader = createPackStore(directory)
    for (const round of ['first', 'second']) {
      await keep(Object.fromEntries(keys.map((each, index) => [each, `${round} ${index}`])))
      for (const [index, each] of keys.entries())
        expect((await createPackStore(directory).read(each))?.toString()).toBe(`${round} ${index}`)
    }
    for (const [index, each] of [...keys.entries(), ...keys.entries()])
      expect((await reader.read(each))?.toString()).toBe(`second ${index}`)
    expect(await reader.read(other)).toBeUndefined()
  })

  it('a key never written, no folder -> undefined', async () => {
    expect(await readNew(key)).toBeUndefined()
  })

  it.each([
    ['one byte changed', (pack: Buffer) => Buffer.concat([pack.subarray(0, -1), Buffer.from('!')])],
    ['cut short', (pack: Buffer) => pack.subarray(0, -1)],
    ['emptied', () => Buffer.alloc(0)],
  ])('a pack %s -> undefined, and it can be written again, for stores that knew the old place too', async (_name, damage) => {
    await keep({ [key]: 'content that matters' })
    const reader = createPackStore(directory)
    await reader.read(key)
    const [pack] = await listPacks()
    const path = join(directory, pack ?? '')
    await writeFile(path, damage(await readFile(path)))
    expect(await reader.read(key)).toBeUndefined()
    await keep({ [key]: 'made again' })
    expect((await reader.read(key))?.toString()).toBe('made again')
  })

  it.each([
    ['a line of something else', 'not an entry of an index\n'],
    ['a line that is still being written', hashOf('x').slice(0, 30)],
    ['a place outside of every pack', `${other} 0123456789abcdef 5 100\n`],
    ['a path instead of a pack', `${other} ../../etc/passwd 0 10\n`],
    ['a length that asks for all memory', `${other} 0123456789abcdef 0 9999999999\n`],
  ])('an index with %s -> the other entries are found', async (_name, line) => {
    await keep({ [key]: 'x' })
    await appendFile(indexPath(), line)
    const reader = createPackStore(directory)
    expect((await reader.read(key))?.toString()).toBe('x')
    expect(await reader.read(other)).toBeUndefined()
  })

  it('an index that names the place of another entry -> undefined, not the wrong content', async () => {
    await keep({ [key]: 'x' })
    const line = await readFile(indexPath(), 'latin1')
    await appendFile(indexPath(), line.replace(key, other))
    expect(await readNew(other)).toBeUndefined()
  })

  it('a folder that cannot be made, one that is removed meanwhile -> nothing kept, nothing thrown', async () => {
    await writeFile(directory, 'a file')
    await keep({ [key]: 'x' })
    expect(await readNew(key)).toBeUndefined()
    await rm(directory)
    const packs = createPackStore(directory)
    await packs.write(key, 'x')
    packs.flush()
    await rm(directory, { recursive: true })
    await packs.write(other, 'y')
    packs.flush()
    await packs.write(other, 'z')
    packs.flush()
    expect(await packs.read(key)).toBeUndefined()
    expect((await packs.read(other))?.toString()).toBe('z')
  })
})

describe('prunePacks', () => {
  async function age(name: string | undefined, days: number): Promise<void> {
    const seconds = (Date.now() - days * day) / 1000
    await utimes(join(directory, name ?? ''), seconds, seconds)
  }
  const limits = { maxAgeDays: 30, maxBytes: 1e9 }

  it('packs that were not used for 31 days -> removed with their lines; used ones stay, and are young again', async () => {
    await keep({ [key]: 'x' })
    const [old] = await listPacks()
    await keep({ [other]: 'y' })
    const used = (await listPacks()).find((name) => name !== old)
    for (const name of [old, used]) await age(name, 31)
    expect(prunePacks(directory, limits, Date.now(), new Set([other]))).toBe(1)
    expect(await listPacks()).toEqual([used])
    expect(await readFile(indexPath(), 'latin1')).toMatch(new RegExp(`^${other} .*\n$`))
    expect(Date.now() - (await stat(join(directory, used ?? ''))).mtimeMs).toBeLessThan(day)
    expect(await readNew(other)).toBe('y')
  })

  it('too many bytes -> the longest unused packs go first', async () => {
    await keep({ [key]: 'x'.repeat(1000) })
    const [old] = await listPacks()
    await age(old, 2)
    await keep({ [other]: 'y'.repeat(1000) })
    expect(prunePacks(directory, { ...limits, maxBytes: 1500 })).toBe(1)
    expect(await readNew(key)).toBeUndefined()
    expect(await readNew(other)).toBe('y'.repeat(1000))
  })

  it('a store that is open meanwhile -> finds what is left in the new index', async () => {
    await keep({ [key]: 'x' })
    const [old] = await listPacks()
    await age(old, 31)
    await keep({ [other]: 'y' })
    const reader = createPackStore(directory)
    await reader.read(key)
    prunePacks(directory, limits)
    expect(await reader.read(key)).toBeUndefined()
    expect((await reader.read(other))?.toString()).toBe('y')
  })

  it('a file with another name -> never removed', async () => {
    await keep({ [key]: 'x' })
    await writeFile(join(directory, 'notes.txt'), 'mine')
    await age('notes.txt', 31)
    expect(prunePacks(directory, limits)).toBe(0)
    expect(await listPacks()).toContain('notes.txt')
  })

  it('no folder -> nothing to remove', () => {
    expect(prunePacks(directory, limits)).toBe(0)
  })
})
