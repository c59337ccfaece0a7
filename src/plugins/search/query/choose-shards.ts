// Which shards of a tier can have the terms that a word asks for (index/plan-shards.ts).
import { longestPrefix, type ShardList } from '../index/index-files.ts'
import type { ListedShard } from './index-reader.ts'

/**
 * @param most how many files are loaded for a beginning at most; where there are more, what counts is found in the others, and in that of a
 * word with which all of them begin.
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

/** Few readers mistake the first letter of a word: how likely that is beside another one. */
const firstLetter = 0.1

/**
 * Those that can have the word that a reader meant who has typed a wrong letter. Where it stands behind the letters that name a shard, that
 * shard is known already; before that, it can be one of many.
 * @param most how many files are loaded: those in which the word is most likely.
 */
export function chooseForMistakes(shards: Readonly<ShardList>, term: string, most: number): ListedShard[] {
  const chances = new Map<string, number>()
  for (const [meant, chance] of listMeant(term, shards)) {
    const prefix = longestPrefix(shards, meant)
    if (prefix !== undefined) chances.set(prefix, (chances.get(prefix) ?? 0) + chance)
  }
  return [...chances]
    .sort(([a, chanceOfA], [b, chanceOfB]) => chanceOfB - chanceOfA || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([prefix]) => [prefix, shards[prefix] ?? ''])
}

/** The words that are one letter away, as far as shards tell them apart, each with how likely it is. */
function* listMeant(term: string, shards: Readonly<ShardList>): Generator<[meant: string, chance: number]> {
  const letters = [...term]
  const prefixes = Object.keys(shards)
  const alphabet = new Set(prefixes.flatMap((prefix) => [...prefix]))
  const longest = Math.max(0, ...prefixes.map((prefix) => [...prefix].length))
  // It may stand further behind.
  yield [term, letters.length]
  for (let place = 0; place < Math.min(longest, letters.length); place++) {
    const before = letters.slice(0, place).join('')
    const [typed = '', next = '', ...others] = letters.slice(place)
    const rest = others.join('')
    const ofEach = (place === 0 ? firstLetter : 1) / alphabet.size
    // Two in the wrong order, or one too many: there is one such word. One that is wrong or too few may be any letter.
    yield [before + next + typed + rest, 1]
    yield [before + next + rest, 1]
    for (const letter of alphabet) {
      yield [before + letter + next + rest, ofEach]
      yield [before + letter + typed + next + rest, ofEach]
    }
  }
}
