// Types that samples ask for with `// ^?`, as a reader meets them: without a script, on narrow screens, when code is copied, with hovers.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { startTestSite } from './start-site.ts'

const browser = startTestSite('hovers')

const type = (page: Page, text: string) => page.locator('.sg-type > span', { hasText: text }).first()

/** Where the tip of each type is, and the character in the line above that it points at. */
function measureTips(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('.sg-type')].map((type) => {
      const named = type.querySelector('b')
      const code = type.closest('code')
      if (!named || !code) throw new Error('This is no type below a line.')
      const pieces: Node[] = []
      const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { currentNode } = texts
        if (type.compareDocumentPosition(currentNode) & Node.DOCUMENT_POSITION_PRECEDING && !currentNode.parentElement?.closest('samp')) {
          pieces.push(currentNode)
        }
      }
      const lines = pieces.map(({ textContent }) => textContent ?? '').join('')
      let left = lines.replace(/\n$/, '').lastIndexOf('\n') + 1 + (type.querySelector('i')?.dataset.before?.length ?? 0)
      const piece = pieces.find(({ textContent }) => {
        const { length = 0 } = textContent ?? ''
        if (left < length) return true
        left -= length
        return false
      })
      if (!piece) throw new Error('There is no such character.')
      const range = document.createRange()
      range.setStart(piece, left)
      range.setEnd(piece, left + 1)
      const box = range.getBoundingClientRect()
      const tip = getComputedStyle(named, '::after')
      const center = named.getBoundingClientRect().left + Number.parseFloat(tip.insetInlineStart) + Number.parseFloat(tip.inlineSize) / 2
      const { left: start = 0, right: end = 0 } = type.querySelector('span')?.getBoundingClientRect() ?? {}
      const above = box.bottom <= type.getBoundingClientRect().top + 1
      return {
        above,
        tip: center,
        left: box.left,
        right: box.right,
        start,
        end: Math.max(end, type.closest('pre')?.getBoundingClientRect().right ?? 0),
      }
    }),
  )
}

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
    for (const { above, tip, left, right, start, end } of await measureTips(page)) {
      expect(above).toBe(true)
      expect(tip).toBeGreaterThan(left)
      expect(tip).toBeLessThan(right)
      // Where the name is out of view, the tip is as well.
      if (tip > end) continue
      expect(tip).toBeGreaterThan(start)
    }
  },
)

it.each(['monospace', 'serif', 'sans-serif'])('code in a font %s -> each tip is below the character that it points at', async (font) => {
  for (const width of [1440, 390]) {
    const page = await browser.open('/asked/', { viewport: { width, height: 900 } })
    await page.addStyleTag({ content: `:root { --sg-font-code: ${font} } .sg-code :is(pre, code) { font-family: ${font} }` })
    const tips = await measureTips(page)
    expect(tips.length).toBe(6)
    for (const { tip, left, right } of tips) {
      expect(tip).toBeGreaterThan(left)
      expect(tip).toBeLessThan(right)
    }
  }
})

it('lines that wrap -> the type begins where lines do, without a tip, and nothing scrolls', async () => {
  const page = await browser.open('/asked/', { viewport: { width: 390, height: 900 } })
  await page.evaluate(() => {
    for (const block of document.querySelectorAll('.sg-code')) block.classList.add('sg-code-wrapped')
  })
  expect(await page.locator('.sg-type b').evaluateAll((tips) => tips.filter((tip) => tip.getClientRects().length > 0).length)).toBe(0)
  const starts = await page
    .locator('.sg-type')
    .evaluateAll((types) =>
      types.map((type) => (type.querySelector('span')?.getBoundingClientRect().left ?? 0) - type.getBoundingClientRect().left),
    )
  expect(starts).toEqual([0, 0, 0, 0, 0, 0])
  expect(await page.locator('.sg-code pre').evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length)).toBe(0)
})

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
