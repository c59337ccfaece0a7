// The site that `sitegen init` writes, as its first readers see it: with a color that is hard to read, without a home page too.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { listStarterFiles, type StarterPart } from '../../src/cli/starter.ts'
import { findBarriers } from './axe.ts'
import { startTestSite } from './start-site.ts'

function startStarter(parts: StarterPart[]) {
  const answers = { title: 'Starter', color: '#ffd400', url: 'https://example.com', today: new Date('2030-01-31') }
  return startTestSite(`starter of ${parts.join(' and ')}`, { files: Object.fromEntries(listStarterFiles({ ...answers, parts })) })
}

const isWiderThanWindow = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

describe('with all parts', () => {
  const browser = startStarter(['docs', 'blog', 'home'])

  const looks = (
    [
      ['light', 1280],
      ['dark', 390],
    ] as const
  ).map(([colorScheme, width]) => [colorScheme, width, browser.tour({ colorScheme, viewport: { width, height: 900 } })] as const)

  it.each(looks)(
    '%s, %i pixels wide -> no barriers on any of its pages, and nothing wider than the window',
    async (_scheme, _width, visit) => {
      for (const path of ['/', '/docs/', '/docs/installation', '/docs/guides/components', '/docs/guides/writing', '/blog']) {
        const page = await visit(path)
        expect(await findBarriers(page), path).toEqual([])
        expect(await isWiderThanWindow(page), path).toBe(false)
      }
    },
  )

  it('the counter -> counts', async () => {
    const page = await browser.open('/docs/guides/components')
    await page.getByRole('button', { name: 'One more' }).click()
    await expect.poll(() => page.locator('output').textContent()).toBe('4')
  })
})

describe('without a home page', () => {
  const browser = startStarter(['docs'])

  it('/ -> leads to the docs', async () => {
    const page = await browser.open('/')
    await page.waitForURL((url) => url.pathname.startsWith('/docs'))
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Introduction')
  })
})
