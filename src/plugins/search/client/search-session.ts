// One opening of the search: what was typed, how far its answer is, and which screen that makes. Without React, so that
// its rules can be tested by themselves.
import type { SearchClient, SearchHit, SearchRequest } from '../search-client.ts'
import { findNear } from './find-near.ts'
import { groupHits, type HitGroup } from './group-hits.ts'
import { stalledAfter, suggestionCount, toQuery } from './search-limits.ts'
import { createWatchedState, type Watched } from './watched-state.ts'

export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error'
export type SearchScreen = 'start' | 'results' | 'none' | 'error'

export interface SearchState {
  query: string
  status: SearchStatus
  screen: SearchScreen
  /** The last one; of an earlier query while a later one is on its way. Undefined before the first, and for an empty query. */
  answer: SearchAnswer | undefined
  /** What else to look for, where nothing was found. */
  suggestions: readonly string[]
  /** Pages that are found by a part of what was typed, where nothing was found by all of it. */
  nearPages: readonly SearchHit[]
}

export interface SearchAnswer {
  query: string
  groups: readonly HitGroup[]
  /** All of them, as they came. */
  hits: readonly SearchHit[]
  /** Of this query, on all pages. */
  count: number
  queryID: string | undefined
  /** Another backend had to answer. */
  isFallback: boolean
}

export interface SearchSession extends Watched<SearchState> {
  /** Searches at once. An earlier search that was not answered yet is dropped. */
  search(query: string): void
  /** Drops what is on its way; what is shown stays. */
  cancel(): void
}

export interface SearchSessionInput {
  client: () => Promise<SearchClient>
  requestOf: (query: string) => SearchRequest
  /** Where nothing was found, a part of the query is searched. */
  looksNear?: boolean
  /** A search has failed, and why. */
  onFailure: (error: unknown) => void
}

const start: SearchState = { query: '', status: 'idle', screen: 'start', answer: undefined, suggestions: [], nearPages: [] }

export function createSearchSession({ client, requestOf, looksNear, onFailure }: SearchSessionInput): SearchSession {
  const { state, subscribe, change } = createWatchedState(start)
  /** What was asked last; undefined when nobody waits for an answer. */
  let asked: object | undefined
  let stalling: ReturnType<typeof setTimeout> | undefined
  /** The names of groups of the answer that had most of them: other words of this site. */
  let bestGroups: readonly string[] = []

  const stopWaiting = (): void => {
    asked = undefined
    clearTimeout(stalling)
  }

  const ask = async (query: string): Promise<void> => {
    const own = {}
    asked = own
    stalling = setTimeout(() => change({ status: 'stalled' }), stalledAfter)
    try {
      const opened = await client()
      if (asked !== own) return
      const { results } = await opened.search({ requests: [requestOf(query)] })
      if (asked !== own) return
      const [result] = results
      if (!result) throw new Error('The search was answered without a result.')
      const groups = groupHits(result.hits)
      if (groups.length > bestGroups.length) bestGroups = namesOf(groups)
      const nearPages = looksNear && groups.length === 0 ? await findNear(opened, requestOf, query) : []
      if (asked !== own) return
      stopWaiting()
      change({
        status: 'idle',
        screen: screenOf(groups),
        answer: { query, groups, hits: result.hits, count: result.nbHits, queryID: result.queryID, isFallback: result.isFallback ?? false },
        suggestions: bestGroups.slice(0, suggestionCount),
        nearPages,
      })
    } catch (error) {
      if (asked !== own) return
      stopWaiting()
      change({ status: 'error', screen: 'error' })
      onFailure(error)
    }
  }

  return {
    state,
    subscribe,
    search(typed) {
      const query = toQuery(typed)
      stopWaiting()
      if (query.trim() === '') {
        change({ ...start, query })
        return
      }
      // What was there before stays; an error only until this.
      const { screen: shown, answer } = state()
      const screen = shown === 'error' ? (answer ? screenOf(answer.groups) : 'start') : shown
      change({ query, status: 'loading', screen })
      void ask(query)
    },
    cancel() {
      stopWaiting()
      if (state().status === 'loading' || state().status === 'stalled') change({ status: 'idle' })
    },
  }
}

function screenOf(groups: readonly HitGroup[]): SearchScreen {
  return groups.length > 0 ? 'results' : 'none'
}

function namesOf(groups: readonly HitGroup[]): string[] {
  return groups.map(({ title }) => title).filter((title) => title !== '')
}
