// Which shards of a tier can have the terms that a word asks for (index/plan-shards.ts).
import { longestPrefix, type ShardList } from '../index/index-files.ts'
import type { ListedShard } from './index-reader.ts'

/**
 * @param most how many files are loaded for a beginning at most; where there are more, what counts is found in the others, and in that of a word
 * with which all of them begin.
 */
export function chooseShards(
  shards: Readonly<ShardList>,
  terms: readonly string[],
  beginnings: readonly string[],
  most: number,
): ListedShard[] {
  const chosen = new Set<string>()
  for (const term of terms) {
    const prefix = longestPrefix(shards, term)
    if (prefix !== undefined) chosen.add(prefix)
  }
  for (const beginning of beginnings) {
    const longer = Object.keys(shards).filter((prefix) => prefix.length > beginning.length && prefix.startsWith(beginning))
    const loaded = longer.length <= most ? longer : longer.filter((prefix) => longer.every((other) => other.startsWith(prefix)))
    for (const prefix of loaded) chosen.add(prefix)
  }
  return [...chosen].map((prefix) => [prefix, shards[prefix] ?? ''])
}

/** The others begin words that are in several lists: too many to load for one of them. */
export function inOneList(lists: Readonly<ShardList>, beginning: string): boolean {
  return !Object.keys(lists).some((name) => name.length > beginning.length && name.startsWith(beginning))
}
