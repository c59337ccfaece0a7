// A site with Sass, Tailwind and SVGR: what they make is what a reader sees, also behind an island that is pressed.
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { repository, startTestSite } from './start-site.ts'

const browser = startTestSite('styles', {
  fill: (siteDirectory) => symlink(join(repository, 'node_modules'), join(siteDirectory, 'node_modules')),
})
const visit = browser.tour()

const styleOf = (element: Locator, name: string): Promise<string> =>
  element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name)

it('a sheet of the document, a class of Tailwind, a class of a CSS module -> shown; a press on the island -> its class is known', async () => {
  const page = await visit('/docs')
  const text = page.locator('.intro')
  expect(await styleOf(text, 'padding-top')).toBe('12px')
  expect(await styleOf(text, 'color')).toBe('rgb(1, 2, 3)')
  expect(await styleOf(page.getByText('In the card'), 'padding-top')).toBe('13px')
  const button = page.locator('button.counter')
  await button.click()
  await expect.poll(() => button.textContent()).toContain('1')
  expect(await styleOf(button, 'color')).toBe('rgb(7, 7, 7)')
  expect(await button.locator('svg path').count()).toBe(1)
})
