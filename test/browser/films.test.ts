// The films of this site: nothing of one is loaded before it is in view, it plays there without React, and never by itself for readers who asked for
// less motion. On a card it plays while the reader points at the card, or once where nobody can point.
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { findBarriers } from './axe.ts'
import { atRest } from './browser.ts'
import { startOwnSite } from './start-site.ts'

const browser = startOwnSite()

const path = '/docs/'
const film = (page: Page): Locator => page.locator('.film video').first()
const isPaused = (page: Page): Promise<boolean> => film(page).evaluate((video: HTMLVideoElement) => video.paused)
const timeOf = (video: Locator): Promise<number> => video.evaluate((element: HTMLVideoElement) => element.currentTime)

/** Scrolls to the film and waits for its script. */
async function bring(page: Page): Promise<void> {
  await film(page).scrollIntoViewIfNeeded()
  await page.locator('sg-island[data-state=awake]:has(video)').first().waitFor({ state: 'attached' })
}

/** The color near the upper left corner, as a reader sees it: red, green, blue. */
async function cornerOf(video: Locator): Promise<number[]> {
  const { data } = await sharp(await video.screenshot())
    .extract({ left: 20, top: 20, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

const loaded = (page: Page, ending: string): Promise<string[]> =>
  page.evaluate(
    (end) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith(end)),
    ending,
  )

describe('a film in a document', () => {
  it('out of view -> neither film nor script; in view -> plays, and a script of less than 1 kB is all that came', async () => {
    const page = await browser.open(path, { viewport: { width: 800, height: 400 } })
    await atRest(page)
    const before = await loaded(page, '.js')
    expect(await loaded(page, '.mp4')).toEqual([])
    expect(before.filter((name) => name.includes('play-film'))).toEqual([])
    await bring(page)
    await expect.poll(() => timeOf(film(page))).toBeGreaterThan(0)
    const own = (await loaded(page, '.js')).filter((name) => !before.includes(name) && !name.includes('sidebar'))
    expect(own).toEqual([expect.stringContaining('play-film')])
    const script = await page.request.get(own[0] ?? '')
    expect((await script.body()).length).toBeLessThan(1200)
    expect(await loaded(page, '.mp4')).toHaveLength(1)
  })

  it('scrolled away -> paused; back -> plays; paused by the reader -> stays paused', async () => {
    const page = await browser.open(path, { viewport: { width: 800, height: 400 } })
    await bring(page)
    await expect.poll(() => isPaused(page)).toBe(false)
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => isPaused(page)).toBe(true)
    await bring(page)
    await expect.poll(() => isPaused(page)).toBe(false)
    await film(page).evaluate((video: HTMLVideoElement) => video.pause())
    await page.evaluate(() => scrollTo(0, 0))
    await bring(page)
    // What would play it runs in the task of the frame after the scroll.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await isPaused(page)).toBe(true)
  })

  it('reduced motion -> the poster, and nothing of the film, until the reader plays it', async () => {
    const page = await browser.open(path, { reducedMotion: 'reduce' })
    await bring(page)
    expect(await isPaused(page)).toBe(true)
    expect(await loaded(page, '.mp4')).toEqual([])
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.film img')?.naturalWidth)
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.film img')?.complete)
    const [red = 0, , blue = 0] = await cornerOf(film(page))
    // The ground of the countdown is dark blue, and what Chromium paints without a poster is gray.
    expect(blue - red).toBeGreaterThan(25)
    await film(page).evaluate((video: HTMLVideoElement) => video.play())
    await expect.poll(() => timeOf(film(page))).toBeGreaterThan(0)
  })

  it('rests -> its controls lie over the picture while the reader points at it or has the focus on it, not otherwise', async () => {
    const page = await browser.open(path, { reducedMotion: 'reduce' })
    await bring(page)
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.film img')?.complete)
    const sign = () =>
      page
        .locator('.film-stage')
        .first()
        .evaluate((stage) => getComputedStyle(stage, '::after').content)
    const bottom = async (): Promise<string> => {
      const { data, info } = await sharp(await film(page).screenshot())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return data.subarray(-20 * info.width * info.channels).toString('base64')
    }
    await page.mouse.move(1, 1)
    const bare = await bottom()
    expect(await sign()).not.toBe('none')
    await film(page).hover()
    await expect.poll(bottom).not.toBe(bare)
    expect(await sign()).toBe('none')
    await page.mouse.move(1, 1)
    await expect.poll(bottom).toBe(bare)
    await film(page).focus()
    await expect.poll(bottom).not.toBe(bare)
  })

  it('without JavaScript -> the same room, with controls and a text alternative', async () => {
    const still = await browser.open(path, { javaScriptEnabled: false })
    const size = await still.locator('.film-stage').boundingBox()
    expect(await film(still).getAttribute('controls')).toBe('')
    expect(await film(still).getAttribute('aria-label')).toContain('counts down')
    const live = await browser.open(path)
    await bring(live)
    await expect.poll(() => timeOf(film(live))).toBeGreaterThan(0)
    const { width, height } = (await live.locator('.film-stage').boundingBox()) ?? {}
    expect({ width, height }).toEqual({ width: size?.width, height: size?.height })
  })

  it.each(['light', 'dark'] as const)('%s -> axe finds nothing', async (colorScheme) => {
    const page = await browser.open('/learn/apple-wow', { colorScheme, reducedMotion: 'reduce' })
    expect(await findBarriers(page)).toEqual([])
  })
})

describe('a film on a card', () => {
  const card = (page: Page): Locator => page.locator('.film-card:has(video)').first()

  it('rests until the reader points at the card, and goes back to its start after that', async () => {
    const page = await browser.open('/templates')
    const video = card(page).locator('video')
    await page.locator('sg-island[data-state=awake]:has(video)').first().waitFor({ state: 'attached' })
    expect(await loaded(page, '.mp4')).toEqual([])
    await card(page).hover()
    await expect.poll(() => timeOf(video)).toBeGreaterThan(0)
    await page.mouse.move(1, 1)
    await expect.poll(() => timeOf(video)).toBe(0)
  })

  it('the focus on its link -> plays', async () => {
    const page = await browser.open('/templates')
    await page.locator('sg-island[data-state=awake]:has(video)').first().waitFor({ state: 'attached' })
    await card(page).getByRole('link').focus()
    await expect.poll(() => timeOf(card(page).locator('video'))).toBeGreaterThan(0)
  })

  it('nobody can point -> plays one round of five seconds at most while it is in view, then shows its poster', async () => {
    const page = await browser.open('/experts', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const video = page.locator('.film-card video[src="/films/expert-forecast.mp4"]')
    const rounds = await video.evaluateHandle((element: HTMLVideoElement) => {
      const seen: { rate: number; duration: number }[] = []
      element.addEventListener('ended', () => seen.push({ rate: element.playbackRate, duration: element.duration }))
      return seen
    })
    await video.scrollIntoViewIfNeeded()
    await expect.poll(() => timeOf(video)).toBeGreaterThan(0)
    await video.evaluate((element: HTMLVideoElement) => {
      element.currentTime = element.duration - 0.2
    })
    await expect.poll(() => rounds.evaluate(({ length }) => length)).toBe(1)
    const [round] = await rounds.jsonValue()
    expect((round?.duration ?? 0) / (round?.rate ?? 1)).toBeCloseTo(5)
    expect(await video.evaluate((element: HTMLVideoElement) => [element.paused, getComputedStyle(element).opacity])).toEqual([true, '0'])
  })
})
