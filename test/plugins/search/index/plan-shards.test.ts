import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isIndexFile,
  longestPrefix,
  readShardList,
  type ShardList,
  shardFile,
  shardListFile,
  writeShardList,
} from '../../../../src/plugins/search/index/index-files.ts'
import { planLists } from '../../../../src/plugins/search/index/plan-shards.ts'

/** Few letters, so that many begin alike. */
const term = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '7', '日', '🎬'), minLength: 1, maxLength: 6 })

function listShards(prefixes: Iterable<string>): ShardList {
  return Object.fromEntries([...prefixes].map((prefix) => [prefix, 'abc123']))
}

describe('planLists', () => {
  it('any shards, any term -> the list of the term has the shard that the list of all has for it', () => {
    fc.assert(
      fc.property(fc.array(term, { maxLength: 300 }), fc.array(term, { minLength: 1, maxLength: 20 }), (prefixes, terms) => {
        const all = listShards(prefixes)
        const lists = planLists(all)
        const names = listShards(lists.keys())
        for (const one of terms) {
          const name = longestPrefix(names, one)
          expect(longestPrefix(lists.get(name ?? 'none') ?? {}, one)).toBe(longestPrefix(all, one))
        }
      }),
    )
  })

  it('few shards -> one list; none -> an empty one', () => {
    expect([...planLists(listShards(['b', 'a'])).keys()]).toEqual([''])
    expect([...planLists({})]).toEqual([['', {}]])
  })

  it('more shards -> more lists, none of them large', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz'
    const prefixes = [...letters].flatMap((first) => [...letters].flatMap((second) => [...letters].map((third) => first + second + third)))
    const sizes = [...planLists(listShards(prefixes)).values()].map((list) => Object.keys(list).length)
    expect(sizes.length).toBeGreaterThan(200)
    expect(Math.max(...sizes)).toBeLessThan(100)
  })
})

describe('names of files', () => {
  it('any prefix -> a name that every host and file system takes, known as one of the index', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (prefix) => {
        for (const file of [shardFile('texts', prefix, '0a1b2c'), shardListFile(prefix, '0a1b2c')]) {
          expect(file).toMatch(/^assets\/search\/[a-z0-9_-]{1,100}\.json$/)
          expect(isIndexFile(file)).toBe(true)
        }
      }),
    )
  })

  it('prefixes of other scripts -> different names', () => {
    expect(shardFile('headings', 'é', 'a')).not.toBe(shardFile('headings', '日', 'a'))
  })
})

describe('writeShardList', () => {
  it.each<[string, ShardList]>([
    ['none', {}],
    ['one of all terms', { '': 'a1b2c3' }],
    ['several', { '': '000000', a: 'a1b2c3', añ: 'd4e5f6' }],
  ])('%s -> read as it was', (_, list) => expect(readShardList(writeShardList(list))).toEqual(list))
})
