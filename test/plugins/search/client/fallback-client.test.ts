// A hosted index with that of the site behind it, and both with answers that the test gives.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFallbackClient } from '../../../../src/plugins/algolia/client/fallback-client.ts'
import type { SearchClient } from '../../../../src/plugins/search/search-client.ts'
import { createScriptedClient, type ScriptedClient, settled } from './scripted-client.ts'

let provider: ScriptedClient
let local: ScriptedClient
const openProvider = vi.fn<() => Promise<SearchClient>>()
const openLocal = vi.fn<() => SearchClient>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  provider = createScriptedClient()
  local = createScriptedClient()
  openProvider.mockReset().mockImplementation(async () => provider)
  openLocal.mockReset().mockImplementation(() => local)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function open(): { client: ReturnType<typeof createFallbackClient>; ask: (query: string) => Promise<string> } {
  const client = createFallbackClient({ openProvider, openLocal })
  const ask = (query: string): Promise<string> =>
    client.search({ requests: [{ indexName: 'docs', query, hitsPerPage: 5 }] }).then(
      ({ results }) => (results[0]?.isFallback ? 'local' : 'provider'),
      (error: Error) => error.name,
    )
  return { client, ask }
}

const unreachable = new Error('No host answers.')

describe('a hosted search with a fallback', () => {
  it('a provider that answers -> its answer, and the index of the site is not opened', async () => {
    const { ask } = open()
    const answer = ask('a')
    await settled()
    await provider.answer('a', [])
    expect(await answer).toBe('provider')
    expect(openLocal).not.toHaveBeenCalled()
  })

  it('several queries that fail -> one client of the index of the site for all of them', async () => {
    const { ask } = open()
    const first = ask('a')
    await settled()
    await provider.fail('a', unreachable)
    await local.answer('a', [])
    const second = ask('ab')
    await settled()
    await local.answer('ab', [])
    expect([await first, await second]).toEqual(['local', 'local'])
    expect(openLocal).toHaveBeenCalledTimes(1)
  })

  it('an earlier query that fails after the latest -> given up, and the latest is answered', async () => {
    const { ask } = open()
    const earlier = ask('a')
    const latest = ask('ab')
    await settled()
    await provider.fail('ab', unreachable)
    await provider.fail('a', unreachable)
    expect(local.requests.map(({ query }) => query)).toEqual(['ab'])
    await local.answer('ab', [])
    expect([await earlier, await latest]).toEqual(['OvertakenError', 'local'])
  })

  it('a script that cannot be loaded -> the index of the site; after 2 minutes it is loaded', async () => {
    openProvider.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    const { ask } = open()
    const first = ask('a')
    await settled()
    await local.answer('a', [])
    expect(await first).toBe('local')
    vi.advanceTimersByTime(2 * 60 * 1000)
    const second = ask('ab')
    await settled()
    await provider.answer('ab', [])
    expect(await second).toBe('provider')
    expect(openProvider).toHaveBeenCalledTimes(2)
  })

  it('a script that could not be loaded ahead -> loaded for the first query', async () => {
    openProvider.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    const { client, ask } = open()
    client.preload()
    await settled()
    const answer = ask('a')
    await settled()
    await provider.answer('a', [])
    expect(await answer).toBe('provider')
  })

  it('a script that does not come -> the index of the site after 3 s', async () => {
    openProvider.mockReturnValue(new Promise(() => undefined))
    const { ask } = open()
    const answer = ask('a')
    await vi.advanceTimersByTimeAsync(2999)
    expect(openLocal).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await local.answer('a', [])
    expect(await answer).toBe('local')
  })

  it('a result that is chosen -> told to the provider, if it is open and wants to know', async () => {
    const reportChoice = vi.fn()
    const chosen = { objectID: '1', queryID: 'q', position: 1 }
    const { client } = open()
    client.reportChoice?.(chosen)
    openProvider.mockResolvedValue({ ...provider, reportChoice })
    client.preload()
    await settled()
    client.reportChoice?.(chosen)
    expect(reportChoice.mock.calls).toEqual([[chosen]])
  })
})
