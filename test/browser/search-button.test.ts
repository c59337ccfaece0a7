// The button of the search where a page has two of them, and when what it opens cannot be loaded; the keys that press it.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { box, modal, openSearch, searchFor, searchSiteConfig, startSearchSite } from './search-site.ts'

/** One place for large screens, in the drawer of small ones, and one in the bar of small ones. */
const browser = startSearchSite({ config: searchSiteConfig({ items: "{ type: 'search' }, { label: 'Guide', to: '/docs/' }" }) })

const shownButton = (page: Page) => page.locator('.search-button:visible')
const hasFocus = (page: Page): Promise<boolean> => shownButton(page).evaluate((button) => button.matches(':focus'))

describe.each([390, 1280])('with an item of the navbar, %i pixels wide', (width) => {
  const open = (): Promise<Page> => browser.open('/', { viewport: { width, height: 800 } })

  it('a page -> one button to see, named with its keys', async () => {
    const page = await open()
    expect(await page.locator('.search-button').count()).toBe(2)
    expect(await shownButton(page).count()).toBe(1)
    await expect.poll(() => shownButton(page).getAttribute('aria-label')).toBe('Search (Ctrl+K)')
  })

  it('[spec 4.09] / -> opens it, Escape -> the focus is on the button that is seen', async () => {
    const page = await open()
    await openSearch(page)
    await page.keyboard.press('Escape')
    await modal(page).waitFor({ state: 'detached' })
    expect(await hasFocus(page)).toBe(true)
  })

  it('[spec 2.41] Ctrl+K -> closes what the button has opened', async () => {
    const page = await open()
    await shownButton(page).click()
    await box(page).waitFor()
    await page.keyboard.press('Control+k')
    await modal(page).waitFor({ state: 'detached' })
    expect(await hasFocus(page)).toBe(true)
  })

  it('[spec 5.01] a letter on the button -> the query', async () => {
    const page = await open()
    await shownButton(page).focus()
    await page.keyboard.press('w')
    await box(page).waitFor()
    expect(await box(page).inputValue()).toBe('w')
  })
})

it('[spec 4.09] the window gets another width while it is open -> Ctrl+K closes it, the focus is on the button that is seen', async () => {
  const page = await browser.open('/')
  await openSearch(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.keyboard.press('Control+k')
  await modal(page).waitFor({ state: 'detached' })
  expect(await hasFocus(page)).toBe(true)
})

describe('keys', () => {
  it('/ while it is open, with the focus nowhere -> stays open', async () => {
    const page = await browser.open('/')
    await openSearch(page)
    await searchFor(page, 'water')
    await box(page).evaluate((input) => input.blur())
    await page.keyboard.press('/')
    await page.keyboard.press('Control+k')
    await modal(page).waitFor({ state: 'detached' })
  })

  it('in a field of a shadow tree -> are its own', async () => {
    const page = await browser.open('/')
    await page.evaluate(() => {
      const host = document.createElement('div')
      const field = document.createElement('input')
      host.attachShadow({ mode: 'open' }).append(field)
      document.querySelector('main')?.append(host)
      field.focus()
    })
    await page.keyboard.press('/')
    expect(await page.evaluate(() => document.activeElement?.shadowRoot?.querySelector('input')?.value)).toBe('/')
    expect(await modal(page).count()).toBe(0)
  })

  it('on a Mac -> are named as there', async () => {
    const page = await browser.open('/')
    await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }))
    await page.reload()
    await expect.poll(() => shownButton(page).getAttribute('aria-label')).toBe('Search (Command+K)')
  })
})

describe('what it opens cannot be loaded', () => {
  const script = '**/search-button-*.js*'
  const allowConsole = /could not be loaded|ERR_FAILED|Failed to load/
  const notice = 'Search could not be loaded.'

  it.each([390, 1280])('a press, %i pixels wide -> says so to everybody; the next press tries again', async (width) => {
    const page = await browser.open('/', { viewport: { width, height: 800 }, allowConsole })
    await page.route(script, (route) => route.abort())
    await shownButton(page).click()
    await page.getByRole('status').filter({ hasText: notice }).waitFor({ state: 'attached' })
    const island = page.locator('sg-island').filter({ has: shownButton(page) })
    expect(await island.getAttribute('data-fault')).toBe(notice)
    expect(await page.evaluate(noticeBox)).toMatchObject({ content: `"${notice}"`, isInside: true })
    await page.unroute(script)
    await shownButton(page).click()
    await box(page).waitFor()
    expect(await page.evaluate(noticeBox)).toMatchObject({ content: 'none' })
  })

  it('/ -> says so; pointing at the button does not', async () => {
    const page = await browser.open('/', { allowConsole })
    await page.route(script, (route) => route.abort())
    const failed = page.waitForEvent('console', (message) => /could not be loaded/.test(message.text()))
    await shownButton(page).hover()
    await failed
    expect(await page.locator('[data-fault]').count()).toBe(0)
    await page.keyboard.press('/')
    await page.locator('[data-fault]').waitFor({ state: 'attached' })
    await page.unroute(script)
    await openSearch(page)
  })
})

/** The notice is text of the style sheet: what it says, and whether the window has all of its width. */
function noticeBox(): { content: string; isInside: boolean } {
  const island = document.querySelector('sg-island[data-fault]')
  const { content, position, width, right } = getComputedStyle(island ?? document.body, '::after')
  const place = island?.parentElement?.getBoundingClientRect()
  const end = (place?.right ?? Number.NaN) - Number.parseFloat(right)
  return { content, isInside: position === 'absolute' && end <= innerWidth && end - Number.parseFloat(width) >= 0 }
}
