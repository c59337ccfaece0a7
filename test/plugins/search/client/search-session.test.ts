import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSearchSession, type SearchSession } from '../../../../src/plugins/search/client/search-session.ts'
import { sampleHit } from './sample-hits.ts'
import { createScriptedClient, type ScriptedClient, settled } from './scripted-client.ts'

let client: ScriptedClient
let failures: unknown[]
let session: SearchSession

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  client = createScriptedClient()
  failures = []
  session = createSearchSession({
    client: async () => client,
    requestOf: (query) => ({ indexName: 'plants', query, hitsPerPage: 20 }),
    onFailure: (error) => failures.push(error),
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const page = (name: string, group = 'Guides') => sampleHit(name, 'lvl1', [group, name])
const ask = async (query: string): Promise<void> => {
  session.search(query)
  await settled()
}
const now = (): string => `${session.state().status} ${session.state().screen} ${session.state().answer?.query ?? '-'}`

describe('a search', () => {
  it('[spec 4.09] typed, answered -> loading at once, then idle with the results', async () => {
    await ask('a')
    expect(now()).toBe('loading start -')
    await client.answer('a', [page('apple')], { nbHits: 12 })
    expect(now()).toBe('idle results a')
    expect(session.state().answer?.count).toBe(12)
  })

  it('[spec 4.09, 9.08] no answer for 300 ms -> stalled, and not before', async () => {
    await ask('a')
    vi.advanceTimersByTime(299)
    expect(now()).toBe('loading start -')
    vi.advanceTimersByTime(1)
    expect(now()).toBe('stalled start -')
    await client.answer('a', [page('apple')])
    expect(now()).toBe('idle results a')
    vi.advanceTimersByTime(1000)
    expect(now()).toBe('idle results a')
  })

  it('answers in the wrong order -> only that of the last query counts', async () => {
    await ask('a')
    await ask('ab')
    await client.answer('ab', [page('abelia')])
    await client.answer('a', [page('apple'), page('agave')])
    expect(now()).toBe('idle results ab')
    expect(session.state().answer?.count).toBe(1)
  })

  it('the same query again after another -> the answer of the first one does not count', async () => {
    await ask('a')
    await ask('b')
    await ask('a')
    await client.answer('a', [page('old')])
    expect(now()).toBe('loading start -')
    await client.answer('a', [page('new')])
    expect(session.state().answer?.hits.map(({ objectID }) => objectID)).toEqual(['new'])
  })

  it('the next query -> the screen of the last one stays until its answer', async () => {
    await ask('a')
    await client.answer('a', [page('apple')])
    await ask('ax')
    expect(now()).toBe('loading results a')
    await client.answer('ax', [])
    expect(now()).toBe('idle none ax')
  })

  it('counts -> of each query, not of all', async () => {
    await ask('a')
    await client.answer('a', [page('apple')], { nbHits: 30 })
    await ask('b')
    await client.answer('b', [page('beet')], { nbHits: 2 })
    expect(session.state().answer?.count).toBe(2)
  })

  it.each(['', '   '])('%j -> the start, and nothing is asked', async (query) => {
    await ask('a')
    await ask(query)
    expect(now()).toBe('idle start -')
    expect(session.state().query).toBe(query)
    expect(client.requests.map((request) => request.query)).toEqual(['a'])
    await client.answer('a', [page('apple')])
    expect(now()).toBe('idle start -')
  })

  it('cancelled -> its answer does not count, what was shown stays', async () => {
    await ask('a')
    session.cancel()
    expect(now()).toBe('idle start -')
    await client.answer('a', [page('apple')])
    expect(now()).toBe('idle start -')
    vi.advanceTimersByTime(1000)
    expect(now()).toBe('idle start -')
  })
})

describe('a failure', () => {
  const unreachable = Object.assign(new Error('Unreachable hosts'), { name: 'RetryError' })

  it('[spec 4.09, 8.08] -> the error stays until the next key', async () => {
    await ask('a')
    await client.fail('a', unreachable)
    expect(now()).toBe('error error -')
    expect(failures).toEqual([unreachable])
    vi.advanceTimersByTime(10_000)
    session.cancel()
    expect(now()).toBe('error error -')
    await ask('ab')
    expect(now()).toBe('loading start -')
  })

  it('after results -> the next key shows those until its answer', async () => {
    await ask('a')
    await client.answer('a', [page('apple')])
    await ask('ab')
    await client.fail('ab', unreachable)
    expect(now()).toBe('error error a')
    await ask('abc')
    expect(now()).toBe('loading results a')
  })

  it('of a query that nobody waits for any more -> nothing', async () => {
    await ask('a')
    await ask('b')
    await client.fail('a', unreachable)
    expect(now()).toBe('loading start -')
    expect(failures).toEqual([])
  })

  it('[spec 8.10] the client cannot be opened -> the error, and why', async () => {
    const missing = new Error('`apiKey` is missing.')
    const broken = createSearchSession({
      client: async () => {
        throw missing
      },
      requestOf: (query) => ({ indexName: 'plants', query, hitsPerPage: 20 }),
      onFailure: (error) => failures.push(error),
    })
    broken.search('a')
    await settled()
    expect(broken.state().screen).toBe('error')
    expect(failures).toEqual([missing])
  })

  it('an answer without a result -> the error', async () => {
    const empty = createSearchSession({
      client: async () => ({ search: async () => ({ results: [] }) }),
      requestOf: (query) => ({ indexName: 'plants', query, hitsPerPage: 20 }),
      onFailure: (error) => failures.push(error),
    })
    empty.search('a')
    await settled()
    expect(empty.state().screen).toBe('error')
  })
})

describe('suggestions', () => {
  it('[spec 8.09, 9.07] -> up to three names of groups, of the answer that had most of them', async () => {
    await ask('a')
    await client.answer(
      'a',
      ['One', 'Two', 'Three', 'Four'].map((group) => page(`in ${group}`, group)),
    )
    await ask('b')
    await client.answer('b', [page('beet', 'Five')])
    await ask('zz')
    await client.answer('zz', [])
    expect(session.state().suggestions).toEqual(['One', 'Two', 'Three'])
  })
})

describe('nothing found', () => {
  const near = async (query: string): Promise<void> => {
    session = createSearchSession({
      client: async () => client,
      requestOf: (text) => ({ indexName: 'plants', query: text, hitsPerPage: 20 }),
      looksNear: true,
      onFailure: (error) => failures.push(error),
    })
    await ask(query)
    await client.answer(query, [])
  }

  it('a word that is on no page -> the pages of its beginning, each once, at most three', async () => {
    await near('tomatozzqq & more')
    expect(now()).toBe('loading start -')
    const section = sampleHit('section', 'lvl2', ['Guides', 'a', 'Section'], { url: '/docs/a#section' })
    await client.answer('tomato', [section, page('a'), page('b'), page('c'), page('d')])
    expect(now()).toBe('idle none tomatozzqq & more')
    expect(session.state().nearPages.map(({ url }) => url)).toEqual(['/docs/a', '/docs/b', '/docs/c'])
  })

  it('that search fails, or there is nothing to shorten -> no pages, and no error', async () => {
    await near('tomatozzqq')
    await client.fail('tomato', new Error('gone'))
    expect([now(), session.state().nearPages, failures]).toEqual(['idle none tomatozzqq', [], []])
    await near('ab')
    expect([now(), session.state().nearPages]).toEqual(['idle none ab', []])
  })
})
