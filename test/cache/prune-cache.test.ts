import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createContentStore } from '../../src/cache/content-store.ts'
import { createPackStore, packsDirectory } from '../../src/cache/pack-store.ts'
import { pruneNowAndThen } from '../../src/cache/prune-cache.ts'
import { hashOf } from '../../src/lib/hash.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sitegen-cache-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const day = 24 * 60 * 60 * 1000
const hour = 60 * 60 * 1000
const key = hashOf('key')

async function age(path: string, days: number): Promise<void> {
  const seconds = (Date.now() - days * day) / 1000
  await utimes(path, seconds, seconds)
}

describe('pruneNowAndThen', () => {
  it('asked again within the hour -> only the first time; an hour later -> again, entries and packs', async () => {
    const prune = (now: number) => pruneNowAndThen(directory, { maxAgeDays: 30, maxBytes: 1e9 }, new Set(), now)
    prune(Date.now())
    await createContentStore(directory).write(key, 'x')
    await age(join(directory, key.slice(0, 2), key.slice(2)), 31)
    const packs = createPackStore(packsDirectory(directory))
    await packs.write(key, 'y')
    packs.flush()
    const [pack] = (await readdir(packsDirectory(directory))).filter((name) => name !== 'index')
    await age(join(packsDirectory(directory), pack ?? ''), 31)
    const left = async () => [...(await readdir(join(directory, key.slice(0, 2)))), ...(await readdir(packsDirectory(directory)))]
    prune(Date.now())
    expect(await left()).toHaveLength(3)
    prune(Date.now() + 2 * hour)
    expect(await left()).toEqual(['index'])
  })
})
