import { describe, expect, it } from 'vitest'
import { writeLists, writeShards } from '../../../../src/plugins/search/index/write-shards.ts'

describe('writeShards, writeLists', () => {
  const buckets = (size: number) => ({ list: [{ name: 'ab', hash: 'hash of the bucket', size }], load: async () => 'aba #\nabb #\n' })

  it.each([
    ['a shard of whole buckets', 12],
    ['a part of a large one', 10_000],
  ])('%s -> named by a part of its hash, identified by all of it', async (_, size) => {
    const placed: [path: string, identity: string][] = []
    const place = async (path: string, identity: string): Promise<void> => void placed.push([path, identity])
    const shards = await writeShards({ tier: 'texts', buckets: buckets(size), before: undefined, groups: {}, place })
    await writeLists(shards, place)
    expect(placed.length).toBe(2)
    for (const [path, identity] of placed) {
      const hash = /[\da-f]{64}$/.exec(identity)?.[0] ?? 'none'
      expect(path).toContain(`-${hash.slice(0, 6)}.json`)
    }
  })
})
