// The list of headings follows the reader.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { link, scrollDown, shown, walk } from './navigation-steps.ts'
import { startTestSite } from './start-site.ts'

const browser = startTestSite('navigation')

const marked = (page: Page): Promise<string[]> => page.locator('.contents a[aria-current]').allTextContents()

/** Puts a heading at that distance from the top of the window. */
async function bring(page: Page, id: string, top: number): Promise<void> {
  const y = await page.evaluate((of) => (document.getElementById(of)?.getBoundingClientRect().top ?? 0) + scrollY, id)
  await scrollDown(page, y - top)
}

describe('contents list', () => {
  it('[spec 9.18] levels 2 and 3 -> in the list; the heading that is read is marked, alone', async () => {
    const page = await browser.open('/docs/first')
    expect(await page.locator('.contents a').allTextContents()).toEqual(['Beginning', 'Deep down', 'Further down', 'End'])
    await expect.poll(() => marked(page)).toEqual(['Beginning'])
    await bring(page, 'deep-down', 120)
    await expect.poll(() => marked(page)).toEqual(['Deep down'])
    await bring(page, 'further-down', 700)
    await expect.poll(() => marked(page)).toEqual(['Deep down'])
    await bring(page, 'further-down', 300)
    await expect.poll(() => marked(page)).toEqual(['Further down'])
    await scrollDown(page, 1_000_000)
    await expect.poll(() => marked(page)).toEqual(['End'])
    await scrollDown(page, 0)
    await expect.poll(() => marked(page)).toEqual(['Beginning'])
  })

  it('another page, a jump by the list -> the heading of that page, the one that was chosen', async () => {
    const page = await browser.open('/docs/first')
    await walk(page, 'the next one')
    await expect.poll(() => marked(page)).toEqual(['Beginning'])
    await page.locator('.contents').getByRole('link', { name: 'Further down' }).click()
    await expect.poll(() => marked(page)).toEqual(['Further down'])
    await link(page, 'to what is missing').scrollIntoViewIfNeeded()
    await page.goBack()
    await expect.poll(() => marked(page)).toEqual(['Beginning'])
    await page.goBack()
    await shown(page, 'First')
    await expect.poll(() => marked(page)).toEqual(['Beginning'])
  })
})
