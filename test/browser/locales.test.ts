// A site in several languages, as its readers have it: where the choice of languages leads, what the theme says, and the direction.
import { describe, expect, it } from 'vitest'
import { findBarriers } from './axe.ts'
import { started } from './browser.ts'
import { startTestSite } from './start-site.ts'

const browser = startTestSite('locales')

describe('a site in four languages', () => {
  it('the choice of languages -> the same page, loaded as a whole, with the texts of its language', async () => {
    const page = await browser.open('/docs/guide/wind')
    await started(page)
    await page.evaluate(() => {
      document.body.dataset.before = ''
    })
    await page.locator('.navbar-dropdown summary').click()
    await page.locator('.navbar-dropdown a[hreflang=ar]').click()
    await page.waitForURL('**/ar/docs/guide/wind*')
    await started(page)
    const html = page.locator('html')
    expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual(['ar', 'rtl'])
    expect(await page.locator('body[data-before]').count()).toBe(0)
    expect(await page.locator('.color-mode-toggle').getAttribute('aria-label')).toContain('وضع النظام')
    expect(await findBarriers(page)).toEqual([])
  })

  it('from right to left -> the sidebar is at the right, and nothing is wider than the page', async () => {
    const page = await browser.open('/ar/docs/guide/wind')
    const [sidebar, main] = await Promise.all([page.locator('.sidebar').boundingBox(), page.locator('main').boundingBox()])
    expect(sidebar?.x).toBeGreaterThan(main?.x ?? Number.POSITIVE_INFINITY)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    }
  })

  it('the search of a French page -> its labels, its count', async () => {
    const page = await browser.open('/fr/')
    await started(page)
    await page.locator('.search-button:visible').first().click()
    const modal = page.locator('.search-modal')
    await modal.locator('input').fill('cerf')
    await modal.locator('.search-all').waitFor()
    expect(await modal.locator('.search-all').textContent()).toMatch(/^Voir les \d+ résultats/)
    expect(await modal.locator('.search-hints').textContent()).toContain('fermer')
    await page.goto(browser.url('/fr/search?q=cerf'))
    await page.locator('.search-found').first().waitFor()
    expect(await page.locator('h1').textContent()).toBe('Résultats de recherche pour « cerf »')
    expect(await page.locator('.search-results-count').textContent()).toMatch(/^\d+ pages?, \d+ sections? pour « cerf »$/)
  })

  it('an address without a page -> in the language of its path, else in the chosen one; a page that was opened by its address stays', async () => {
    const page = await browser.open('/fr/docs/nowhere?a=1#b', { allowConsole: /status of 404/ })
    await page.waitForSelector('html[lang=fr]')
    await expect.poll(() => page.evaluate(() => location.pathname + location.search + location.hash)).toBe('/fr/docs/nowhere?a=1#b')
    expect(await page.locator('h1').textContent()).toBe('Page introuvable')
    await page.goto(browser.url('/nowhere'))
    await started(page)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')

    await page.goto(browser.url('/docs/guide/wind'))
    await started(page)
    await page.locator('.navbar-dropdown summary').click()
    await page.locator('.navbar-dropdown a[hreflang=ar]').click()
    await page.waitForURL('**/ar/docs/guide/wind*')
    await page.goto(browser.url('/nowhere'))
    await page.waitForSelector('html[lang=ar]')
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/nowhere')
    await page.goto(browser.url('/fr/nowhere'))
    await page.waitForSelector('html[lang=fr]')
    await page.goto(browser.url('/docs/guide/wind'))
    await started(page)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    // With the ending of a file: the page is found, in its language.
    await page.goto(browser.url('/fr/docs/guide/Wind.html'))
    await page.waitForURL('**/fr/docs/guide/wind')
  })
})
