// Which shards of a tier can have the terms that a word asks for (index/plan-shards.ts).
import { longestPrefix, type ShardList } from '../index/index-files.ts'
import type { ListedShard } from './index-reader.ts'
import type { QueryWord } from './parse-query.ts'

const mostForMistakes = 8

/** @param most how many files are loaded for a beginning at most; where there are more, what counts is found in the others. */
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
    if (longer.length <= most) for (const prefix of longer) chosen.add(prefix)
  }
  return [...chosen].map((prefix) => [prefix, shards[prefix] ?? ''])
}

/** The others begin words that are in several lists: too many to load for one of them. */
export function inOneList(lists: Readonly<ShardList>, beginning: string): boolean {
  return !Object.keys(lists).some((name) => name.length > beginning.length && name.startsWith(beginning))
}

/** For a word with a wrong letter near its beginning. */
export function chooseForMistakes(shards: Readonly<ShardList>, { term }: QueryWord): ListedShard[] {
  const found = Object.entries(shards).filter(([prefix]) => couldBeMeant(term, prefix))
  return found.sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1)).slice(0, mostForMistakes)
}

function couldBeMeant(term: string, prefix: string): boolean {
  if (term.startsWith(prefix)) return true
  for (let index = 0; index < prefix.length; index++) {
    if (term[index] === prefix[index]) continue
    const rest = prefix.slice(index)
    const typed = term.slice(index)
    const isSwapped =
      rest.length < 2 ? typed[1] === rest[0] : typed[0] === rest[1] && typed[1] === rest[0] && typed.slice(2).startsWith(rest.slice(2))
    // A letter too many, one too few, a wrong one, two in the wrong order.
    return typed.slice(1).startsWith(rest) || typed.startsWith(rest.slice(1)) || typed.slice(1).startsWith(rest.slice(1)) || isSwapped
  }
  return true
}
