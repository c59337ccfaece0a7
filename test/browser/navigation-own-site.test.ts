// A reader's way through this repository's own site: what a navigation puts on the screen is what loading the page would have put there.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atRest } from './browser.ts'
import { isMarked, mark } from './navigation-steps.ts'
import { isOfDevServer, startOwnSite } from './start-site.ts'

const browser = startOwnSite()

/** One page of each kind, and back to the first. */
const way = ['/docs/', '/docs/interpolate', '/blog', '/blog/4-0', '/templates/', '/docs/lambda', '/about/', '/experts/', '/']

interface Seen {
  title: string
  /** Without what scripts add. */
  head: string[]
  htmlClasses: string
  text: string
  bodyElements: string[]
}

function look(page: Page): Promise<Seen> {
  return page.evaluate(() => ({
    title: document.title,
    // The Player of a live figure writes a style sheet once and leaves it there; the dev server's script says of which state a page is; who
    // navigates has scripts, and no use for a noscript.
    head: [...document.head.querySelectorAll(':scope > :not(noscript)')]
      .filter((tag) => tag.localName !== 'style' || !tag.textContent.includes('.__remotion-player'))
      .map((tag) => tag.outerHTML)
      .filter((tag) => !tag.includes('/__sitegen/'))
      .sort(),
    htmlClasses: [...document.documentElement.classList].sort().join(' '),
    text: document.querySelector('main')?.innerText ?? '',
    bodyElements: [...document.body.children]
      .filter(({ className }) => !/announcer|progress/.test(className))
      .map(({ className, localName }) => `${localName}.${className}`),
  }))
}

/** Goes there by a link in the text, as a reader would. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.querySelector('main')?.append(link)
    link.click()
  }, path)
  await page.waitForURL(browser.url(path))
  await page.waitForFunction(() => !document.querySelector('.sg-progress'))
}

describe('the own site', () => {
  const load = browser.tour({ reducedMotion: 'reduce' })

  it('page after page by links -> the same head, classes and text as when each is loaded; no document is loaded', async () => {
    const page = await browser.open('/', { reducedMotion: 'reduce' })
    await mark(page)
    for (const path of way) {
      await follow(page, path)
      const expected = await look(await load(path))
      await expect.poll(() => look(page)).toEqual(expected)
    }
    expect(await isMarked(page)).toBe(true)
  })

  it('the way back to the start -> every page once more', async () => {
    const page = await browser.open('/', { reducedMotion: 'reduce' })
    await mark(page)
    const titles: string[] = []
    for (const path of way) {
      titles.push(await page.title())
      await follow(page, path)
    }
    for (const title of titles.reverse()) {
      await page.evaluate(() => history.back())
      await expect.poll(() => page.title()).toBe(title)
    }
    expect(await isMarked(page)).toBe(true)
  })

  it('[spec 7.02] code and data -> GET of static files, fetched when they are needed and not before', async () => {
    const page = await browser.open('/about/')
    const files: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/\.(?:js|json)$/.test(pathname) && !isOfDevServer(pathname)) files.push(`${request.method()} ${pathname}`)
    })
    await page.goto(browser.url('/docs/interpolate'))
    await atRest(page)
    expect(files).toEqual([expect.stringMatching(/^GET \/assets\/js\/runtime-\w+\.js$/)])
    // The rest of the sidebar is code and data that come once the reader does something.
    const rest = page.waitForRequest(/\/assets\/data\/sidebar-/)
    await page.keyboard.press('Shift')
    await rest
    expect(files).toEqual([
      expect.stringMatching(/^GET \/assets\/js\/runtime-\w+\.js$/),
      expect.stringMatching(/^GET \/assets\/js\/sidebar-branches-\w+\.js$/),
      expect.stringMatching(/^GET \/assets\/data\/sidebar-\w+\.json$/),
    ])
    // The demonstration in the text is code.
    const code = page.waitForRequest(/\/assets\/js\/[\w-]+-figure-\w+\.js$/)
    await page.locator('main sg-island').first().locator('input, button').first().hover()
    expect((await code).method()).toBe('GET')
  })
})
