// Reads the files of one state of the index, each once, and keeps what was read. A file that could not be read is asked for again by the next
// query. What the manifest said stays: a site that was deployed again has another reader (open-local-index.ts), so that no search mixes the two.

import {
  anchorOf,
  type IndexManifest,
  indexFormat,
  longestPrefix,
  manifestFile,
  type PageContent,
  pageFile,
  readShardList,
  type ShardContent,
  type ShardList,
  shardFile,
  shardListFile,
  type Tier,
  type WrittenShards,
} from '../index/index-files.ts'
import type { SearchPage } from '../searched-page.ts'
import { splitWords, termsOf } from '../terms/split-words.ts'
import type { WordRules } from '../terms/word-rules.ts'
import type { ShardTerms } from './collect-matches.ts'
import { decodeHeadings, decodeTexts, type HeadingPlaces, type TextPlaces } from './decode-places.ts'

export interface LocalIndexInput {
  /**
   * Reads a file of the index, by its name below the base URL (index-files.ts).
   * @throws MissingFileError when there is no such file; anything else when it cannot be had now. The next query tries again.
   */
  read(file: string): Promise<string>
  /**
   * The rules of the words of its language.
   * @param script the file of the index that browsers load for it, if there is one.
   * @throws like `read`.
   */
  loadRules(language: string, script: string | undefined): Promise<WordRules>
}

export interface IndexReader {
  manifest(): Promise<IndexManifest<ShardList>>
  /** The shards of texts in which a term can be. */
  textShards(term: string): Promise<ShardList>
  /** Those of one list. */
  list(listed: ListedShard): Promise<ShardList>
  headings(shard: ListedShard): Promise<ShardTerms<HeadingPlaces>>
  texts(shard: ListedShard): Promise<ShardTerms<TextPlaces>>
  page(number: number): Promise<ShownPage>
  /** Whether it was asked for already. */
  hasPage(number: number): boolean
  /** Weight and tag of each page, by its number. */
  facts(): Promise<PageFacts[]>
  /** How many pages lead to each, from 0 to 9. */
  standing(): Promise<number[]>
  /** Of the words of the language of the site. */
  rules(): Promise<WordRules>
}

export type ListedShard = readonly [prefix: string, hash: string]

/** What the results show of a page. */
export type ShownPage = Pick<SearchPage, 'path' | 'group' | 'sections'>

/** Neighbors of the same kind have the same object. */
export interface PageFacts {
  tag: string
  group: string
  /** What the name of the group has for terms. */
  groupTerms: readonly string[]
  weight: number
}

/** The site was deployed again while it was being read. */
export class OutdatedIndexError extends Error {
  override name = 'OutdatedIndexError'
}

/** The index was written by another version of the program. */
export class IndexFormatError extends Error {
  override name = 'IndexFormatError'
}

/** @param manifestText what the manifest says, where it was read already. */
export function createIndexReader({ read, loadRules }: LocalIndexInput, manifestText?: string): IndexReader {
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

  const manifest = (): Promise<IndexManifest<ShardList>> =>
    once('manifest', async () => parseManifest(manifestText ?? (await read(manifestFile))))
  const facts = (): Promise<PageFacts[]> =>
    once('facts', async () => {
      const [{ tags, groups, runs }, wordRules] = await Promise.all([manifest(), rules()])
      const terms = groups.map((group) => splitWords(group, wordRules).flatMap(termsOf))
      const [counts, ofTags, ofGroups, weights] = runs
      return counts.flatMap((count, run) => {
        const shared: PageFacts = {
          tag: tags[ofTags[run] ?? 0] ?? '',
          group: groups[ofGroups[run] ?? 0] ?? '',
          groupTerms: terms[ofGroups[run] ?? 0] ?? [],
          weight: (weights[run] ?? 100) / 100,
        }
        return Array.from({ length: count }, () => shared)
      })
    })
  const standing = (): Promise<number[]> => once('standing', async () => [...(await manifest()).standing].map(Number))
  const rules = (): Promise<WordRules> =>
    once('rules', async () => {
      const { language, words } = await manifest()
      return loadRules(language, words)
    })
  const list = ([prefix, hash]: ListedShard): Promise<ShardList> =>
    once(`list ${prefix}`, async () => {
      const content: WrittenShards = JSON.parse(await read(shardListFile(prefix, hash)))
      return readShardList(content)
    })
  const textShards = async (term: string): Promise<ShardList> => {
    const { texts } = await manifest()
    const name = longestPrefix(texts, term)
    return name === undefined ? {} : list([name, texts[name] ?? ''])
  }
  const readShard = async <Places>(
    tier: Tier,
    prefix: string,
    hash: string,
    decode: (postings: string) => Places,
  ): Promise<ShardTerms<Places>> => {
    const terms = new Map<string, () => Places>()
    const content: ShardContent = JSON.parse(await read(shardFile(tier, prefix, hash)))
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
    list,
    headings: ([prefix, hash]) => once(`headings ${prefix}`, () => readShard('headings', prefix, hash, decodeHeadings)),
    texts: ([prefix, hash]) => once(`texts ${prefix}`, () => readShard('texts', prefix, hash, decodeTexts)),
    page: (number) =>
      once(`page ${number}`, async () => {
        const { generation } = await manifest()
        const content: PageContent = JSON.parse(await read(pageFile(number)))
        const [writtenFor, path, ...sections] = content
        if (writtenFor !== generation) throw new OutdatedIndexError('The index was written again.')
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
    standing,
    rules,
  }
}

function parseManifest(text: string): IndexManifest<ShardList> {
  const content: IndexManifest = JSON.parse(text)
  if (content?.format !== indexFormat) {
    throw new IndexFormatError(`Expected a search index of format ${indexFormat}, found ${content?.format ?? 'none'}.`)
  }
  return { ...content, headings: readShardList(content.headings), texts: readShardList(content.texts) }
}
