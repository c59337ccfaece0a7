// The files of the local index: where they are and what is in them. Written by the build (write-index.ts), read by query/.

/** Names are relative to the output, and so to the base URL. */
export const manifestFile = 'search-index/manifest.json'

/** The text of a page for its rows in the results, under its number. */
export function pageFile(page: number): string {
  return `search-index/pages/${page}.json`
}

/** Everything in this folder has a hash in its name. */
export function shardFile(hash: string): string {
  return `assets/search/shard-${hash}.json`
}

export function shardListFile(hash: string): string {
  return `assets/search/shards-${hash}.json`
}

/** Whether it is one of these, whatever the number or hash in its name. */
export function isIndexFile(name: string): boolean {
  return name === manifestFile || /^(?:search-index\/pages\/\d+|assets\/search\/shards?-[\da-f]+)\.json$/.test(name)
}

/** Prefix -> hash of its shard. */
export type ShardList = Record<string, string>

/** In which list the shards of a term or prefix are: that of its first character, or one for all characters of other scripts. */
export function listOf(term: string): string {
  return /^[a-z\d]/.exec(term)?.[0] ?? ''
}

/** Small, and with the pages the only file that has to be asked for anew: all others are named by it, or by one that it names. */
export interface IndexManifest {
  /** Of these files; a browser with other code has to reload. */
  format: 2
  /** Names the list of pages that the numbers belong to. */
  generation: string
  language: string
  /** Facets of docs versions (behaviour §7.2), and headings of the results: `lvl0`. */
  tags: string[]
  groups: string[]
  /** In the order of the page numbers: how many pages, their tag and group as indexes, their weight in hundredths. */
  runs: [count: number, tag: number, group: number, weight: number][]
  headings: ShardList
  /** Those of texts are too many for one file: name of the list (listOf) -> its hash. */
  texts: Record<string, string>
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
