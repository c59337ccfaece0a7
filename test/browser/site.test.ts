// This repository's own site, built and opened: what a reader sees, with and without scripts, wide and narrow.
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { startOwnSite } from './start-site.ts'

const browser = startOwnSite()

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

  it('any page -> is sent with a policy that allows no inline script and no inline style but by hash', async () => {
    const page = await browser.open('/')
    for (const path of ['/', '/docs/transitions', '/templates/']) {
      const response = await page.goto(browser.url(path))
      const policy = response?.headers()['content-security-policy'] ?? ''
      expect(policy).toMatch(/script-src 'self' 'sha256-/)
      expect(policy).not.toContain('unsafe')
      // Those of posters are classes in a sheet of the page. Nothing has woken yet that sets styles through the object model.
      expect(await response?.text()).not.toMatch(/<[^>]* style="/)
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
    const island = page.locator('main sg-island')
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

describe('a newcomer on a phone, from the home page to rendering with Lambda', () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

  /** Each is what the control is called that is tapped, or its name within the part of the page that it is in. */
  const ways: [string, ((page: Page) => Locator)[]][] = [
    [
      'by the menu of products',
      [
        (page) => page.getByRole('button', { name: 'Toggle navigation bar' }),
        (page) => page.getByRole('navigation').getByText('Products', { exact: true }),
        (page) => page.getByRole('navigation').getByRole('link', { name: 'Lambda', exact: true }),
        (page) => page.getByRole('main').getByRole('link', { name: 'Documentation', exact: true }),
      ],
    ],
    [
      'by the menu of the documentation',
      [
        (page) => page.getByRole('button', { name: 'Toggle navigation bar' }),
        (page) => page.getByRole('navigation').getByRole('link', { name: 'Docs', exact: true }),
        (page) => page.getByRole('button', { name: 'Toggle navigation bar' }),
        (page) => page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Lambda', exact: true }),
      ],
    ],
    [
      'by reading on',
      [
        (page) => page.getByRole('main').getByRole('link', { name: 'Lambda', exact: true }),
        (page) => page.getByRole('main').getByRole('link', { name: 'Documentation', exact: true }),
      ],
    ],
    [
      'by the foot of the page',
      [
        (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Lambda', exact: true }),
        (page) => page.getByRole('main').getByRole('link', { name: 'Documentation', exact: true }),
      ],
    ],
  ]

  it.each(ways)('%s -> there within four taps', async (_way, taps) => {
    expect(taps.length).toBeLessThanOrEqual(4)
    const page = await browser.open('/', phone)
    for (const control of taps) {
      const seen = control(page).filter({ visible: true }).first()
      await seen.scrollIntoViewIfNeeded()
      // Large enough for a finger, and on the screen to its full width.
      const box = await seen.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(24)
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 390).toBe(true)
      await seen.tap()
    }
    await page.getByRole('heading', { level: 1, name: '@remotion/lambda', exact: true }).waitFor()
    expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe('/docs/lambda')
    await page.getByText('renders videos in your own AWS account').first().waitFor()
  })
})
