// The files of the local index, of the entries of all pages. What an earlier build has kept is used as far as it holds: after an edit of one
// page only the buckets are changed in which its terms are, and only their shards are written again.
import type { ContentStore } from '../../../cache/content-store.ts'
import { hashOf } from '../../../lib/hash.ts'
import type { SearchPage } from '../searched-page.ts'
import { foldedOf } from '../terms/fold-letters.ts'
import { splitWords } from '../terms/split-words.ts'
import type { WordRules } from '../terms/word-rules.ts'
import { bundleWords } from '../words/bundle-words.ts'
import { languageFileOf, loadWordRules } from '../words/load-word-rules.ts'
import { type Buckets, bucketOf, diffPostings, joinLines, type TermChanges } from './buckets.ts'
import { createIndexGatherer, type GatheredIndex } from './gather-index.ts'
import { createPostingsGatherer, type GatheredPostings, makeBuckets } from './gather-postings.ts'
import { type IncomingLinks, incomingLinks, type LinkOfPage } from './incoming-links.ts'
import {
  type IndexManifest,
  indexFormat,
  manifestFile,
  pageFile,
  type ShardList,
  type Tier,
  tiers,
  wordsFile,
  writeShardList,
} from './index-files.ts'
import { changeBuckets, type KeptBucket, keepBuckets, type TierBuckets } from './kept-buckets.ts'
import { linkPostings, type PagePostings } from './make-postings.ts'
import { pageContent, writePageRows } from './page-rows.ts'
import { type GroupHashes, type PlaceFile, writeLists, writeShards } from './write-shards.ts'

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
  /** To other pages. */
  links: LinkOfPage[]
}

/** What the index is made of. */
export interface IndexEntry {
  page: Pick<SearchPage, 'path' | 'sections'>
  postings: PagePostings
}

export interface WriteIndexInput {
  pages: readonly ListedPage[]
  language: string
  /** Groups of words that find each other. */
  synonyms: readonly (readonly string[])[]
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
  place: PlaceFile
}

/** What a build leaves for the next one. */
interface IndexState {
  pages: ListedPage[]
  buckets: Record<Tier, KeptBucket[]>
  groups: GroupHashes
}

export async function writeIndex(input: WriteIndexInput): Promise<void> {
  const { pages, store, inUse, place } = input
  const stateKey = hashOf('search index', input.program, input.language)
  const before = await readState(store, stateKey)
  const generation = hashOf('pages', JSON.stringify(pages.map(({ path }) => path))).slice(0, 8)
  let { gathered } = input
  const gather = async (): Promise<GatheredIndex> => {
    gathered ??= await gatherIndex(input)
    return gathered
  }
  const rules = await loadWordRules(input.language)
  const incoming = incomingLinks(pages)
  const made: Partial<Record<Tier, Buckets>> = {}
  const makeTier = async (tier: Tier): Promise<Buckets> => {
    const { postings } = await gather()
    made[tier] ??= tier === 'headings' ? makeBuckets(postings.headings, gatherLinks(incoming, rules)) : makeBuckets(postings.texts)
    return made[tier]
  }
  const makeAll = async (): Promise<Record<Tier, TierBuckets>> => ({
    headings: await keepBuckets(await makeTier('headings'), input),
    texts: await keepBuckets(await makeTier('texts'), input),
  })
  const edited = before && !gathered ? await bucketsAfterEdit(input, rules, incoming, before, makeTier) : undefined
  const buckets = edited ?? (await makeAll())
  const words = await placeWords(input, rules, buckets)
  const groups: GroupHashes = {}
  const writeTier = (tier: Tier): Promise<ShardList> => writeShards({ tier, buckets: buckets[tier], before: before?.groups, groups, place })
  const manifest: IndexManifest = {
    format: indexFormat,
    generation,
    language: input.language,
    ...(words !== undefined && { words }),
    synonyms: input.synonyms.map((group) => group.flatMap((text) => splitWords(text, rules).map(({ term }) => foldedOf(term)))),
    ...listRuns(pages),
    standing: incoming.map(({ pages: count }, number) => standingOf(count, isAbove(pages, number))).join(''),
    headings: writeShardList(await writeTier('headings')),
    texts: writeShardList(await writeLists(await writeTier('texts'), place)),
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

/** @returns the script that the browsers of readers load for the words of the index; undefined where those of English are all that it has. */
async function placeWords(
  { language, program, place }: WriteIndexInput,
  { runs }: WordRules,
  buckets: Record<Tier, TierBuckets>,
): Promise<string | undefined> {
  const name = languageFileOf(language)
  if (name === undefined && !tiers.some((tier) => buckets[tier].list.some((bucket) => runs?.has(bucket.name)))) return undefined
  const made = hashOf('search words', program, name ?? '')
  const file = wordsFile(name ?? 'english', made.slice(0, 8))
  await place(file, `search words ${made}`, () => bundleWords(name))
  return file
}

/** The texts of links that lead to each page. */
function gatherLinks(incoming: readonly IncomingLinks[], rules: WordRules): GatheredPostings {
  const gatherer = createPostingsGatherer()
  for (const { texts } of incoming) gatherer.add(linkPostings(texts, rules))
  return gatherer.finish()
}

/** From 0 to 9: how many pages lead to it, each step for twice as many; a page that others stand below has two more. */
function standingOf(count: number, isAbove: boolean): number {
  return Math.min(9, Math.round(Math.log2(1 + count)) + (isAbove ? 2 : 0))
}

/** Pages are in the order of their paths: those below a page come behind it. */
function isAbove(pages: readonly ListedPage[], number: number): boolean {
  const path = pages[number]?.path.replace(/\/$/, '')
  return path !== undefined && (pages[number + 1]?.path.startsWith(`${path}/`) ?? false)
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
  rules: WordRules,
  incoming: readonly IncomingLinks[],
  before: IndexState,
  makeTier: (tier: Tier) => Promise<Buckets>,
): Promise<Record<Tier, TierBuckets> | undefined> {
  const { pages, store, inUse } = input
  if (pages.length !== before.pages.length || pages.some(({ path }, number) => before.pages[number]?.path !== path)) return undefined
  const changes: Record<Tier, Map<string, TermChanges>> = { headings: new Map(), texts: new Map() }
  const oldIncoming = incomingLinks(before.pages)
  for (const [number, page] of pages.entries()) {
    const old = before.pages[number]
    const links = linkPostings(incoming[number]?.texts ?? [], rules)
    const oldLinks = linkPostings(oldIncoming[number]?.texts ?? [], rules)
    if (!old || (old.hash === page.hash && oldLinks === links)) continue
    const oldEntry = await input.readOldEntry(old)
    if (!oldEntry) return undefined
    const entry = await input.readEntry(page)
    const added: Record<Tier, [before: string, after: string]> = { headings: [oldLinks, links], texts: ['', ''] }
    for (const tier of tiers) {
      const [was, is] = added[tier]
      for (const [term, posting] of diffPostings(joinLines(oldEntry.postings[tier], was), joinLines(entry.postings[tier], is)))
        addChange(changes[tier], term, number, posting)
    }
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

async function readState(store: ContentStore, key: string): Promise<IndexState | undefined> {
  const bytes = await store.read(key)
  return bytes && JSON.parse(bytes.toString())
}

/** What is said of each page, with neighbors of the same kind together: pages are in the order of their paths. */
function listRuns(pages: readonly ListedPage[]): Pick<IndexManifest, 'tags' | 'groups' | 'runs'> {
  const tags = [...new Set(pages.map(({ tag }) => tag))].sort()
  const groups = [...new Set(pages.map(({ group }) => group))]
  const tagIndex = new Map(tags.map((tag, index) => [tag, index]))
  const groupIndex = new Map(groups.map((group, index) => [group, index]))
  const runs: IndexManifest['runs'] = [[], [], [], []]
  const [counts, ...columns] = runs
  for (const page of pages) {
    const facts = [tagIndex.get(page.tag) ?? 0, groupIndex.get(page.group) ?? 0, Math.round(page.weight * 100)] as const
    const last = counts.length - 1
    if (last >= 0 && facts.every((fact, index) => columns[index]?.[last] === fact)) counts[last] = (counts[last] ?? 0) + 1
    else {
      counts.push(1)
      for (const [index, fact] of facts.entries()) columns[index]?.push(fact)
    }
  }
  return { tags, groups, runs }
}
