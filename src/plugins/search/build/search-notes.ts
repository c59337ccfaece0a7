// What the search leaves of a page: where its entry is kept, for the index; and what is collected of it while other pages are still being rendered.
import type { SearchMetadata } from '../../../lib/search-metadata.ts'
import type { PageMetadata } from '../../../routes/route-base.ts'
import { pluginValue } from '../../plugin-values.ts'
import type { IndexedPage } from '../index/gather-index.ts'
import type { ListedPage } from '../index/write-index.ts'
import type { SearchEntry } from '../search-entry.ts'

/** Noted of each page that the search finds. */
export const searchPlace = pluginValue<SearchPlace>('search')

/** Handed over by each of them, in a build that renders all pages. */
export const searchedPage = pluginValue<SearchedPage>('search')

export interface SearchPlace extends Omit<ListedPage, 'path'> {
  /**
   * What the entry was made from besides the route and the HTML: a page module may set these itself. Absent when they are those of the
   * route.
   */
  metadata?: Pick<PageMetadata, 'title' | 'description' | keyof SearchMetadata>
  /** Present if the task was set up to return it; otherwise it is in the store. */
  entry?: SearchEntry
}

/** Made from the search entry of a page (search-entry.ts). */
export interface SearchedPage extends IndexedPage {
  /** Its lines of `algolia/records.ndjson`, as UTF-8. */
  records: Uint8Array
}
