// The figures about files: each does its work in the browser when its button is pressed, and costs nothing before.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers } from './axe.ts'
import { atRest } from './browser.ts'
import { isServedByDev, repository, startOwnSite } from './start-site.ts'

const browser = startOwnSite()

const content = fileURLToPath(new URL('../../content/docs', import.meta.url))

/** Paths of the documents with such a figure. */
const figurePaths = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx') && readFileSync(join(content, file), 'utf8').includes('/components/figures/media/'))
  .map((file) => join('/docs', file.replace(/(\/?index)?\.mdx$/, '')))
  .sort()

const figure = (page: Page): Locator => page.locator('.fig:has(.fig-run)').first()
const state = (page: Page): Locator => figure(page).locator('.fig-run')

async function bring(page: Page): Promise<void> {
  await figure(page).scrollIntoViewIfNeeded()
  await page.locator('sg-island[data-state=awake]:has(.fig-run)').first().waitFor({ state: 'attached' })
}

async function press(page: Page): Promise<void> {
  await figure(page).locator('.fig-go').click()
  await settled(page)
}

async function settled(page: Page): Promise<void> {
  await expect.poll(() => state(page).getAttribute('data-state'), { timeout: 20_000 }).toMatch(/^(done|failed)$/)
}

const desk = (page: Page): Promise<string> => figure(page).locator('.fig-desk').innerText()

/**
 * The policy of the site refuses what the library reports of conversions; a dev server has none, so that another host would be asked. Not for
 * the built site: a route takes the cache of the browser away, and every page would compile all its scripts anew.
 */
async function answerReports(page: Page): Promise<void> {
  if (isServedByDev) await page.route('https://www.remotion.pro/**', (route) => route.fulfill({ json: { success: true } }))
}

describe('every page with a figure about files', () => {
  const visit = browser.tour({ viewport: { width: 640, height: 480 }, allowConsole: /register-usage-point|usage event/ })

  it('at least 56 documents', () => {
    expect(figurePaths.length).toBeGreaterThanOrEqual(56)
  })

  it.each(figurePaths)('%s -> its button does what it says', async (path) => {
    const page = await visit(path)
    await answerReports(page)
    await bring(page)
    await press(page)
    const told = await state(page).locator('p').innerText()
    expect([await state(page).getAttribute('data-state'), told]).toEqual(['done', told])
  })
})

describe('a figure about a film', () => {
  const requested = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((name) => name.endsWith('.mp4') || name.endsWith('.js')),
    )

  it('awake, and nobody has pressed -> neither the library nor the film is loaded; pressed -> both', async () => {
    const page = await browser.open('/docs/media-parser/samples')
    await bring(page)
    await atRest(page)
    const before = await requested(page)
    expect(before.filter((name) => name.endsWith('.mp4'))).toEqual([])
    await press(page)
    const loaded = (await requested(page)).filter((name) => !before.includes(name))
    expect(loaded).toContain('/films/countdown.mp4')
    expect(loaded.some((name) => name.endsWith('.js'))).toBe(true)
  })

  it('without JavaScript -> what was recorded is there, as high as what is read', async () => {
    const still = await browser.open('/docs/media-parser', { javaScriptEnabled: false })
    const recorded = await desk(still)
    const size = await figure(still).boundingBox()
    const live = await browser.open('/docs/media-parser')
    await bring(live)
    await press(live)
    expect(await desk(live)).toBe(recorded)
    expect((await figure(live).boundingBox())?.height).toBe(size?.height)
  })

  it('the page as text -> has the code of the figure, and not its buttons, notes and results', async () => {
    const text = await (await fetch(browser.url('/docs/media-parser/samples.md'))).text()
    expect(text).toContain("await parseMedia({ src: 'countdown.mp4'")
    expect(text).not.toMatch(/88 delta|Let them pass by|stays on your device/)
  })

  it('another film by keyboard -> is read at once; a file of the reader -> is read too, and not sent', async () => {
    const page = await browser.open('/docs/media-parser/metadata')
    await bring(page)
    await figure(page).getByRole('radio', { name: 'countdown.mp4' }).focus()
    await page.keyboard.press('ArrowRight')
    await figure(page).locator('.fig-code', { hasText: 'durationInFrames={140}' }).waitFor()
    const sent: string[] = []
    // The rest of the sidebar comes with the first act of a reader.
    page.on('request', (request) => !/\/sidebar-[\w-]+\.js(?:on)?$/.test(request.url()) && sent.push(request.url()))
    await figure(page).locator('input[type=file]').setInputFiles(join(repository, 'static/films/mascot.mp4'))
    await figure(page).locator('.fig-code', { hasText: 'height={360}' }).waitFor()
    expect(sent).toEqual([])
  })

  it('a file that is none -> says what the library says of it', async () => {
    const page = await browser.open('/docs/media-parser/fields')
    await bring(page)
    await figure(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'letter.mp4', mimeType: 'video/mp4', buffer: Buffer.from('Not a film. '.repeat(50)) })
    await expect.poll(() => state(page).locator('p').innerText()).toBe('Unknown file format')
  })

  it('pause(), resume(), abort() -> the parser waits, goes on, and ends', async () => {
    const page = await browser.open('/docs/media-parser/pause-resume-abort')
    await bring(page)
    const button = (name: string): Locator => figure(page).getByRole('button', { name, exact: true })
    await button('Start').click()
    await button('pause()').click()
    await figure(page).getByText('samples, and the parser waits').waitFor()
    await button('resume()').click()
    await button('abort()').click()
    await figure(page).getByText('hasBeenAborted() is true').waitFor()
  })
})

describe('a figure about conversions', () => {
  it('another option -> is converted again, and the result is what was asked for; it plays', async () => {
    const page = await browser.open('/docs/webcodecs/rotate-a-video', { allowConsole: /register-usage-point|usage event/ })
    await answerReports(page)
    await bring(page)
    await press(page)
    const film = figure(page).locator('video')
    const size = (): Promise<number[]> => film.evaluate((video: HTMLVideoElement) => [video.videoWidth, video.videoHeight])
    await expect.poll(size).toEqual([152, 270])
    await figure(page).getByRole('radio', { name: '180' }).check()
    await settled(page)
    await expect.poll(size).toEqual([480, 270])
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  })
})

describe('a figure about a text', () => {
  const visit = browser.tour()
  const area = (page: Page): Locator => page.locator('.fig textarea').first()
  const shown = (page: Page): Locator => page.locator('.fig .fig-desk').first()

  it.each([
    ['/docs/captions/parse-srt', '1\n00:00:02,000 --> 00:00:02,500\nSnow', 'Snow\n2000–2500'],
    ['/docs/captions/parse-srt', 'no number', 'Cannot read properties of undefined'],
    ['/docs/captions/serialize-srt', 'Ice', '1\n00:00:00,000 --> 00:00:00,260\nIce'],
    ['/docs/captions/ensure-max-characters-per-line', 'a glacier of ice', 'a glacier 9 characters'],
    ['/docs/openai-whisper/openai-whisper-api-to-captions', 'Ice!', 'Ice!\n0–330'],
    ['/docs/paths/parse-path', 'M 1 2 v 3', "{ type: 'v', dy: 3 }"],
    ['/docs/paths/normalize-path', 'm 1 2 v 3', 'M 1 2 V 5'],
    ['/docs/paths/reduce-instructions', 'M 1 2 v 3', "{ type: 'L', x: 1, y: 5 }"],
    ['/docs/paths/get-parts', 'M 0 0 H 5 M 1 1 V 8', '7.0  M 1 1 V 8'],
    ['/docs/layout-utils/fill-text-box', 'ice', 'ice'],
    ['/docs/layout-utils/fit-text-on-n-lines', 'ice', 'ice'],
  ])('%s, "%s" -> %s', async (path, typed, text) => {
    const page = await visit(path)
    await area(page).scrollIntoViewIfNeeded()
    await page.locator('sg-island[data-state=awake]:has(.fig)').first().waitFor({ state: 'attached' })
    await area(page).fill(typed)
    await expect.poll(() => shown(page).innerText()).toContain(text)
  })

  it.each([
    ['/docs/captions/caption', 'The word that is spoken', '.fig mark'],
    ['/docs/whisper-web/to-captions', 'captions in time', '.fig .fig-words li'],
  ])('%s without JavaScript -> %s', async (path, _, selector) => {
    const page = await browser.open(path, { javaScriptEnabled: false })
    expect(await page.locator(selector).count()).toBeGreaterThan(0)
  })
})

describe('for everybody', () => {
  const look = (colorScheme: 'light' | 'dark', width: number) =>
    browser.tour({ colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  const visits = {
    light: { 390: look('light', 390), 1280: look('light', 1280) },
    dark: { 390: look('dark', 390), 1280: look('dark', 1280) },
  }

  it.each([
    ['/docs/media-parser/readers', 'light', 1280],
    ['/docs/media-parser/samples', 'dark', 390],
    ['/docs/media-parser/runtime-support', 'light', 390],
    ['/docs/media-parser/foreign-file-types', 'dark', 1280],
    ['/docs/webcodecs/can-copy-video-track', 'dark', 390],
    ['/docs/webcodecs/extract-frames', 'light', 390],
    ['/docs/mediabunny/can-decode', 'light', 390],
    ['/docs/captions/caption', 'dark', 1280],
    ['/docs/paths/parse-path', 'light', 390],
    ['/docs/layout-utils/fill-text-box', 'dark', 390],
  ] as const)('%s, %s, %i pixels -> axe finds nothing, and nothing is wider than the window', async (path, colorScheme, width) => {
    const page = await visits[colorScheme][width](path)
    if ((await state(page).count()) > 0) {
      await bring(page)
      await press(page)
    }
    expect(await findBarriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
})
