// A site that is searched by a hosted index: its screens, with the provider's real client, under the policy of the site.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { answerQueries } from '../search-provider/answer-queries.ts'
import { type HostedSite, startHostedSite } from '../search-provider/hosted-site.ts'
import { atRest } from './browser.ts'
import { answered, box, modal, openSearch, rows, searchFor } from './search-site.ts'

/** What the browser itself writes of a request that fails, and what the screens write for the owner of the site. */
const failures = /Failed to load resource|The search failed\.|answered by the index of the site/

async function titles(page: Page): Promise<string[]> {
  return modal(page).locator('.search-row-title').allTextContents()
}

const providerScript = /\/algolia-search-client-[^/]*\.js/
const localIndex = /\/(?:assets\/search|search-index)\//

/** Paths that the page asks for from now on, its workers too. */
function recordPaths(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

function queries({ provider }: HostedSite): string[] {
  return provider().requests.map(({ body }) => JSON.parse(JSON.stringify(body)).requests[0].query)
}

describe('a site with a hosted search', () => {
  const site = startHostedSite({ contextualSearch: true })

  it('the policy of a page -> allows the hosts of the provider', async () => {
    const page = await site.open('/docs/')
    const response = await page.goto(site.url('/docs/'))
    expect(response?.headers()['content-security-policy']).toContain(`connect-src 'self' ${site.provider().origins.join(' ')}`)
  })

  it('a query -> results of the provider, with its total [spec 7.04] [spec 7.09]', async () => {
    const page = await site.open('/docs/')
    await openSearch(page)
    await searchFor(page, 'tomato')
    expect(await rows(page).count()).toBeGreaterThan(0)
    expect(await modal(page).locator('.search-row mark').first().textContent()).toMatch(/^tomato/i)
    const { body } = site.provider().requests.at(-1) ?? {}
    expect(body).toMatchObject({
      requests: [{ query: 'tomato', indexName: 'garden', hitsPerPage: 20, highlightPreTag: '<mark>', clickAnalytics: false }],
    })
    const total = answerQueries(body, site.provider().indexes).body
    const all = await modal(page)
      .getByRole('link', { name: /^See all/ })
      .textContent()
    expect(total).toMatchObject({ results: [{ nbHits: Number(/^See all (\d+) results$/.exec(all ?? '')?.[1]) }] })
  })

  it('contextual search -> filtered by the language and by the version of the docs [spec 7.10]', async () => {
    const page = await site.open('/docs/')
    await openSearch(page)
    await searchFor(page, 'tomato')
    expect(site.provider().requests[0]?.body).toMatchObject({
      requests: [{ facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']] }],
    })
    expect(await rows(page).count()).toBeGreaterThan(0)
  })

  it('a result -> the page of this deployment, not the address in the index', async () => {
    const page = await site.open('/')
    await openSearch(page)
    await searchFor(page, 'watering')
    const url = await rows(page).first().getAttribute('href')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/docs\/guides\/watering/)
    expect(new URL(page.url()).origin).toBe(new URL(site.url('/')).origin)
    expect(url ?? '/docs/guides/watering').not.toContain('example.com')
  })

  it('a page that nobody searches on -> loads nothing of the client and asks nobody', async () => {
    const page = await site.open('/docs/')
    const paths = recordPaths(page)
    await page.reload()
    await atRest(page)
    expect(paths.filter((path) => path.includes('algolia'))).toEqual([])
    expect(site.provider().requests).toEqual([])
    await openSearch(page)
    await searchFor(page, 'tomato')
    expect(paths.filter((path) => path.includes('algolia'))).not.toEqual([])
  })

  it('typing -> one request for each query, none twice', async () => {
    const page = await site.open('/')
    await openSearch(page)
    await box(page).pressSequentially('herb')
    await page.keyboard.press('Backspace')
    await modal(page).getByRole('status').filter({ hasText: 'for her' }).waitFor({ state: 'attached' })
    expect([...new Set(queries(site))]).toEqual(queries(site))
  })

  it('markup in titles and text of the index -> text', async () => {
    const evil = '<img src=x onerror="document.title=1"> zucchini <script>document.title=2</script>'
    const hierarchy = { lvl0: evil, lvl1: evil }
    const index = site.provider().indexes.get('garden')
    const facets = { language: 'en', docusaurus_tag: 'default' }
    index?.records.set('evil', {
      objectID: 'evil',
      type: 'content',
      url: 'https://example.com/docs/#"><b>',
      hierarchy,
      content: evil,
      ...facets,
    })
    index?.records.set('link', { objectID: 'link', type: 'lvl1', url: 'javascript:document.title=3', hierarchy, content: null, ...facets })
    const page = await site.open('/')
    await openSearch(page)
    await searchFor(page, 'zucchini')
    expect(await titles(page)).toContain(evil)
    expect(await modal(page).locator('img[src="x"], script').count()).toBe(0)
    expect(await rows(page).count()).toBe(1)
    expect(await page.title()).toContain('Garden')
    index?.records.delete('evil')
    index?.records.delete('link')
  })

  it.each([
    ['drops the connection', 'drop' as const],
    ['answers 503', { status: 503 }],
  ])('the first host %s -> the next one answers', async (_what, behavior) => {
    const page = await site.open('/', { allowConsole: failures })
    site.provider().behave(0, behavior)
    await openSearch(page)
    await searchFor(page, 'tomato')
    expect(await rows(page).count()).toBeGreaterThan(0)
    expect(site.provider().requests.map(({ host }) => host)).toEqual([0, 1])
  })

  it('all hosts fail -> the error screen, until the next key; then results again [spec 8.08]', async () => {
    const page = await site.open('/', { allowConsole: failures })
    site.provider().behaveAll('drop')
    await openSearch(page)
    await box(page).fill('tomato')
    await modal(page).getByText('Unable to fetch results', { exact: true }).first().waitFor()
    expect(await modal(page).textContent()).toContain('You might want to check your network connection.')
    site.provider().behaveAll('answer')
    await searchFor(page, 'tomatoe')
    expect(await modal(page).getByText('Unable to fetch results', { exact: true }).count()).toBe(0)
  })

  it.each([403, 429])('the provider answers %i -> the error screen, and the console says why', async (status) => {
    const page = await site.open('/', { allowConsole: failures })
    const warned = page.waitForEvent('console', (message) => message.text().includes('The search failed.'))
    site.provider().behaveAll({ status, message: 'Not for you' })
    await openSearch(page)
    await box(page).fill('tomato')
    await modal(page).getByText('Unable to fetch results', { exact: true }).first().waitFor()
    expect((await warned).text()).toContain('Not for you')
    expect(site.provider().requests).toHaveLength(1)
  })

  it('the script of the provider cannot be loaded -> the error screen; the next key loads it, under another address', async () => {
    const page = await site.open('/', { allowConsole: failures })
    let isBlocked = true
    const addresses: URL[] = []
    await page.route(providerScript, (route) => {
      addresses.push(new URL(route.request().url()))
      return isBlocked ? route.abort() : route.continue()
    })
    await openSearch(page)
    await box(page).fill('tomato')
    await modal(page).getByText('Unable to fetch results', { exact: true }).first().waitFor()
    isBlocked = false
    await searchFor(page, 'tomatoe')
    await searchFor(page, 'tomato')
    expect(await rows(page).count()).toBeGreaterThan(0)
    expect(queries(site)).toContain('tomato')
    // Browsers remember that the first one failed (client/import-module.ts). Twice: as the search opens, and for the first query.
    expect(addresses.map((address) => address.search)).toEqual(['', '?retry=1', '?retry=2'])
    expect(new Set(addresses.map(({ pathname }) => pathname)).size).toBe(1)
  })

  it('thirty results -> twenty of them come, and the way to all [spec 9.02]', async () => {
    const index = site.provider().indexes.get('garden')
    const added = Array.from({ length: 30 }, (_, number) => `quince-${number}`)
    for (const [number, objectID] of added.entries()) {
      // Not more than five rows of a group are shown.
      const hierarchy = { lvl0: `Orchard ${number % 10}`, lvl1: `Quince ${number}` }
      const url = `https://example.com/docs/${objectID}`
      index?.records.set(objectID, { objectID, type: 'lvl1', url, hierarchy, content: null, language: 'en', docusaurus_tag: 'default' })
    }
    const page = await site.open('/')
    await openSearch(page)
    await searchFor(page, 'quince')
    expect(await rows(page).count()).toBe(20)
    expect(await modal(page).textContent()).toContain('See all 30 results')
    for (const objectID of added) index?.records.delete(objectID)
  })

  it.each(['appId', 'apiKey'])(
    'a page without %s -> the error screen; the console names it, and nobody is asked [spec 8.10]',
    async (key) => {
      const page = await site.open('/', { allowConsole: failures })
      // No build writes such a page.
      await page.route(site.url('/docs/'), async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        const emptied = html.replaceAll(new RegExp(`(${key}(?:&quot;|"):(?:&quot;|"))[\\w-]+`, 'g'), '$1')
        expect(emptied).not.toBe(html)
        await route.fulfill({ response, body: emptied })
      })
      await page.goto(site.url('/docs/'))
      const warned = page.waitForEvent('console', (message) => message.text().includes('The search failed.'))
      await openSearch(page)
      await box(page).fill('tomato')
      await modal(page).getByText('Unable to fetch results', { exact: true }).first().waitFor()
      expect((await warned).text()).toContain(`\`${key}\` is missing: add "search.${key}" to the configuration of the site.`)
      expect(site.provider().requests).toEqual([])
    },
  )

  it('the search page -> results of the provider, fifteen at a time', async () => {
    const page = await site.open('/search?q=tomato')
    await page.getByText(/documents? found/).waitFor()
    expect(site.provider().requests[0]?.body).toMatchObject({
      requests: [{ query: 'tomato', page: 0, hitsPerPage: 15, indexName: 'garden' }],
    })
  })
})

describe("a site with a hosted search and fallback: 'local'", () => {
  const site = startHostedSite({ fallback: 'local', insights: true })
  const note = 'The search service cannot be reached.'

  it('all hosts fail -> results of the site itself, and a note', async () => {
    const page = await site.open('/', { allowConsole: failures })
    const paths = recordPaths(page)
    site.provider().behaveAll('drop')
    await openSearch(page)
    await searchFor(page, 'tomato')
    expect(await rows(page).count()).toBeGreaterThan(0)
    expect(await modal(page).textContent()).toContain(note)
    expect(paths.filter((path) => localIndex.test(path))).not.toEqual([])
    // The provider is left alone for a while.
    const asked = site.provider().requests.length
    await searchFor(page, 'thyme')
    expect(site.provider().requests).toHaveLength(asked)
  })

  it('twelve keys while all hosts fail -> one worker, which answers what was read before without a connection', async () => {
    const page = await site.open('/', { allowConsole: failures })
    site.provider().behaveAll('drop')
    await openSearch(page)
    const query = 'tomato water'
    for (const key of query) await page.keyboard.press(key === ' ' ? 'Space' : key)
    await answered(page, query)
    expect(page.workers()).toHaveLength(1)
    await page.context().setOffline(true)
    await searchFor(page, 'tomato wate')
    await searchFor(page, query)
    expect(await rows(page).count()).toBeGreaterThan(0)
    expect(page.workers()).toHaveLength(1)
  })

  it('the script of the provider cannot be loaded -> results of the site itself, and a note', async () => {
    const page = await site.open('/', { allowConsole: failures })
    await page.route(providerScript, (route) => route.abort())
    await openSearch(page)
    await searchFor(page, 'tomato')
    expect(await rows(page).count()).toBeGreaterThan(0)
    expect(await modal(page).textContent()).toContain(note)
    expect(site.provider().requests).toEqual([])
  })

  it('insights: a result that is chosen -> told to the provider with its place, and the page opens', async () => {
    const page = await site.open('/')
    await openSearch(page)
    await searchFor(page, 'tomato')
    const { body } = site.provider().requests.at(-1) ?? {}
    expect(body).toMatchObject({ requests: [{ clickAnalytics: true }] })
    await page.keyboard.press('ArrowDown')
    const chosen = await modal(page).locator('[role=option][aria-selected=true]').getAttribute('href')
    await page.keyboard.press('Enter')
    const told = await site.provider().received(({ path }) => path === '/1/events')
    const answer = answerQueries(body, site.provider().indexes).body
    const [{ hits }] = JSON.parse(JSON.stringify(answer)).results
    const { objectIDs, positions, eventType, queryID } = JSON.parse(JSON.stringify(told.body)).events[0]
    expect([eventType, queryID]).toEqual(['click', 'a'.repeat(32)])
    expect(hits[positions[0] - 1].objectID).toBe(objectIDs[0])
    await page.waitForURL((url) => url.pathname !== '/')
    if (chosen !== null) expect(new URL(hits[positions[0] - 1].url).pathname).toBe(new URL(chosen, page.url()).pathname)
  })

  it('a provider that answers -> no note, and nothing of the local index is loaded', async () => {
    const page = await site.open('/')
    const paths = recordPaths(page)
    await openSearch(page)
    await searchFor(page, 'tomato')
    expect(await modal(page).textContent()).not.toContain(note)
    expect(paths.filter((path) => localIndex.test(path))).toEqual([])
  })
})
