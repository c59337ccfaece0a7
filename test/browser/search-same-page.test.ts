// Results that are on the page below the search: the reader is moved there, and does not come back to where the search was opened.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { isAtTop, scrollDown, scrollTop, settled } from './navigation-steps.ts'
import { activeRow, modal, openSearch, rows, searchFor, startSearchSite } from './search-site.ts'

const lines = 'A line that fills the page.\n\n'.repeat(60)

const browser = startSearchSite({
  files: { 'content/docs/heaps.md': `# Heaps\n\n${lines}## Turning compostable matter\n\n${lines}` },
})

/** Opens the search in the middle of the page. */
async function openOnLongPage(query: string, title: string): Promise<Page> {
  const page = await browser.open('/docs/heaps')
  await scrollDown(page, 900)
  await openSearch(page)
  await searchFor(page, query)
  expect(await activeRow(page)).toBe(title)
  return page
}

const choose: [string, (page: Page) => Promise<void>][] = [
  ['Enter', (page) => page.keyboard.press('Enter')],
  ['a click', (page) => rows(page).first().click()],
]

it.each(choose)('%s on a section of the page that is shown -> the reader is there', async (_, act) => {
  const page = await openOnLongPage('compostable matter', 'Turning compostable matter')
  await act(page)
  await modal(page).waitFor({ state: 'detached' })
  await settled(page)
  expect(new URL(page.url()).hash).toBe('#turning-compostable-matter')
  expect(await isAtTop(page, 'turning-compostable-matter')).toBe(true)
  // The way of the keyboard goes on from there.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
})

it.each(choose)('%s on the title of the page that is shown -> the reader is at its start', async (_, act) => {
  const page = await openOnLongPage('heaps', 'Heaps')
  await act(page)
  await modal(page).waitFor({ state: 'detached' })
  await settled(page)
  expect(await scrollTop(page)).toBe(0)
})

it('Enter before the answer is there -> the same', async () => {
  const page = await browser.open('/docs/heaps')
  await scrollDown(page, 900)
  await openSearch(page)
  await page.keyboard.type('compostable matter')
  await page.keyboard.press('Enter')
  await modal(page).waitFor({ state: 'detached' })
  await settled(page)
  expect(await isAtTop(page, 'turning-compostable-matter')).toBe(true)
})
