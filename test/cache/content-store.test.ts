import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createContentStore, pruneContentStore } from '../../src/cache/content-store.ts'
import { hashOf } from '../../src/lib/hash.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sitegen-cache-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const day = 24 * 60 * 60 * 1000
const key = hashOf('key')
const pathOf = (name: string) => join(directory, name.slice(0, 2), name.slice(2))

describe('createContentStore', () => {
  it('written -> read again, by another store too', async () => {
    await createContentStore(directory).write(key, 'héllo')
    expect((await createContentStore(directory).read(key))?.toString()).toBe('héllo')
  })

  it('empty content -> kept as such', async () => {
    const store = createContentStore(directory)
    await store.write(key, '')
    expect(await store.read(key)).toEqual(Buffer.alloc(0))
  })

  it('a key never written -> undefined', async () => {
    expect(await createContentStore(directory).read(key)).toBeUndefined()
  })

  it.each([
    ['one byte changed', (entry: Buffer) => Buffer.concat([entry.subarray(0, -1), Buffer.from('!')])],
    ['cut short', (entry: Buffer) => entry.subarray(0, 70)],
    ['emptied', () => Buffer.alloc(0)],
    ['replaced by something else', () => Buffer.from('{"not": "an entry"}'.repeat(10))],
  ])('an entry %s -> undefined, and it can be written again', async (_name, damage) => {
    const store = createContentStore(directory)
    await store.write(key, 'content that matters')
    await writeFile(pathOf(key), damage(await readFile(pathOf(key))))
    expect(await store.read(key)).toBeUndefined()
    await store.write(key, 'made again')
    expect((await store.read(key))?.toString()).toBe('made again')
  })

  it('a folder that cannot be made -> nothing kept, nothing thrown', async () => {
    await writeFile(join(directory, 'file'), '')
    const store = createContentStore(join(directory, 'file/below'))
    await store.write(key, 'x')
    expect(await store.read(key)).toBeUndefined()
  })

  it('written -> no temporary file stays', async () => {
    const store = createContentStore(directory)
    await Promise.all(Array.from({ length: 20 }, () => store.write(key, 'the same')))
    expect(await readdir(join(directory, key.slice(0, 2)))).toEqual([key.slice(2)])
  })
})

describe('pruneContentStore', () => {
  const age = async (name: string, days: number) => {
    const when = (Date.now() - days * day) / 1000
    await utimes(pathOf(name), when, when)
  }

  it('entries unused for longer than the limit -> removed, the others stay', async () => {
    const store = createContentStore(directory)
    const [old, young] = [hashOf('old'), hashOf('young')]
    await store.write(old, 'old')
    await store.write(young, 'young')
    await age(old, 31)
    expect(await pruneContentStore(directory, { maxAgeDays: 30, maxBytes: 1e9 })).toBe(1)
    expect(await store.read(old)).toBeUndefined()
    expect((await store.read(young))?.toString()).toBe('young')
  })

  it('an old entry that was read -> counts as used and stays', async () => {
    const store = createContentStore(directory)
    await store.write(key, 'x')
    await age(key, 31)
    await store.read(key)
    expect(await pruneContentStore(directory, { maxAgeDays: 30, maxBytes: 1e9 })).toBe(0)
  })

  it('more bytes than allowed -> the longest unused go first', async () => {
    const store = createContentStore(directory)
    const names = ['a', 'b', 'c'].map((name) => hashOf(name))
    for (const [index, name] of names.entries()) {
      await store.write(name, 'x'.repeat(1000))
      await age(name, index + 1)
    }
    expect(await pruneContentStore(directory, { maxAgeDays: 30, maxBytes: 2200 })).toBe(1)
    expect(await Promise.all(names.map(async (name) => (await store.read(name)) !== undefined))).toEqual([true, true, false])
  })

  it('entries in use -> stay whatever their age and size, and count as used', async () => {
    const store = createContentStore(directory)
    const [used, other] = [hashOf('used'), hashOf('other')]
    for (const name of [used, other]) {
      await store.write(name, 'x'.repeat(1000))
      await age(name, 31)
    }
    expect(pruneContentStore(directory, { maxAgeDays: 30, maxBytes: 500 }, Date.now(), new Set([used]))).toBe(1)
    expect((await stat(pathOf(used))).mtimeMs).toBeGreaterThan(Date.now() - day)
  })

  it('folders in the places of entries -> removed as well when their time has come', async () => {
    await mkdir(join(pathOf(key), 'inside'), { recursive: true })
    await age(key, 31)
    expect(pruneContentStore(directory, { maxAgeDays: 30, maxBytes: 1e9 })).toBe(1)
  })

  it('a file with another name, a link in the place of a folder -> never removed', async () => {
    const foreign = join(directory, key.slice(0, 2), 'notes.txt')
    const outside = join(await mkdtemp(join(tmpdir(), 'sitegen-outside-')), key.slice(2))
    for (const file of [foreign, outside]) {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, 'mine')
      await utimes(file, 0, 0)
    }
    await symlink(dirname(outside), join(directory, 'ff'))
    try {
      expect(pruneContentStore(directory, { maxAgeDays: 30, maxBytes: 0 })).toBe(0)
      expect([await readFile(foreign, 'utf8'), await readFile(outside, 'utf8')]).toEqual(['mine', 'mine'])
    } finally {
      await rm(dirname(outside), { recursive: true })
    }
  })

  it('no folder -> nothing to remove', async () => {
    expect(await pruneContentStore(join(directory, 'missing'), { maxAgeDays: 1, maxBytes: 1 })).toBe(0)
  })
})
