// A page with the hosted backend of the search in it, and the provider that it asks. The clock of the page is in the hands of the test, so that a
// limit of two minutes is exact and takes no time.
import type { Page } from 'playwright-core'
import { afterEach, beforeEach } from 'vitest'
import type { AlgoliaSearch } from '../../src/config/search-options.ts'
import type { createAlgoliaSearchClient } from '../../src/plugins/algolia/client/algolia-search-client.ts'
import type { createFallbackClient } from '../../src/plugins/algolia/client/fallback-client.ts'
import type { openLiteClient } from '../../src/plugins/algolia/client/open-lite-client.ts'
import type { SearchClient, SearchRequest, SearchResult } from '../../src/plugins/search/search-client.ts'
import { startBrowser } from '../browser/browser.ts'
import { serveClientPage } from './client-page.ts'
import { type ProviderServer, startProvider } from './provider-server.ts'

declare global {
  interface Window {
    search: {
      createAlgoliaSearchClient: typeof createAlgoliaSearchClient
      createFallbackClient: typeof createFallbackClient
      openLiteClient: typeof openLiteClient
    }
    attempts: { url: string; at: number; headersAt?: number }[]
    answer: Promise<unknown>
    client: SearchClient
  }
}

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

export const request: SearchRequest = {
  indexName: 'docs',
  query: 'spring',
  hitsPerPage: 20,
  attributesToRetrieve: ['hierarchy.lvl1', 'content', 'type', 'url'],
  attributesToSnippet: ['content:10'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  clickAnalytics: false,
}

export interface Answer {
  results: SearchResult[]
  name: string
  message: string
  status: number
}

export interface ClientTests {
  /** While a test runs. */
  provider(): ProviderServer
  searchOf(parts?: Partial<AlgoliaSearch>): AlgoliaSearch
  /** A page with a client, and its clock stopped. With `fallback: 'local'` there is an index behind it, which finds seven of nothing. */
  openClient(parts?: Partial<AlgoliaSearch>): Promise<Page>
  makeClient(page: Page, parts?: Partial<AlgoliaSearch>): Promise<void>
  /** Which hosts were asked by the last search, and when after its begin, in milliseconds of the page's clock. */
  attemptsOf(page: Page): Promise<[host: number, after: number][]>
}

/** To be called once in a file. */
export function startClientTests(): ClientTests {
  const browser = startBrowser(serveClientPage)
  let started: ProviderServer | undefined
  beforeEach(async () => {
    started = await startProvider({ hosts: 3 })
    started.indexes.fill('docs', records)
  })
  afterEach(() => started?.close())

  const provider = (): ProviderServer => {
    if (!started) throw new Error('The provider has not been started.')
    return started
  }
  const searchOf = (parts: Partial<AlgoliaSearch> = {}): AlgoliaSearch => ({
    provider: 'algolia',
    appId: 'TESTAPP',
    apiKey: 'search-key',
    indexName: 'docs',
    placeholder: 'Search docs',
    personalization: true,
    searchParameters: {},
    insights: false,
    externalUrlRegex: undefined,
    replaceSearchResultPathname: undefined,
    hosts: provider().origins,
    fallback: undefined,
    ...parts,
  })
  const makeClient = (page: Page, parts?: Partial<AlgoliaSearch>): Promise<void> =>
    page.evaluate((search) => {
      const { createAlgoliaSearchClient, createFallbackClient } = window.search
      const results: SearchResult[] = [{ hits: [], nbHits: 7 }]
      window.client =
        search.fallback === 'local'
          ? createFallbackClient({
              openProvider: async () => createAlgoliaSearchClient(search),
              openLocal: () => ({ search: async () => ({ results }) }),
            })
          : createAlgoliaSearchClient(search)
    }, searchOf(parts))

  return {
    provider,
    searchOf,
    makeClient,
    async openClient(parts) {
      const page = await browser.open('/', {
        allowOrigins: provider().origins,
        allowConsole: /Failed to load resource|answered by the index of the site/,
      })
      await page.clock.install()
      await page.clock.pauseAt(new Date('2030-01-01T00:00:00Z'))
      await makeClient(page, parts)
      return page
    },
    async attemptsOf(page) {
      const attempts = await page.evaluate(() => window.attempts)
      return attempts.map(({ url, at }) => [provider().origins.indexOf(new URL(url).origin), at - (attempts[0]?.at ?? 0)])
    },
  }
}

/** Begins a search; its answer, or what it fails with, is `window.answer`. */
export function begin(page: Page, query: string): Promise<void> {
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

export function answerOf(page: Page): Promise<Answer> {
  // biome-ignore lint/suspicious/noExplicitAny: crosses from the page
  return page.evaluate(() => window.answer as Promise<any>)
}

export async function search(page: Page, query = 'spring'): Promise<Answer> {
  await begin(page, query)
  return answerOf(page)
}
