// The search with what a site can turn off or leave out, in a browser whose scroll bars take room.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { shown } from './navigation-steps.ts'
import { modal, openSearch, rows, searchButton, searchFor, searchSiteConfig, startSearchSite, store } from './search-site.ts'

const browser = startSearchSite({
  config: searchSiteConfig({ search: '{ personalization: false, contextualSearch: true }' }),
  without: ['--hide-scrollbars'],
})

it('the page below -> gets a margin as wide as the scroll bar that is gone, and nothing of it moves', async () => {
  const page = await browser.open('/docs/')
  const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth)
  expect(bar).toBeGreaterThan(0)
  const before = await headingPlace(page)
  await openSearch(page)
  expect(await page.evaluate(() => [document.body.style.marginRight, innerWidth - document.documentElement.clientWidth])).toEqual([
    `${bar}px`,
    0,
  ])
  expect(await headingPlace(page)).toEqual(before)
  await page.keyboard.press('Escape')
  await modal(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.body.style.marginRight)).toBe('')
})

it('`personalization: false` -> nothing stored is shown or used, and nothing is stored', async () => {
  const page = await browser.open('/')
  await store(page, 'RECENT', ['Elsewhere'])
  await store(page, 'FAVORITE', ['Kept'])
  await openSearch(page)
  expect(await rows(page).count()).toBe(0)
  expect(await modal(page).locator('.search-screen').textContent()).toBe('')
  const before = await page.evaluate(() => JSON.stringify(localStorage))
  await searchFor(page, 'sowing a tomato')
  await page.keyboard.press('Enter')
  await shown(page, 'Sowing a tomato')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before)
})

it('[spec 8.09] no `missingResultsUrl` -> nothing found is said without a way to report it', async () => {
  const page = await browser.open('/')
  await openSearch(page)
  await searchFor(page, 'tomatozzqq')
  expect(await modal(page).locator('.search-message-title').textContent()).toBe('No results for "tomatozzqq"')
  expect(await modal(page).getByText('Believe this query').count()).toBe(0)
  expect(await modal(page).getByRole('link', { name: 'Let us know.' }).count()).toBe(0)
})

it('docs of one version -> the search page has no choice of versions', async () => {
  const page = await browser.open('/search?q=thyme')
  await page.getByRole('main').getByRole('status').filter({ hasText: '30 pages, 30 sections' }).waitFor()
  expect(await page.getByRole('main').getByRole('combobox').count()).toBe(0)
})

it.each(['dialog', 'class'])('another search or dialog is open (%s) -> button and keys open nothing', async (kind) => {
  const page = await browser.open('/')
  await openSearch(page)
  await page.keyboard.press('Escape')
  await page.evaluate((how) => {
    document.body.classList.toggle('DocSearch--active', how === 'class')
    const other = document.createElement('dialog')
    other.textContent = 'Other'
    document.body.append(other)
    if (how === 'dialog') other.showModal()
  }, kind)
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')
  await searchButton(page).evaluate((button) => button instanceof HTMLElement && button.click())
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await modal(page).count()).toBe(0)
})

function headingPlace(page: Page): Promise<number[]> {
  return page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const { left, right } = heading.getBoundingClientRect()
    return [left, right]
  })
}
