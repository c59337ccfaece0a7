// Which shards of texts share a list of names. Like the shards themselves: a list has all shards whose prefix begins with its own, but for those
// with a longer prefix that have a list of their own; a small site has a single one.
import { longestPrefix, type ShardList } from './index-files.ts'
import { splitBucket, splitLine } from './plan-shards.ts'

/** Characters of a list: for each shard its prefix and its hash. Most of a hash is left after gzip. */
const mostCharacters = 700

/** @returns prefix of each list -> what it lists: also the shard of the terms that begin with this prefix and have none of their own. */
export function planLists(shards: Readonly<ShardList>): Map<string, ShardList> {
  const lines = Object.entries(shards).map(([prefix, hash]) => `${prefix} ${hash}`)
  return new Map(
    splitBucket('', lines, mostCharacters).map(({ prefix: name, lines }) => {
      const covering = longestPrefix(shards, name)
      const own = covering === undefined ? [] : [[covering, shards[covering] ?? ''] as const]
      return [name, Object.fromEntries([...own, ...lines.map(splitLine)].sort(([a], [b]) => (a < b ? -1 : 1)))]
    }),
  )
}
