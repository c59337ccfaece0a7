// The hosted backend of the search in a browser: what the provider's real client sends over HTTP, and what becomes of the answers.
import { describe, expect, it } from 'vitest'
import { providerOrigins } from '../../src/plugins/algolia/provider-origins.ts'
import { request, search, startClientTests } from '../search-provider/client-tests.ts'

const { provider, searchOf, openClient, makeClient, attemptsOf } = startClientTests()

describe('what is sent', () => {
  it('a query -> POST to the multi-index path with a list of requests, as text, credentials in the address [spec 7.04]', async () => {
    const page = await openClient()
    const { results } = await search(page)
    expect(provider().requests).toHaveLength(1)
    const [sent] = provider().requests
    expect(sent).toMatchObject({ method: 'POST', path: '/1/indexes/*/queries', body: { requests: [request] } })
    expect(sent?.parameters).toMatchObject({ 'x-algolia-application-id': 'TESTAPP', 'x-algolia-api-key': 'search-key' })
    // No question to the other origin first.
    expect(sent?.headers['content-type']).toBe('text/plain')
    expect(results[0]?.nbHits).toBe(3)
  })

  it('the client -> tagged with the generator and its version [spec 7.10]', async () => {
    const page = await openClient()
    await search(page)
    expect(provider().requests[0]?.parameters['x-algolia-agent']).toMatch(
      /^Algolia for JavaScript \(5[\d.]+\); Lite \(5[\d.]+\); Browser; sitegen \(\d+\.\d+\.\d+\)$/,
    )
  })

  it('filters of the screen and of the configuration -> one list, in this order; other parameters as configured [spec 7.10]', async () => {
    const page = await openClient({ searchParameters: { facetFilters: 'type:lvl1', typoTolerance: false }, insights: true })
    const facetFilters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]
    await page.evaluate((asked) => window.client.search({ requests: [asked] }), { ...request, facetFilters })
    expect(provider().requests[0]?.body).toEqual({
      requests: [{ ...request, clickAnalytics: true, typoTolerance: false, facetFilters: [...facetFilters, 'type:lvl1'] }],
    })
  })

  it('queries of several indexes, recommendations and custom calls -> POST to their paths, and answered [spec 7.04] [spec 7.05] [spec 7.06]', async () => {
    provider().indexes.fill('posts', `${JSON.stringify({ objectID: 'p', hierarchy: { lvl1: 'Spring is here' } })}\n`)
    const queries = ['docs', 'posts'].map((indexName) => ({ indexName, query: 'spring' }))
    const recommendations = [{ indexName: 'docs', model: 'related-products' as const, objectID: '1', threshold: 0, maxRecommendations: 1 }]
    const page = await openClient()
    const answers = await page.evaluate(
      async ([options, queries, recommendations]) => {
        const client = window.search.openLiteClient(options)
        const found = await client.searchForHits({ requests: queries })
        const recommended = await client.getRecommendations({ requests: recommendations })
        const custom = await client.customPost({ path: '1/custom', body: { any: ['thing'] } })
        return [found.results.map(({ index, nbHits }) => [index, nbHits]), recommended.results.map(({ hits }) => hits), custom]
      },
      [searchOf(), queries, recommendations] as const,
    )
    expect(provider().requests.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/1/indexes/*/queries', { requests: queries }],
      ['POST', '/1/indexes/*/recommendations', { requests: recommendations }],
      ['POST', '/1/custom', { any: ['thing'] }],
    ])
    expect(answers).toEqual([
      [
        ['docs', 3],
        ['posts', 1],
      ],
      [[expect.objectContaining({ objectID: '2', _score: 100 })]],
      { path: '/1/custom', body: { any: ['thing'] } },
    ])
  })

  it('a custom call without a path -> an error, and nothing is sent [spec 7.06]', async () => {
    const page = await openClient()
    const failure = await page.evaluate(async (options) => {
      try {
        return await window.search.openLiteClient(options).customPost({ path: '' })
      } catch (error) {
        return String(error)
      }
    }, searchOf())
    expect(failure).toMatch(/`path` is required/)
    expect(provider().requests).toEqual([])
  })

  it('the same query twice -> asked once', async () => {
    const page = await openClient()
    await search(page)
    await search(page)
    expect(provider().requests).toHaveLength(1)
  })

  it('a result that is chosen -> told with its position, where the configuration asks for it', async () => {
    const page = await openClient({ insights: true })
    const { results } = await search(page)
    expect(results[0]?.queryID).toMatch(/^a{32}$/)
    await page.evaluate(() => window.client.reportChoice?.({ objectID: '1', queryID: 'a'.repeat(32), position: 3 }))
    const { method, body } = await provider().received(({ path }) => path === '/1/events')
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
      ([options, ...keys]) =>
        keys.map((key) => {
          try {
            window.search.createAlgoliaSearchClient({ ...options, [key]: '' })
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
    provider().behave(0, { status: 429, message: 'Too many requests' }, 'answer')
    expect(await search(page, 'sprin')).toMatchObject({ name: 'ApiError', status: 429 })
    expect((await search(page)).results[0]?.nbHits).toBe(3)
  })
})
