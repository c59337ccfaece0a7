// Scripts, style sheets and other tags of the head as readers go from page to page, under the policy that the build has written.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isMarked, link, mark, shown } from './navigation-steps.ts'
import { startTestSite } from './start-site.ts'

const cdn = 'https://cdn.example'
const browser = startTestSite('head', { baseUrl: '/base/' })

/** What the scripts of the test site have said, in their order. */
function ran(page: Page): Promise<string[]> {
  return page.evaluate(() => ('ran' in window && Array.isArray(window.ran) ? window.ran : []))
}

const ofSite = ['site', 'file', 'everywhere example.com']
const ofChart = ['inline', 'own string', 'chart at Chart']

/** Another host, that of the scripts of the page "Far". */
async function open(path: string): Promise<Page> {
  const page = await browser.open(path, { allowOrigins: [cdn] })
  const answers: Record<string, [type: string, body: string]> = {
    '/far.js': ['text/javascript', 'window.ran.push("far " + document.readyState)'],
    '/far.css': ['text/css', 'main { --far: 1 }'],
  }
  await page.route(`${cdn}/**`, (route) => {
    const [contentType, body] = answers[new URL(route.request().url()).pathname] ?? ['text/plain', '']
    return route.fulfill({ contentType, body })
  })
  return page
}

const property = (page: Page, name: string): Promise<string> =>
  page.locator('main').evaluate((main, of) => getComputedStyle(main).getPropertyValue(of).trim(), name)

function head(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.head.querySelectorAll(':scope > :not(noscript)')]
      .map((tag) => tag.outerHTML)
      .filter((tag) => !tag.includes('/__sitegen/'))
      .sort(),
  )
}

describe('the head of a page that is shown in place', () => {
  it('its scripts -> run with the page, in their order; its sheet -> there as it appears', async () => {
    const page = await open('/base/docs')
    expect(await ran(page)).toEqual(ofSite)
    await mark(page)
    expect(await property(page, '--chart')).toBe('')
    // What the reader sees first has all of its styles.
    const first = page.evaluate(
      () =>
        new Promise<string>((resolve) =>
          document.addEventListener(
            'sitegen:page',
            () => resolve(getComputedStyle(document.querySelector('main') ?? document.body).color),
            {
              once: true,
            },
          ),
        ),
    )
    await link(page, 'Chart').click()
    expect(await first).toBe('rgb(1, 2, 3)')
    await expect.poll(() => ran(page)).toEqual([...ofSite, ...ofChart])
    expect(await isMarked(page)).toBe(true)

    const loaded = await open('/base/docs/chart')
    expect(await ran(loaded)).toEqual(['site', 'file', 'inline', 'own string', 'everywhere example.com', 'chart at Chart'])
    expect(await head(page)).toEqual(await head(loaded))
  })

  it('what both pages have -> stays the same; what only one has -> goes, and does not run again when it comes back', async () => {
    const page = await open('/base/docs/chart')
    await mark(page)
    const before = await ran(page)
    const same = await page.evaluateHandle(() => document.querySelector('head script[src$="chart.js"]'))
    await link(page, 'inline').click()
    await shown(page, 'Inline')
    await expect.poll(() => ran(page)).toEqual([...before, 'mdx'])
    expect(await same.evaluate((script) => script === document.querySelector('head script[src$="chart.js"]'))).toBe(true)
    expect(await property(page, '--chart')).toBe('')
    expect(await page.locator('meta[name=theme-color]').getAttribute('content')).toBe('#123456')
    await link(page, 'chart').click()
    await shown(page, 'Chart')
    expect(await property(page, '--chart')).toBe('1')
    expect(await page.locator('meta[name=theme-color]').getAttribute('content')).toBe('#654321')
    await page.goBack()
    await shown(page, 'Inline')
    await link(page, 'Start').click()
    await shown(page, 'Start')
    expect(await page.locator('head script[src$="chart.js"]').count()).toBe(0)
    expect(await ran(page)).toEqual([...before, 'mdx'])
    expect(await isMarked(page)).toBe(true)
  })

  it('what a script does for each page, by the event -> once for each time that the page is shown', async () => {
    const loaded = await open('/base/docs/draw')
    await expect.poll(() => ran(loaded)).toContain('draw')
    expect((await ran(loaded)).filter((each) => each === 'draw')).toHaveLength(1)
    const page = await open('/base/docs')
    const draws = async (): Promise<number> => (await ran(page)).filter((each) => each === 'draw').length
    for (const times of [1, 2, 3]) {
      await link(page, 'Draw').click()
      await shown(page, 'Draw')
      await expect.poll(draws).toBe(times)
      await link(page, 'Start').click()
      await shown(page, 'Start')
      expect(await draws()).toBe(times)
    }
  })

  it('files of another host -> loaded under the policy, also by a page that has none of them itself', async () => {
    const page = await open('/base/docs')
    await mark(page)
    // A request by a script would be refused.
    await link(page, 'Far').hover()
    await link(page, 'Far').click()
    await shown(page, 'Far')
    expect(await property(page, '--far')).toBe('1')
    await expect.poll(() => ran(page)).toEqual([...ofSite, 'far complete'])
    expect(await isMarked(page)).toBe(true)
  })

  it('a script that cannot be loaded -> the page is there, what follows it runs, and it is tried again when the reader comes back', async () => {
    const page = await browser.open('/base/docs', { allowConsole: /Failed to load resource/ })
    await page.route('**/own-*.js', (route) => route.abort())
    await link(page, 'Chart').click()
    await shown(page, 'Chart')
    await expect.poll(() => ran(page)).toEqual([...ofSite, 'inline', 'chart at Chart'])
    await page.unroute('**/own-*.js')
    await link(page, 'Start').click()
    await shown(page, 'Start')
    await link(page, 'Chart').click()
    await shown(page, 'Chart')
    await expect.poll(() => ran(page)).toEqual([...ofSite, 'inline', 'chart at Chart', 'own string'])
  })
})
