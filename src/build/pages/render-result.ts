// What the task that renders a page reports about it (render-task.ts).

import type { PageRecord } from '../../check/page-record.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { SearchMetadata } from '../../lib/search-metadata.ts'
import type { IndexedPage } from '../../plugins/search/index/gather-index.ts'
import type { ListedPage } from '../../plugins/search/index/write-index.ts'
import type { SearchEntry } from '../../plugins/search/search-entry.ts'
import type { CardFace } from '../../plugins/social-cards/social-card.ts'
import type { PageSheet } from '../../render/server-runtime.tsx'
import type { PageMetadata } from '../../routes/route-base.ts'

export interface RenderResult {
  path: string
  /** Undefined when the page could not be rendered. */
  record?: PageRecord
  /** Relative to the output. */
  file: string
  bytes: number
  /** Hash of its HTML (hashOf); absent when there is none. */
  hash?: string
  feedBody?: string
  /** The page as Markdown. */
  twin?: TextTwinResult
  /** Style sheet for this page alone. */
  sheet?: PageSheet
  /** What the social card of the page says. */
  card?: CardFace
  /** Where the search finds its text; absent when the search leaves the page out. */
  search?: SearchPlace
  /** What plugins have noted of the page, by the name of the plugin; absent when none looks at pages. */
  noted?: { title: string; values: Record<string, unknown> }
  /** Present if the task was set up to return it. */
  html?: string
  /** Documents that the store did not have: the page has to be rendered again with them. */
  lost?: string[]
  diagnostics: Diagnostic[]
}

export interface TextTwinResult {
  /** Relative to the output. */
  file: string
  bytes: number
  hash: string
  /** Present if the task was set up to return it. */
  text?: string
}

export interface SearchPlace extends Omit<ListedPage, 'path'> {
  /**
   * What the entry was made from besides the route and the HTML: a page module may set these itself. Absent when they are those of the
   * route.
   */
  metadata?: Pick<PageMetadata, 'title' | 'description' | keyof SearchMetadata>
  /** Present if the task was set up to return it; otherwise it is in the store. */
  entry?: SearchEntry
}

/** Made from the search entry of a page (plugins/search/search-entry.ts). */
export interface SearchedPage extends IndexedPage {
  /** Its lines of `algolia/records.ndjson`, as UTF-8. */
  records: Uint8Array
}
