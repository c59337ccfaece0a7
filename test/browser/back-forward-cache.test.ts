// Chromium puts a page aside that is left and shows it again as it was when the reader comes back. Nothing of a page may prevent that, and
// the page has to work afterwards. (The preview server and the headers that a build writes allow it: neither says `no-store` of a page.)
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isMarked, mark, shown } from './navigation-steps.ts'
import { startShellSite } from './shell-site.ts'
import { startTestSite } from './start-site.ts'

/** Playwright starts Chromium without it, and the headless shell does not have it. */
const keepsPages = { isWhole: true, without: ['--disable-back-forward-cache'] }

/** What each `pageshow` of this document has said so far. */
const shows = (page: Page): Promise<boolean[]> => page.evaluate(() => Reflect.get(window, 'shows'))

/** Leaves by a load of another document and comes back. */
async function leaveAndReturn(page: Page, elsewhere: string, act: () => Promise<void> = async () => undefined): Promise<void> {
  await mark(page)
  await page.goto(elsewhere)
  expect(await isMarked(page)).toBe(false)
  await act()
  // Going back does not end with a load, which Playwright would wait for.
  await page.evaluate(() => history.back()).catch(() => undefined)
  await expect.poll(() => isMarked(page).catch(() => false)).toBe(true)
  expect(await shows(page)).toEqual([false, true])
}

/** Reports each `pageshow`. The first is that of the load. */
async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all: boolean[] = []
    Object.assign(window, { shows: all })
    addEventListener('pageshow', ({ persisted }) => all.push(persisted))
  })
}

describe('the layout', () => {
  const browser = startShellSite(keepsPages)
  it('a page that is left and returned to -> shown as it was, and its menus, its links and its scripts work', async () => {
    const page = await browser.open('about:blank')
    await record(page)
    await page.goto(browser.url('/docs/many/page-10'))
    await page
      .getByRole('button', { name: /color|mode/ })
      .first()
      .waitFor()
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
    await leaveAndReturn(page, browser.url('/brand'))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
    await page.getByText('Menu', { exact: true }).first().click()
    await page.getByRole('link', { name: 'First', exact: true }).first().click()
    await shown(page, 'Plain')
    expect(await isMarked(page)).toBe(true)
    await page.goBack({ waitUntil: 'commit' })
    await shown(page, 'Page 10')
    expect(await isMarked(page)).toBe(true)
  })

  it('a mode that was chosen on the other page -> taken on', async () => {
    const page = await browser.open('about:blank', { colorScheme: 'light' })
    await record(page)
    await page.goto(browser.url('/plain'))
    await leaveAndReturn(page, browser.url('/brand'), async () => {
      const toggle = page.getByRole('button', { name: /^Switch between dark and light mode/ })
      await toggle.click()
      await toggle.click()
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    })
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
  })
})

describe('islands', () => {
  const browser = startTestSite('islands', keepsPages)
  it('an island that is awake -> keeps its state and goes on', async () => {
    const page = await browser.open('about:blank')
    await record(page)
    await page.goto(browser.url('/'))
    const button = page.locator('main sg-island').first().getByRole('button')
    await button.click()
    await expect.poll(() => button.textContent()).toBe('Count 8')
    await leaveAndReturn(page, browser.url('/404'))
    expect(await button.textContent()).toBe('Count 8')
    await button.click()
    await expect.poll(() => button.textContent()).toBe('Count 13')
  })
})
