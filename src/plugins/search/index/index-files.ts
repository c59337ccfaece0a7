// The files of the local index: where they are and what is in them. Written by the build (write-index.ts), read by query/.

/** The two halves of the index: `headings` is small and says most, `texts` is the rest. */
export type Tier = 'headings' | 'texts'

export const tiers: readonly Tier[] = ['headings', 'texts']

/** Names are relative to the output, and so to the base URL. */
export const manifestFile = 'search-index/manifest.json'

/** The text of a page for its rows in the results, under its number. */
export function pageFile(page: number): string {
  return `search-index/pages/${page}.json`
}

/** Everything in this folder has a hash in its name. */
export function shardFile(tier: Tier, prefix: string, hash: string): string {
  return `assets/search/${tier}-${nameOf(prefix)}-${hash}.json`
}

export function shardListFile(prefix: string, hash: string): string {
  return `assets/search/list-${nameOf(prefix)}-${hash}.json`
}

/** The script with what the search knows of the words of a language (words/). */
export function wordsFile(language: string, hash: string): string {
  return `assets/search/words-${language}-${hash}.js`
}

/** Whether it is one of these, whatever the number or hash in its name. */
export function isIndexFile(name: string): boolean {
  return (
    name === manifestFile ||
    /^(?:search-index\/pages\/\d+\.json|assets\/search\/(?:(?:headings|texts|list)-\w*-[\da-f]+\.json|words-\w+-[\da-f]+\.js))$/.test(name)
  )
}

/** Whether the address may be one of a file of the index, however it is written. */
export function leadsToIndex(url: string): boolean {
  return url.includes('search-index/') || url.includes('assets/search/')
}

/** A name of files must not be longer than 255 characters. Where prefixes are cut, the hash tells them apart. */
const longestName = 60

/** Letters of other scripts as their number: not all hosts and file systems mean the same by them. */
function nameOf(prefix: string): string {
  return prefix.replace(/[^a-z\d]/gu, (letter) => `_${letter.codePointAt(0)?.toString(16)}_`).slice(0, longestName)
}

/** Prefix -> hash of its file. */
export type ShardList = Record<string, string>

/** The same in a file: the prefixes, with spaces between them, and the hashes, which are alike in length. Most of it is hashes: gzip finds nothing in them. */
export type WrittenShards = [prefixes: string, hashes: string]

export function writeShardList(list: Readonly<ShardList>): WrittenShards {
  return [Object.keys(list).join(' '), Object.values(list).join('')]
}

export function readShardList([prefixes, hashes]: WrittenShards): ShardList {
  if (hashes === '') return {}
  const names = prefixes.split(' ')
  const length = hashes.length / names.length
  return Object.fromEntries(names.map((name, index) => [name, hashes.slice(index * length, (index + 1) * length)]))
}

/** The longest of the prefixes with which `term` begins, '' among them. */
export function longestPrefix(list: Readonly<ShardList>, term: string): string | undefined {
  const letters = [...term]
  for (let length = letters.length; length >= 0; length--) {
    const prefix = letters.slice(0, length).join('')
    if (Object.hasOwn(list, prefix)) return prefix
  }
  return undefined
}

/** Of these files. A browser with a program for another one has to reload (query/index-reader.ts). */
export const indexFormat = 6

/** Small, and with the pages the only file that has to be asked for anew: all others are named by it, or by one that it names. */
export interface IndexManifest<Shards = WrittenShards> {
  format: number
  /** Names the list of pages that the numbers belong to. */
  generation: string
  language: string
  /** Script with the rules of the words of the language, where they are not those of English. */
  words?: string
  /** Groups of terms that find each other. */
  synonyms: string[][]
  /** Facets of docs versions, and headings of the results: `lvl0`. */
  tags: string[]
  groups: string[]
  /** In the order of the page numbers: how many pages are alike, their tag and group as indexes, their weight in hundredths. */
  runs: [counts: number[], tags: number[], groups: number[], weights: number[]]
  /** A digit for each page, in the order of their numbers: how many other pages lead to it (write-index.ts). */
  standing: string
  headings: Shards
  /** Those of texts are too many for one file: here are the lists of them (planLists). */
  texts: Shards
}

/** Term, postings, term, postings … */
export type ShardContent = string[]

export type PageContent = [generation: string, path: string, ...sections: SectionContent[]]

/** Without an anchor where that is made of the heading (anchorOf). */
export type SectionContent = [level: number, heading: string, text: string, anchor?: string]

/** What most headings get as their id. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}
