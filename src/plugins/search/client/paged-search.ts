// The search of a page that lists all results: one query, answered page after page. Without React, like search-session.ts.
import type { SearchClient, SearchHit, SearchRequest } from '../search-client.ts'
import { findNear } from './find-near.ts'
import { foundPerPage, toQuery } from './search-limits.ts'
import { createWatchedState, type Watched } from './watched-state.ts'

/** Milliseconds that a reader who types is waited for. */
const typingPause = 300

export interface PagedState {
  /** What was answered; undefined before the first answer and for an empty query. */
  answer: PagedAnswer | undefined
  isLoading: boolean
  hasFailed: boolean
}

export interface PagedAnswer {
  query: string
  /** Of all pages so far. */
  hits: readonly SearchHit[]
  count: number
  /** Of the site, that they belong to. */
  foundPages: number | undefined
  /** How many pages these are. */
  pageCount: number
  hasMore: boolean
  isFallback: boolean
  /** Pages that are found by a part of the query, where nothing was found by all of it. */
  nearPages: readonly SearchHit[]
}

export interface PagedSearch extends Watched<PagedState> {
  /** Searches when the reader has stopped typing, or at once for so many pages. What was on its way is dropped. */
  search(query: string, when: 'now' | 'after a pause', pageCount?: number): void
  /** The next page of the query, when there is one and none is on its way. */
  more(): void
  /** Drops what is on its way. */
  cancel(): void
}

export interface PagedSearchInput {
  client: () => Promise<SearchClient>
  requestOf: (query: string, page: number, hitsPerPage: number) => SearchRequest
  /** Where nothing was found, a part of the query is searched. */
  looksNear?: boolean
  /** A new query is asked now; '' for none. */
  onAsk?: (query: string) => void
  onFailure: (error: unknown) => void
}

const nothing: PagedState = { answer: undefined, isLoading: false, hasFailed: false }

export function createPagedSearch({ client, requestOf, looksNear = false, onAsk, onFailure }: PagedSearchInput): PagedSearch {
  const { state, subscribe, change } = createWatchedState(nothing)
  let asked: object | undefined
  let typing: ReturnType<typeof setTimeout> | undefined

  const stop = (): void => {
    asked = undefined
    clearTimeout(typing)
  }

  /** @param pageCount how many are asked for at once, from the first one on. */
  const ask = async (query: string, page: number, pageCount = 1): Promise<void> => {
    const own = {}
    asked = own
    change({ isLoading: true, hasFailed: false })
    try {
      const opened = await client()
      const { results } = await opened.search({ requests: [requestOf(query, page, foundPerPage * pageCount)] })
      if (asked !== own) return
      const [result] = results
      if (!result) throw new Error('The search was answered without a result.')
      const before = page === 0 ? [] : (state().answer?.hits ?? [])
      const hits = [...before, ...result.hits]
      const hasMore = result.nbPages === undefined ? hits.length < result.nbHits && result.hits.length > 0 : page + 1 < result.nbPages
      const { nbHits: count, foundPages, isFallback = false } = result
      const nearPages = looksNear && hits.length === 0 ? await findNear(opened, (near) => requestOf(near, 0, foundPerPage), query) : []
      if (asked !== own) return
      asked = undefined
      change({ answer: { query, hits, count, foundPages, pageCount: page + pageCount, hasMore, isFallback, nearPages }, isLoading: false })
    } catch (error) {
      if (asked !== own) return
      asked = undefined
      change({ isLoading: false, hasFailed: true })
      onFailure(error)
    }
  }

  return {
    state,
    subscribe,
    search(typed, when, pageCount) {
      const query = toQuery(typed).trim()
      const start = (): void => {
        onAsk?.(query)
        if (query === '') change(nothing)
        else void ask(query, 0, pageCount)
      }
      stop()
      if (when === 'now' || query === '') start()
      else typing = setTimeout(start, typingPause)
    },
    more() {
      const { answer, isLoading } = state()
      if (answer?.hasMore && !isLoading) void ask(answer.query, answer.pageCount)
    },
    cancel: stop,
  }
}
