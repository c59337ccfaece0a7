// What the modal shows: results in groups, nothing found, errors, and the way there.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isMarked, mark } from './navigation-steps.ts'
import { activeRow, answered, box, holdIndex, modal, openSearch, rows, searchFor, startSearchSite } from './search-site.ts'

const browser = startSearchSite()
const visit = browser.tour()

const groupTitles = (page: Page): Promise<string[]> => modal(page).locator('.search-group-title').allTextContents()
const status = (page: Page): Promise<string | null> => modal(page).getAttribute('data-status')
const screen = (page: Page): Promise<string | null> => modal(page).locator('.search-screen').getAttribute('data-screen')
const said = (page: Page): Promise<string | null> => modal(page).getByRole('status').textContent()

describe('results', () => {
  it('[spec 7.09, 9.03] a word of many pages -> groups of at most five, and the number of all', async () => {
    const page = await browser.open('/')
    await openSearch(page)
    await searchFor(page, 'tomato')
    expect((await groupTitles(page)).sort()).toEqual(['Guides', 'Reference'])
    for (const group of await modal(page).getByRole('listbox').all()) expect(await group.getByRole('option').count()).toBeLessThanOrEqual(5)
    expect(await modal(page).getByRole('listbox', { name: 'Guides' }).getByRole('option').count()).toBe(5)
    const count = Number(/^(\d+) results for tomato$/.exec((await said(page)) ?? '')?.[1])
    expect(count).toBeGreaterThan(5)
    expect(
      await modal(page)
        .getByRole('link', { name: /^See all/ })
        .textContent(),
    ).toBe(`See all ${count} results`)
  })

  it('the number of results -> of this query, not of all so far', async () => {
    const page = await visit('/')
    await openSearch(page)
    await searchFor(page, 'thyme')
    expect(await said(page)).toBe('30 results for thyme')
    await searchFor(page, 'pumpkin')
    expect(await said(page)).toBe('One result for pumpkin')
    await searchFor(page, 'thyme')
    expect(
      await modal(page)
        .getByRole('link', { name: /^See all/ })
        .textContent(),
    ).toBe('See all 30 results')
  })

  it('See all -> the page with all of them, in place', async () => {
    const page = await browser.open('/')
    await mark(page)
    await openSearch(page)
    await searchFor(page, 'thyme & more')
    await searchFor(page, 'herb thyme')
    const all = modal(page).getByRole('link', { name: /^See all/ })
    expect(await all.getAttribute('href')).toBe('/search?q=herb%20thyme')
    await all.click()
    await page.getByRole('heading', { name: 'Search results for "herb thyme"', level: 1 }).waitFor()
    expect(await modal(page).count()).toBe(0)
    expect(await isMarked(page)).toBe(true)
  })

  it('pages, their sections and text -> the heading with marks, below it where that stands and what was found', async () => {
    const page = await visit('/')
    await openSearch(page)
    await searchFor(page, 'season pruning')
    expect(await activeRow(page)).toBe('Season of pruning')
    const first = rows(page).first()
    expect(await first.locator('.search-row-title mark').allTextContents()).toEqual(['Season', 'pruning'])
    expect(await first.locator('.search-row-trail').textContent()).toBe('Pruning a tomato')
    expect(await first.getAttribute('href')).toBe('/docs/guides/pruning#season-of-pruning')
    await searchFor(page, 'pumpkin')
    expect(await activeRow(page)).toBe('Kinds of seeds')
    expect(await rows(page).first().locator('.search-row-line').allTextContents()).toEqual([
      'One page that says pumpkin in its text alone.',
    ])
    await searchFor(page, 'drizzle')
    expect(await activeRow(page)).toBe('amount')
    expect(await rows(page).first().locator('.search-row-line').allTextContents()).toEqual([
      'water() › Arguments',
      'How much, in litres. A drizzle.',
    ])
  })

  it.each([
    [1280, 10],
    [769, 10],
    [768, 5],
  ])('[spec 9.04] a screen %i pixels wide -> at most %i words of text', async (width, words) => {
    const page = await browser.open('/', { viewport: { width, height: 800 } })
    await openSearch(page)
    await searchFor(page, 'glad')
    const text = await rows(page).first().locator('.search-row-excerpt').textContent()
    const found = (text ?? '').replace(/…/g, ' ').trim().split(/\s+/)
    expect(found).toContain('glad')
    expect(found.length).toBeLessThanOrEqual(words)
    expect(found.length).toBeGreaterThan(words - 3)
  })

  it('tags in titles, headings, text and the query -> are text', async () => {
    const page = await browser.open('/')
    await openSearch(page)
    await searchFor(page, 'hostileword')
    expect(await modal(page).locator('.search-screen img, .search-screen b, .search-screen script').count()).toBe(0)
    await searchFor(page, 'video')
    expect(await modal(page).locator('.search-row-title').first().textContent()).toBe('<Video>')
    await searchFor(page, 'onerror')
    expect(await modal(page).locator('.search-row-title').allTextContents()).toContain('<img src=x onerror="window.wasRun=true">')
    await searchFor(page, '<img src=x onerror="window.wasRun=true">')
    const hostile = '<zzqq xxqq="vvqq">'
    await searchFor(page, hostile)
    expect(await modal(page).locator('.search-message strong').textContent()).toBe(hostile)
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
  })

  it('another query -> the list starts at its top again', async () => {
    const page = await browser.open('/', { viewport: { width: 1280, height: 400 } })
    await openSearch(page)
    await searchFor(page, 'tomato')
    const list = modal(page).locator('.search-screen')
    await list.evaluate((element) => element.scrollTo(0, 200))
    expect(await list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
    await searchFor(page, 'tomat')
    expect(await list.evaluate((element) => element.scrollTop)).toBe(0)
  })
})

describe('on the way', () => {
  it('[spec 4.09, 9.08] an answer that does not come -> loading at once, stalled after 300 ms, idle with the answer; the screen stays', async () => {
    const page = await browser.open('/')
    const index = await holdIndex(page)
    await page.keyboard.press('/')
    await box(page).waitFor()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    expect(await status(page)).toBe('idle')
    await box(page).fill('water')
    expect(await status(page)).toBe('loading')
    await page.clock.runFor(299)
    expect(await status(page)).toBe('loading')
    await page.clock.runFor(1)
    expect(await status(page)).toBe('stalled')
    expect(await modal(page).locator('.search-spinner').isVisible()).toBe(true)
    expect(await screen(page)).toBe('start')
    index.answer()
    await answered(page, 'water')
    expect(await status(page)).toBe('idle')
    expect(await screen(page)).toBe('results')
  })

  it('[spec 4.09, 8.08] the index cannot be read -> the error stays until the next key', async () => {
    const page = await browser.open('/', { allowConsole: /The search failed|ERR_FAILED|Failed to load/ })
    await page.route('**/{assets/search,search-index}/**', (route) => route.abort())
    await openSearch(page)
    await box(page).fill('water')
    const title = modal(page).getByText('Unable to fetch results', { exact: true })
    await title.waitFor()
    expect(await modal(page).getByText('You might want to check your network connection.', { exact: true }).isVisible()).toBe(true)
    expect(await status(page)).toBe('error')
    expect(await said(page)).toContain('Unable to fetch results')
    // Moves, focus and time do not end it.
    await page.mouse.move(400, 300)
    await page.keyboard.press('ArrowDown')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await title.isVisible()).toBe(true)
    await page.unroute('**/{assets/search,search-index}/**')
    await page.keyboard.type('i')
    await answered(page, 'wateri')
    expect(await status(page)).toBe('idle')
    expect(await title.count()).toBe(0)
  })

  it('the key after an error -> the answer from before it is not read again', async () => {
    const page = await browser.open('/', { allowConsole: /The search failed|ERR_FAILED|Failed to load/ })
    await openSearch(page)
    await searchFor(page, 'tomato')
    await page.route('**/{assets/search,search-index}/**', (route) => route.abort())
    await box(page).fill('zebra')
    await modal(page).getByText('Unable to fetch results', { exact: true }).waitFor()
    await page.unroute('**/{assets/search,search-index}/**')
    const index = await holdIndex(page)
    await page.keyboard.type('s')
    await index.asked
    expect(await screen(page)).toBe('results')
    expect(await said(page)).toBe('')
    index.answer()
    await answered(page, 'zebras')
  })
})

describe('nothing found', () => {
  it('[spec 8.09, 9.07] -> the query, up to three groups to try, and where to report it', async () => {
    const page = await browser.open('/')
    await openSearch(page)
    await searchFor(page, 'a')
    await searchFor(page, 'tomato')
    await searchFor(page, 'tomatozzqq & more')
    expect(await modal(page).locator('.search-message-title').textContent()).toBe('No results for "tomatozzqq & more"')
    expect(await modal(page).locator('.search-message strong').textContent()).toBe('tomatozzqq & more')
    expect(await modal(page).getByText('Try searching for:').isVisible()).toBe(true)
    const suggestions = modal(page).locator('.search-suggestions button')
    expect(await suggestions.count()).toBeLessThanOrEqual(3)
    expect(await suggestions.count()).toBeGreaterThan(1)
    expect(await modal(page).getByText('Pages that may help:').isVisible()).toBe(true)
    expect(await modal(page).locator('.search-near a').first().textContent()).toMatch(/tomato/)
    expect(await modal(page).getByText('Believe this query should return results?').isVisible()).toBe(true)
    const report = modal(page).getByRole('link', { name: 'Let us know.' })
    expect(await report.getAttribute('href')).toBe('https://example.com/missing?text=tomatozzqq%20%26%20more')
    expect(await report.getAttribute('target')).toBe('_blank')
    expect(await said(page)).toBe('No results for tomatozzqq & more')
    await suggestions.filter({ hasText: 'Guides' }).click()
    expect(await box(page).inputValue()).toBe('guides ')
    expect(await box(page).evaluate((input) => input.matches(':focus'))).toBe(true)
    await modal(page)
      .getByRole('status')
      .filter({ hasText: /for guides $/ })
      .waitFor({ state: 'attached' })
  })

  it('an empty box -> the start again', async () => {
    const page = await visit('/')
    await openSearch(page)
    expect(await modal(page).getByText('No recent searches').isVisible()).toBe(true)
    await searchFor(page, 'tomatozzqq')
    await modal(page).getByRole('button', { name: 'Clear the query' }).click()
    expect(await box(page).inputValue()).toBe('')
    expect(await screen(page)).toBe('start')
    expect(await box(page).evaluate((input) => input.matches(':focus'))).toBe(true)
  })
})
