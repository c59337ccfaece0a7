// Formulas as readers meet them: drawn with the site's own fonts, under its policy, in the width of a phone, and with the keyboard.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers } from './axe.ts'
import { isServedByDev, startTestSite } from './start-site.ts'

const browser = startTestSite('math', { baseUrl: '/lab/' })

const isDrawn = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await document.fonts.ready
    // Without its sheet, the picture and the MathML would stand beside each other.
    const [hidden, drawn] = [document.querySelector('.katex-mathml'), document.querySelector('.katex-html .mathnormal')]
    if (!hidden || !drawn) return false
    return (
      getComputedStyle(hidden).position === 'absolute' &&
      /KaTeX/.test(getComputedStyle(drawn).fontFamily) &&
      document.fonts.check('16px KaTeX_Math')
    )
  })

describe('formulas', () => {
  it('a page with formulas -> drawn with fonts of the site, under its policy; a page without -> loads none of it', async () => {
    const page = await browser.open('/lab/docs/')
    expect(await isDrawn(page)).toBe(true)
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(
      loaded.filter((name) => /KaTeX_\w+-\w+/.test(name)).every((name) => name.includes('/lab/assets/files/') && name.endsWith('.woff2')),
    ).toBe(true)
    if (!isServedByDev) expect((await page.reload())?.headers()['content-security-policy']).toMatch(/^default-src 'self'/)
    const plain = await browser.open('/lab/docs/plain')
    await plain.evaluate(() => document.fonts.ready)
    expect(await plain.evaluate(() => [...document.fonts].filter(({ family }) => family.includes('KaTeX')).length)).toBe(0)
  })

  it('from a page without formulas to one with, in place -> drawn; back and forth', async () => {
    const page = await browser.open('/lab/docs/plain')
    await page.evaluate(() => Object.assign(window, { same: true }))
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Other' }).click()
    await page.getByRole('heading', { level: 1, name: 'Other' }).waitFor()
    expect(await isDrawn(page)).toBe(true)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Plain' }).waitFor()
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: 'Other' }).waitFor()
    expect(await isDrawn(page)).toBe(true)
    expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
  })

  it('a wide formula on a phone -> scrolls in itself with the arrow keys, and the page does not', async () => {
    const page = await browser.open('/lab/docs/', { viewport: { width: 390, height: 844 } })
    const wide = page.locator('.math-display').last()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await wide.evaluate((frame) => frame.scrollWidth > frame.clientWidth)).toBe(true)
    // The beginning can be read.
    expect(
      await wide.evaluate(
        (frame) => (frame.querySelector('.katex-html')?.getBoundingClientRect().left ?? -1) >= frame.getBoundingClientRect().left,
      ),
    ).toBe(true)
    await wide.focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(() => [...document.querySelectorAll('.math-display')].some(({ scrollLeft }) => scrollLeft > 0))
  })

  it.each(['light', 'dark'] as const)('%s -> in the color of the text, and without barriers', async (colorScheme) => {
    const page = await browser.open('/lab/docs/', { colorScheme })
    const colors = await page.evaluate(() =>
      ['.markdown > p', '.markdown > p .katex .mord'].map(
        (selector) => getComputedStyle(document.querySelector(selector) ?? document.body).color,
      ),
    )
    expect(colors[0]).toBe(colors[1])
    expect(await findBarriers(page)).toEqual([])
  })

  it('the number of a formula -> without the frame that the tags of documents have', async () => {
    const page = await browser.open('/lab/docs/other')
    const number = page.locator('.katex-html .tag')
    expect(await number.innerText()).toBe('(7)')
    expect(await number.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('none')
  })

  it('for a screen reader -> MathML, and not the picture', async () => {
    const page = await browser.open('/lab/docs/other')
    const tree = await page.locator('.markdown').ariaSnapshot()
    expect(tree).toMatch(/math/)
    expect(await page.locator('.katex-html:not([aria-hidden=true])').count()).toBe(0)
  })

  it('without scripts -> drawn too', async () => {
    const page = await browser.open('/lab/docs/', { javaScriptEnabled: false })
    expect(
      await page
        .locator('.katex-mathml')
        .first()
        .evaluate((element) => getComputedStyle(element).position),
    ).toBe('absolute')
  })
})
