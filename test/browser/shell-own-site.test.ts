// The layout of this repository's own site, item by item as docs/specification.md names it.
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atRest, scrollTo, started } from './browser.ts'
import { startOwnSite } from './start-site.ts'

const browser = startOwnSite()
const visit = browser.tour()

const navbar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' })
/** Label and path of each link, without the line that describes it; without the slash at the end, `*` for one that leaves the site. */
const entries = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) =>
    all.map((entry) => {
      const href = entry.getAttribute('href') ?? ''
      const place = entry.getAttribute('target') === '_blank' ? '*' : href.replace(/(.)\/$/, '$1')
      const line = entry.querySelector('.navbar-description')?.textContent ?? ''
      const text = entry.textContent ?? ''
      return `${entry.getAttribute('aria-label') ?? text.slice(0, text.length - line.length).trim()} ${place}`
    }),
  )
const dropdown = async (page: Page, name: string): Promise<string[]> => {
  await navbar(page).locator('summary', { hasText: name }).click()
  const links = navbar(page).locator('details[open] a')
  await links.first().waitFor()
  return entries(links)
}
const column = (page: Page, title: string): Promise<string[]> =>
  entries(
    page
      .locator('.footer-column')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      .getByRole('link'),
  )

describe('the navbar of this site', () => {
  it('[spec 2.32] left -> Docs and API, each active in its own sidebar', async () => {
    const page = await visit('/docs/interpolate')
    expect((await entries(navbar(page).locator('.navbar-menu > .navbar-items:not(.navbar-items-right) > li > a'))).slice(0, 2)).toEqual([
      'Docs /docs',
      'API /docs/api',
    ])
    expect(await navbar(page).locator('.navbar-menu [aria-current]').allTextContents()).toEqual(['API'])
    await visit('/docs/the-fundamentals')
    expect(await navbar(page).locator('.navbar-menu [aria-current]').allTextContents()).toEqual(['Docs'])
  })

  it('[spec 2.33] Products', async () => {
    const page = await visit('/docs/')
    expect(await dropdown(page, 'Products')).toEqual([
      'Player /player',
      'Lambda /lambda',
      'Editor Starter /docs/editor-starter',
      'Timeline /docs/timeline',
      'Media Parser /docs/media-parser',
      'WebCodecs /docs/webcodecs',
      'Recorder /docs/recorder',
    ])
  })

  it('[spec 2.34] Resources', async () => {
    const page = await visit('/docs/')
    expect(await dropdown(page, 'Resources')).toEqual([
      'Learn /learn',
      'Resources /docs/resources',
      'Blog /blog',
      'Showcase /showcase',
      'Convert a video *',
      'Support /docs/support',
    ])
  })

  it('[spec 2.35] Commercial', async () => {
    const page = await visit('/docs/')
    expect(await dropdown(page, 'Commercial')).toEqual([
      'License + Pricing *',
      'Store *',
      'Success Stories /success-stories',
      'Experts /experts',
      'About us /about',
      'Investors /docs/investors',
      'Contact us /contact',
    ])
  })

  it('[spec 2.36] right -> icons of the repository, the chat community and a social network', async () => {
    const page = await visit('/docs/')
    const links = navbar(page).locator('.navbar-items-right a')
    expect(await entries(links)).toEqual(['GitHub repository *', 'Discord *', 'X *'])
    expect(await links.locator('.icon').count()).toBe(3)
  })

  it('[spec 2.28] no item is a search -> there is a place for the search box, and a color switch', async () => {
    const page = await visit('/docs/')
    expect(await navbar(page).locator('.navbar-tools [data-slot=search]').count()).toBe(1)
    expect(await page.getByRole('button', { name: /^Switch between dark and light mode/ }).isEnabled()).toBe(true)
    expect(await page.locator('.navbar-inner > .navbar-logo').getAttribute('data-brand-page')).toBe('https://remotion.dev/brand')
  })

  it('[spec 2.27] an announcement above it, until it is closed; scrolling down hides the navbar', async () => {
    const page = await browser.open('/docs/')
    const announcement = page.locator('.announcement-bar')
    expect(await announcement.getByRole('link').getAttribute('href')).toBe('/blog/mediabunny')
    await announcement.getByRole('button', { name: 'Close' }).click()
    await announcement.waitFor({ state: 'hidden' })
    await page.reload()
    expect(await announcement.isVisible()).toBe(false)
    await started(page)
    await scrollTo(page, 300)
    await scrollTo(page, 600)
    await expect.poll(() => navbar(page).getAttribute('class')).toContain('navbar-hidden')
  })

  it('[spec 4.04] code -> dark, also in the light mode', async () => {
    const page = await visit('/docs/interpolate')
    const background = await page
      .locator('.sg-code pre')
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
    const [red = 255, green = 255, blue = 255] = background.match(/\d+/g)?.map(Number) ?? []
    expect(Math.max(red, green, blue)).toBeLessThan(64)
  })
})

describe('the footer of this site', () => {
  it('[spec 2.37] a logo, the company with the year of the build, three columns', async () => {
    const page = await visit('/docs/')
    expect(await page.locator('.footer-copyright').textContent()).toMatch(
      new RegExp(`^Copyright © ${new Date().getUTCFullYear()} Remotion`),
    )
    expect(await page.locator('.footer-title').allTextContents()).toEqual(['Product', 'Community', 'More'])
    expect(await page.locator('.footer-logo img').count()).toBe(2)
  })

  it('[spec 2.38] Product', async () => {
    const page = await visit('/docs/')
    expect(await column(page, 'Product')).toEqual([
      'Getting started /docs',
      'API Reference /docs/api',
      'Player /player',
      'Lambda /lambda',
      'Learn /learn',
      'Convert a video *',
      'Store *',
      'GitHub *',
      'Remotion Pro *',
    ])
  })

  it('[spec 2.39] Community', async () => {
    const page = await visit('/docs/')
    expect(await column(page, 'Community')).toEqual([
      'Showcase /showcase',
      'Experts /experts',
      'Discord *',
      'X *',
      'YouTube *',
      'LinkedIn *',
      'Instagram *',
      'TikTok *',
    ])
  })

  it('[spec 2.40] More', async () => {
    const page = await visit('/docs/')
    expect(await column(page, 'More')).toEqual([
      'About us /about',
      'Contact us /contact',
      'Blog /blog',
      'Success Stories /success-stories',
      'Support /docs/support',
      'Changelog *',
      'Acknowledgements /docs/acknowledgements',
      'License /docs/license',
      'Brand *',
    ])
  })
})

describe('what every template needs', () => {
  const templates = [
    '/',
    '/docs/',
    '/docs/interpolate',
    '/blog',
    '/blog/4-0',
    '/learn',
    '/success-stories',
    '/experts/',
    '/templates/',
    '/showcase/',
    '/player/',
    '/lambda/',
  ]

  it('[spec 1.03] [spec 6.01] reading and navigation only -> no sign-in, no form, no request to a backend', async () => {
    for (const path of templates) {
      const page = await visit(path)
      expect(await page.locator('form, input[type=password]').count(), path).toBe(0)
    }
  })

  it.each([...templates, '/search?q=lambda'])('%s -> no layout shift, in either mode', async (path) => {
    // At the same time, because most of it is waiting for a page that has nothing more to do.
    const shiftsOf = async (colorScheme: 'light' | 'dark'): Promise<unknown> => {
      const page = await browser.open('about:blank', { colorScheme })
      await page.addInitScript(() => {
        const shifts: unknown[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          // With what has moved, so that a failure says where to look.
          for (const entry of list.getEntries()) shifts.push([entry.toJSON(), Reflect.get(entry, 'sources')?.map(describeSource)])
        }).observe({ type: 'layout-shift', buffered: true })
        function describeSource(source: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }): unknown {
          const { node, previousRect, currentRect } = source
          return [node?.parentElement?.outerHTML.slice(0, 200), previousRect.toJSON(), currentRect.toJSON()]
        }
      })
      await page.goto(browser.url(path))
      await atRest(page)
      return page.evaluate(() => Reflect.get(window, 'shifts'))
    }
    expect(await Promise.all([shiftsOf('light'), shiftsOf('dark')])).toEqual([[], []])
  })
})

describe('a clock in another time zone', () => {
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('%s -> the dates and years of the build, in UTC', async (timezoneId) => {
    const read = async (path: string, zone: string): Promise<string[]> => {
      const page = await browser.open(path, { timezoneId: zone, locale: 'de-DE' })
      await page.locator('html[data-ready]').waitFor({ state: 'attached' })
      return page.locator('time, .sidebar, main h2').allTextContents()
    }
    for (const path of ['/blog', '/blog/archive']) expect(await read(path, timezoneId)).toEqual(await read(path, 'UTC'))
    expect(await read('/blog/4-0', timezoneId)).toContain('July 3, 2023')
  })
})
