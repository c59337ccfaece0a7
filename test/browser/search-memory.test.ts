// What the search remembers in the reader's browser, and what it shows of it before anything is typed.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { shown } from './navigation-steps.ts'
import { activeRow, box, modal, openSearch, readStored, rows, searchFor, startSearchSite, store } from './search-site.ts'

const browser = startSearchSite()

const list = (page: Page, name: 'Recent' | 'Favorite'): Promise<string[]> =>
  modal(page).locator('section').filter({ hasText: name }).locator('.search-row-title').allTextContents()
const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `Stored ${index + 1}`)
const action = (page: Page, title: string, name: string) =>
  modal(page).locator('.search-stored').filter({ hasText: title }).getByRole('button', { name, exact: true })

async function openStart(recent: readonly string[], favorites: readonly string[]): Promise<Page> {
  const page = await browser.open('/')
  await store(page, 'RECENT', recent)
  await store(page, 'FAVORITE', favorites)
  await openSearch(page)
  return page
}

describe('recent searches', () => {
  it('[spec 3.11] results that were opened -> listed, the latest first, each once, on every page of the site', async () => {
    const page = await browser.open('/')
    for (const [query, title] of [
      ['sowing a tomato', 'Sowing a tomato'],
      ['pruning a tomato', 'Pruning a tomato'],
      ['sowing a tomato', 'Sowing a tomato'],
    ] as const) {
      await openSearch(page)
      await searchFor(page, query)
      await page.keyboard.press('Enter')
      await shown(page, title)
    }
    await page.goto(browser.url('/docs/'))
    await openSearch(page)
    expect(await list(page, 'Recent')).toEqual(['Sowing a tomato', 'Pruning a tomato'])
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('SEARCHES')))).toEqual([
      '__DOCSEARCH_RECENT_SEARCHES__local/',
    ])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await shown(page, 'Pruning a tomato')
  })

  it('text below a heading -> its page is remembered when that was found beside it, else nothing', async () => {
    const page = await browser.open('/')
    await openSearch(page)
    await searchFor(page, 'pumpkin')
    await page.keyboard.press('Enter')
    await shown(page, 'Kinds of seeds')
    expect(await readStored(page, 'RECENT')).toEqual([])
  })

  it.each([
    [0, 7],
    [1, 4],
  ])('[spec 9.05] %i favorites -> at most %i recent searches', async (favorites, most) => {
    const page = await openStart(names(9), favorites === 0 ? [] : ['Kept'])
    expect(await list(page, 'Recent')).toEqual(names(most))
    await searchFor(page, 'sowing a tomato')
    await page.keyboard.press('Enter')
    await shown(page, 'Sowing a tomato')
    expect(await readStored(page, 'RECENT')).toEqual(['Sowing a tomato', ...names(most - 1)])
  })

  it('arrows -> lead from the recent ones into the favorites, and around', async () => {
    const page = await openStart(names(2), ['Kept'])
    const active: (string | null)[] = [await activeRow(page)]
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press('ArrowDown')
      active.push(await activeRow(page))
    }
    expect(active).toEqual(['Stored 1', 'Stored 2', 'Kept', 'Stored 1'])
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await shown(page, 'water()')
    // A favorite stays what it is.
    expect(await readStored(page, 'RECENT')).toEqual(names(2))
  })

  it('removed -> gone from the list and the storage, the focus in the box', async () => {
    const page = await openStart(names(2), [])
    await action(page, 'Stored 1', 'Remove this search from history').click()
    await expect.poll(() => list(page, 'Recent')).toEqual(['Stored 2'])
    expect(await readStored(page, 'RECENT')).toEqual(['Stored 2'])
    expect(await box(page).evaluate((input) => input.matches(':focus'))).toBe(true)
    await action(page, 'Stored 2', 'Remove this search from history').click()
    await modal(page).getByText('No recent searches', { exact: true }).waitFor()
  })
})

describe('favorite searches', () => {
  it('[spec 3.11] saved -> leaves the recent ones for the favorites, and does not come back', async () => {
    const page = await openStart(names(2), [])
    await action(page, 'Stored 2', 'Save this search').click()
    await expect.poll(() => list(page, 'Favorite')).toEqual(['Stored 2'])
    expect(await list(page, 'Recent')).toEqual(['Stored 1'])
    await rows(page).last().click()
    await shown(page, 'water()')
    expect(await readStored(page, 'RECENT')).toEqual(['Stored 1'])
    expect(await readStored(page, 'FAVORITE')).toEqual(['Stored 2'])
  })

  it('[spec 9.06] more than ten -> ten', async () => {
    const page = await openStart(['New'], names(12))
    expect(await list(page, 'Favorite')).toEqual(names(10))
    await action(page, 'New', 'Save this search').click()
    await expect.poll(() => list(page, 'Favorite')).toEqual(['New', ...names(9)])
  })

  it('removed -> gone', async () => {
    const page = await openStart([], names(2))
    await action(page, 'Stored 1', 'Remove this search from favorites').click()
    await expect.poll(() => list(page, 'Favorite')).toEqual(['Stored 2'])
    expect(await readStored(page, 'FAVORITE')).toEqual(['Stored 2'])
  })

  it('motion is not wanted -> the same', async () => {
    const page = await browser.open('/', { reducedMotion: 'reduce' })
    await store(page, 'RECENT', names(1))
    await openSearch(page)
    await action(page, 'Stored 1', 'Save this search').click()
    await expect.poll(() => list(page, 'Favorite')).toEqual(['Stored 1'])
  })
})

describe('storage', () => {
  it('throws -> nothing is remembered, and everything else works', async () => {
    const page = await browser.open('/', { allowConsole: /Choices cannot be kept/ })
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('blocked')
        },
      })
    })
    await page.reload()
    await openSearch(page)
    expect(await modal(page).getByText('No recent searches').isVisible()).toBe(true)
    await searchFor(page, 'sowing a tomato')
    await page.keyboard.press('Enter')
    await shown(page, 'Sowing a tomato')
    await openSearch(page)
    expect(await modal(page).getByText('No recent searches').isVisible()).toBe(true)
  })

  it.each([
    'nonsense',
    '{}',
    '[null, 1, {"objectID": "x"}]',
    '[{"objectID":"x","url":"javascript:alert(1)","type":"lvl1","hierarchy":{}}]',
  ])('holds %s -> no fault', async (stored) => {
    const page = await browser.open('/')
    await page.evaluate((text) => localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__local/', text), stored)
    await openSearch(page)
    const addresses = await rows(page).evaluateAll((options) => options.map((option) => option.getAttribute('href')))
    expect(addresses.every((address) => address?.startsWith('/'))).toBe(true)
    await searchFor(page, 'sowing a tomato')
  })
})
