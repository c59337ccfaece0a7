// Modules of Docusaurus in islands, in a real browser: what is known only there, and what sets something.
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { startTestSite } from './start-site.ts'

const browser = startTestSite('moved')
const visit = browser.tour()

describe('modules of Docusaurus in islands', () => {
  it('useIsBrowser, BrowserOnly -> what only browsers know, once the island is awake', async () => {
    const page = await visit('/')
    await expect.poll(() => page.locator('#browser').textContent()).toBe('in a browser')
    expect(await page.locator('#width').textContent()).toMatch(/^\d+ wide$/)
  })

  it('useDocusaurusContext, useBaseUrl, Link -> what the site says', async () => {
    const page = await visit('/?tab=one')
    await expect.poll(() => page.locator('#place').textContent()).toBe('Moved /?tab=one /x.svg')
    expect(await page.getByRole('link', { name: 'Intro', exact: true }).first().getAttribute('href')).toBe('/docs/intro')
  })

  it('useDoc -> front matter and heading of the document, before and after the island wakes', async () => {
    const page = await visit('/docs/intro')
    const level = page.locator('#level')
    expect(await level.textContent()).toBe('Intro easy 0')
    await level.click()
    await expect.poll(() => level.textContent()).toBe('Intro easy 1')
  })

  it('useHistory().push -> another query at once, another page without a reload', async () => {
    const page = await visit('/')
    await expect.poll(() => page.locator('#browser').textContent()).toBe('in a browser')
    await page.locator('#query').click()
    await expect.poll(() => page.locator('#place').textContent()).toBe('Moved /?tab=two /x.svg')
    await page.evaluate(() => Object.assign(window, { stays: true }))
    await page.locator('#go').click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('Intro')
    expect(await page.evaluate(() => 'stays' in window)).toBe(true)
  })

  it('a page that is an island with its <Layout> -> its title, no footer, and it wakes without a complaint', async () => {
    const page = await browser.open('/whole')
    expect(await page.title()).toBe('All of it | Moved')
    expect(await page.locator('footer').count()).toBe(0)
    expect(await page.locator('head meta[name=whole]').count()).toBe(1)
    await page.locator('#count').click()
    await expect.poll(() => page.locator('#count').textContent()).toBe('1')
  })

  it('useQueryString -> sets the address, and is what the address says', async () => {
    const page = await visit('/')
    const tab = page.locator('#tab')
    await expect.poll(() => page.locator('#browser').textContent()).toBe('in a browser')
    await tab.click()
    await expect.poll(() => tab.textContent()).toBe('Tab three')
    expect(new URL(page.url()).search).toBe('?tab=three')
    await tab.click()
    await expect.poll(() => tab.textContent()).toBe('Tab ')
    expect(new URL(page.url()).search).toBe('')
  })

  it('useColorMode -> follows the switch of the theme, sets the mode, which is kept', async () => {
    const page = await visit('/')
    const mode = page.locator('#mode')
    await expect.poll(() => page.locator('#browser').textContent()).toBe('in a browser')
    const before = await page.evaluate(() => document.documentElement.dataset.theme ?? '')
    const after = before === 'dark' ? 'light' : 'dark'
    await expect.poll(() => mode.textContent()).toBe(`Now ${before}`)
    await mode.click()
    await expect.poll(() => mode.textContent()).toBe(`Now ${after}`)
    expect(await page.evaluate(() => [document.documentElement.dataset.theme, localStorage.getItem('theme')])).toEqual([after, after])
    const button = page.locator('.color-mode-toggle').first()
    expect(await button.getAttribute('title')).toBe(`${after} mode`)
    await button.click()
    await expect.poll(() => mode.textContent()).toBe(`Now ${before}`)
  })
})

describe('variables of Infima in the sheet of the site', () => {
  const styleOf = (element: Locator, name: string): Promise<string> =>
    element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name)

  it(':root, [data-theme=dark] -> colors of heroes, buttons and links in each mode; a background of :root is for light pages alone', async () => {
    const page = await visit('/docs/other')
    const seen = async (mode: string) => {
      await page.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), mode)
      const hero = page.locator('.hero')
      return [
        await styleOf(hero, 'background-color'),
        await styleOf(hero, 'color'),
        await styleOf(page.locator('.hero .button'), 'background-color'),
        await styleOf(page.locator('html'), 'background-color'),
      ]
    }
    expect(await seen('light')).toEqual(['rgb(118, 74, 188)', 'rgb(255, 255, 255)', 'rgb(118, 74, 188)', 'rgb(255, 253, 245)'])
    expect(await seen('dark')).toEqual(['rgb(186, 143, 255)', 'rgb(14, 17, 22)', 'rgb(186, 143, 255)', 'rgb(14, 17, 22)'])
  })

  it('variables of the frame and of texts -> where this theme has the same; those that are not written -> as it is', async () => {
    const page = await visit('/docs/other')
    const one = (selector: string, name: string): Promise<string> => styleOf(page.locator(selector).first(), name)
    expect(await one('.navbar', 'background-color')).toBe('rgb(1, 2, 3)')
    expect(await one('.markdown h2', 'font-weight')).toBe('800')
    expect(await one('.sidebar-list a:not([aria-current])', 'color')).toBe('rgb(7, 8, 9)')
    expect(await one('.markdown p > code', 'font-size')).toBe('15.2px')
    expect(await one('.sg-line-highlight', 'background-color')).toBe('rgb(10, 11, 12)')
    const width = await one('.markdown blockquote', 'border-inline-start-width')
    expect([width, await one('.markdown h1', 'font-family')]).toEqual(['3px', await one('body', 'font-family')])
  })

  it('a rule of the site for a class of Infima -> counts, though pages load the classes after it', async () => {
    const page = await visit('/docs/other')
    const button = page.locator('.hero .button')
    expect(await styleOf(button, 'padding-top')).toBe('21px')
    expect(await styleOf(button, 'border-top-left-radius')).toBe('3px')
  })
})
