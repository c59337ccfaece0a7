// The search of this repository's own site.
import { describe, expect, it } from 'vitest'
import { findBarriers, ofColors } from './axe.ts'
import { shown } from './navigation-steps.ts'
import { box, modal, openSearch, rows, searchButton, searchFor } from './search-site.ts'
import { startOwnSite } from './start-site.ts'

const browser = startOwnSite()

describe('the search of the own site', () => {
  it('a phone, four words -> the page about all of them among the first three; a tap leads there', async () => {
    const page = await browser.open('/docs/', { viewport: { width: 390, height: 844 }, hasTouch: true })
    await searchButton(page).tap()
    await box(page).waitFor()
    await searchFor(page, 'render video lambda node')
    const addresses = await rows(page).evaluateAll((options) => options.map((option) => option.getAttribute('href') ?? ''))
    const pages = addresses.map((address) => address.replace(/#.*/, ''))
    expect([...new Set(pages)].slice(0, 3)).toContain('/docs/lambda/')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await searchFor(page, 'interpolate()')
    await rows(page).first().tap()
    await shown(page, 'interpolate()')
    expect(await modal(page).count()).toBe(0)
  })

  it('nothing typed, nothing stored -> signposts, which keys reach; one that was opened is remembered', async () => {
    const page = await browser.open('/docs/')
    await openSearch(page)
    expect(await modal(page).getByText('No recent searches').isVisible()).toBe(true)
    const signposts = modal(page).getByRole('listbox', { name: 'Start here' }).getByRole('option')
    await expect.poll(() => signposts.count()).toBeGreaterThan(3)
    expect(await findBarriers(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findBarriers(page, ofColors)).toEqual([])
    const second = await signposts.nth(1).textContent()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await modal(page).waitFor({ state: 'detached' })
    await openSearch(page)
    expect(await modal(page).getByRole('listbox', { name: 'Recent' }).count()).toBe(1)
    expect(await rows(page).allTextContents()).toEqual([second])
  })

  it('[spec 8.09] nothing found after something was -> what to try, and where to tell the toolkit about it', async () => {
    const page = await browser.open('/docs/')
    await openSearch(page)
    await searchFor(page, 'lambda')
    await searchFor(page, 'qqzzxxyy & zzqqxx')
    expect(await modal(page).locator('.search-message-title').innerText()).toBe('No results for "qqzzxxyy & zzqqxx"')
    expect(await modal(page).locator('.search-suggestions button').count()).toBe(3)
    expect(await modal(page).getByRole('link', { name: 'Let us know.' }).getAttribute('href')).toBe(
      'https://github.com/remotion-dev/remotion/issues/new?title=Search%3A%20qqzzxxyy%20%26%20zzqqxx',
    )
  })

  it('/search -> an index of the site, and results in its place', async () => {
    const page = await browser.open('/search')
    await page.getByRole('heading', { name: 'I am new here' }).waitFor()
    await expect.poll(() => page.locator('main sg-island').getAttribute('data-state')).toBe('awake')
    await page.getByRole('searchbox', { name: 'Search' }).fill('spring')
    await page.getByRole('main').getByRole('article').first().waitFor()
    expect(await page.getByRole('heading', { name: 'I am new here' }).count()).toBe(0)
    await page.getByRole('searchbox', { name: 'Search' }).fill('')
    await page.getByRole('heading', { name: 'I am new here' }).waitFor()
    await page.getByRole('searchbox', { name: 'Search' }).fill('qqzzxxyy')
    await page.getByRole('main').getByText('No results were found').waitFor()
    expect(await page.getByRole('heading', { name: 'I am new here' }).count()).toBe(1)
  })

  it('a template by its name -> what it is, and not the links to its list and to its neighbors', async () => {
    const page = await browser.open('/search?q=blank')
    const results = page.getByRole('main').getByRole('article')
    await results.filter({ hasText: 'An empty composition' }).first().waitFor()
    expect(await results.filter({ hasText: /All templates|Other templates/ }).count()).toBe(0)
  })

  it('the start page -> / opens it there too', async () => {
    const page = await browser.open('/')
    await openSearch(page)
    await searchFor(page, 'Sequence')
    expect(await rows(page).count()).toBeGreaterThan(0)
  })
})
