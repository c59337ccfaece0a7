// Types of identifiers in samples, as a reader meets them: by pointer, by keyboard, by touch.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { startTestSite } from './start-site.ts'

const browser = startTestSite('hovers')
const visit = browser.tour()

const tip = (page: Page) => page.getByRole('tooltip')
const word = (page: Page, text: string) => page.locator('.sg-hover', { hasText: new RegExp(`^${text}$`) }).first()

/** Points at a sample without a word under the pointer, so that its words get their elements. */
async function wake(page: Page): Promise<void> {
  await page.locator('[data-hovers] .sg-code-title').hover()
  await page.locator('.sg-hover').first().waitFor()
}

it('a page with samples -> names the types on the checked block alone, and loads nothing for them', async () => {
  const html = await (await fetch(browser.url('/'))).text()
  expect(html.match(/ data-hovers="[0-9a-f]{12}\.\d+"/g)).toHaveLength(1)
  expect(html).not.toContain('hidden: {')
  const page = await browser.open('/')
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.locator('h1').hover()
  expect(await page.locator('.sg-hover').count()).toBe(0)
  await wake(page)
  expect(requests.filter((path) => path.startsWith('/assets/hovers/'))).toHaveLength(1)
  expect(requests.filter((path) => path.includes('show-hovers'))).toHaveLength(1)
})

describe('pointer', () => {
  it('a word -> its type and documentation beside it; leaving takes them away', async () => {
    const page = await visit('/')
    await wake(page)
    await word(page, 'area').hover()
    await expect.poll(() => tip(page).innerText()).toBe('function area(radius: number): number\n\nThe area of a <b>circle</b>.')
    expect(await word(page, 'area').getAttribute('aria-describedby')).toBe(await tip(page).getAttribute('id'))
    const [of, box] = await Promise.all([word(page, 'area').boundingBox(), tip(page).boundingBox()])
    expect(box?.y).toBeGreaterThanOrEqual((of?.y ?? 0) + (of?.height ?? 0))
    await page.locator('h1').hover()
    await tip(page).waitFor({ state: 'hidden' })
    expect(await word(page, 'area').getAttribute('aria-describedby')).toBeNull()
  })

  it('the first word that is pointed at -> shown once the types are there', async () => {
    const page = await visit('/')
    const box = await page
      .locator('[data-hovers] code span', { hasText: /^area$/ })
      .first()
      .boundingBox()
    if (!box) throw new Error('The word is not in view.')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await expect.poll(() => tip(page).innerText()).toContain('function area')
  })

  it('the pointer goes into the tooltip -> it stays', async () => {
    const page = await visit('/')
    await wake(page)
    await word(page, 'area').hover()
    await tip(page).hover()
    await word(page, 'radius').hover()
    await expect.poll(() => tip(page).innerText()).toBe('radius: number')
  })

  it('a type that holds markup -> shown as text', async () => {
    const page = await browser.open('/')
    await wake(page)
    await word(page, 'label').hover()
    await expect.poll(() => tip(page).innerText()).toContain('<img src=x onerror=alert(1)>')
    expect(await tip(page).locator('img').count()).toBe(0)
  })

  it('Escape -> gone at once', async () => {
    const page = await visit('/')
    await wake(page)
    await word(page, 'area').hover()
    await tip(page).waitFor()
    await page.keyboard.press('Escape')
    await tip(page).waitFor({ state: 'hidden' })
  })

  it('the page scrolls, or another one is shown -> gone', async () => {
    const page = await browser.open('/', { viewport: { width: 1000, height: 420 } })
    await wake(page)
    await word(page, 'area').hover()
    await tip(page).waitFor()
    await page.evaluate(() => scrollBy(0, 40))
    await tip(page).waitFor({ state: 'hidden' })
    await word(page, 'radius').focus()
    await page.evaluate(() => document.querySelector<HTMLElement>('main a[href$="next"]')?.click())
    await page.getByRole('heading', { name: 'Next' }).waitFor()
    await tip(page).waitFor({ state: 'hidden' })
  })
})

it('the text of a sample -> the same before and after its words have elements', async () => {
  const page = await visit('/')
  const code = page.locator('[data-hovers] code')
  const before = await code.textContent()
  const colors = () => code.evaluate((element) => [...element.querySelectorAll('[class^="t-"]')].map((part) => part.textContent))
  const colored = await colors()
  await wake(page)
  expect(await code.textContent()).toBe(before)
  expect(await colors()).toEqual(colored)
  expect(before).not.toContain('[!code')
  // On the marked line, whose number is not that of the written one.
  await word(page, 'PI').hover()
  await expect.poll(() => tip(page).innerText()).toContain('(property) PI: number')
})

describe('keyboard', () => {
  it('Tab into a sample and on -> its first word; arrows go along, Escape hides, Tab leaves', async () => {
    const page = await visit('/')
    await page.locator('[data-hovers] pre').focus()
    await page.locator('.sg-hover').first().waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => tip(page).innerText()).toContain('function area')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => tip(page).innerText()).toBe('radius: number')
    await page.keyboard.press('Escape')
    await tip(page).waitFor({ state: 'hidden' })
    await page.keyboard.press('End')
    await expect.poll(() => tip(page).innerText()).toContain('(property) b: number')
    await page.keyboard.press('Home')
    await expect.poll(() => tip(page).innerText()).toContain('function area')
    await page.keyboard.press('Tab')
    await tip(page).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.closest('code'))).toBeNull()
  })
})

describe('touch', () => {
  it('a tap on a word -> its type; a second tap, or one beside it, takes it away', async () => {
    const page = await browser.open('/', { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })
    await page.getByText('area', { exact: true }).first().tap()
    await expect.poll(() => tip(page).innerText()).toContain('function area')
    const box = await tip(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    await word(page, 'radius').tap()
    await expect.poll(() => tip(page).innerText()).toBe('radius: number')
    await word(page, 'radius').tap()
    await tip(page).waitFor({ state: 'hidden' })
    await word(page, 'radius').tap()
    await tip(page).waitFor()
    await page.locator('h1').tap()
    await tip(page).waitFor({ state: 'hidden' })
  })
})

it('types that cannot be loaded -> the sample stays as it is, and the next time tries again', async () => {
  const page = await browser.open('/', { allowConsole: /Failed to load resource/ })
  await page.route('**/assets/hovers/*', (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed')
  await page.locator('[data-hovers] .sg-code-title').hover()
  await failed
  expect(await page.locator('.sg-hover').count()).toBe(0)
  await page.locator('h1').hover()
  await wake(page)
})
