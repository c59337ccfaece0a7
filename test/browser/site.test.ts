// This repository's own site, built and opened: what a reader sees, with and without scripts, wide and narrow.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../src/render/build-site.ts'
import { startSiteBrowser } from './browser.ts'

const repository = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
let out = ''
const browser = startSiteBrowser(async () => {
  out = await mkdtemp(join(tmpdir(), 'sitegen-own-site-'))
  const report = await buildSite({ siteDirectory: repository, outDirectory: join(out, 'build'), write: true })
  expect(report.diagnostics.filter((diagnostic) => diagnostic.level === 'error')).toEqual([])
  return join(out, 'build')
})
afterAll(() => rm(out, { recursive: true, force: true }))

const pages = [
  '/',
  '/docs/',
  '/docs/interpolate',
  '/docs/lambda',
  '/blog',
  '/blog/4-0',
  '/learn',
  '/success-stories',
  '/experts/',
  '/templates/',
  '/about/',
  '/contact/',
]
const narrow = { viewport: { width: 390, height: 844 } }

describe('the own site', () => {
  it.each(pages)('%s -> one h1, one main, a title, nothing wider than the screen at 390 and 320 pixels', async (path) => {
    for (const width of [390, 320]) {
      const page = await browser.open(path, { viewport: { width, height: 800 } })
      expect(await page.locator('h1').count()).toBe(1)
      expect(await page.locator('main').count()).toBe(1)
      expect(await page.title()).toContain('Make videos programmatically')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })

  it('an unknown path -> the not-found page with status 404', async () => {
    const page = await browser.open('/', { allowConsole: /404/ })
    const response = await page.goto(browser.url('/no/such/page'))
    expect(response?.status()).toBe(404)
    expect(await page.locator('h1').textContent()).toBe('Page Not Found')
  })

  it('a docs page -> sidebar with the current page, contents list, previous and next', async () => {
    const page = await browser.open('/docs/interpolate')
    const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current=page]')
    expect(await current.textContent()).toBe('interpolate()')
    expect(await page.locator('a[href="#signature"]').count()).toBeGreaterThan(0)
    expect(await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').count()).toBe(2)
  })

  it('the live figure on /docs/interpolate -> wakes when it is seen and answers the keyboard', async () => {
    const page = await browser.open('/docs/interpolate')
    const island = page.locator('sg-island')
    await island.scrollIntoViewIfNeeded()
    await expect.poll(() => island.getAttribute('data-state'), { timeout: 20_000 }).toBe('awake')
    const slider = island.getByRole('slider').first()
    const before = await slider.inputValue()
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => slider.inputValue()).not.toBe(before)
  })

  it('a dropdown of the navbar -> opens with the keyboard, without any script', async () => {
    const page = await browser.open('/', { javaScriptEnabled: false })
    const products = page.getByText('Products', { exact: true }).first()
    await products.focus()
    await page.keyboard.press('Enter')
    expect(await page.getByRole('link', { name: 'Media Parser' }).first().isVisible()).toBe(true)
  })

  it('no script, a phone -> the menu opens, the sidebar leads to other pages, the text reads', async () => {
    const page = await browser.open('/docs/', { ...narrow, javaScriptEnabled: false })
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    const link = page.getByRole('link', { name: 'The fundamentals' }).first()
    expect(await link.isVisible()).toBe(true)
    await link.click()
    expect(await page.locator('h1').textContent()).toBe('The fundamentals')
  })

  it('tabs without a script -> another tab can be chosen and read', async () => {
    const page = await browser.open('/docs/', { javaScriptEnabled: false })
    await page.getByText('pnpm', { exact: true }).first().click()
    expect(await page.getByText('pnpm create video').first().isVisible()).toBe(true)
  })

  it('the system prefers dark -> dark before the first paint', async () => {
    const page = await browser.open('/docs/', { colorScheme: 'dark' })
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  })
})
