// The search for every reader: screen readers, small screens, large text, few colours, without a connection.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers, ofColors } from './axe.ts'
import { box, holdIndex, modal, openSearch, rows, searchFor, startSearchSite, store } from './search-site.ts'

const browser = startSearchSite()

type Visit = ReturnType<typeof browser.tour>

/** From the home page, with nothing stored. */
const fromHome =
  (bring: (page: Page) => Promise<unknown>) =>
  async (visit: Visit): Promise<Page> => {
    const page = await visit('/')
    await page.evaluate(() => localStorage.clear())
    await bring(page)
    return page
  }

/** Name -> brings it to the screen. */
const screens: Record<string, (visit: Visit) => Promise<Page>> = {
  'empty start': fromHome(openSearch),
  'start with lists': fromHome(async (page) => {
    await store(page, 'RECENT', ['First', 'Second'])
    await store(page, 'FAVORITE', ['Third'])
    await openSearch(page)
  }),
  results: fromHome(async (page) => {
    await openSearch(page)
    await searchFor(page, 'tomato')
  }),
  loading: fromHome(async (page) => {
    const index = await holdIndex(page)
    await openSearch(page)
    await page.keyboard.type('tomato')
    await modal(page).locator('.search-spinner').waitFor()
    return index
  }),
  'no results': fromHome(async (page) => {
    await openSearch(page)
    await searchFor(page, 'tomato')
    await searchFor(page, 'tomatozzqq')
  }),
  error: fromHome(async (page) => {
    await page.route('**/{assets/search,search-index}/**', (route) => route.abort())
    await openSearch(page)
    await page.keyboard.type('tomato')
    await modal(page).getByText('Unable to fetch results', { exact: true }).waitFor()
  }),
  'search page': async (visit) => {
    const page = await visit('/search?q=tomato')
    await page.getByRole('main').getByRole('article').first().waitFor()
    return page
  },
  'search page, empty': async (visit) => {
    const page = await visit('/search')
    await page.locator('main sg-island[data-state=awake]').waitFor({ state: 'attached' })
    return page
  },
  'search page, loading': fromHome(async (page) => {
    await holdIndex(page)
    await page.goto(browser.url('/search?q=tomato'))
    await page.locator('.search-results-spinner').waitFor()
  }),
  'search page, nothing found': async (visit) => {
    const page = await visit('/search?q=tomatozzqq')
    await page.getByText('No results were found').waitFor()
    return page
  },
  'search page, error': fromHome(async (page) => {
    await page.route('**/{assets/search,search-index}/**', (route) => route.abort())
    await page.goto(browser.url('/search?q=tomato'))
    await page.getByText('Unable to fetch results').waitFor()
  }),
}

const phone = { viewport: { width: 320, height: 640 }, hasTouch: true }

/** Everything is looked at once wide and once narrow, and in chosen colors; in the dark mode, what depends on colors. */
const ways: Record<string, { options: BrowserContextOptions; rules?: readonly string[] }> = {
  light: { options: { colorScheme: 'light' } },
  dark: { options: { colorScheme: 'dark' }, rules: ofColors },
  'on a phone': { options: phone },
  'dark, on a phone': { options: { ...phone, colorScheme: 'dark' }, rules: ofColors },
  'in chosen colors': { options: { forcedColors: 'active' } },
}

const visits = Object.entries(ways).map(
  ([way, { options, rules }]) =>
    [
      way,
      browser.tour({ ...options, reducedMotion: 'reduce', allowConsole: /The search failed|ERR_FAILED|Failed to load/ }),
      rules,
    ] as const,
)

describe.each(Object.entries(screens))('%s', (_name, bring) => {
  it.each(visits)('%s -> no barriers, nothing wider than the screen', async (_way, visit, rules) => {
    const page = await bring(visit)
    expect(await findBarriers(page, rules)).toEqual([])
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
