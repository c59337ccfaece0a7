// The search for every reader: screen readers, small screens, large text, few colours, without a connection.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers, ofColors } from './axe.ts'
import { box, holdIndex, modal, openSearch, rows, searchFor, startSearchSite, store } from './search-site.ts'

const browser = startSearchSite()

/** Name -> brings the modal to the screen. */
const screens: Record<string, (page: Page) => Promise<unknown>> = {
  'empty start': openSearch,
  'start with lists': async (page) => {
    await store(page, 'RECENT', ['First', 'Second'])
    await store(page, 'FAVORITE', ['Third'])
    await openSearch(page)
  },
  results: async (page) => {
    await openSearch(page)
    await searchFor(page, 'tomato')
  },
  loading: async (page) => {
    const index = await holdIndex(page)
    await openSearch(page)
    await page.keyboard.type('tomato')
    await modal(page).locator('.search-spinner').waitFor()
    return index
  },
  'no results': async (page) => {
    await openSearch(page)
    await searchFor(page, 'tomato')
    await searchFor(page, 'tomatozzqq')
  },
  error: async (page) => {
    await page.route('**/{assets/search,search-index}/**', (route) => route.abort())
    await openSearch(page)
    await page.keyboard.type('tomato')
    await modal(page).getByText('Unable to fetch results', { exact: true }).waitFor()
  },
  'search page': async (page) => {
    await page.goto(browser.url('/search?q=tomato'))
    await page.getByRole('main').getByRole('article').first().waitFor()
  },
  'search page, empty': async (page) => {
    await page.goto(browser.url('/search'))
    await page.locator('main sg-island[data-state=awake]').waitFor({ state: 'attached' })
  },
  'search page, loading': async (page) => {
    await holdIndex(page)
    await page.goto(browser.url('/search?q=tomato'))
    await page.locator('.search-results-spinner').waitFor()
  },
  'search page, nothing found': async (page) => {
    await page.goto(browser.url('/search?q=tomatozzqq'))
    await page.getByText('No results were found').waitFor()
  },
  'search page, error': async (page) => {
    await page.route('**/{assets/search,search-index}/**', (route) => route.abort())
    await page.goto(browser.url('/search?q=tomato'))
    await page.getByText('Unable to fetch results').waitFor()
  },
}

const ways: Record<string, BrowserContextOptions> = {
  light: { colorScheme: 'light', reducedMotion: 'reduce' },
  dark: { colorScheme: 'dark', reducedMotion: 'reduce' },
  'on a phone': { viewport: { width: 320, height: 640 }, hasTouch: true, reducedMotion: 'reduce' },
  'dark, on a phone': { viewport: { width: 320, height: 640 }, colorScheme: 'dark', hasTouch: true, reducedMotion: 'reduce' },
  'in chosen colors': { forcedColors: 'active', reducedMotion: 'reduce' },
}

const visits = new Map(
  Object.entries(ways).map(([way, options]) => [
    way,
    browser.tour({ ...options, allowConsole: /The search failed|ERR_FAILED|Failed to load/ }),
  ]),
)

describe.each(Object.keys(screens))('%s', (name) => {
  it.each([...visits])('%s -> no barriers, nothing wider than the screen', async (way, visit) => {
    const page = await visit('/')
    await page.evaluate(() => localStorage.clear())
    await screens[name]?.(page)
    expect(await findBarriers(page, way.startsWith('dark') ? ofColors : undefined)).toEqual([])
    expect(await page.evaluate(widerThanScreen)).toEqual([])
  })
})

describe('text', () => {
  it('twice as large, on a phone -> all of the modal can be reached', async () => {
    const page = await browser.open('/', { viewport: { width: 320, height: 640 }, hasTouch: true })
    await page.addStyleTag({ content: 'html { font-size: 200%; }' })
    await openSearch(page)
    await searchFor(page, 'tomato')
    expect(await page.evaluate(widerThanScreen)).toEqual([])
    expect(await modal(page).getByRole('button', { name: 'Cancel' }).isVisible()).toBe(true)
    expect(await box(page).evaluate((input) => input.getBoundingClientRect().width)).toBeGreaterThan(80)
    await rows(page).last().scrollIntoViewIfNeeded()
    expect(await rows(page).last().isVisible()).toBe(true)
  })
})

describe('without a connection', () => {
  it('after a first search -> the same again, and what was not loaded yet says so by itself', async () => {
    const page = await browser.open('/', { allowConsole: /The search failed|ERR_INTERNET_DISCONNECTED|Failed to load/ })
    await openSearch(page)
    await searchFor(page, 'tomato')
    const before = await rows(page).count()
    await page.context().setOffline(true)
    await searchFor(page, 'tomat')
    await searchFor(page, 'tomato')
    expect(await rows(page).count()).toBe(before)
    await box(page).fill('happy')
    await modal(page).getByText('Unable to fetch results', { exact: true }).waitFor()
    await searchFor(page, 'tomato')
    expect(await rows(page).count()).toBe(before)
    await page.context().setOffline(false)
    await searchFor(page, 'happy')
    expect(await rows(page).first().textContent()).toContain('happy')
  })
})

function widerThanScreen(): string[] {
  return [...document.querySelectorAll('.search-modal *, .search-results *')]
    .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .map((element) => element.className)
}
