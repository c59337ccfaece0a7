// Components for reference pages and the states of islands, for everybody: no barriers, in both modes, wide and narrow, by keyboard.
import { describe, expect, it } from 'vitest'
import { findBarriers } from './axe.ts'
import { startTestSite } from './start-site.ts'

const looks = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

describe('components for reference pages', () => {
  const browser = startTestSite('mdx-reference', { baseUrl: '/kit/' })

  it.each(looks)('%o -> no barriers, nothing wider than the screen', async (look) => {
    const page = await browser.open('/kit/docs/', look)
    expect(await findBarriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.viewport.width)
  })

  it('parameters on a phone -> a block each that says what its values are; still a table for those who listen', async () => {
    const page = await browser.open('/kit/docs/', looks[1])
    const row = page.getByRole('row', { name: /fps/ })
    expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe('block')
    expect(await row.getByRole('rowheader').count()).toBe(1)
    expect(await row.getByRole('cell').count()).toBe(3)
    expect(await page.getByRole('table', { name: 'Parameters of render()' }).getByRole('columnheader').count()).toBe(4)
  })

  it('an answer -> a word beside its sign', async () => {
    const page = await browser.open('/kit/docs/')
    expect(await page.getByRole('table', { name: 'Browsers and servers' }).getByRole('cell').allTextContents()).toEqual([
      'Yes',
      'Since version 94.',
      'Partly',
      'Without transparency.',
      'No',
      'There is no canvas.',
    ])
  })

  it('a package manager chosen once -> chosen in every group and on the next page; nothing moves', async () => {
    const page = await browser.open('/kit/docs/')
    const group = page.locator('.package-managers')
    await group.first().locator('.tab', { hasText: 'pnpm' }).click()
    for (const box of await group.all()) {
      await expect
        .poll(async () => (await box.locator('.tab-panel:visible, [role=tabpanel]:visible').allTextContents()).join())
        .toMatch(/^pnpm /)
    }
    await page.goto(browser.url('/kit/docs/plain'))
    await expect
      .poll(async () => (await group.locator('.tab-panel:visible, [role=tabpanel]:visible').allTextContents()).join())
      .toBe('pnpm add remotion')
  })

  it('a figure and a video -> their space is kept before they arrive; the video has captions and does not play', async () => {
    const page = await browser.open('/kit/docs/')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForFunction(
      () =>
        [...document.images].every(({ complete }) => complete) &&
        [...document.querySelectorAll('video')].every(({ readyState }) => readyState > 0),
    )
    // The browser reports shifts after the frame that they are in.
    const shift = await page.evaluate(async () => {
      let sum = 0
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') sum += entry.value
      })
      observer.observe({ type: 'layout-shift', buffered: true })
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      return sum
    })
    expect(shift).toBe(0)
    const video = page.locator('video')
    expect(
      await video.evaluate(
        (element) => element instanceof HTMLVideoElement && [element.paused, element.controls, element.textTracks[0]?.kind],
      ),
    ).toEqual([true, true, 'captions'])
  })
})

describe('states of islands', () => {
  const browser = startTestSite('states')

  const allowConsole = /Nothing is left|An error occurred|could not be loaded|Failed to load resource/

  it.each(looks)('%o: crashed, loading, not loaded, not found -> no barriers', async (look) => {
    const page = await browser.open('/page-island/', { ...look, allowConsole })
    await page.getByRole('button', { name: 'Break the page' }).press('Enter')
    await page.getByRole('alert').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await page.getByRole('button', { name: 'Break the page' }).waitFor()

    await page.route(/\/assets\/js\/late-/, () => undefined)
    await page.goto(browser.url('/late/'))
    await page.locator('.sg-loader').waitFor()
    expect(await findBarriers(page)).toEqual([])

    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.route(/\/assets\/js\/late-/, (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto(browser.url('/late/'))
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    expect(await findBarriers(page)).toEqual([])

    await page.goto(browser.url('/nothing'))
    expect(await findBarriers(page)).toEqual([])
  })
})
