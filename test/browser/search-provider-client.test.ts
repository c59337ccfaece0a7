// The hosted backend of the search in a browser: the provider's real client, over HTTP, against the provider of test/search-provider. The clock
// of the page is in the hands of the test, so that a limit of two minutes is exact and takes no time.
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AlgoliaSearch, createAlgoliaSearchClient } from '../../src/client/search/algolia/algolia-search-client.ts'
import type { openLiteClient } from '../../src/client/search/algolia/open-lite-client.ts'
import { providerOrigins } from '../../src/search/algolia/provider-origins.ts'
import type { SearchRequest, SearchResult } from '../../src/search/search-client.ts'
import { serveClientPage } from '../search-provider/client-page.ts'
import { type ProviderServer, startProvider } from '../search-provider/provider-server.ts'
import { startBrowser } from './browser.ts'

declare global {
  interface Window {
    search: { createAlgoliaSearchClient: typeof createAlgoliaSearchClient; openLiteClient: typeof openLiteClient }
    attempts: { url: string; at: number; headersAt?: number }[]
    answer: Promise<unknown>
    client: ReturnType<typeof createAlgoliaSearchClient>
  }
}

const browser = startBrowser(serveClientPage)
let provider: ProviderServer

const records = [
  { objectID: '1', type: 'lvl1', url: 'https://example.com/docs/spring', hierarchy: { lvl0: 'Docs', lvl1: 'spring()' }, content: null },
  {
    objectID: '2',
    type: 'content',
    url: 'https://example.com/docs/evil#x',
    hierarchy: { lvl0: 'Docs', lvl1: '<img src=x onerror=alert(1)> spring' },
    content: 'A spring & <script>alert(1)</script> "text"',
  },
  { objectID: '3', type: 'lvl1', url: 'javascript:alert(1)', hierarchy: { lvl0: 'Docs', lvl1: 'spring of others' }, content: null },
]
  .map((record) => `${JSON.stringify({ ...record, language: 'en', docusaurus_tag: 'default' })}\n`)
  .join('')

beforeEach(async () => {
  provider = await startProvider({ hosts: 3 })
  provider.indexes.fill('docs', records)
})
afterEach(() => provider.close())

function searchOf(parts: Partial<AlgoliaSearch> = {}): AlgoliaSearch {
  return {
    provider: 'algolia',
    appId: 'TESTAPP',
    apiKey: 'search-key',
    indexName: 'docs',
    placeholder: 'Search docs',
    searchPagePath: 'search',
    contextualSearch: false,
    personalization: true,
    missingResultsUrl: undefined,
    searchParameters: {},
    insights: false,
    externalUrlRegex: undefined,
    replaceSearchResultPathname: undefined,
    hosts: provider.origins,
    fallback: undefined,
    ...parts,
  }
}

const request: SearchRequest = {
  indexName: 'docs',
  query: 'spring',
  hitsPerPage: 20,
  attributesToRetrieve: ['hierarchy.lvl1', 'content', 'type', 'url'],
  attributesToSnippet: ['content:10'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  clickAnalytics: false,
}

/** A page with a client, and its clock stopped. */
async function openClient(parts: Partial<AlgoliaSearch> = {}): Promise<Page> {
  const page = await browser.open('/', {
    allowOrigins: provider.origins,
    allowConsole: /Failed to load resource|answered by the index of the site/,
  })
  await page.clock.install()
  await page.clock.pauseAt(new Date('2030-01-01T00:00:00Z'))
  await makeClient(page, parts)
  return page
}

function makeClient(page: Page, parts: Partial<AlgoliaSearch> = {}): Promise<void> {
  return page.evaluate((search) => {
    const results: SearchResult[] = [{ hits: [], nbHits: 7 }]
    window.client = window.search.createAlgoliaSearchClient({ search, openFallback: () => ({ search: async () => ({ results }) }) })
  }, searchOf(parts))
}

/** Begins a search; its answer, or what it fails with, is `window.answer`. */
function begin(page: Page, query: string): Promise<void> {
  return page.evaluate(
    (asked) => {
      window.attempts.length = 0
      window.answer = window.client
        .search({ requests: [asked] })
        .catch((error) => ({ name: error.name, message: error.message, status: error.status }))
    },
    { ...request, query },
  )
}

interface Answer {
  results: SearchResult[]
  name: string
  message: string
  status: number
}

function answerOf(page: Page): Promise<Answer> {
  // biome-ignore lint/suspicious/noExplicitAny: crosses from the page
  return page.evaluate(() => window.answer as Promise<any>)
}

async function search(page: Page, query = 'spring'): Promise<Answer> {
  await begin(page, query)
  return answerOf(page)
}

/** Which hosts were asked by the last search, and when after its begin, in milliseconds of the page's clock. */
async function attemptsOf(page: Page): Promise<[host: number, after: number][]> {
  const attempts = await page.evaluate(() => window.attempts)
  return attempts.map(({ url, at }) => [provider.origins.indexOf(new URL(url).origin), at - (attempts[0]?.at ?? 0)])
}

describe('what is sent', () => {
  it('a query -> POST to the multi-index path with a list of requests, as text, credentials in the address [spec 7.04]', async () => {
    const page = await openClient()
    const { results } = await search(page)
    expect(provider.requests).toHaveLength(1)
    const [sent] = provider.requests
    expect(sent).toMatchObject({ method: 'POST', path: '/1/indexes/*/queries', body: { requests: [request] } })
    expect(sent?.parameters).toMatchObject({ 'x-algolia-application-id': 'TESTAPP', 'x-algolia-api-key': 'search-key' })
    // No question to the other origin first.
    expect(sent?.headers['content-type']).toBe('text/plain')
    expect(results[0]?.nbHits).toBe(3)
  })

  it('the client -> tagged with the generator and its version [spec 7.10]', async () => {
    const page = await openClient()
    await search(page)
    expect(provider.requests[0]?.parameters['x-algolia-agent']).toMatch(
      /^Algolia for JavaScript \(5[\d.]+\); Lite \(5[\d.]+\); Browser; sitegen \(\d+\.\d+\.\d+\)$/,
    )
  })

  it('filters of the screen and of the configuration -> one list, in this order; other parameters as configured [spec 7.10]', async () => {
    const page = await openClient({ searchParameters: { facetFilters: 'type:lvl1', typoTolerance: false }, insights: true })
    const facetFilters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]
    await page.evaluate((asked) => window.client.search({ requests: [asked] }), { ...request, facetFilters })
    expect(provider.requests[0]?.body).toEqual({
      requests: [{ ...request, clickAnalytics: true, typoTolerance: false, facetFilters: [...facetFilters, 'type:lvl1'] }],
    })
  })

  it('recommendations and custom calls -> POST to their paths; a custom call without a path -> an error [spec 7.05] [spec 7.06]', async () => {
    const page = await openClient()
    const failure = await page.evaluate(async (options) => {
      const client = window.search.openLiteClient(options)
      await client.getRecommendations({ requests: [{ indexName: 'docs', model: 'related-products', objectID: '1', threshold: 0 }] })
      await client.customPost({ path: '1/custom', body: { any: ['thing'] } }).catch(() => undefined)
      try {
        return await client.customPost({ path: '' })
      } catch (error) {
        return String(error)
      }
    }, searchOf())
    expect(provider.requests.map(({ method, path, body }) => [method, path, body])).toEqual([
      [
        'POST',
        '/1/indexes/*/recommendations',
        { requests: [{ indexName: 'docs', model: 'related-products', objectID: '1', threshold: 0 }] },
      ],
      ['POST', '/1/custom', { any: ['thing'] }],
    ])
    expect(failure).toMatch(/`path` is required/)
  })

  it('the same query twice -> asked once', async () => {
    const page = await openClient()
    await search(page)
    await search(page)
    expect(provider.requests).toHaveLength(1)
  })

  it('a result that is chosen -> told with its position, where the configuration asks for it', async () => {
    const page = await openClient({ insights: true })
    const { results } = await search(page)
    expect(results[0]?.queryID).toMatch(/^a{32}$/)
    await page.evaluate(() => window.client.reportChoice?.({ objectID: '1', queryID: 'a'.repeat(32), position: 3 }))
    const { method, body } = await provider.received(({ path }) => path === '/1/events')
    expect([method, body]).toEqual([
      'POST',
      {
        events: [
          {
            eventType: 'click',
            eventName: 'Item Selected',
            index: 'docs',
            userToken: expect.stringMatching(/^anonymous-\d+-\d+$/),
            queryID: 'a'.repeat(32),
            objectIDs: ['1'],
            positions: [3],
          },
        ],
      },
    ])
    await makeClient(page)
    expect(await page.evaluate(() => window.client.reportChoice)).toBeUndefined()
  })

  it('no hosts in the configuration -> those of the provider, and no others than the security policy allows', async () => {
    const page = await openClient({ hosts: [] })
    await page.route(/algolia/, (route) => route.abort())
    page.removeAllListeners('request')
    expect(await search(page)).toMatchObject({ name: 'RetryError' })
    const asked = (await page.evaluate(() => window.attempts)).map(({ url }) => new URL(url).origin)
    expect(asked[0]).toBe('https://testapp-dsn.algolia.net')
    expect([...asked].sort()).toEqual(providerOrigins(searchOf({ hosts: [] })).sort())
  })
})

describe('what comes back', () => {
  it('hits, total and query id -> read; text is escaped but for the marks, what leads to no page is left out [spec 7.09]', async () => {
    const page = await openClient({ insights: true })
    const [result] = (await search(page)).results
    expect(result).toMatchObject({ nbHits: 3, queryID: 'a'.repeat(32), page: 0, nbPages: 1 })
    expect(result?.hits.map(({ objectID }) => objectID)).toEqual(['1', '2'])
    expect(result?.hits[1]).toEqual({
      objectID: '2',
      url: 'https://example.com/docs/evil#x',
      type: 'content',
      hierarchy: { lvl0: 'Docs', lvl1: '<img src=x onerror=alert(1)> spring', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
      content: 'A spring & <script>alert(1)</script> "text"',
      _snippetResult: {
        hierarchy: { lvl0: { value: 'Docs' }, lvl1: { value: '&lt;img src=x onerror=alert(1)&gt; <mark>spring</mark>' } },
        content: { value: 'A <mark>spring</mark> &amp; &lt;script&gt;alert(1)&lt;/script&gt; &quot;text&quot;' },
      },
      _highlightResult: {
        hierarchy: { lvl0: { value: 'Docs' }, lvl1: { value: '&lt;img src=x onerror=alert(1)&gt; <mark>spring</mark>' } },
        content: { value: 'A <mark>spring</mark> &amp; &lt;script&gt;alert(1)&lt;/script&gt; &quot;text&quot;' },
      },
    })
  })

  it('no application id or no key -> an error that names it [spec 8.10]', async () => {
    const page = await openClient()
    const failures = await page.evaluate(
      ([search, ...keys]) =>
        keys.map((key) => {
          try {
            window.search.createAlgoliaSearchClient({ search: { ...search, [key]: '' }, openFallback: () => Promise.reject() })
            return 'no error'
          } catch (error) {
            return String(error)
          }
        }),
      [searchOf(), 'appId', 'apiKey'] as const,
    )
    expect(failures).toEqual([
      'Error: `appId` is missing: add "search.appId" to the configuration of the site.',
      'Error: `apiKey` is missing: add "search.apiKey" to the configuration of the site.',
    ])
  })

  it('403 -> an ApiError at once: no other host is asked', async () => {
    const page = await openClient({ apiKey: 'wrong' })
    expect(await search(page)).toMatchObject({ name: 'ApiError', status: 403, message: 'Invalid Application-ID or API key' })
    expect(await attemptsOf(page)).toEqual([[0, 0]])
  })

  it('429 -> an ApiError at once: the next key asks again', async () => {
    const page = await openClient()
    provider.behave(0, { status: 429, message: 'Too many requests' }, 'answer')
    expect(await search(page, 'sprin')).toMatchObject({ name: 'ApiError', status: 429 })
    expect((await search(page)).results[0]?.nbHits).toBe(3)
  })
})

describe('hosts that fail', () => {
  it('no answer to the connection -> after 1 s, not before, the next host [spec 9.09]', async () => {
    const page = await openClient()
    provider.behave(0, 'stall')
    await begin(page, 'spring')
    await provider.received(({ host }) => host === 0)
    await page.clock.runFor(999)
    expect(await attemptsOf(page)).toEqual([[0, 0]])
    await page.clock.runFor(1)
    expect((await answerOf(page)).results[0]?.nbHits).toBe(3)
    expect(await attemptsOf(page)).toEqual([
      [0, 0],
      [1, 1000],
    ])
  })

  it('headers and then nothing -> after 2 s, not before, the next host [spec 9.09]', async () => {
    const page = await openClient()
    provider.behave(0, 'stall-body')
    await begin(page, 'spring')
    await page.waitForFunction(() => window.attempts[0]?.headersAt !== undefined)
    await page.clock.runFor(1999)
    expect(await attemptsOf(page)).toEqual([[0, 0]])
    await page.clock.runFor(1)
    expect((await answerOf(page)).results[0]?.nbHits).toBe(3)
    expect(await attemptsOf(page)).toEqual([
      [0, 0],
      [1, 2000],
    ])
  })

  it('a call that writes -> 30 s for its answer [spec 9.09]', async () => {
    const page = await openClient()
    provider.behave(0, 'stall-body')
    await page.evaluate((options) => {
      window.attempts.length = 0
      window.answer = window.search
        .openLiteClient(options)
        .customPost({ path: '1/custom' })
        .catch((error) => error)
    }, searchOf())
    await page.waitForFunction(() => window.attempts[0]?.headersAt !== undefined)
    await page.clock.runFor(29_999)
    expect(await attemptsOf(page)).toEqual([[0, 0]])
    await page.clock.runFor(1)
    await answerOf(page)
    expect(await attemptsOf(page)).toEqual([
      [0, 0],
      [1, 30_000],
    ])
  })

  it.each([
    ['a connection that ends', 'drop' as const],
    ['500', { status: 500 }],
    ['503', { status: 503 }],
  ])('%s -> the next host answers', async (_what, behavior) => {
    const page = await openClient()
    provider.behave(0, behavior)
    expect((await search(page)).results[0]?.nbHits).toBe(3)
    expect(await attemptsOf(page)).toEqual([
      [0, 0],
      [1, 0],
    ])
  })

  it('a host that failed -> left alone for 2 minutes, over pages too, and then asked again [spec 9.10]', async () => {
    const page = await openClient()
    provider.behave(0, 'drop', 'answer')
    await search(page, 's')
    expect(await attemptsOf(page)).toEqual([
      [0, 0],
      [1, 0],
    ])
    await page.clock.runFor(60_000)
    await search(page, 'sp')
    expect(await attemptsOf(page)).toEqual([[1, 0]])
    await page.reload()
    await makeClient(page)
    await search(page, 'spr')
    expect(await attemptsOf(page)).toEqual([[1, 0]])
    await page.clock.runFor(60_000)
    await search(page, 'spri')
    expect(await attemptsOf(page)).toEqual([[1, 0]])
    await page.clock.runFor(1)
    await search(page, 'sprin')
    expect(await attemptsOf(page)).toEqual([[0, 0]])
  })

  it('storage that throws -> a failed host is remembered as long as the page', async () => {
    const page = await openClient()
    await page.evaluate(() => {
      Storage.prototype.getItem = () => {
        throw new Error('no storage')
      }
      Storage.prototype.setItem = Storage.prototype.getItem
    })
    await makeClient(page)
    provider.behave(0, 'drop', 'answer')
    await search(page, 's')
    expect((await search(page, 'sp')).results[0]?.nbHits).toBe(3)
    expect(await attemptsOf(page)).toEqual([[1, 0]])
  })

  it('storage with something else in it -> as if there was nothing', async () => {
    const page = await openClient()
    await page.evaluate(() =>
      localStorage.setItem('sitegen-search-hosts-TESTAPP', '{"http://127.0.0.1:1":{"status":"burning"},"x":null,"y":7}'),
    )
    await makeClient(page)
    expect((await search(page)).results[0]?.nbHits).toBe(3)
  })

  it('all hosts -> a RetryError, after each was asked once', async () => {
    const page = await openClient()
    provider.behaveAll('drop')
    expect(await search(page)).toMatchObject({ name: 'RetryError' })
    expect((await attemptsOf(page)).map(([host]) => host)).toEqual([0, 1, 2])
  })

  it('all hosts for a while -> answered as soon as they are back', async () => {
    const page = await openClient()
    provider.behaveAll('drop')
    await search(page, 's')
    provider.behaveAll('answer')
    expect((await search(page, 'sp')).results[0]?.nbHits).toBe(3)
  })
})

describe("fallback: 'local'", () => {
  it('all hosts fail -> the index of the site answers and says so; at once for 2 minutes, then the provider is asked again', async () => {
    const page = await openClient({ fallback: 'local' })
    provider.behaveAll('drop')
    expect((await search(page, 's')).results).toEqual([{ hits: [], nbHits: 7, isFallback: true }])
    provider.behaveAll('answer')
    expect((await search(page, 'sp')).results[0]?.isFallback).toBe(true)
    expect(await attemptsOf(page)).toEqual([])
    await page.clock.runFor(2 * 60 * 1000)
    const { results } = await search(page, 'spr')
    expect([results[0]?.nbHits, results[0]?.isFallback]).toEqual([3, undefined])
  })

  it('hosts that say nothing -> the index of the site answers after 3 s, not after all of them were tried', async () => {
    const page = await openClient({ fallback: 'local' })
    provider.behaveAll('stall')
    await begin(page, 'spring')
    await provider.received(({ host }) => host === 0)
    await page.clock.runFor(1000)
    await provider.received(({ host }) => host === 1)
    await page.evaluate(() => {
      window.answer.then(() => window.attempts.push({ url: 'http://answered', at: Date.now() }))
    })
    await page.clock.runFor(1999)
    expect(await attemptsOf(page)).toEqual([
      [0, 0],
      [1, 1000],
    ])
    await page.clock.runFor(1)
    expect((await answerOf(page)).results).toEqual([{ hits: [], nbHits: 7, isFallback: true }])
    expect((await attemptsOf(page)).at(-1)).toEqual([-1, 3000])
  })

  it('one host that says nothing, and one that answers -> the provider', async () => {
    const page = await openClient({ fallback: 'local' })
    provider.behave(0, 'stall')
    await begin(page, 'spring')
    await provider.received(({ host }) => host === 0)
    await page.clock.runFor(1000)
    expect((await answerOf(page)).results[0]).toMatchObject({ nbHits: 3 })
  })

  it('a key that is refused -> the index of the site answers, and the console says why', async () => {
    const page = await openClient({ fallback: 'local', apiKey: 'wrong' })
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
    expect((await search(page)).results[0]).toMatchObject({ nbHits: 7, isFallback: true })
    expect((await warned).text()).toContain('Search is answered by the index of the site. ApiError: Invalid Application-ID or API key')
  })
})
