// The search of a page that lists all results: one query, answered page after page (behaviour §6.6). Without React, like search-session.ts.
import type { SearchClient, SearchHit, SearchRequest } from '../../search/search-client.ts'
import { toQuery } from './search-limits.ts'
import { createWatchedState, type Watched } from './watched-state.ts'

/** Milliseconds that a reader who types is waited for. */
const typingPause = 300
const hitsPerPage = 15

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
  hasMore: boolean
  isFallback: boolean
}

export interface PagedSearch extends Watched<PagedState> {
  /** Searches when the reader has stopped typing, or at once. What was on its way is dropped. */
  search(query: string, when: 'now' | 'after a pause'): void
  /** The next page of the query, when there is one and none is on its way. */
  more(): void
  /** Drops what is on its way. */
  cancel(): void
}

export interface PagedSearchInput {
  client: () => Promise<SearchClient>
  requestOf: (query: string, page: number, hitsPerPage: number) => SearchRequest
  onFailure: (error: unknown) => void
}

const nothing: PagedState = { answer: undefined, isLoading: false, hasFailed: false }

export function createPagedSearch({ client, requestOf, onFailure }: PagedSearchInput): PagedSearch {
  const { state, subscribe, change } = createWatchedState(nothing)
  let asked: object | undefined
  let typing: ReturnType<typeof setTimeout> | undefined
  let nextPage = 0

  const stop = (): void => {
    asked = undefined
    clearTimeout(typing)
  }

  const ask = async (query: string, page: number): Promise<void> => {
    const own = {}
    asked = own
    change({ isLoading: true, hasFailed: false })
    try {
      const { results } = await (await client()).search({ requests: [requestOf(query, page, hitsPerPage)] })
      if (asked !== own) return
      const [result] = results
      if (!result) throw new Error('The search was answered without a result.')
      const before = page === 0 ? [] : (state().answer?.hits ?? [])
      const hits = [...before, ...result.hits]
      nextPage = page + 1
      const hasMore = result.nbPages === undefined ? hits.length < result.nbHits && result.hits.length > 0 : nextPage < result.nbPages
      asked = undefined
      change({ answer: { query, hits, count: result.nbHits, hasMore, isFallback: result.isFallback ?? false }, isLoading: false })
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
    search(typed, when) {
      const query = toQuery(typed).trim()
      stop()
      if (query === '') change(nothing)
      else if (when === 'now') void ask(query, 0)
      else typing = setTimeout(() => void ask(query, 0), typingPause)
    },
    more() {
      const { answer, isLoading } = state()
      if (answer?.hasMore && !isLoading) void ask(answer.query, nextPage)
    },
    cancel: stop,
  }
}
