// The page with all results of a search, as the generator makes it.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hold, isMarked, mark, shown } from './navigation-steps.ts'
import { startSearchSite } from './search-site.ts'

const browser = startSearchSite()
const visit = browser.tour()

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const found = (page: Page) => page.getByRole('main').getByRole('article')
const count = (page: Page) => page.getByRole('main').getByRole('status')
const heading = (page: Page): Promise<string | null> => page.getByRole('heading', { level: 1 }).textContent()
const query = (page: Page): string | null => new URL(page.url()).searchParams.get('q')

/** Resolves when the page shows that many results of all. */
async function counted(page: Page, text: string): Promise<void> {
  await count(page).filter({ hasText: text }).waitFor()
}

/** Until its script is there. */
async function awake(page: Page): Promise<void> {
  await expect.poll(() => page.locator('main sg-island').getAttribute('data-state')).toBe('awake')
}

describe('the search page', () => {
  it('opened -> a box with the focus; asks not to be indexed; named to browsers', async () => {
    const page = await visit('/search')
    expect(await heading(page)).toBe('Search the documentation')
    expect(await page.title()).toBe('Search the documentation | Garden')
    expect(await box(page).getAttribute('placeholder')).toBe('Type your search here')
    expect(await box(page).evaluate((input) => input.matches(':focus'))).toBe(true)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    const description = page.locator('link[rel=search]')
    expect(await description.getAttribute('type')).toBe('application/opensearchdescription+xml')
    const file = await page.request.get(browser.url((await description.getAttribute('href')) ?? ''))
    expect(await file.text()).toContain('template="https://example.com/search?q={searchTerms}"')
  })

  it('typed -> the address and the titles follow, and after a pause the results', async () => {
    const page = await browser.open('/search')
    await awake(page)
    const entries = await page.evaluate(() => history.length)
    await box(page).pressSequentially('pumpkin')
    await counted(page, 'One page, one section')
    expect(query(page)).toBe('pumpkin')
    expect(await heading(page)).toBe('Search results for "pumpkin"')
    expect(await page.title()).toBe('Search results for "pumpkin" | Garden')
    expect(await page.evaluate(() => history.length)).toBe(entries)
    const [first] = await found(page).all()
    expect(await first?.getByRole('heading', { level: 3 }).getByRole('link').textContent()).toBe('Kinds of seeds')
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual(['Reference'])
    expect(await first?.locator('mark').textContent()).toBe('pumpkin')
    await box(page).fill('')
    await expect.poll(() => query(page)).toBe(null)
    expect(await heading(page)).toBe('Search the documentation')
    expect(await found(page).count()).toBe(0)
    expect(await count(page).textContent()).toBe('')
  })

  it('an address with a query -> its results; scrolled down -> fifteen more, until there are no more', async () => {
    const page = await browser.open('/search?q=thyme')
    await counted(page, '30 pages, 30 sections')
    expect(await box(page).inputValue()).toBe('thyme')
    expect(await found(page).count()).toBe(15)
    expect(await page.getByText('Fetching new results...').count()).toBe(1)
    await page.mouse.wheel(0, 10_000)
    await expect.poll(() => found(page).count()).toBe(30)
    expect(await page.getByText('Fetching new results...').count()).toBe(0)
    const titles = await found(page).getByRole('link').allTextContents()
    expect(new Set(titles).size).toBe(30)
  })

  it('a result -> is shown in place; the way back shows the results again', async () => {
    const page = await visit('/search?q=pumpkin')
    await counted(page, 'One page, one section')
    await mark(page)
    await found(page).getByRole('link').click()
    await shown(page, 'Kinds of seeds')
    await page.goBack()
    await counted(page, 'One page, one section')
    expect(await box(page).inputValue()).toBe('pumpkin')
    expect(await isMarked(page)).toBe(true)
  })

  it('the pause -> one search for what was typed in it', async () => {
    const page = await browser.open('/search')
    await awake(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await box(page).pressSequentially('thym')
    await page.clock.runFor(299)
    expect(await page.locator('.search-results-spinner').count()).toBe(0)
    await box(page).fill('pumpkin')
    await page.clock.runFor(299)
    expect(await page.locator('.search-results-spinner').count()).toBe(0)
    await page.clock.runFor(1)
    await counted(page, 'One page, one section')
  })

  it('an answer that comes after the next query -> is dropped', async () => {
    const page = await browser.open('/search')
    await awake(page)
    const index = await hold(page, '**/{assets/search,search-index}/**')
    await box(page).fill('thyme')
    await index.asked
    await box(page).fill('pumpkin')
    await page.keyboard.press('Enter')
    index.answer()
    await counted(page, 'One page, one section')
    expect(await found(page).count()).toBe(1)
  })

  it('nothing -> says so; not readable -> says so', async () => {
    const page = await browser.open('/search?q=zzqqxx', { allowConsole: /The search failed|ERR_FAILED|Failed to load/ })
    await counted(page, 'No results were found')
    await page.route('**/{assets/search,search-index}/**', (route) => route.abort())
    await page.goto(browser.url('/search?q=watering'))
    await counted(page, 'Unable to fetch results. You might want to check your network connection.')
  })

  it('arrow keys -> from the box to the results, along them, and back; Enter opens one', async () => {
    const page = await visit('/search?q=thyme')
    await counted(page, '30 pages, 30 sections')
    const isOn = (index: number): Promise<boolean> =>
      found(page)
        .nth(index)
        .getByRole('link')
        .evaluate((link) => link.matches(':focus'))
    await box(page).focus()
    await page.keyboard.press('ArrowDown')
    expect(await isOn(0)).toBe(true)
    await page.keyboard.press('ArrowDown')
    expect(await isOn(1)).toBe(true)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await box(page).evaluate((input) => input.matches(':focus'))).toBe(true)
    await page.keyboard.press('Control+ArrowDown')
    expect(await box(page).evaluate((input) => input.matches(':focus'))).toBe(true)
    await page.keyboard.press('ArrowDown')
    const title = (await found(page).first().getByRole('link').textContent()) ?? ''
    await page.keyboard.press('Enter')
    await shown(page, title)
  })

  it('nothing, but something like it -> those pages', async () => {
    const page = await visit('/search?q=pumpkinzzqq')
    await counted(page, 'No results were found')
    const near = page.getByRole('navigation', { name: 'Pages that may help' }).getByRole('link')
    expect(await near.allTextContents()).toEqual(['Kinds of seeds'])
    await near.click()
    await shown(page, 'Kinds of seeds')
  })

  it('tags in the query and in what is found -> are text', async () => {
    const page = await browser.open(`/search?q=${encodeURIComponent('<img src=x onerror="window.wasRun=true">')}`)
    await counted(page, 'section')
    expect(await heading(page)).toBe('Search results for "<img src=x onerror="window.wasRun=true">"')
    await box(page).fill('hostileword')
    await page.keyboard.press('Enter')
    await counted(page, 'page')
    expect(await page.locator('main img, main article b, main script').count()).toBe(0)
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
  })
})
