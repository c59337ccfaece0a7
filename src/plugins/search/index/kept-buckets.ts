// The buckets of one tier between builds: filled once, then changed where pages were edited.
import type { ContentStore } from '../../../cache/content-store.ts'
import { hashOf } from '../../../lib/hash.ts'
import { type Buckets, changeBucket, type TermChanges } from './buckets.ts'
import type { Tier } from './index-files.ts'

export interface KeptBucket {
  name: string
  /** Of its text, under which that is kept. */
  hash: string
  /** Characters. */
  size: number
  /** Where it is too large for one shard: prefix -> hash of the content of each. */
  parts?: [prefix: string, hash: string][]
}

export interface TierBuckets {
  /** In the order of their names. */
  list: KeptBucket[]
  load(bucket: KeptBucket): Promise<string>
}

export interface BucketShelf {
  store: ContentStore
  /** Keys that are in use. */
  inUse: Set<string>
}

export async function keepBuckets(buckets: Buckets, shelf: BucketShelf): Promise<TierBuckets> {
  const list: KeptBucket[] = []
  for (const [name, text] of buckets) list.push(await keepBucket(name, text, shelf))
  list.sort((a, b) => (a.name < b.name ? -1 : 1))
  return { list, load: async ({ name }) => buckets.get(name) ?? '' }
}

export interface ChangeBucketsInput extends BucketShelf {
  tier: Tier
  before: readonly KeptBucket[]
  /** Bucket -> what has changed in it. */
  changes: ReadonlyMap<string, TermChanges>
  /** All buckets as they are now, made anew: for those that are damaged or gone. */
  restore(): Promise<Buckets>
}

/** @returns undefined when a bucket that has changed is no longer kept. */
export async function changeBuckets({ tier, before, changes, restore, ...shelf }: ChangeBucketsInput): Promise<TierBuckets | undefined> {
  const { store, inUse } = shelf
  const list = new Map(before.map((bucket) => [bucket.name, bucket]))
  const texts = new Map<string, string>()
  for (const [name, terms] of changes) {
    const known = list.get(name)
    const old = known && (await readBucket(known, store))
    if (known && old === undefined) return undefined
    const text = changeBucket(old ?? '', terms, tier)
    if (text === '') list.delete(name)
    else if (text !== old) {
      const bucket = await keepBucket(name, text, shelf)
      texts.set(bucket.hash, text)
      list.set(name, bucket)
    }
  }
  for (const { hash } of list.values()) inUse.add(keyOf(hash))
  return {
    list: [...list.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
    load: async (bucket) => texts.get(bucket.hash) ?? (await readBucket(bucket, store)) ?? (await restore()).get(bucket.name) ?? '',
  }
}

async function keepBucket(name: string, text: string, { store, inUse }: BucketShelf): Promise<KeptBucket> {
  const hash = hashOf(text)
  inUse.add(keyOf(hash))
  await store.write(keyOf(hash), text)
  return { name, hash, size: text.length }
}

async function readBucket({ hash }: KeptBucket, store: ContentStore): Promise<string | undefined> {
  const text = (await store.read(keyOf(hash)))?.toString()
  return text !== undefined && hashOf(text) === hash ? text : undefined
}

function keyOf(hash: string): string {
  return hashOf('search bucket', hash)
}
