// What the search knows about a rendered page: stored, and also returned if the search is put together while pages are rendered.
import type { PageHook } from '../../../build/pages/page-hook.ts'
import { hashOf } from '../../../lib/hash.ts'
import { recordLinesOf } from '../../algolia/record-lines.ts'
import { readLinks } from '../index/incoming-links.ts'
import type { KnownWords } from '../index/make-postings.ts'
import { writePageRows } from '../index/page-rows.ts'
import { writeEntry } from '../kept-entry.ts'
import { recordSiteOf } from '../make-records.ts'
import { createSectionReader, type SectionReader } from '../read-sections.ts'
import { makeSearchEntry } from '../search-entry.ts'
import { loadWordRules } from '../words/load-word-rules.ts'
import { type SearchPlace, searchedPage, searchPlace } from './search-notes.ts'

/** What an entry is made from of the metadata of its page. */
const keysOfEntry = ['title', 'description', 'search', 'searchTerms', 'searchBoost'] as const

/** Nothing for a page that the search leaves out. */
export const keepSearchEntry: PageHook = ({ site: { config }, returnHtml, isGathered }, { packs }) => {
  if (!config.search) return undefined
  const knownWords: KnownWords = new Map()
  const rules = loadWordRules(config.locale)
  const recordSite = recordSiteOf(config)
  return ({ route, site, key: pageKey }) => {
    let reader: SectionReader | undefined
    return {
      createReader() {
        reader = createSectionReader()
        return reader
      },
      async finish({ shown, record }) {
        if (!reader || record.noIndex) return undefined
        const read = reader.finish()
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
        const search: SearchPlace = { key, hash: hashOf(bytes), tag, group, weight, links, ...(own.length > 0 && { metadata }) }
        if (returnHtml) search.entry = entry
        else await packs.write(key, bytes)
        const notes = searchPlace.as(search)
        if (!isGathered) return { notes }
        const searched = { postings, rows: writePageRows(page), records: Buffer.from(recordLinesOf(page, recordSite)) }
        return { notes, handedOver: searchedPage.as(searched) }
      },
    }
  }
}
