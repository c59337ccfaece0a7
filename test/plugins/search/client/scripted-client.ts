// A search client whose answers the test gives, one by one and in any order.
import type { SearchClient, SearchHit, SearchRequest, SearchResult } from '../../../../src/plugins/search/search-client.ts'

export interface ScriptedClient extends SearchClient {
  requests: SearchRequest[]
  /** Answers the first request for `query` that waits. */
  answer(query: string, hits: readonly SearchHit[], changes?: Partial<SearchResult>): Promise<void>
  fail(query: string, error: Error): Promise<void>
}

interface Waiting {
  query: string
  resolve: (result: { results: SearchResult[] }) => void
  reject: (error: Error) => void
}

export function createScriptedClient(): ScriptedClient {
  const requests: SearchRequest[] = []
  const waiting: Waiting[] = []
  const take = (query: string): Waiting => {
    const index = waiting.findIndex((one) => one.query === query)
    const [found] = index < 0 ? [] : waiting.splice(index, 1)
    if (!found) throw new Error(`Nobody has asked for ${query}.`)
    return found
  }
  return {
    requests,
    search({ requests: asked }) {
      requests.push(...asked)
      return new Promise((resolve, reject) => waiting.push({ query: asked[0]?.query ?? '', resolve, reject }))
    },
    async answer(query, hits, changes = {}) {
      take(query).resolve({ results: [{ hits: [...hits], nbHits: hits.length, ...changes }] })
      await settled()
    },
    async fail(query, error) {
      take(query).reject(error)
      await settled()
    },
  }
}

/** Lets everything run that waits for promises alone. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}
