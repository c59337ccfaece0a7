// Which shards can have the word that a reader meant who has typed a wrong letter. Where it stands behind the letters that name a shard, that
// shard is known already; before that, it can be one of many.
import { longestPrefix, type ShardList } from '../index/index-files.ts'
import type { ListedShard } from './index-reader.ts'

/** Few readers mistake the first letter of a word: how likely that is beside another one. */
const firstLetter = 0.1

/** @param most how many files are loaded: those in which the word is most likely. */
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
