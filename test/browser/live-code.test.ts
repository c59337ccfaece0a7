// Live code as readers use it, with the policy of the headers enforced: it is edited, runs, fails, is reset, and leaves nothing behind.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers } from './axe.ts'
import { isMarked, link, mark, shown } from './navigation-steps.ts'
import { isServedByDev, startTestSite } from './start-site.ts'

const browser = startTestSite('live-code')
const visit = browser.tour()

// Among the blocks, not among the editors: those of a page start in any order.
const editorOf = (page: Page, index = 0) => page.locator('.sg-live').nth(index).getByRole('textbox', { name: 'Editor of the example' })
const resultOf = (page: Page, index = 0) => page.getByRole('group', { name: 'Result of the example' }).nth(index)
const problemOf = (page: Page) => page.locator('.sg-live-problem').first()

async function write(page: Page, text: string, index = 0): Promise<void> {
  await editorOf(page, index).fill(text)
}

describe('live code', () => {
  it('light, dark, a phone -> the highlighted code with an editor over it and its result, no barriers', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.open('/docs/intro', { viewport: { width: 390, height: 800 }, colorScheme })
      await resultOf(page).getByRole('button', { name: 'Pressed Note: 0' }).click()
      await resultOf(page).getByRole('button', { name: 'Pressed Note: 1' }).waitFor()
      expect(await findBarriers(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      const places = await page.evaluate(() => {
        const [code, field] = ['.sg-live pre', '.sg-live-input'].map((name) => document.querySelector(name)?.getBoundingClientRect())
        const rounded = (box?: DOMRect) => [box?.top, box?.height].map((size = 0) => Math.round(size))
        return { code: rounded(code), field: rounded(field) }
      })
      expect(places.field).toEqual(places.code)
    }
  })

  it('without JavaScript -> the code alone', async () => {
    const page = await browser.open('/docs/intro', { javaScriptEnabled: false })
    expect(await page.getByText('function Counter()').isVisible()).toBe(true)
    expect(await page.locator('.sg-live-result').first().isVisible()).toBe(false)
  })

  it('edited -> the new result; mistakes -> said with their line, and the last result stays; reset -> as it was', async () => {
    const page = await visit('/docs/intro')
    await resultOf(page).getByRole('button', { name: 'Pressed Note: 0' }).waitFor()
    await write(page, '() => <b>Typed</b>')
    await resultOf(page).getByText('Typed').waitFor()
    expect(await page.locator('.sg-live pre').first().textContent()).toBe('() => <b>Typed</b>')
    const said = async (code: string, problem: string | RegExp): Promise<void> => {
      await write(page, code)
      await problemOf(page).getByText(problem).waitFor()
      expect(await resultOf(page).textContent()).toBe('Typed')
    }
    await said('() => {\n  const a = ;\n}', /^Line 2: Unexpected token/)
    await said('function A() {\n  return <b>{1 +}</b>\n}', /^Line 2: Unexpected token/)
    await said('() => {\n  const a = 1\n  return nothing\n}', /^Line 3: nothing is not defined\. There are .*Note.*useState/)
    await said('() => {\n  null.a\n}', /^Line 2: Cannot read properties of null/)
    await write(page, '() => <button onClick={() => {\n  throw new Error("late")\n}}>Throw</button>')
    await resultOf(page).getByRole('button', { name: 'Throw' }).click()
    await problemOf(page).getByText('Line 2: late.').waitFor()
    expect(await resultOf(page).getByRole('button', { name: 'Throw' }).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Reset' }).first().click()
    await resultOf(page).getByRole('button', { name: 'Pressed Note: 0' }).waitFor()
    expect(await editorOf(page).inputValue()).toContain('useState<number>(0)')
    expect(await problemOf(page).textContent()).toBe('')
  })

  it('endless loops -> stopped and said, and the page goes on', async () => {
    const page = await browser.open('/docs/intro')
    for (const loop of ['while (true) {}', 'const list = [1]; for (const one of list) list.push(one)']) {
      await write(page, `() => {\n  ${loop}\n  return 'never'\n}`)
      await problemOf(page).getByText('Line 2: This loop has run for more than 1 second').waitFor()
      await page.getByRole('button', { name: 'Reset' }).first().click()
      await expect.poll(() => problemOf(page).textContent()).toBe('')
    }
  })

  it('the keyboard -> Tab indents, and leaves after Escape; a new line keeps its indentation', async () => {
    const page = await visit('/docs/intro')
    await write(page, '')
    await editorOf(page).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await page.keyboard.type('+ 2')
    expect(await editorOf(page).inputValue()).toBe('  1\n  + 2')
    await resultOf(page).getByText('3', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    expect(await editorOf(page).evaluate((field) => field === document.activeElement)).toBe(false)
  })

  it('another page -> the timers of examples are gone; back -> they are there again', async () => {
    const page = await visit('/docs/intro')
    await editorOf(page, 1).scrollIntoViewIfNeeded()
    await resultOf(page, 1).getByText('Ticking').waitFor()
    const ticks = () => page.evaluate(() => document.documentElement.dataset.ticks)
    await expect.poll(ticks).toBeTruthy()
    await page.getByRole('link', { name: 'Another page' }).click()
    await page.getByRole('heading', { name: 'Plain', level: 1 }).waitFor()
    await page.evaluate(() => delete document.documentElement.dataset.ticks)
    await page.evaluate(() => new Promise((resolve) => setInterval(resolve, 30)))
    expect(await ticks()).toBeUndefined()
    await page.getByRole('link', { name: 'The counter' }).click()
    await editorOf(page, 1).scrollIntoViewIfNeeded()
    await resultOf(page, 1).getByText('Ticking').waitFor()
  })

  it("from a plain page, back and forth -> code runs where it may, each page is the browser's own document", async () => {
    const page = await visit('/docs/plain')
    await mark(page)
    await link(page, 'More').click()
    await shown(page, 'More')
    await page.goBack()
    await shown(page, 'Plain')
    expect(await isMarked(page)).toBe(true)
    await link(page, 'The counter').click()
    await resultOf(page).getByRole('button', { name: 'Pressed Note: 0' }).click()
    await resultOf(page).getByRole('button', { name: 'Pressed Note: 1' }).waitFor()
    expect(await isMarked(page)).toBe(false)
    await mark(page)
    await page.getByRole('main').getByRole('link', { name: 'Another page' }).click()
    await shown(page, 'Plain')
    expect(await isMarked(page)).toBe(false)
    await page.goBack()
    await write(page, '() => <b>Typed</b>')
    await resultOf(page).getByText('Typed').waitFor()
    await page.goForward()
    await shown(page, 'Plain')
  })

  // The dev server sends no policy.
  it.skipIf(isServedByDev)('a plain page, also after one with live code -> nothing may be evaluated', async () => {
    const page = await browser.open('/docs/plain', { allowConsole: /evaluat.*(?:Content Security Policy|unsafe-eval)/s })
    const evaluates = () =>
      page.evaluate(
        () =>
          new Promise((resolve) =>
            // What the test itself calls may do so in any page.
            setTimeout(() => {
              try {
                resolve(new Function('return true')())
              } catch {
                resolve(false)
              }
            }),
          ),
      )
    expect(await evaluates()).toBe(false)
    await link(page, 'The counter').click()
    await resultOf(page).getByRole('button', { name: 'Pressed Note: 0' }).waitFor()
    expect(await evaluates()).toBe(true)
    await page.getByRole('main').getByRole('link', { name: 'Another page' }).click()
    await shown(page, 'Plain')
    expect(await evaluates()).toBe(false)
    await page.goBack()
    await resultOf(page).getByRole('button', { name: 'Pressed Note: 0' }).waitFor()
    await page.goForward()
    await shown(page, 'Plain')
    expect(await evaluates()).toBe(false)
  })
})
