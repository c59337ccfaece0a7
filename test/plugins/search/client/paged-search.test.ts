import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPagedSearch, type PagedSearch } from '../../../../src/plugins/search/client/paged-search.ts'
import { sampleHit } from './sample-hits.ts'
import { createScriptedClient, type ScriptedClient, settled } from './scripted-client.ts'

let client: ScriptedClient
let failures: unknown[]
let asked: string[]
let search: PagedSearch

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  client = createScriptedClient()
  failures = []
  asked = []
  search = createPagedSearch({
    client: async () => client,
    requestOf: (query, page, hitsPerPage) => ({ indexName: 'plants', query, page, hitsPerPage }),
    onAsk: (query) => asked.push(query),
    onFailure: (error) => failures.push(error),
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const hits = (...names: string[]) => names.map((name) => sampleHit(name, 'lvl1', ['Guides', name]))
const shown = (): string[] => search.state().answer?.hits.map(({ objectID }) => objectID) ?? []

describe('createPagedSearch', () => {
  it('typed -> asks for fifteen when nothing was typed for 300 ms', async () => {
    search.search('a', 'after a pause')
    vi.advanceTimersByTime(200)
    search.search('ab', 'after a pause')
    vi.advanceTimersByTime(299)
    await settled()
    expect(client.requests).toEqual([])
    vi.advanceTimersByTime(1)
    await settled()
    expect(client.requests).toEqual([{ indexName: 'plants', query: 'ab', page: 0, hitsPerPage: 15 }])
  })

  it('more -> the next page behind the first, as long as there is one', async () => {
    search.search('a', 'now')
    await settled()
    await client.answer('a', hits('one', 'two'), { nbHits: 3, nbPages: 2 })
    search.more()
    await settled()
    expect(client.requests.map(({ page }) => page)).toEqual([0, 1])
    search.more()
    await client.answer('a', hits('three'), { nbHits: 3, nbPages: 2 })
    expect(shown()).toEqual(['one', 'two', 'three'])
    search.more()
    await settled()
    expect(client.requests).toHaveLength(2)
  })

  it('several pages -> one request for all of them, then the next page', async () => {
    search.search('a', 'now', 2)
    await settled()
    await client.answer('a', hits('one', 'two'), { nbHits: 3, nbPages: 2 })
    expect(search.state().answer?.pageCount).toBe(2)
    search.more()
    await settled()
    expect(client.requests.map(({ page, hitsPerPage }) => [page, hitsPerPage])).toEqual([
      [0, 30],
      [2, 15],
    ])
    await client.answer('a', hits('three'), { nbHits: 3, nbPages: 3 })
    expect(shown()).toEqual(['one', 'two', 'three'])
    expect(search.state().answer?.hasMore).toBe(false)
  })

  it('queries -> are told when they are asked, an empty one at once', async () => {
    search.search('a', 'after a pause')
    search.search('ab', 'after a pause')
    expect(asked).toEqual([])
    vi.advanceTimersByTime(300)
    search.search(' ', 'after a pause')
    expect(asked).toEqual(['ab', ''])
  })

  it('a page of the last query that comes late -> is dropped', async () => {
    search.search('a', 'now')
    await settled()
    await client.answer('a', hits('one'), { nbHits: 2, nbPages: 2 })
    search.more()
    search.search('b', 'now')
    await settled()
    await client.answer('a', hits('two'), { nbHits: 2, nbPages: 2 })
    await client.answer('b', hits('bee'), { nbHits: 1, nbPages: 1 })
    expect(shown()).toEqual(['bee'])
  })

  it('an empty query -> nothing, and an answer on its way is dropped', async () => {
    search.search('a', 'now')
    await settled()
    search.search(' ', 'after a pause')
    await client.answer('a', hits('one'))
    expect(search.state()).toEqual({ answer: undefined, isLoading: false, hasFailed: false })
  })

  it('a failure -> says so until the next search', async () => {
    search.search('a', 'now')
    await settled()
    await client.fail('a', new Error('no'))
    expect(search.state()).toMatchObject({ isLoading: false, hasFailed: true })
    expect(failures).toHaveLength(1)
    search.search('b', 'now')
    expect(search.state().hasFailed).toBe(false)
  })

  it('nothing -> pages that a part of the query finds, where that is looked for', async () => {
    const near = createPagedSearch({
      client: async () => client,
      requestOf: (query, page, hitsPerPage) => ({ indexName: 'plants', query, page, hitsPerPage }),
      looksNear: true,
      onFailure: (error) => failures.push(error),
    })
    near.search('tomatozzqq', 'now')
    await settled()
    await client.answer('tomatozzqq', [])
    await client.answer('tomato', hits('tomato'))
    expect(near.state().answer).toMatchObject({ query: 'tomatozzqq', hits: [], count: 0, nearPages: [{ url: '/docs/tomato' }] })
    search.search('basilzzqq', 'now')
    await settled()
    await client.answer('basilzzqq', [])
    expect(search.state().answer?.nearPages).toEqual([])
  })
})
