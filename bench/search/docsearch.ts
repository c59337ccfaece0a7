// The ranking rules of DocSearch as a peer of the search: the records and settings that a build writes for a hosted index, ranked as the provider
// documents it. Each rule of `ranking` decides among what those before it leave equal. A model of it, on this machine: nothing is uploaded.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distance } from 'fastest-levenshtein'

export interface DocSearchRecord {
  url: string
  hierarchy: Readonly<Record<string, string | null>>
  content: string | null
  weight: { pageRank: number; level: number; position: number }
}

export interface DocSearchSettings {
  /** The most important one first; `unordered(…)` where it does not matter at which place a word stands. */
  searchableAttributes: readonly string[]
  ranking: readonly string[]
  minWordSizefor1Typo: number
  minWordSizefor2Typos: number
}

/** @param directory with `records.ndjson` and `settings.json`, as in `algolia/` of a built site. */
export function openDocSearch(directory: string): (query: string) => Promise<string[]> {
  const lines = readFileSync(join(directory, 'records.ndjson'), 'utf8').split('\n').filter(Boolean)
  const settings: DocSearchSettings = JSON.parse(readFileSync(join(directory, 'settings.json'), 'utf8'))
  return createDocSearch(
    lines.map((line): DocSearchRecord => JSON.parse(line)),
    settings,
  )
}

interface Indexed {
  record: DocSearchRecord
  /** The words of each attribute. */
  attributes: string[][]
}

/** How a record answers a query: of each rule a number, of which the smallest is best. */
interface Match {
  record: DocSearchRecord
  rules: Readonly<Record<string, number>>
}

/** Words that are further apart count as that far. */
const farthest = 8

export function createDocSearch(records: readonly DocSearchRecord[], settings: DocSearchSettings): (query: string) => Promise<string[]> {
  const names = settings.searchableAttributes.map((attribute) => attribute.replace(/^unordered\((.*)\)$/, '$1'))
  const indexed = records.map(
    (record): Indexed => ({
      record,
      attributes: names.map((name) =>
        wordsOf((name === 'content' ? record.content : record.hierarchy[name.replace('hierarchy.', '')]) ?? ''),
      ),
    }),
  )
  const recordsOf = new Map<string, Set<Indexed>>()
  for (const one of indexed) {
    for (const word of one.attributes.flat()) {
      const having = recordsOf.get(word) ?? new Set()
      recordsOf.set(word, having.add(one))
    }
  }
  return async (query) => {
    const words = wordsOf(query)
    const asked = words.map((word, index) => askWord(word, index === words.length - 1, recordsOf.keys(), settings))
    const candidates = new Set(asked.flatMap(({ answers }) => [...answers.keys()].flatMap((word) => [...(recordsOf.get(word) ?? [])])))
    const matches = [...candidates].flatMap((one) => matchRecord(one, asked) ?? [])
    // `removeWordsIfNoResults: allOptional`
    const complete = matches.filter(({ rules }) => rules.words === -asked.length)
    const answers = complete.length > 0 ? complete : matches
    answers.sort((a, b) => compareMatches(a, b, settings.ranking))
    // `distinct` on the address.
    return [...new Set(answers.map(({ record }) => pathOf(record.url)))]
  }
}

/** Records have the address of the deployed site. */
function pathOf(url: string): string {
  const { pathname, hash } = new URL(url, 'https://site.example')
  return pathname + hash
}

function compareMatches(a: Match, b: Match, ranking: readonly string[]): number {
  for (const rule of ranking) {
    const difference = rule === 'custom' ? compareWeights(a.record, b.record) : (a.rules[rule] ?? 0) - (b.rules[rule] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

function compareWeights({ weight: a }: DocSearchRecord, { weight: b }: DocSearchRecord): number {
  return b.pageRank - a.pageRank || b.level - a.level || a.position - b.position
}

interface WordMatch {
  typos: number
  isExact: boolean
  attribute: number
  places: number[]
}

function matchRecord({ record, attributes }: Indexed, asked: readonly AskedWord[]): Match | undefined {
  const found = asked.flatMap((word) => matchWord(word, attributes) ?? [])
  if (found.length === 0) return undefined
  const distances = found.slice(1).map((match, index) => distanceOf(found[index], match))
  return {
    record,
    rules: {
      words: -found.length,
      typo: found.reduce((sum, { typos }) => sum + typos, 0),
      attribute: Math.min(...found.map(({ attribute }) => attribute)),
      proximity: distances.reduce((sum, distance) => sum + distance, 0),
      exact: -found.filter(({ isExact }) => isExact).length,
    },
  }
}

function distanceOf(a: WordMatch | undefined, b: WordMatch): number {
  if (a === undefined || a.attribute !== b.attribute) return farthest
  return Math.min(farthest, ...a.places.flatMap((place) => b.places.map((other) => Math.abs(other - place))))
}

interface AskedWord {
  word: string
  /** Word of the index that answers it -> its typing mistakes. */
  answers: ReadonlyMap<string, number>
  mostTypos: number
}

/** The last word may be a beginning. */
function askWord(
  word: string,
  isLast: boolean,
  vocabulary: Iterable<string>,
  { minWordSizefor1Typo, minWordSizefor2Typos }: DocSearchSettings,
): AskedWord {
  const mostTypos = /^\d+$/.test(word) || word.length < minWordSizefor1Typo ? 0 : word.length < minWordSizefor2Typos ? 1 : 2
  const answers = new Map<string, number>()
  for (const other of vocabulary) {
    if (other === word || (isLast && other.startsWith(word))) answers.set(other, 0)
    // A mistake in the first letter counts as two.
    else if (word[0] === other[0] && Math.abs(word.length - other.length) <= mostTypos) {
      const typos = distance(word, other)
      if (typos <= mostTypos) answers.set(other, typos)
    }
  }
  return { word, answers, mostTypos }
}

/** In the attribute that counts most, of those with the fewest typing mistakes. */
function matchWord({ word, answers, mostTypos }: AskedWord, attributes: readonly string[][]): WordMatch | undefined {
  for (let typos = 0; typos <= mostTypos; typos++) {
    for (const [attribute, words] of attributes.entries()) {
      const places = words.flatMap((other, place) => (answers.get(other) === typos ? [place] : []))
      if (places.length > 0) return { typos, attribute, places, isExact: places.some((place) => words[place] === word) }
    }
  }
  return undefined
}

/** Lower case, names in camel case in their parts, without the endings of plurals. */
function wordsOf(text: string): string[] {
  const apart = text.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2').toLowerCase()
  return (apart.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word))
}
