// The chat: a script of another service, here a stand-in that draws its button from the attributes that it was given.
import { describe, expect, it } from 'vitest'
import { atRest } from './browser.ts'
import { isOfDevServer, startTestSite } from './start-site.ts'

describe('a site with a chat', () => {
  const browser = startTestSite('ask-ai')

  it('[spec 1.04] [spec 7.08] [spec 9.19] a page -> one asynchronous script; "Ask AI" at the bottom right, dark with white text, corners of 20px', async () => {
    const page = await browser.open('/')
    const button = page.getByRole('button', { name: 'Ask AI' })
    await button.waitFor()
    const look = await button.evaluate((element) => {
      const { color, backgroundColor, borderRadius } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      return {
        color,
        isDark: (backgroundColor.match(/\d+/g) ?? []).every((part) => Number(part) < 64),
        borderRadius,
        right: innerWidth - box.right,
        bottom: innerHeight - box.bottom,
        mode: element.dataset.mode,
        site: element.dataset.site,
      }
    })
    expect(look).toEqual({
      color: 'rgb(255, 255, 255)',
      isDark: true,
      borderRadius: '20px',
      right: 20,
      bottom: 20,
      mode: 'true',
      site: 'site-1',
    })
    const script = page.locator('script#ask-ai')
    expect(await script.evaluate((element) => element instanceof HTMLScriptElement && element.async)).toBe(true)
    expect(await page.evaluate(() => performance.getEntriesByName(new URL('/chat.js', location.href).href).length)).toBe(1)
  })

  it('[spec 7.08] going to another page and back -> the same one, added once', async () => {
    const page = await browser.open('/')
    await page.getByRole('button', { name: 'Ask AI' }).evaluate((element) => element.setAttribute('data-mine', ''))
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const [link, title] of [
      ['Two', 'Two'],
      ['One', 'One'],
    ] as const) {
      await page.getByRole('link', { name: link, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      expect(await page.locator('button[data-mine]').count()).toBe(1)
      expect(await page.getByRole('button', { name: 'Ask AI' }).count()).toBe(1)
      expect(await page.locator('script#ask-ai').count()).toBe(1)
    }
    expect(asked).not.toContain('/chat.js')
  })

  it('a script that does not arrive -> one warning, and no trace in the page', async () => {
    const page = await browser.open('/two', { allowConsole: /chat|Failed to load resource/ })
    await page.context().route('**/chat.js', (route) => route.abort())
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await page.reload()
    await expect.poll(() => warnings).toEqual(['The script of the chat could not be loaded: /chat.js'])
    expect(await page.locator('script#ask-ai').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Ask AI' }).count()).toBe(0)
  })
})

describe('a site without a chat', () => {
  const browser = startTestSite('states')

  it('[spec 1.03] [spec 6.01] [spec 7.01] a page -> nothing is asked for but files of the site, by GET; no form, no cookie', async () => {
    const page = await browser.open('/late')
    const asked: { method: string; path: string }[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (!isOfDevServer(pathname)) asked.push({ method: request.method(), path: pathname })
    })
    await page.reload()
    await atRest(page)
    await page.getByRole('button', { name: 'Arrived 0' }).waitFor()
    expect(asked.length).toBeGreaterThan(1)
    for (const { method, path } of asked) {
      expect(method).toBe('GET')
      expect(path).toMatch(/^\/(?:late\/?$|assets\/)/)
    }
    expect(await page.locator('form, input[type=password], script#ask-ai').count()).toBe(0)
    expect(await page.context().cookies()).toEqual([])
  })
})
