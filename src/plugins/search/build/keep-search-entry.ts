// What the search knows about a rendered page, whichever index it is for: stored beside the page. Where an index is put together while pages are
// rendered, its feature takes from the entry what it needs at once.
import type { PageHook } from '../../../build/pages/page-hook.ts'
import { hashOf } from '../../../lib/hash.ts'
import type { SiteData } from '../../../routes/site-data.ts'
import { joinValues, type PluginValues } from '../../plugin-values.ts'
import { readLinks } from '../index/incoming-links.ts'
import type { KnownWords } from '../index/make-postings.ts'
import { writeEntry } from '../kept-entry.ts'
import { createSectionReader, type SectionReader } from '../read-sections.ts'
import type { SearchEntry } from '../search-entry.ts'
import { loadWordRules } from '../words/load-word-rules.ts'
import { type SearchPlace, searchPlace } from './searched-pages.ts'

/** What an entry is made from of the metadata of its page. */
const keysOfEntry = ['title', 'description', 'search', 'searchTerms', 'searchBoost'] as const

/** What a feature hands over of an entry. Undefined if the site does not need it. */
export type TakeFromEntry = (site: SiteData) => ((entry: SearchEntry) => PluginValues) | undefined

/** Nothing for a page that the search leaves out. */
export function keepSearchEntry(takers: readonly TakeFromEntry[]): PageHook {
  return ({ site, returnHtml, isGathered }, { packs }) => {
    const { config } = site
    if (!config.search) return undefined
    const taking = isGathered ? takers.flatMap((open) => open(site) ?? []) : []
    const knownWords: KnownWords = new Map()
    const rules = loadWordRules(config.locale)
    // What makes terms of words is of no use to a site without search.
    const making = import('../search-entry.ts')
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
          const { makeSearchEntry } = await making
          const entry = makeSearchEntry(read.sections, { ...route, metadata: shown }, site, await rules, knownWords)
          if (!entry) return undefined
          const { tag, group, weight } = entry.page
          const bytes = writeEntry(entry)
          // Most builds read none of these entries, so they are stored apart from the pages.
          const key = hashOf('search entry', pageKey)
          const own = keysOfEntry.filter((name) => shown[name] !== route.metadata[name])
          const metadata = Object.fromEntries(own.map((name) => [name, shown[name]]))
          const links = readLinks(read.links, config.baseUrl)
          const search: SearchPlace = { key, hash: hashOf(bytes), tag, group, weight, links, ...(own.length > 0 && { metadata }) }
          if (returnHtml) search.entry = entry
          else await packs.write(key, bytes)
          return { notes: searchPlace.as(search), handedOver: joinValues(taking.map((take) => take(entry))) }
        },
      }
    }
  }
}
