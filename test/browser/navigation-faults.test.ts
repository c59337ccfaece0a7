// What a navigation does when something is slow, missing, broken or forbidden: the reader is never stuck, and nothing goes round in circles.
import type { Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atRest } from './browser.ts'
import {
  clickInPlace,
  hold,
  isMarked,
  link,
  mark,
  scrollDown,
  scrollTop,
  setHref,
  settled,
  shown,
  stopClock,
  walk,
} from './navigation-steps.ts'
import { isOfDevServer, startTestSite } from './start-site.ts'

const browser = startTestSite('navigation')

/** The sidebar says so too when its file cannot be had. */
const expected = /could not be (?:shown in place|loaded)|Failed to load resource/

/** Everything that is asked of the server, in the order of asking: `fetch /docs/first`, `document /`. */
function recordRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request: Request) => {
    const type = request.resourceType()
    const { pathname } = new URL(request.url())
    if ((type === 'fetch' || type === 'document') && !isOfDevServer(pathname)) requests.push(`${type} ${pathname}`)
  })
  return requests
}

/** What the navigation has to say. */
function recordWarnings(page: Page): string[] {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('could not be shown in place')) warnings.push(message.text())
  })
  return warnings
}

describe('an answer that is none', () => {
  it('[spec 8.04] an error status -> one warning, then the browser loads the page, once', async () => {
    const page = await browser.open('/', { allowConsole: expected })
    await mark(page)
    const requests = recordRequests(page)
    const warnings = recordWarnings(page)
    await page.route('**/docs/first', (route) =>
      route.request().resourceType() === 'fetch' ? route.fulfill({ status: 500, body: 'no' }) : route.continue(),
    )
    await clickInPlace(page, 'main a[href="/docs/first"]')
    await shown(page, 'First')
    expect(await isMarked(page)).toBe(false)
    expect(page.url()).toBe(browser.url('/docs/first'))
    expect(requests).toEqual(['fetch /docs/first', 'document /docs/first'])
    expect(warnings).toEqual([expect.stringContaining('/docs/first could not be shown in place; the browser loads it now.')])
  })

  it('[spec 2.21] the browser gets no page either -> it shows what the server says, and asks no more', async () => {
    const page = await browser.open('/', { allowConsole: expected })
    const requests = recordRequests(page)
    await page.route('**/docs/first', (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<title>Out of order</title>' }),
    )
    await clickInPlace(page, 'main a[href="/docs/first"]')
    await expect.poll(() => page.title()).toBe('Out of order')
    await atRest(page)
    expect(requests).toEqual(['fetch /docs/first', 'document /docs/first'])
  })

  it('the way back is broken -> the browser loads the page of that address', async () => {
    const page = await browser.open('/', { allowConsole: expected })
    await page.route(browser.url('/'), (route) => (route.request().resourceType() === 'fetch' ? route.abort() : route.continue()))
    await walk(page, 'Other')
    await mark(page)
    const requests = recordRequests(page)
    await page.goBack()
    await expect.poll(() => isMarked(page)).toBe(false)
    await shown(page, 'Home')
    expect(requests.filter((request) => request.startsWith('document'))).toEqual(['document /'])
    // Before its scripts have run the new document would not hear of the way forward.
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    await page.goForward()
    await shown(page, 'Other')
  })

  it('a page that has vanished -> the not-found page of the site', async () => {
    const page = await browser.open('/', { allowConsole: expected })
    await setHref(page, 'main a[href="/other"]', '/gone')
    await link(page, 'Other').click()
    await shown(page, 'Page Not Found')
    expect(page.url()).toBe(browser.url('/gone'))
    await page.goBack()
    await shown(page, 'Home')
  })

  it('no connection -> a page that was fetched ahead is shown; for another one the browser says so', async () => {
    const page = await browser.open('/', { allowConsole: expected })
    const warnings = recordWarnings(page)
    const fetched = page.waitForResponse('**/docs/first')
    await link(page, 'First').hover()
    await (await fetched).finished()
    await page.context().setOffline(true)
    await link(page, 'First').click()
    await shown(page, 'First')
    expect(warnings).toEqual([])
    const failing = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest())
    await setHref(page, 'main p a[href="/docs/second"]', '/docs/third')
    await link(page, 'the next one').click()
    await failing
    expect(warnings).toEqual([expect.stringContaining('/docs/third could not be shown in place')])
    await page.context().setOffline(false)
  })

  it('a style sheet that the new page needs -> waited for; without it the browser loads the page', async () => {
    const page = await browser.open('/', { allowConsole: expected })
    await page.route('**/other', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('</head>', '<link rel="stylesheet" href="/extra.css"></head>')
      await route.fulfill({ response, body })
    })
    await page.route('**/extra.css', (route) => route.fulfill({ contentType: 'text/css', body: 'h1 { color: rgb(1, 2, 3) }' }))
    const held = await hold(page, '**/extra.css')
    await mark(page)
    await link(page, 'Other').click()
    await held.asked
    expect(await page.title()).toBe('Home | Walk')
    expect(await page.locator('h1').evaluate((element) => getComputedStyle(element).color)).not.toBe('rgb(1, 2, 3)')
    await page.unroute('**/extra.css')
    await page.route('**/extra.css', (route) => route.fulfill({ contentType: 'text/css', body: 'h1 { color: rgb(1, 2, 3) }' }))
    await page.reload()
    await mark(page)
    await link(page, 'Other').click()
    await shown(page, 'Other')
    expect(await page.locator('h1').evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)')
    expect(await isMarked(page)).toBe(true)
    await walk(page, 'Home')
    expect(await page.locator('link[href="/extra.css"]').count()).toBe(0)
    expect(await page.locator('h1').evaluate((element) => getComputedStyle(element).color)).not.toBe('rgb(1, 2, 3)')
    await page.unroute('**/extra.css')
    await page.route('**/extra.css', (route) => route.abort())
    const warnings = recordWarnings(page)
    await link(page, 'Other').click()
    await shown(page, 'Other')
    expect(await isMarked(page)).toBe(false)
    expect(warnings).toEqual([expect.stringContaining('extra.css could not be loaded')])
  })
})

describe('an answer that only the browser can show', () => {
  it('a newer build -> loaded by the browser, without a warning', async () => {
    const page = await browser.open('/')
    await mark(page)
    await page.route('**/other', async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue()
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(/runtime-\w+\.js/, 'runtime-NEWBUILD.js') })
    })
    await link(page, 'Other').click()
    await expect.poll(() => isMarked(page)).toBe(false)
    await shown(page, 'Other')
  })

  it('a redirect to another page, an answer that is not HTML -> loaded by the browser, without a warning', async () => {
    const page = await browser.open('/')
    await page.route('**/other', (route) => route.fulfill({ status: 302, headers: { Location: '/docs/third' } }))
    await mark(page)
    await link(page, 'Other').click()
    await shown(page, 'Third')
    expect(page.url()).toBe(browser.url('/docs/third'))
    expect(await isMarked(page)).toBe(false)
    await page.route('**/docs/first', (route) => route.fulfill({ contentType: 'text/plain', body: 'only text' }))
    await link(page, 'on to the next').click()
    await page.getByText('only text').waitFor()
  })

  it('a redirect to the form with a slash -> shown in place, under the address of the server', async () => {
    const page = await browser.open('/')
    await mark(page)
    await page.route('**/other', (route) => route.fulfill({ status: 301, headers: { Location: '/other/' } }))
    await link(page, 'Other').click()
    await shown(page, 'Other')
    expect(page.url()).toBe(browser.url('/other/'))
    expect(await isMarked(page)).toBe(true)
  })
})

describe('addresses with an ending', () => {
  it('[spec 2.20] /x.html and /x/index.html -> the page of /x, in place and when they are opened', async () => {
    const page = await browser.open('/', { allowConsole: /Failed to load resource/ })
    await mark(page)
    await setHref(page, 'main a[href="/docs/first"]', '/docs/first.html')
    await link(page, 'First').click()
    await shown(page, 'First')
    expect(await isMarked(page)).toBe(true)
    expect(page.url()).toBe(browser.url('/docs/first'))
    await page.goto(browser.url('/docs/second/index.html'))
    await shown(page, 'Second')
    await page.goto(browser.url('/docs/second.html?a=1#deep-down'))
    await shown(page, 'Second')
    expect(page.url()).toBe(browser.url('/docs/second?a=1#deep-down'))
    await settled(page)
    expect(await scrollTop(page)).toBeGreaterThan(200)
  })

  it('[spec 2.01] [spec 2.20] an address in another case, with an ending or not, the runtime not there -> its page', async () => {
    const page = await browser.open('/', { allowConsole: /Failed to load resource/ })
    await page.route(/assets\/js\/main-/, (route) => route.abort())
    for (const [asked, title, path] of [
      ['/DOCS/Second?a=1#deep-down', 'Second', '/docs/second?a=1#deep-down'],
      ['/Docs/Second.HTML', 'Second', '/docs/second'],
      ['/docs/second.html', 'Second', '/docs/second'],
      ['/capital', 'Capital', '/Capital'],
      ['/CAPITAL/Index.html', 'Capital', '/Capital'],
    ] as const) {
      await page.goto(browser.url(asked))
      await page.waitForURL(browser.url(path))
      expect(await page.locator('h1').textContent()).toBe(title)
    }
  })

  it('[spec 8.07] an ending without a page -> the not-found page, without a further load', async () => {
    const page = await browser.open('/', { allowConsole: /Failed to load resource/ })
    const requests = recordRequests(page)
    await page.goto(browser.url('/nothing/here.html'))
    await shown(page, 'Page Not Found')
    await atRest(page)
    // The search index is asked for pages that may have been meant.
    expect(requests.filter((request) => !request.includes('search'))).toEqual([
      'document /nothing/here.html',
      expect.stringMatching(/^fetch \/assets\/data\/paths-\w+\.json$/),
      'fetch /nothing/here',
    ])
    await link(page, 'Docs').click()
    await shown(page, 'First')
  })
})

describe('a connection that stalls', () => {
  it('[spec 2.23] [spec 9.11] more than 200 ms -> a thin bar at the top, filled and gone when the page is there; no spinner', async () => {
    const page = await browser.open('/')
    await stopClock(page)
    const held = await hold(page, '**/docs/first')
    await link(page, 'First').click()
    await held.asked
    const bar = page.locator('.sg-progress')
    await page.clock.runFor(199)
    expect(await bar.count()).toBe(0)
    await page.clock.runFor(1)
    expect(await bar.count()).toBe(1)
    const box = await bar.evaluate((element) => {
      const { position, top, height, pointerEvents } = getComputedStyle(element)
      return { position, top, height, pointerEvents, share: element.style.getPropertyValue('--sg-progress') }
    })
    expect(box).toEqual({ position: 'fixed', top: '0px', height: '2px', pointerEvents: 'none', share: '0.08' })
    await page.clock.runFor(1700)
    const share = Number(await bar.evaluate((element) => element.style.getPropertyValue('--sg-progress')))
    expect(share).toBeGreaterThan(0.08)
    expect(share).toBeLessThanOrEqual(0.12)
    expect(await page.locator('.sg-loader, [role=progressbar]').count()).toBe(0)
    held.answer()
    await shown(page, 'First')
    await expect.poll(() => bar.evaluate((element) => element.style.getPropertyValue('--sg-progress'))).toBe('1')
    await page.clock.runFor(500)
    expect(await bar.count()).toBe(0)
  })

  it('[spec 9.11] less than 200 ms, or only query or hash -> no bar', async () => {
    const page = await browser.open('/')
    await stopClock(page)
    const held = await hold(page, '**/docs/first')
    await link(page, 'First').click()
    await held.asked
    await page.clock.runFor(199)
    held.answer()
    await shown(page, 'First')
    await page.clock.runFor(1000)
    expect(await page.locator('.sg-progress').count()).toBe(0)
    await setHref(page, 'main p a[href="#deep-down"]', '?view=all#deep-down')
    await link(page, 'deep down here').click()
    await page.clock.runFor(1000)
    expect(page.url()).toBe(browser.url('/docs/first?view=all#deep-down'))
    expect(await page.locator('.sg-progress').count()).toBe(0)
  })

  it('another click meanwhile -> the last one wins, and the earlier request is ended', async () => {
    const page = await browser.open('/')
    const held = await hold(page, '**/docs/first')
    const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/docs/first'))
    const entries = await page.evaluate(() => history.length)
    await link(page, 'First').click()
    await held.asked
    await link(page, 'Other').click()
    await ended
    await shown(page, 'Other')
    held.answer()
    await atRest(page)
    expect(await page.title()).toBe('Other | Walk')
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    await page.goBack()
    await shown(page, 'Home')
  })

  it('many clicks at once -> the page of the last one, once in the history', async () => {
    const page = await browser.open('/docs/first')
    const entries = await page.evaluate(() => history.length)
    await page.evaluate(() => {
      for (const href of ['/docs/second', '/docs/second#deep-down', '/docs/second', '#deep-down'])
        document.querySelector<HTMLElement>(`main a[href="${href}"]`)?.click()
      document.querySelector<HTMLElement>('main a[href="/docs/second"]')?.click()
    })
    await shown(page, 'Second')
    await atRest(page)
    expect(page.url()).toBe(browser.url('/docs/second'))
    // The jump on this page counts as well.
    expect(await page.evaluate(() => history.length)).toBe(entries + 2)
  })

  it('back in the middle of a load -> the page before; the late answer changes nothing', async () => {
    const page = await browser.open('/docs/first')
    // From the beginning: once the reader has moved, the page may fetch it ahead.
    const held = await hold(page, '**/docs/third')
    await walk(page, 'the next one')
    await scrollDown(page, 400)
    await clickInPlace(page, 'main a[href="/docs/third"]')
    await held.asked
    await page.goBack()
    await shown(page, 'First')
    held.answer()
    await atRest(page)
    expect(await page.title()).toBe('First | Walk')
    expect(page.url()).toBe(browser.url('/docs/first'))
    await page.goForward()
    await shown(page, 'Second')
    await settled(page)
    expect(await scrollTop(page)).toBe(400)
  })

  it('a click while the way back is loading -> the page of the click; forward and back still fit', async () => {
    const page = await browser.open('/docs/first')
    await walk(page, 'the next one')
    const held = await hold(page, '**/docs/first')
    await page.evaluate(() => history.back())
    await held.asked
    expect(await page.title()).toBe('Second | Walk')
    await clickInPlace(page, 'main a[href="/docs/third"]')
    await shown(page, 'Third')
    held.answer()
    await page.goBack()
    await shown(page, 'First')
    expect(page.url()).toBe(browser.url('/docs/first'))
  })
})

describe('fetching ahead', () => {
  const slow = [
    ['2g', { effectiveType: '2g' }],
    ['slow-2g', { effectiveType: 'slow-2g' }],
    ['data saver', { effectiveType: '4g', saveData: true }],
  ] as const

  it('[spec 2.24] pointing at a link -> its page is fetched once; the click asks for nothing more', async () => {
    const page = await browser.open('/')
    const requests = recordRequests(page)
    const fetched = page.waitForResponse('**/docs/first')
    await link(page, 'First').hover()
    await (await fetched).finished()
    await page.mouse.move(2, 500)
    await link(page, 'First').hover()
    await link(page, 'First').click()
    await shown(page, 'First')
    expect(requests.filter((request) => request.endsWith('/docs/first'))).toEqual(['fetch /docs/first'])
  })

  it('[spec 2.24] a touch, the focus of the keyboard -> fetched before the click', async () => {
    const page = await browser.open('/', { hasTouch: true })
    const touched = page.waitForRequest('**/docs/first')
    await link(page, 'First').dispatchEvent('touchstart')
    expect((await touched).resourceType()).toBe('fetch')
    const focused = page.waitForRequest('**/other')
    await link(page, 'Other').focus()
    await focused
    expect(await page.title()).toBe('Home | Walk')
  })

  it.each(slow)('[spec 2.24] %s -> nothing is fetched ahead; a click still works', async (_name, connection) => {
    const page = await browser.open('about:blank')
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    await page.goto(browser.url('/'))
    await atRest(page)
    const requests = recordRequests(page)
    await stopClock(page)
    await link(page, 'First').hover()
    await link(page, 'First').dispatchEvent('touchstart')
    await page.mouse.wheel(0, 200)
    await link(page, 'Other').hover()
    await page.clock.runFor(1000)
    await page.clock.resume()
    await atRest(page)
    expect(requests).toEqual([])
    await walk(page, 'Other')
    expect(requests).toEqual(['fetch /other'])
  })

  it('[spec 7.03] nothing touched -> nothing fetched; once the reader moves, the links in view of the text, one after the other', async () => {
    const page = await browser.open('/')
    await atRest(page)
    const requests = recordRequests(page)
    expect(await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/docs/first')))).toEqual(
      [],
    )
    await page.mouse.move(5, 400)
    await expect
      .poll(() => requests, { timeout: 20_000 })
      .toEqual(['fetch /docs/first', 'fetch /docs/second', 'fetch /other', 'fetch /foreign.html', 'fetch /scripted'])
  })
})

describe('a browser that forbids things', () => {
  it('storage that throws -> pages are exchanged, and the way back leads to where the reader was', async () => {
    const page = await browser.open('about:blank')
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Forbidden', 'SecurityError')
          },
        })
    })
    await page.goto(browser.url('/docs/first'))
    await mark(page)
    await scrollDown(page, 500)
    await clickInPlace(page, 'main a[href="/docs/second"]')
    await shown(page, 'Second')
    await page.goBack()
    await shown(page, 'First')
    await expect.poll(() => scrollTop(page)).toBe(500)
    expect(await isMarked(page)).toBe(true)
  })

  it('a history entry without a state, as scripts leave it -> still found by its address', async () => {
    const page = await browser.open('/docs/first')
    await page.evaluate(() => history.replaceState(null, '', '?tab=npm'))
    await walk(page, 'the next one')
    await page.goBack()
    await shown(page, 'First')
    expect(page.url()).toBe(browser.url('/docs/first?tab=npm'))
  })

  it('view transitions -> for a page that was waited for, where the browser has them and motion is wanted', async () => {
    const count = async (reducedMotion: 'reduce' | 'no-preference', isAhead = false): Promise<number> => {
      const page = await browser.open('about:blank', { reducedMotion })
      await page.addInitScript(() => {
        // Time passes where the test says so, however slow the machine is.
        performance.now = () => Number(document.documentElement.dataset.now ?? 0)
        const start = Document.prototype.startViewTransition
        Document.prototype.startViewTransition = function (...given) {
          document.documentElement.dataset.transitions = String(Number(document.documentElement.dataset.transitions ?? 0) + 1)
          return start.apply(this, given)
        }
      })
      await page.goto(browser.url('/'))
      const held = await hold(page, '**/other')
      // Ahead: it is there before the click. Else the click comes first, and the answer later than a reader takes for at once.
      if (isAhead) await link(page, 'Other').hover()
      else await clickInPlace(page, 'main a[href$="/other"]')
      await held.asked
      await page.locator('html').evaluate((html) => html.setAttribute('data-now', '100'))
      const answered = page.waitForResponse('**/other')
      held.answer()
      await (await answered).finished()
      if (isAhead) await clickInPlace(page, 'main a[href$="/other"]')
      await shown(page, 'Other')
      return page.evaluate(() => Number(document.documentElement.dataset.transitions ?? 0))
    }
    expect(await count('no-preference')).toBe(1)
    expect(await count('reduce')).toBe(0)
    expect(await count('no-preference', true)).toBe(0)
  })

  it('no view transitions, no idle callbacks, no connection object -> the same', async () => {
    const page = await browser.open('about:blank')
    await page.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition')
      Reflect.deleteProperty(window, 'requestIdleCallback')
      Reflect.deleteProperty(Navigator.prototype, 'connection')
    })
    await page.goto(browser.url('/'))
    await mark(page)
    await walk(page, 'Other')
    await walk(page, 'First')
    expect(await isMarked(page)).toBe(true)
  })
})
