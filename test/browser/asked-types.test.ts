// Types that samples ask for with `// ^?`, as a reader meets them: without a script, on narrow screens, when code is copied, with hovers.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { startTestSite } from './start-site.ts'

const browser = startTestSite('hovers')

const type = (page: Page, text: string) => page.locator('.sg-type > span', { hasText: text }).first()

it.each([
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const)(
  '%d pixels, %s, without scripts -> below its line, its tip below the name, wrapped into what is seen',
  async (width, colorScheme) => {
    const page = await browser.open('/asked/', { viewport: { width, height: 900 }, colorScheme, javaScriptEnabled: false })
    expect(await page.locator('.sg-type').count()).toBe(6)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    for (const each of await page.locator('.sg-type > span').all()) {
      const places = await each.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect()
        const pre = element.closest('pre')?.getBoundingClientRect()
        return { left, right, start: pre?.left ?? 0, end: pre?.right ?? 0, isCut: element.scrollWidth > element.clientWidth }
      })
      expect(places.left).toBeGreaterThanOrEqual(places.start)
      expect(places.right).toBeLessThanOrEqual(places.end)
      expect(places.isCut).toBe(false)
    }
    const places = await page.evaluate(() => {
      const [line] = document.querySelectorAll('.sg-numbered .sg-line')
      const text = [...(line?.querySelectorAll('span') ?? [])].find(({ textContent }) => textContent.trim() === 'names')
      const tip = line?.nextElementSibling
      if (!text || !tip) throw new Error('There is no such line.')
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      const start = Number.parseFloat(getComputedStyle(tip, '::before').insetInlineStart) + tip.getBoundingClientRect().left
      return { start, left: box.left, right: box.right, above: box.bottom <= tip.getBoundingClientRect().top + 1 }
    })
    expect(places.above).toBe(true)
    expect(places.start).toBeGreaterThanOrEqual(places.left - 1)
    expect(places.start).toBeLessThan(places.right)
  },
)

it('a name at the end of a long line -> its type is in view, before and after the code is scrolled', async () => {
  const page = await browser.open('/asked/', { viewport: { width: 390, height: 900 } })
  const found = type(page, 'toUpperCase')
  for (const left of [0, 300, 10_000]) {
    await found.evaluate((element, to) => element.closest('pre')?.scrollTo({ left: to }), left)
    const box = await found.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  }
})

it('the copy button, and a selection -> the code alone', async () => {
  const page = await browser.open('/asked/', { permissions: ['clipboard-read', 'clipboard-write'] })
  const block = page.locator('.sg-code').last()
  await block.hover()
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^export const sentence = .*\nexport const short = sentence\.length$/)
  const selected = await block.evaluate((element) => {
    getSelection()?.selectAllChildren(element.querySelector('pre') ?? element)
    return String(getSelection())
  })
  expect(selected).toContain('sentence.length')
  expect(selected).not.toContain('function toUpperCase')
})

it('with hovers -> words below a type have their own', async () => {
  const page = await browser.open('/asked/')
  await page.locator('[data-hovers] .sg-code-title').hover()
  const word = page.locator('.sg-hover', { hasText: /^last$/ })
  await word.hover()
  await expect.poll(() => page.getByRole('tooltip').innerText()).toMatch(/^last: Box<string>/)
  expect(await page.locator('.sg-type .sg-hover').count()).toBe(0)
})
