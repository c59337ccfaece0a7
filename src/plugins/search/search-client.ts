// The one interface between the search screens and what answers them. It has the shapes of the hosted provider, so that
// its client is one backend and the index of the site another.

export type HitLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6'

/** One section of a page, found. */
export interface SearchHit {
  objectID: string
  /** With origin or as a path below the base URL, with the anchor of the section. */
  url: string
  /** The deepest level that the section has, or `content` for text below it. */
  type: Exclude<HitLevel, 'lvl0'> | 'content'
  hierarchy: Record<HitLevel, string | null>
  content: string | null
  /** HTML in which marks are the only tags. */
  _snippetResult?: MarkedFields
  _highlightResult?: MarkedFields
}

export interface MarkedFields {
  hierarchy?: Partial<Record<HitLevel, { value: string }>>
  content?: { value: string }
}

/** What is sent for each query. */
export interface SearchRequest {
  indexName: string
  /** At most 64 characters. */
  query: string
  /** From 0. */
  page?: number
  hitsPerPage: number
  /** The site's own index leaves out what a group (`lvl0`) has more: nothing is loaded for rows that are not shown. */
  hitsPerGroup?: number
  attributesToRetrieve?: string[]
  /** `content:10` asks for ten words around what was found. */
  attributesToSnippet?: string[]
  snippetEllipsisText?: string
  highlightPreTag?: string
  highlightPostTag?: string
  /** All of them have to hold; of those in an inner list, one. */
  facetFilters?: (string | string[])[]
  clickAnalytics?: boolean
}

export interface SearchResult {
  hits: SearchHit[]
  /** Of all pages. */
  nbHits: number
  /** How many pages of the site the hits belong to, where the backend knows. */
  foundPages?: number
  page?: number
  nbPages?: number
  queryID?: string
  /** Says that another backend had to answer: results come from the index of the site. */
  isFallback?: boolean
}

/** A result that a reader has followed. */
export interface ChosenHit {
  objectID: string
  /** Of the answer that the hit was in. */
  queryID: string
  /** Among all hits of the query, from 1. */
  position: number
}

export interface SearchClient {
  /**
   * One result per request, in their order.
   * @throws Error named `RetryError` when nothing could be reached, `ApiError` when the provider refused.
   */
  search(request: { requests: SearchRequest[] }): Promise<{ results: SearchResult[] }>
  /** There only where the backend wants to know (`insights`); for hits of answers with a `queryID`. Never throws. */
  reportChoice?(chosen: ChosenHit): void
}
