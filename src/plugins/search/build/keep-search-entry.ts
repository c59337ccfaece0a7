// What the search knows about a rendered page: stored, and also returned if the search is put together while pages are rendered.

import type { RenderSetup } from '../../../build/pages/render-input.ts'
import type { SearchedPage, SearchPlace } from '../../../build/pages/render-result.ts'
import type { PackStore } from '../../../cache/pack-store.ts'
import { hashOf } from '../../../lib/hash.ts'
import type { Route } from '../../../routes/route.ts'
import type { PageMetadata } from '../../../routes/route-base.ts'
import type { SiteData } from '../../../routes/site-data.ts'
import { recordLinesOf } from '../../algolia/record-lines.ts'
import { readLinks } from '../index/incoming-links.ts'
import type { KnownWords } from '../index/make-postings.ts'
import { writePageRows } from '../index/page-rows.ts'
import { writeEntry } from '../kept-entry.ts'
import { recordSiteOf } from '../make-records.ts'
import type { ReadPage } from '../read-sections.ts'
import { makeSearchEntry } from '../search-entry.ts'
import { loadWordRules } from '../words/load-word-rules.ts'

export interface SearchSource {
  read: ReadPage
  route: Route
  /** What the page says about itself: a page module may override its route. */
  shown: PageMetadata
  site: SiteData
  /** Key under which the finished page is kept. */
  pageKey: string
}

export interface KeptSearchEntry {
  place: SearchPlace
  searched?: SearchedPage
}

/** What an entry is made from of the metadata of its page. */
const keysOfEntry = ['title', 'description', 'search', 'searchTerms', 'searchBoost'] as const

/** @returns undefined for a page that the search leaves out. */
export type SearchEntryKeeper = (source: SearchSource) => Promise<KeptSearchEntry | undefined>

export function createSearchEntryKeeper(
  { site: { config }, returnHtml, handsOverSearch }: Pick<RenderSetup, 'site' | 'returnHtml' | 'handsOverSearch'>,
  packs: Pick<PackStore, 'write'>,
): SearchEntryKeeper {
  const knownWords: KnownWords = new Map()
  const rules = loadWordRules(config.locale)
  const recordSite = recordSiteOf(config)
  return async ({ read, route, shown, site, pageKey }) => {
    const entry = makeSearchEntry(read.sections, { ...route, metadata: shown }, site, await rules, knownWords)
    if (!entry) return undefined
    const { page, postings } = entry
    const { tag, group, weight } = page
    const bytes = writeEntry(entry)
    // Most builds read none of these entries, so they are stored apart from the pages.
    const key = hashOf('search entry', pageKey)
    const own = keysOfEntry.filter((name) => shown[name] !== route.metadata[name])
    const metadata = Object.fromEntries(own.map((name) => [name, shown[name]]))
    const links = readLinks(read.links, config.baseUrl)
    const place: SearchPlace = { key, hash: hashOf(bytes), tag, group, weight, links, ...(own.length > 0 && { metadata }) }
    if (returnHtml) place.entry = entry
    else await packs.write(key, bytes)
    if (!handsOverSearch) return { place }
    return { place, searched: { postings, rows: writePageRows(page), records: Buffer.from(recordLinesOf(page, recordSite)) } }
  }
}
