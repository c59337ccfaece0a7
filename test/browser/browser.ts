// Drives Chromium on a served site. A page that logs an error, throws, or asks another host for anything fails its test.
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { type ChromiumOptions, launchChromium, shareChromium } from './launch-chromium.ts'

export interface PageOptions extends BrowserContextOptions {
  allowConsole?: RegExp
  allowOrigins?: readonly string[]
}

export interface SiteBrowser {
  /** Opens a path in a fresh context. */
  open(path: string, options?: PageOptions): Promise<Page>
  /**
   * To be called where tests are described: gives a function that goes to a path, always in the same page, which is cheaper than a fresh one.
   * After each test its routes are taken away, what the page has stored too, and the pointer leaves the window. For tests that change nothing
   * else of the browser, such as its size, its clock or the scripts of every page, and do not ask what comes from its cache.
   */
  tour(options?: PageOptions): (path: string) => Promise<Page>
  url(path: string): string
}

/** A server under way. */
export interface Served {
  /** Address of the home page. */
  url: string
  close(): Promise<void>
}

/** @param serve starts the server once the tests start. */
export function startBrowser(serve: () => Promise<Served>, options: ChromiumOptions = {}): SiteBrowser {
  let browser: Browser
  let server: Served
  const isOwn = Object.keys(options).length > 0
  beforeAll(async () => {
    server = await serve()
    browser = await (isOwn ? launchChromium(options) : shareChromium())
  })
  afterAll(async () => {
    if (isOwn) await browser?.close()
    await server?.close()
  })

  /** A page in a context of its own, and a list to which it adds what is wrong with it. */
  async function openPage({ allowConsole, allowOrigins = [], ...options }: PageOptions): Promise<{ page: Page; problems: string[] }> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
    const problems: string[] = []
    const page = await context.newPage()
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !allowConsole?.test(message.text()))
        problems.push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
    const origins = [server.url, ...allowOrigins].map((origin) => new URL('/', origin).href)
    // What begins with `blob:` is in the memory of the page that has made it.
    const allowed = [...origins, ...origins.map((origin) => `blob:${origin}`), 'data:']
    page.on('request', (request) => {
      if (!allowed.some((start) => request.url().startsWith(start))) problems.push(`request to ${request.url()}`)
    })
    return { page, problems }
  }

  const url = (path: string): string => new URL(path, server.url).href
  return {
    url,
    async open(path, options = {}) {
      const { page, problems } = await openPage(options)
      onTestFinished(async () => {
        await page.context().close()
        expect(problems).toEqual([])
      })
      await page.goto(url(path))
      if (options.javaScriptEnabled !== false) await started(page)
      return page
    },
    tour(options = {}) {
      let opened: ReturnType<typeof openPage> | undefined
      const end = async (): Promise<void> => {
        const ended = opened
        opened = undefined
        await (await ended)?.page.context().close()
      }
      afterAll(end)
      return async (path) => {
        opened ??= openPage(options)
        const { page, problems } = await opened
        onTestFinished(async ({ task }) => {
          // What a test has left in disorder is not for the next one.
          if (task.result?.state === 'fail') await end()
          else await tidy(page)
          expect(problems.splice(0)).toEqual([])
        })
        await page.goto(url(path))
        await started(page)
        return page
      }
    },
  }
}

/** So that the next test begins as the last one did. */
async function tidy(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.mouse.move(-1, -1)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** The parts of the runtime start with a timer each (src/client/main.ts): before, keys that a test presses would go nowhere. */
export function started(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)))
}

/**
 * Resolves when the page has done what it does by itself: it is loaded, what it leaves for an idle moment has begun, and what it has asked
 * for has arrived, with what followed from that.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  let asked = 0
  let before: number
  do {
    before = asked
    // Work of an idle moment may leave more for the next one. Chromium without a window forgets some of those that have no limit; this
    // one is longer than any page is busy.
    await page.evaluate(() => {
      const limit = { timeout: 3000 }
      return new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve(), limit), limit))
    })
    await expect
      .poll(async () => (await page.requests()).filter(isUnderWay).map((request) => request.url()), { timeout: 20_000 })
      .toEqual([])
    asked = (await page.requests()).length
  } while (asked !== before)
}

/** The stream of the dev server never ends. */
function isUnderWay(request: Request): boolean {
  return request.resourceType() !== 'eventsource' && request.failure() === null && request.timing().responseEnd < 0
}

/** Scrolls, and waits until the page has heard of it: of two scrolls in one frame it hears once. */
export function scrollTo(page: Page, y: number): Promise<void> {
  return page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        const from = window.scrollY
        addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true })
        window.scrollTo({ top: to, behavior: 'instant' })
        // Where it was already, there is nothing to hear.
        if (window.scrollY === from) requestAnimationFrame(() => resolve())
      }),
    y,
  )
}
