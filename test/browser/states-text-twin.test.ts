// The Markdown form of a page for its reader: the button that copies it, the link that shows it, the page on paper.
import { describe, expect, it } from 'vitest'
import { stopClock } from './navigation-steps.ts'
import { startTestSite } from './start-site.ts'

const browser = startTestSite('mdx-reference', { baseUrl: '/kit/' })

describe('a page as Markdown', () => {
  it('the button -> the text twin on the clipboard, said aloud; the button says so for a while', async () => {
    const page = await browser.open('/kit/docs/plain', { permissions: ['clipboard-read', 'clipboard-write'] })
    await stopClock(page)
    const button = page.getByRole('button', { name: 'Copy page as Markdown' })
    await button.focus()
    await page.keyboard.press('Enter')
    await button.and(page.locator('.copied')).waitFor()
    await page.clock.runFor(1499)
    expect(await page.getByRole('status').textContent()).toBe('Copied')
    expect(await button.getAttribute('class')).toContain('copied')
    await page.clock.runFor(1)
    expect(await button.getAttribute('class')).not.toContain('copied')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    const twin = await page.request.get(browser.url('/kit/docs/plain.md'))
    expect(copied).toBe(await twin.text())
    expect(copied).toContain('# Plain')
  })

  it('no leave to write to the clipboard -> the twin itself is shown', async () => {
    const page = await browser.open('/kit/docs/plain', { allowConsole: /could not be copied|404/ })
    await page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('Refused.', 'NotAllowedError'))
    })
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click()
    await page.waitForURL('**/kit/docs/plain.md')
    expect(await page.textContent('body')).toContain('# Plain')
  })

  it.each([
    ['its tag', /^.*<button[^>]*class="copy-page"[^>]*>/s],
    ['its words', /^.*<button[^>]*class="copy-page"[^>]*>Copy page as/s],
  ])('a page that has come up to %s -> the button is not shown yet: it would grow under the eyes of the reader', async (_, part) => {
    const page = await browser.open('about:blank')
    await page.route('**/kit/docs/plain', async (route) => {
      const [body] = part.exec(await (await route.fetch()).text()) ?? []
      await route.fulfill({ contentType: 'text/html', body })
    })
    await page.goto(browser.url('/kit/docs/plain'))
    const top = page.locator('.page-top')
    const heightOf = (): Promise<number> => top.evaluate((element) => element.clientHeight)
    const height = await heightOf()
    expect(await top.locator('button').isVisible()).toBe(false)
    await page.unroute('**/kit/docs/plain')
    await page.reload()
    expect(await top.locator('button').isVisible()).toBe(true)
    expect(await heightOf()).toBe(height)
  })

  it('after going to another page -> the button copies that one', async () => {
    const page = await browser.open('/kit/docs/plain', { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByRole('main').getByRole('link', { name: 'everything', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Everything' }).waitFor()
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click()
    await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Everything')
  })

  it('the link at the foot -> the twin, also without scripts; the button is not there then', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.open('/kit/docs/plain', { javaScriptEnabled, allowConsole: /404/ })
      expect(await page.getByRole('button', { name: 'Copy page as Markdown' }).isVisible()).toBe(javaScriptEnabled)
      await page.getByRole('link', { name: 'View as Markdown' }).click()
      await page.waitForURL('**/kit/docs/plain.md')
      expect(await page.textContent('body')).toContain('The same in Markdown.')
    }
  })

  it('on paper -> the text without what is pressed', async () => {
    const page = await browser.open('/kit/docs/plain')
    await page.emulateMedia({ media: 'print' })
    for (const name of ['Copy page as Markdown', 'Toggle navigation bar'])
      expect(await page.getByRole('button', { name }).isVisible()).toBe(false)
    expect(await page.getByRole('link', { name: 'View as Markdown' }).isVisible()).toBe(false)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    for (const panel of await page.locator('.tab-panel').all()) expect(await panel.isVisible()).toBe(true)
  })

  it('an address with a text fragment -> the text in view, and marked by the browser', async () => {
    const page = await browser.open('/kit/docs/#:~:text=Where%20it%20works')
    await expect
      .poll(() =>
        page.getByRole('heading', { name: 'Where it works' }).evaluate((heading) => {
          const { top, bottom } = heading.getBoundingClientRect()
          return top >= 0 && bottom <= innerHeight
        }),
      )
      .toBe(true)
  })
})
