// What the task that renders a page says of it (render-task.ts).
import type { CardFace } from '../../cards/social-card.ts'
import type { PageRecord } from '../../check/page-record.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { PageMetadata } from '../../routes/route-base.ts'
import type { IndexedPage } from '../../search/index/gather-index.ts'
import type { ListedPage } from '../../search/index/write-index.ts'
import type { SearchEntry } from '../../search/search-entry.ts'
import type { PageSheet } from './server-runtime.tsx'

export interface RenderResult {
  path: string
  /** Undefined when the page could not be rendered. */
  record?: PageRecord
  /** Relative to the output. */
  file: string
  bytes: number
  /** Of its HTML (hashOf); missing when there is none. */
  hash?: string
  feedBody?: string
  /** The page as Markdown. */
  twin?: TextTwinResult
  /** Style sheet of this page alone. */
  sheet?: PageSheet
  /** What the social card of the page says. */
  card?: CardFace
  /** Where the search finds its text, unless it leaves the page out. */
  search?: SearchPlace
  /** Where the task was set up to give it back. */
  html?: string
  /** Documents that the store did not have: the page has to be rendered once more with them. */
  lost?: string[]
  diagnostics: Diagnostic[]
}

export interface TextTwinResult {
  /** Relative to the output. */
  file: string
  bytes: number
  hash: string
  /** Where the task was set up to give it back. */
  text?: string
}

export interface SearchPlace extends Omit<ListedPage, 'path'> {
  /** What the entry was made of besides the route and the HTML: a page module may say it itself. Absent when the route says the same. */
  metadata?: Pick<PageMetadata, 'title' | 'description'>
  /** Where the task was set up to give it back; else it is in the store. */
  entry?: SearchEntry
}

/** Made of its entry (search/search-entry.ts). */
export interface SearchedPage extends IndexedPage {
  /** Its lines of `algolia/records.ndjson`, as UTF-8. */
  records: Uint8Array
}
