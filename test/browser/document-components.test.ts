// Badges, buttons, file trees and code that opens, as readers see and use them: without a script of their own.
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers } from './axe.ts'
import { startTestSite } from './start-site.ts'

const browser = startTestSite('document-components')

const isWiderThanWindow = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
const fold = (page: Page) => page.locator('.sg-code-fold').first()

describe('the page with all of them', () => {
  it.each([
    ['light', 1280],
    ['light', 390],
    ['dark', 1280],
    ['dark', 390],
  ] as const)('%s, %i pixels wide -> no barriers, and nothing wider than the window, closed and open', async (colorScheme, width) => {
    const page = await browser.open('/docs/', { colorScheme, viewport: { width, height: 900 } })
    expect(await findBarriers(page)).toEqual([])
    for (const summary of await page.locator('.sg-code summary').all()) await summary.click()
    expect(await findBarriers(page)).toEqual([])
    expect(await isWiderThanWindow(page)).toBe(false)
  })

  it('forced colors -> badges keep a border, buttons one of their own', async () => {
    const page = await browser.open('/docs/', { forcedColors: 'active' })
    const widths = await page
      .locator('.sg-badge, .sg-link-button')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopWidth))
    expect(new Set(widths)).toEqual(new Set(['1px']))
  })
})

describe('a file tree', () => {
  it('a folder -> closed and opened by keyboard, and by a click', async () => {
    const page = await browser.open('/docs/')
    const folder = page.locator('summary.sg-file').first()
    const file = page.getByText('__init__.py', { exact: true })
    expect(await file.isVisible()).toBe(true)
    await folder.focus()
    await page.keyboard.press('Enter')
    expect(await file.isVisible()).toBe(false)
    await page.keyboard.press(' ')
    expect(await file.isVisible()).toBe(true)
    await folder.click()
    expect(await file.isVisible()).toBe(false)
  })

  it('on paper -> everything is there', async () => {
    const page = await browser.open('/docs/')
    await page.locator('summary.sg-file').first().click()
    await page.emulateMedia({ media: 'print' })
    const heights = await page
      .locator('.sg-file, .sg-code-fold .sg-line, .sg-code-closed pre')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(heights.filter((height) => height === 0)).toEqual([])
  })
})

describe('code that opens', () => {
  it('folded lines -> opened by keyboard; line numbers are the same before and after', async () => {
    const page = await browser.open('/docs/')
    const hidden = page.getByText('./intro')
    expect(await hidden.isVisible()).toBe(false)
    const summary = fold(page).locator('summary')
    expect(await summary.getAttribute('aria-label')).toBe('3 lines')
    // As they are read out: no script can ask for what a style sheet has counted.
    const session = await page.context().newCDPSession(page)
    const numbers = async (): Promise<number[]> => {
      const { nodes } = await session.send('Accessibility.getFullAXTree')
      const texts = nodes.filter(({ role }) => role?.value === 'StaticText').map(({ name }) => String(name?.value))
      return texts
        .filter((text) => /^\d+$/.test(text))
        .map(Number)
        .sort((a, b) => a - b)
    }
    expect(await numbers()).toEqual([1, 5, 6, 7, 9, 10])
    await summary.focus()
    await page.keyboard.press('Enter')
    expect(await hidden.isVisible()).toBe(true)
    expect(await numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10])
    await page.keyboard.press('Enter')
    expect(await hidden.isVisible()).toBe(false)
  })

  it('Copy -> all lines, of closed code too, and nothing else', async () => {
    const page = await browser.open('/docs/', { permissions: ['clipboard-read', 'clipboard-write'] })
    const copy = async (block: Locator): Promise<string> => {
      await block.hover()
      await block.getByRole('button', { name: 'Copy code to clipboard' }).click()
      await block.getByRole('button', { name: 'Copied' }).waitFor()
      return page.evaluate(() => navigator.clipboard.readText())
    }
    const folded = await copy(page.locator('.sg-code-editor'))
    expect(folded.split('\n')).toHaveLength(10)
    expect(folded).toContain("'remotion'\nimport { Intro } from './intro'\n")
    expect(await copy(page.locator('.sg-code-closed').first())).toBe('{\n  "name": "kit",\n  "private": true\n}')
  })
})

describe('badges in the sidebar', () => {
  it('rows that a script adds -> with their badge, and found again on the next page', async () => {
    const page = await browser.open('/docs/')
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
    await sidebar.getByRole('button', { name: /sidebar category 'Guides/ }).click()
    const start = sidebar.getByRole('link', { name: 'Start New', exact: true })
    await start.waitFor()
    const badge = start.locator('.sg-badge')
    expect(await badge.evaluate((one) => getComputedStyle(one).borderTopLeftRadius)).toBe('99px')
    await start.click()
    await page.waitForURL('**/docs/guides/start')
    expect(await sidebar.locator('[aria-current]').allTextContents()).toEqual(['Start New'])
    expect(await page.title()).toBe('Start | Parts')
  })

  it('in the menu of small screens -> there', async () => {
    const page = await browser.open('/docs/guides/start', { viewport: { width: 390, height: 800 } })
    await page
      .getByRole('button', { name: /navigation bar/i })
      .first()
      .click()
    await page.getByRole('link', { name: 'Start New', exact: true }).waitFor()
    expect(await isWiderThanWindow(page)).toBe(false)
  })
})
