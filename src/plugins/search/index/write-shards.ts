// Puts the buckets of a tier into shards, and the names of shards into lists.
import { hashOf } from '../../../lib/hash.ts'
import { type ShardContent, type ShardList, shardFile, shardListFile, type Tier, writeShardList } from './index-files.ts'
import type { KeptBucket, TierBuckets } from './kept-buckets.ts'
import { groupBuckets, isLarge, linesOf, planLists, splitBucket, splitLine } from './plan-shards.ts'
import { cutTextPostings } from './posting.ts'

/** Puts a file into the output. @param identity says what it is made of: a file with the same one is not written again. */
export type PlaceFile = (path: string, identity: string, load: () => Promise<string>) => Promise<void>

/** What a shard of several buckets is made of -> hash of its content. */
export type GroupHashes = Record<string, string>

export interface WriteShardsInput {
  tier: Tier
  buckets: TierBuckets
  /** Of the build before. */
  before: Readonly<GroupHashes> | undefined
  /** Is filled. */
  groups: GroupHashes
  place: PlaceFile
}

/** Characters of a shard; gzip makes less than half of them. A query of two words needs up to four shards. */
const mostCharacters: Record<Tier, number> = { headings: 3_500, texts: 4_000 }
/** What a word that is almost everywhere says of a page fills a shard by itself, and is worth least: in texts it has so many sections of a page. */
const longestPostings = 6_000
const sectionsOfCommon = 2

/** @returns prefix of each shard -> hash in the name of its file. */
export async function writeShards({ tier, buckets, before, groups, place }: WriteShardsInput): Promise<ShardList> {
  const { list, load } = buckets
  const most = mostCharacters[tier]
  const names: ShardList = {}
  const write = async (prefix: string, hash: string, load: () => Promise<string>): Promise<void> => {
    const name = nameOf(hash)
    names[prefix] = name
    await place(shardFile(tier, prefix, name), `search shard ${tier} ${prefix} ${hash}`, load)
  }
  const linesOfBucket = async (bucket: KeptBucket): Promise<string[]> => linesOf(await load(bucket))
  for (const bucket of list) {
    if (!isLarge(bucket.name, bucket.size, most)) continue
    const split = async (): Promise<Map<string, string>> => {
      const parts = splitBucket(bucket.name, await linesOfBucket(bucket), most)
      return new Map(parts.map(({ prefix, lines }) => [prefix, shardContent(tier, lines)]))
    }
    let made: Map<string, string> | undefined
    if (!bucket.parts) {
      made = await split()
      bucket.parts = [...made].map(([prefix, content]) => [prefix, hashOf(content)])
    }
    for (const [prefix, hash] of bucket.parts)
      await write(prefix, hash, async () => {
        made ??= await split()
        return made.get(prefix) ?? '[]'
      })
  }
  const byName = new Map(list.map((bucket) => [bucket.name, bucket]))
  for (const plan of groupBuckets(new Map(list.map(({ name, size }) => [name, size])), most)) {
    const members = plan.buckets.flatMap((name) => byName.get(name) ?? [])
    const content = async (): Promise<string> => shardContent(tier, (await Promise.all(members.map(linesOfBucket))).flat())
    const made = hashOf(...members.map(({ hash }) => hash))
    const hash = before?.[made] ?? hashOf(await content())
    groups[made] = hash
    await write(plan.prefix, hash, content)
  }
  return inOrder(names)
}

/** @returns prefix of each list -> hash in the name of its file. */
export async function writeLists(shards: ShardList, place: PlaceFile): Promise<ShardList> {
  const names: ShardList = {}
  for (const [prefix, list] of planLists(shards)) {
    const content = JSON.stringify(writeShardList(list))
    const hash = hashOf(content)
    const name = nameOf(hash)
    names[prefix] = name
    await place(shardListFile(prefix, name), `search list ${prefix} ${hash}`, async () => content)
  }
  return names
}

/** The names of shards are a good part of what a query loads. With the prefix, 24 bits tell one file from what it was and will be. */
function nameOf(hash: string): string {
  return hash.slice(0, 6)
}

function inOrder(list: Readonly<ShardList>): ShardList {
  return Object.fromEntries(Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function shardContent(tier: Tier, lines: readonly string[]): string {
  const content: ShardContent = lines.flatMap((line) => {
    const [term, postings] = splitLine(line)
    const isCut = tier === 'texts' && postings.length > longestPostings
    return [term, isCut ? cutTextPostings(postings, sectionsOfCommon) : postings]
  })
  return JSON.stringify(content)
}
