// What is told to the address for page views, and that nothing is told without one.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atRest } from './browser.ts'
import { link, setHref, shown, walk } from './navigation-steps.ts'
import { startTestSite } from './start-site.ts'

/** The bodies of what is sent with POST, in order. */
async function recordViews(page: Page): Promise<string[]> {
  const views: string[] = []
  await page.context().route('**/views', async (route) => {
    expect(route.request().headers()['content-type']).toBe('text/plain;charset=UTF-8')
    views.push(route.request().postData() ?? '')
    await route.fulfill({ status: 204 })
  })
  return views
}

const base = "title: 'Walk', url: 'https://example.com', onOrphanPages: 'ignore', onBrokenAnchors: 'ignore'"

describe('with an endpoint', () => {
  const browser = startTestSite('navigation', { config: `export default { ${base}, pageViews: { endpoint: '/views' } }` })

  it('[spec 7.07] the first page and each change of path, query or hash -> an event each, with the new title', async () => {
    const page = await browser.open('/foreign.html')
    const views = await recordViews(page)
    await page.goto(browser.url('/'))
    const view = (path: string, title: string, referrer: string): string =>
      JSON.stringify({ path, title: `${title} | Walk`, referrer: referrer && browser.url(referrer) })
    await expect.poll(() => views).toEqual([view('/', 'Home', '')])
    await walk(page, 'First')
    await expect.poll(() => views.slice(1)).toEqual([view('/docs/first', 'First', '/')])
    await link(page, 'deep down here').click()
    await expect.poll(() => views.slice(2)).toEqual([view('/docs/first#deep-down', 'First', '/docs/first')])
    // Once more to the same place: no change.
    await link(page, 'deep down here').click()
    await setHref(page, 'main p a[href="/docs/second"]', '?view=all')
    await link(page, 'the next one').click()
    await expect.poll(() => views.slice(3)).toEqual([view('/docs/first?view=all', 'First', '/docs/first#deep-down')])
    await page.evaluate(() => history.go(-3))
    await shown(page, 'Home')
    await expect.poll(() => views.slice(4)).toEqual([view('/', 'Home', '/docs/first?view=all')])
  })

  it('an endpoint that fails, a browser without beacons -> the page goes on', async () => {
    const page = await browser.open('/foreign.html', { allowConsole: /Failed to load resource/ })
    await page.addInitScript(() => Object.defineProperty(navigator, 'sendBeacon', { value: () => false }))
    await page.goto(browser.url('/'))
    await walk(page, 'Other')
    await walk(page, 'First')
  })
})

describe('without an endpoint', () => {
  const browser = startTestSite('navigation', { config: `export default { ${base} }` })

  it('[spec 7.01] [spec 7.07] -> the browser sends nothing but GET requests for files of the site', async () => {
    const page = await browser.open('/foreign.html')
    const methods: string[] = []
    page.on('request', (request) => methods.push(request.method()))
    await page.goto(browser.url('/'))
    await walk(page, 'First')
    await walk(page, 'the next one')
    await atRest(page)
    expect(new Set(methods)).toEqual(new Set(['GET']))
  })
})
