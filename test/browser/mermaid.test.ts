// Diagrams as readers meet them: drawings that scroll in themselves, and those that Mermaid draws when they come into view.
import { describe, expect, it } from 'vitest'
import { findBarriers } from './axe.ts'
import { startTestSite } from './start-site.ts'

const browser = startTestSite('mermaid')

describe('diagrams', () => {
  it('drawings -> no barriers in light and dark; on a phone a wide one scrolls in itself', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.open('/docs/', { viewport: { width: 390, height: 800 }, colorScheme })
      expect(await findBarriers(page)).toEqual([])
      const wide = page.locator('.sg-diagram').first()
      expect(await wide.evaluate(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth)).toBe(true)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      await wide.focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => wide.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
      const [light, dark] = ['rgb(26, 29, 35)', 'rgb(230, 233, 239)']
      expect(
        await wide
          .locator('text')
          .first()
          .evaluate((element) => getComputedStyle(element).fill),
      ).toBe(colorScheme === 'light' ? light : dark)
      await page.close()
    }
  })

  it('without JavaScript -> the drawing, or the text of the diagram', async () => {
    const page = await browser.open('/docs/other-kinds', { javaScriptEnabled: false })
    expect(await page.getByText('pie title Time').isVisible()).toBe(true)
    await page.close()
  })

  it('one that only Mermaid draws -> its text, and a drawing with a name when it comes into view; again in the other mode', async () => {
    // From a page whose policy would refuse the styles of Mermaid.
    const page = await browser.open('/docs/plain', { viewport: { width: 1280, height: 600 }, colorScheme: 'light' })
    await page
      .getByRole('link', { name: /^Other kinds/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: /^Other kinds/ }).waitFor()
    const figures = page.locator('.sg-diagram')
    const pie = figures.first()
    await pie.scrollIntoViewIfNeeded()
    await pie.getByRole('img', { name: 'Reading' }).waitFor()
    expect(await pie.locator('pre').count()).toBe(0)
    const colorOf = () => pie.locator('.pieTitleText').evaluate((element) => getComputedStyle(element).fill)
    expect(await colorOf()).toBe('rgb(26, 29, 35)')
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    await expect.poll(colorOf).toBe('rgb(230, 233, 239)')
    const fills = pie.locator('.pieCircle').evaluateAll((slices) => slices.map((slice) => getComputedStyle(slice).fill))
    // The accent and the color of tips, mixed with the page.
    expect((await fills).slice(0, 2)).toEqual(['rgb(51, 84, 115)', 'rgb(43, 93, 70)'])
    await figures.nth(2).scrollIntoViewIfNeeded()
    await figures.nth(2).getByRole('img', { name: 'Only Mermaid' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.close()
  })
})
