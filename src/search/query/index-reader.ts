// Reads the files of the index, each once, and keeps what was read. A file that could not be read is asked for again by the next query.
import {
  anchorOf,
  type IndexManifest,
  listOf,
  manifestFile,
  type PageContent,
  pageFile,
  type ShardContent,
  type ShardList,
  shardFile,
  shardListFile,
} from '../index/index-files.ts'
import type { SearchPage } from '../make-records.ts'
import type { ShardTerms } from './collect-matches.ts'
import { decodeHeadings, decodeTexts, type HeadingPlaces, type TextPlaces } from './decode-places.ts'

export interface IndexReader {
  manifest(): Promise<IndexManifest>
  /** The shards of texts in which a term can be. */
  textShards(term: string): Promise<ShardList>
  /** The shard with this prefix. */
  headings(prefix: string): Promise<ShardTerms<HeadingPlaces>>
  texts(prefix: string): Promise<ShardTerms<TextPlaces>>
  page(number: number): Promise<ShownPage>
  /** Whether it was asked for already. */
  hasPage(number: number): boolean
  /** Weight and tag of each page, by its number. */
  facts(): Promise<PageFacts[]>
  /** Forgets everything if the index was written anew; false when it was not. */
  renew(): Promise<boolean>
}

/** What the results show of a page. */
export type ShownPage = Pick<SearchPage, 'path' | 'group' | 'sections'>

/** Neighbors of the same kind have the same object. */
export interface PageFacts {
  tag: string
  group: string
  weight: number
}

/** The site was deployed anew while it was being read. */
export class OutdatedIndexError extends Error {
  override name = 'OutdatedIndexError'
}

export function createIndexReader(read: (file: string) => Promise<string>): IndexReader {
  const pending = new Map<string, Promise<unknown>>()

  function once<Value>(key: string, load: () => Promise<Value>): Promise<Value>
  function once(key: string, load: () => Promise<unknown>): Promise<unknown> {
    const known = pending.get(key)
    if (known) return known
    const loading = load()
    pending.set(key, loading)
    loading.catch(() => pending.delete(key))
    return loading
  }

  const manifest = (): Promise<IndexManifest> =>
    once('manifest', async () => {
      const content: IndexManifest = JSON.parse(await read(manifestFile))
      return content
    })
  const facts = (): Promise<PageFacts[]> =>
    once('facts', async () => {
      const { tags, groups, runs } = await manifest()
      return runs.flatMap(([count, tag, group, weight]) => {
        const shared: PageFacts = { tag: tags[tag] ?? '', group: groups[group] ?? '', weight: weight / 100 }
        return Array.from({ length: count }, () => shared)
      })
    })
  const textShards = (term: string): Promise<ShardList> => {
    const name = listOf(term)
    return once(`shards ${name}`, async () => {
      const hash = (await manifest()).texts[name]
      const list: ShardList = hash === undefined ? {} : JSON.parse(await read(shardListFile(hash)))
      return list
    })
  }
  const readShard = async <Places>(hash: string | undefined, decode: (postings: string) => Places): Promise<ShardTerms<Places>> => {
    const terms = new Map<string, () => Places>()
    if (hash === undefined) return terms
    const content: ShardContent = JSON.parse(await read(shardFile(hash)))
    for (let index = 0; index + 1 < content.length; index += 2) {
      const postings = content[index + 1] ?? ''
      let places: Places | undefined
      terms.set(content[index] ?? '', () => {
        places ??= decode(postings)
        return places
      })
    }
    return terms
  }
  return {
    manifest,
    textShards,
    headings: (prefix) => once(`headings ${prefix}`, async () => readShard((await manifest()).headings[prefix], decodeHeadings)),
    texts: (prefix) => once(`texts ${prefix}`, async () => readShard((await textShards(prefix))[prefix], decodeTexts)),
    page: (number) =>
      once(`page ${number}`, async () => {
        const { generation } = await manifest()
        const content: PageContent = JSON.parse(await read(pageFile(number)))
        const [writtenFor, path, ...sections] = content
        if (writtenFor !== generation) throw new OutdatedIndexError('The index was written anew.')
        return {
          path,
          group: (await facts())[number]?.group ?? '',
          sections: sections.map(([level, heading, text, anchor], index) => ({
            anchor: anchor ?? (index === 0 ? '' : anchorOf(heading)),
            level,
            heading,
            text,
          })),
        }
      }),
    hasPage: (number) => pending.has(`page ${number}`),
    facts,
    async renew() {
      const before = await manifest().then(JSON.stringify, () => undefined)
      const now = await read(manifestFile)
      if (before === JSON.stringify(JSON.parse(now))) return false
      pending.clear()
      return true
    },
  }
}
