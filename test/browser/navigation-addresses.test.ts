// Navigation under the settings that change addresses: a base URL, and paths with or without a slash at their end.
import { describe, expect, it } from 'vitest'
import { isMarked, link, mark, shown, walk } from './navigation-steps.ts'
import { startTestSite } from './start-site.ts'

describe.each([
  ['no slash at the end', "trailingSlash: false, baseUrl: '/base/'", '/base/docs/first', '/base/other'],
  ['a slash at the end', "trailingSlash: true, baseUrl: '/base/'", '/base/docs/first/', '/base/other/'],
] as const)('a base URL, %s', (_name, settings, first, other) => {
  const browser = startTestSite('navigation', {
    baseUrl: '/base/',
    config: `export default { title: 'Walk', url: 'https://example.com', onOrphanPages: 'ignore', onBrokenAnchors: 'ignore', onBrokenLinks: 'ignore', onBrokenAssets: 'ignore', ${settings}, navbar: { items: [{ label: 'Docs', to: '/docs/first' }] } }`,
  })

  it('links, back, the not-found page -> in place, under the addresses of the site', async () => {
    const page = await browser.open('/base/', { allowConsole: /Failed to load resource/ })
    await mark(page)
    await walk(page, 'Other')
    expect(new URL(page.url()).pathname).toBe(other)
    await walk(page, 'First')
    expect(new URL(page.url()).pathname).toBe(first)
    await walk(page, 'the next one')
    await shown(page, 'Second')
    await page.goBack()
    await shown(page, 'First')
    expect(await isMarked(page)).toBe(true)
    await page.goto(browser.url('/base/no/such/page'))
    await mark(page)
    await link(page, 'Docs').click()
    await shown(page, 'First')
    expect(await isMarked(page)).toBe(true)
  })

  it('the same page in the other form of its address -> recognized', async () => {
    const page = await browser.open(first)
    await mark(page)
    await page.evaluate((path) => {
      const added = document.createElement('a')
      added.href = `${path.replace(/\/$/, '')}/index.html#end`
      added.textContent = 'Here'
      document.querySelector('main')?.prepend(added)
    }, first)
    await link(page, 'Here').click()
    await expect
      .poll(() => page.evaluate(() => Math.round(document.getElementById('end')?.getBoundingClientRect().top ?? 0)))
      .toBeLessThan(200)
    expect(await isMarked(page)).toBe(true)
    expect(await link(page, 'Here').count()).toBe(1)
  })

  it('a path outside the base URL -> left to the browser', async () => {
    const page = await browser.open('/base/', { allowConsole: /Failed to load resource/ })
    await mark(page)
    await page.evaluate(() => {
      const added = document.createElement('a')
      added.href = '/outside'
      added.textContent = 'Outside'
      document.querySelector('main')?.prepend(added)
    })
    await link(page, 'Outside').click()
    await page.waitForURL(browser.url('/outside'))
    expect(await isMarked(page)).toBe(false)
  })
})
