// A local index of a few pages that a test writes down, in memory.

import type { LinkOfPage } from '../../../../src/plugins/search/index/incoming-links.ts'
import { makePostings } from '../../../../src/plugins/search/index/make-postings.ts'
import { type IndexEntry, type ListedPage, writeIndex } from '../../../../src/plugins/search/index/write-index.ts'
import { type LocalIndex, MissingFileError, openLocalIndex } from '../../../../src/plugins/search/query/open-local-index.ts'
import type { PageSection } from '../../../../src/plugins/search/read-sections.ts'
import type { SearchHit } from '../../../../src/plugins/search/search-client.ts'
import { loadWordRules } from '../../../../src/plugins/search/words/load-word-rules.ts'

export interface PageSketch {
  /** Default: made of the title. */
  path?: string
  title: string
  text?: string
  /** Heading -> text. */
  sections?: Record<string, string>
  group?: string
  tag?: string
  weight?: number
  description?: string
  /** What readers call it. */
  terms?: string[]
  /** To other pages. */
  links?: LinkOfPage[]
}

/** Name of a file -> its content. */
export async function makeIndexFiles(
  pages: readonly PageSketch[],
  synonyms: string[][] = [],
  language = 'en',
): Promise<Map<string, string>> {
  const rules = await loadWordRules(language)
  const entries = new Map<string, IndexEntry>()
  const list = pages.map((sketch, number): ListedPage => {
    const { title, text = '', group = 'Documentation', tag = 'default', weight = 1 } = sketch
    const path = sketch.path ?? `/page-${number}`
    const below = Object.entries(sketch.sections ?? {}).map(
      ([heading, content], index): PageSection => ({ anchor: `s${index + 1}`, level: 2, heading, text: content }),
    )
    const sections = [{ anchor: '', level: 1, heading: title, text }, ...below]
    const key = String(number)
    entries.set(key, {
      page: { path, sections },
      postings: makePostings({ sections, path, description: sketch.description, terms: sketch.terms }, rules),
    })
    return { path, key, hash: key, tag, group, weight, links: sketch.links ?? [] }
  })
  const files = new Map<string, string>()
  await writeIndex({
    pages: list,
    language,
    synonyms,
    program: '',
    async readEntry({ key }) {
      const entry = entries.get(key)
      if (!entry) throw new Error(`There is no entry ${key}.`)
      return entry
    },
    readOldEntry: async () => undefined,
    store: { read: async () => undefined, write: async () => undefined },
    inUse: new Set(),
    async place(path, _identity, load) {
      files.set(path, await load())
    },
  })
  return files
}

export function openFiles(files: ReadonlyMap<string, string>): LocalIndex {
  return openLocalIndex({
    loadRules: loadWordRules,
    async read(file) {
      const content = files.get(file)
      if (content === undefined) throw new MissingFileError(`${file} is not there.`)
      return content
    },
  })
}

export type Ask = (
  query: string,
  request?: { page?: number; hitsPerPage?: number; facetFilters?: (string | string[])[] },
) => Promise<SearchHit[]>

/** @returns a function that gives the hits of a query. */
export async function askIndex(pages: readonly PageSketch[], synonyms: string[][] = [], language = 'en'): Promise<Ask> {
  const index = openFiles(await makeIndexFiles(pages, synonyms, language))
  return async (query, request = {}) => (await index.search({ indexName: 'local', query, hitsPerPage: 20, ...request })).hits
}

/** Titles of the pages that were found, each once. */
export function titlesOf(hits: readonly SearchHit[]): string[] {
  return [...new Set(hits.map(({ hierarchy }) => hierarchy.lvl1 ?? ''))]
}
