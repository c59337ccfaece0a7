// The files of the local index, of the entries of all pages. What an earlier build has kept is used as far as it holds: after an edit of one
// page only the buckets are changed in which its terms are, and only their shards are written anew.
import { type ContentStore, hashOf } from '../../cache/content-store.ts'
import type { SearchPage } from '../make-records.ts'
import { type Buckets, bucketOf, diffPostings, type TermChanges } from './buckets.ts'
import { createIndexGatherer, type GatheredIndex } from './gather-index.ts'
import { makeBuckets } from './gather-postings.ts'
import {
  type IndexManifest,
  indexFormat,
  manifestFile,
  pageFile,
  type ShardContent,
  type ShardList,
  shardFile,
  shardListFile,
} from './index-files.ts'
import { changeBuckets, type KeptBucket, keepBuckets, type TierBuckets } from './kept-buckets.ts'
import type { PagePostings } from './make-postings.ts'
import { pageContent, writePageRows } from './page-rows.ts'
import { planLists } from './plan-lists.ts'
import { groupBuckets, isLarge, linesOf, splitBucket, splitLine } from './plan-shards.ts'
import { cutTextPostings } from './posting.ts'
import { type Tier, tiers } from './tier.ts'

/** What is known of a page without reading its entry. */
export interface ListedPage {
  path: string
  /** Under which its entry is kept. */
  key: string
  /** Of the entry. */
  hash: string
  tag: string
  group: string
  weight: number
}

/** What the index is made of. */
export interface IndexEntry {
  page: Pick<SearchPage, 'path' | 'sections'>
  postings: PagePostings
}

export interface WriteIndexInput {
  pages: readonly ListedPage[]
  language: string
  /** Identity of the program: what another version has made is not taken over. */
  program: string
  readEntry(page: ListedPage): Promise<IndexEntry>
  /** What all entries together make, where that is known: no entry is read then. */
  gathered?: GatheredIndex | undefined
  /** Entry of an earlier build, if it is still there. */
  readOldEntry(page: ListedPage): Promise<IndexEntry | undefined>
  /** Where the index keeps what the next build can use, and which keys of it are in use. */
  store: ContentStore
  inUse: Set<string>
  /** Puts a file into the output. @param identity says what it is made of. */
  place(path: string, identity: string, load: () => Promise<string>): Promise<void>
}

/** What a build leaves for the next one. */
interface IndexState {
  pages: ListedPage[]
  buckets: Record<Tier, KeptBucket[]>
  /** What shards of several buckets are made of -> hash of their file. */
  groups: Record<string, string>
}

/** Characters of a shard; gzip makes less than half of them. A query of two words needs up to four shards. */
const mostCharacters: Record<Tier, number> = { headings: 3_500, texts: 4_000 }
/** What a word that is almost everywhere says of a page fills a shard by itself, and is worth least: in texts it has so many sections of a page. */
const longestPostings = 6_000
const sectionsOfCommon = 2

export async function writeIndex(input: WriteIndexInput): Promise<void> {
  const { pages, store, inUse, place } = input
  const stateKey = hashOf('search index', input.program)
  const before = await readState(store, stateKey)
  const generation = hashOf('pages', JSON.stringify(pages.map(({ path }) => path))).slice(0, 8)
  let { gathered } = input
  const gather = async (): Promise<GatheredIndex> => {
    gathered ??= await gatherIndex(input)
    return gathered
  }
  const made: Partial<Record<Tier, Buckets>> = {}
  const makeTier = async (tier: Tier): Promise<Buckets> => {
    made[tier] ??= makeBuckets((await gather()).postings[tier])
    return made[tier]
  }
  const makeAll = async (): Promise<Record<Tier, TierBuckets>> => ({
    headings: await keepBuckets(await makeTier('headings'), input),
    texts: await keepBuckets(await makeTier('texts'), input),
  })
  const edited = before && !gathered ? await bucketsAfterEdit(input, before, makeTier) : undefined
  const buckets = edited ?? (await makeAll())
  const groups: IndexState['groups'] = {}
  const writeTier = (tier: Tier): Promise<ShardList> => writeShards(tier, buckets[tier], before, groups, place)
  const manifest: IndexManifest = {
    format: indexFormat,
    generation,
    language: input.language,
    ...listRuns(pages),
    headings: await writeTier('headings'),
    texts: await writeLists(await writeTier('texts'), place),
  }
  for (const [number, page] of pages.entries())
    await place(pageFile(number), `search page ${input.program} ${generation} ${page.hash}`, async () =>
      pageContent(gathered?.rows[number] ?? writePageRows((await input.readEntry(page)).page), generation),
    )
  const text = JSON.stringify(manifest)
  await place(manifestFile, `search manifest ${hashOf(text)}`, async () => text)
  inUse.add(stateKey)
  const state: IndexState = { pages: [...pages], buckets: { headings: buckets.headings.list, texts: buckets.texts.list }, groups }
  const stateText = JSON.stringify(state)
  if (JSON.stringify(before) !== stateText) await store.write(stateKey, stateText)
}

async function gatherIndex({ pages, readEntry }: WriteIndexInput): Promise<GatheredIndex> {
  const gatherer = createIndexGatherer()
  for (const listed of pages) {
    const { page, postings } = await readEntry(listed)
    gatherer.add({ postings, rows: writePageRows(page) })
  }
  return gatherer.finish()
}

/** @returns undefined when everything has to be made anew: there are other pages than before, or something is no longer kept. */
async function bucketsAfterEdit(
  input: WriteIndexInput,
  before: IndexState,
  makeTier: (tier: Tier) => Promise<Buckets>,
): Promise<Record<Tier, TierBuckets> | undefined> {
  const { pages, store, inUse } = input
  if (pages.length !== before.pages.length || pages.some(({ path }, number) => before.pages[number]?.path !== path)) return undefined
  const changes: Record<Tier, Map<string, TermChanges>> = { headings: new Map(), texts: new Map() }
  for (const [number, page] of pages.entries()) {
    const old = before.pages[number]
    if (!old || old.hash === page.hash) continue
    const oldEntry = await input.readOldEntry(old)
    if (!oldEntry) return undefined
    const entry = await input.readEntry(page)
    for (const tier of tiers)
      for (const [term, posting] of diffPostings(oldEntry.postings[tier], entry.postings[tier]))
        addChange(changes[tier], term, number, posting)
  }
  const change = (tier: Tier): Promise<TierBuckets | undefined> => {
    return changeBuckets({ tier, before: before.buckets[tier], changes: changes[tier], restore: () => makeTier(tier), store, inUse })
  }
  const headings = await change('headings')
  const texts = headings && (await change('texts'))
  return headings && texts && { headings, texts }
}

function addChange(changes: Map<string, TermChanges>, term: string, page: number, posting: string | undefined): void {
  const bucket = bucketOf(term)
  const terms: TermChanges = changes.get(bucket) ?? new Map()
  const places = terms.get(term) ?? new Map<number, string | undefined>()
  changes.set(bucket, terms.set(term, places.set(page, posting)))
}

async function writeShards(
  tier: Tier,
  { list, load }: TierBuckets,
  before: IndexState | undefined,
  groups: IndexState['groups'],
  place: WriteIndexInput['place'],
): Promise<ShardList> {
  const most = mostCharacters[tier]
  const hashes: Record<string, string> = {}
  const write = async (prefix: string, hash: string, load: () => Promise<string>): Promise<void> => {
    hashes[prefix] = hash
    await place(shardFile(tier, prefix, hash), `search shard ${tier} ${prefix} ${hash}`, load)
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
      bucket.parts = [...made].map(([prefix, content]) => [prefix, fileHash(content)])
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
    const identity = hashOf(...members.map(({ hash }) => hash)).slice(0, 20)
    const hash = before?.groups[identity] ?? fileHash(await content())
    groups[identity] = hash
    await write(plan.prefix, hash, content)
  }
  return Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** @returns prefix of each list -> hash of its file. */
async function writeLists(shards: ShardList, place: WriteIndexInput['place']): Promise<ShardList> {
  const hashes: ShardList = {}
  for (const [prefix, list] of planLists(shards)) {
    const content = JSON.stringify(list)
    const hash = fileHash(content)
    hashes[prefix] = hash
    await place(shardListFile(prefix, hash), `search list ${prefix} ${hash}`, async () => content)
  }
  return hashes
}

/** The names of shards are a good part of what a query loads. With the prefix, 24 bits tell one file from what it was and will be. */
function fileHash(content: string): string {
  return hashOf(content).slice(0, 6)
}

async function readState(store: ContentStore, key: string): Promise<IndexState | undefined> {
  const bytes = await store.read(key)
  return bytes && JSON.parse(bytes.toString())
}

function shardContent(tier: Tier, lines: readonly string[]): string {
  const content: ShardContent = lines.flatMap((line) => {
    const [term, postings] = splitLine(line)
    const isCut = tier === 'texts' && postings.length > longestPostings
    return [term, isCut ? cutTextPostings(postings, sectionsOfCommon) : postings]
  })
  return JSON.stringify(content)
}

/** What is said of each page, with neighbors of the same kind together: pages are in the order of their paths. */
function listRuns(pages: readonly ListedPage[]): Pick<IndexManifest, 'tags' | 'groups' | 'runs'> {
  const tags = [...new Set(pages.map(({ tag }) => tag))].sort()
  const groups = [...new Set(pages.map(({ group }) => group))].sort()
  const tagIndex = new Map(tags.map((tag, index) => [tag, index]))
  const groupIndex = new Map(groups.map((group, index) => [group, index]))
  const runs: IndexManifest['runs'] = []
  for (const page of pages) {
    const facts = [tagIndex.get(page.tag) ?? 0, groupIndex.get(page.group) ?? 0, Math.round(page.weight * 100)] as const
    const last = runs.at(-1)
    if (last && facts.every((fact, index) => last[index + 1] === fact)) last[0]++
    else runs.push([1, ...facts])
  }
  return { tags, groups, runs }
}
