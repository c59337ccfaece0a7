// The live figures of this site: each starts without a complaint and plays, nothing of it is loaded before it is in view, and it can be
// read without JavaScript and operated by keyboard.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers } from './axe.ts'
import { atRest, type PageOptions } from './browser.ts'
import { startOwnSite } from './start-site.ts'

const browser = startOwnSite()

const content = fileURLToPath(new URL('../../content/docs', import.meta.url))

/** Paths of the documents with a figure that plays. Those about files have tests of their own (file-figures.test.ts). */
const figurePaths = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.mdx?$/.test(file))
  .map((file) => [file, readFileSync(join(content, file), 'utf8')] as const)
  .filter(([, text]) => /\/components\/figures\/(?!media\/|texts\/)/.test(text))
  .map(([file, text]) => join('/docs', /^slug: (.+)$/m.exec(text)?.[1] ?? file.replace(/(\/?index)?\.mdx?$/, '')))
  .sort()

/** Top-level pages with a demonstration. */
const demonstrationPaths = ['/', '/player/', '/lambda/']

const figure = (page: Page): Locator => page.locator('.fig').first()
const scrubber = (page: Page): Locator => figure(page).getByRole('slider', { name: 'Frame', exact: true })
const frameOf = async (page: Page): Promise<number> => Number(await scrubber(page).inputValue())

async function bring(page: Page): Promise<void> {
  await figure(page).locator('.fig-stage').scrollIntoViewIfNeeded()
  await page.locator('sg-island[data-state=awake]:has(.fig)').first().waitFor({ state: 'attached' })
  // Somebody is there.
  await page.mouse.move(1, 1)
  // The one at the top of the home page wakes now.
  await figure(page).locator('xpath=ancestor::sg-island[1][@data-state="awake"]').waitFor({ state: 'attached' })
}

/** Opens a page whose figure stays asleep. @returns a function that lets its module come and waits until the figure is awake. */
async function openAsleep(path: string, module: RegExp, options?: PageOptions): Promise<{ page: Page; wake: () => Promise<void> }> {
  // The figure may ask for it as soon as the page is there.
  const page = await browser.open('about:blank', options)
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(module, async (route) => {
    await opened
    await route.continue()
  })
  await page.goto(browser.url(path))
  const wake = async (): Promise<void> => {
    open()
    await bring(page)
  }
  return { page, wake }
}

/** Plays the figure, or sets the first of its fields. A figure without both plays by itself. */
async function operate(shown: Locator): Promise<void> {
  const play = shown.getByRole('button', { name: 'Play' })
  const slider = shown.locator('.fig-slider')
  const text = shown.locator('.fig-text')
  if ((await play.count()) > 0) await play.first().click()
  else if ((await slider.count()) > 0) await slider.first().press('ArrowRight')
  else if ((await text.count()) > 0) await text.first().fill('Q')
}

/** What the stage looks like, as the markup of the scene. */
const picture = (page: Page): Promise<string> => figure(page).locator('.fig-stage').innerHTML()

/** Addresses of the modules that the page has loaded. */
const modules = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry.name)
      .filter((name) => name.includes('/assets/js/')),
  )

const fileOf = async (address: string): Promise<Uint8Array> => new Uint8Array(await (await fetch(address)).arrayBuffer())

describe('every page with a figure', () => {
  // Without a graphics card, every pixel of every frame is drawn by the processor.
  const visit = browser.tour({ viewport: { width: 640, height: 480 } })

  it('at least 40 documents', () => {
    expect(figurePaths.length).toBeGreaterThanOrEqual(40)
  })

  it.each([...demonstrationPaths, ...figurePaths])('%s -> starts without an error and plays', async (path) => {
    const page = await visit(path)
    await bring(page)
    const before = await picture(page)
    // The Player with its own controls waits for a click, and what has nothing to play for its fields.
    if ((await scrubber(page).count()) === 0) await operate(figure(page))
    await page.waitForFunction((earlier) => document.querySelector('.fig .fig-stage')?.innerHTML !== earlier, before)
  })
})

describe('the load of a figure', () => {
  it('a page whose figure is out of view -> neither React nor the Player; in view -> one shared chunk, at most 145 kB in all', async () => {
    const page = await browser.open('/docs/spring', { viewport: { width: 800, height: 240 } })
    await atRest(page)
    expect((await modules(page)).filter((name) => !/\/(runtime|sidebar-branches|show-hovers)-/.test(name))).toEqual([])
    await bring(page)
    const loaded = await modules(page)
    expect(loaded.some((name) => name.includes('/spring-figure-'))).toBe(true)
    const sizes = await Promise.all(loaded.map(async (name) => gzipSync(await fileOf(name)).length))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(145_000)
  })

  it('two figures of other families -> the same chunks with React and the Player', async () => {
    const chunks = async (path: string): Promise<string[]> => {
      const page = await browser.open(path)
      await bring(page)
      const all = await modules(page)
      const large = await Promise.all(all.map(async (name) => ((await fileOf(name)).length > 60_000 ? name : '')))
      return large.filter(Boolean).sort()
    }
    const spring = await chunks('/docs/spring')
    expect(spring).toHaveLength(2)
    expect(await chunks('/docs/noise/noise-2d')).toEqual(spring)
  })

  it('without JavaScript -> the poster is there, as large as the figure that plays', async () => {
    const still = await browser.open('/docs/paths/evolve-path', { javaScriptEnabled: false })
    const poster = figure(still).locator('.fig-stage')
    expect(await poster.locator('path').count()).toBeGreaterThan(1)
    const size = await poster.boundingBox()
    const live = await browser.open('/docs/paths/evolve-path')
    await bring(live)
    expect((await figure(live).locator('.fig-stage').boundingBox())?.height).toBe(size?.height)
  })

  it('waking and playing -> nothing in the page moves', async () => {
    const page = await browser.open('/docs/series')
    await page.evaluate(() => {
      const shifts = { sum: 0 }
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') shifts.sum += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await bring(page)
    const start = await frameOf(page)
    await expect.poll(() => frameOf(page)).not.toBe(start)
    expect(await page.evaluate(() => Reflect.get(Reflect.get(window, 'shifts'), 'sum'))).toBe(0)
  })
})

describe('the transport of a figure', () => {
  const visit = browser.tour()

  it('reduced motion -> stays at the poster until the reader presses Play', async () => {
    const page = await browser.open('/docs/loop', { reducedMotion: 'reduce' })
    const poster = await frameOf(page)
    await bring(page)
    const play = figure(page).getByRole('button', { name: 'Play' })
    await play.focus()
    expect(await frameOf(page)).toBe(poster)
    await page.keyboard.press('Enter')
    await figure(page).getByRole('button', { name: 'Pause' }).waitFor()
    await expect.poll(() => frameOf(page)).not.toBe(poster)
  })

  it('a page with a mouse -> the film at its top plays by itself; not for readers who asked for less motion', async () => {
    const page = await browser.open('/')
    const inner = page.locator('sg-island sg-island:has(.fig)')
    await expect.poll(() => inner.getAttribute('data-state')).toBe('awake')
    const frame = await frameOf(page)
    await expect.poll(() => frameOf(page)).not.toBe(frame)
    const still = await browser.open('/', { reducedMotion: 'reduce' })
    await still.locator('sg-island[data-state=awake]:has(.fig)').first().waitFor({ state: 'attached' })
    await still.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await still.locator('sg-island sg-island:has(.fig)').getAttribute('data-state')).toBe('asleep')
  })

  it('a phone that nobody has touched -> awake and at the poster; a touch -> plays', async () => {
    const page = await browser.open('/', { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
    await page.locator('sg-island[data-state=awake]:has(.fig)').first().waitFor({ state: 'attached' })
    const poster = await frameOf(page)
    // Not even the Player is loaded: starting it would keep a phone busy while the page is read.
    const inner = page.locator('sg-island sg-island:has(.fig)')
    expect(await inner.getAttribute('data-state')).toBe('asleep')
    expect(await modules(page)).not.toContainEqual(expect.stringContaining('studio-figure'))
    await page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame)
    })
    expect(await frameOf(page)).toBe(poster)
    await page.touchscreen.tap(5, 200)
    await expect.poll(() => inner.getAttribute('data-state')).toBe('awake')
    await figure(page).locator('.fig-stage').scrollIntoViewIfNeeded()
    await expect.poll(() => frameOf(page)).not.toBe(poster)
  })

  it('Pause, arrow keys -> one frame forward, one back', async () => {
    const page = await visit('/docs/freeze')
    await bring(page)
    await figure(page).getByRole('button', { name: 'Pause' }).click()
    await figure(page).getByRole('button', { name: 'Play' }).waitFor()
    const frame = await frameOf(page)
    await scrubber(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => frameOf(page)).toBe(frame + 1)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => frameOf(page)).toBe(frame)
    expect(await scrubber(page).getAttribute('aria-valuetext')).toMatch(new RegExp(`^Frame ${frame} of 119, second `))
  })

  it('out of view -> stops; back in view -> goes on', async () => {
    const page = await visit('/docs/easing')
    await bring(page)
    await figure(page).getByRole('button', { name: 'Pause' }).waitFor()
    await page.locator('.footer').scrollIntoViewIfNeeded()
    await expect.poll(() => figure(page).locator('.fig-play').getAttribute('aria-label')).toBe('Play')
    await figure(page).locator('.fig-stage').scrollIntoViewIfNeeded()
    await expect.poll(() => figure(page).locator('.fig-play').getAttribute('aria-label')).toBe('Pause')
  })
})

describe('the fields of a figure', () => {
  const visit = browser.tour({ reducedMotion: 'reduce' })

  it('a slider -> the code and the picture', async () => {
    const page = await visit('/docs/spring')
    await bring(page)
    const before = await picture(page)
    await figure(page)
      .getByRole('slider', { name: /^damping/ })
      .focus()
    await page.keyboard.press('ArrowRight')
    await figure(page).locator('.fig-code', { hasText: 'damping: 11' }).waitFor()
    expect(await picture(page)).not.toBe(before)
  })

  it('a frame rate by keyboard -> the field keeps the focus', async () => {
    const page = await visit('/docs/use-video-config')
    await bring(page)
    const rate = figure(page).getByRole('slider', { name: /^fps/ })
    await rate.press('ArrowRight')
    await figure(page).locator('.fig-code', { hasText: 'frame / 35' }).waitFor()
    expect(await rate.evaluate((field) => field === document.activeElement)).toBe(true)
  })

  it.each([
    ['/docs/staticfile', 'path', '../logo.png', 'staticFile() does not support relative paths'],
    ['/docs/zod-types/z-color', 'color', 'var(--brand)', 'Invalid color'],
    ['/docs/stills', 'title', 'How tea steeps', 'How tea steeps'],
  ])('%s: %s %s -> %s', async (path, label, value, answer) => {
    const page = await visit(path)
    const shown = page.locator('.fig', { has: page.getByRole('textbox', { name: label }) })
    await shown.scrollIntoViewIfNeeded()
    await shown.locator('xpath=ancestor::sg-island[1][@data-state="awake"]').waitFor({ state: 'attached' })
    await shown.getByRole('textbox', { name: label }).fill(value)
    await expect.poll(() => shown.locator('.fig-stage').textContent()).toContain(answer)
  })

  it('typing a title on the home page -> the film shows it', async () => {
    const page = await visit('/')
    await bring(page)
    await figure(page).getByRole('textbox', { name: 'title' }).fill('Q')
    await expect.poll(() => figure(page).locator('.fig-stage').innerText()).toContain('Q')
    await figure(page).locator('.fig-code', { hasText: "title: 'Q'" }).waitFor()
  })

  it('a title, a color and a frame before the figure is awake -> the film and the code have them, and it stays at the frame', async () => {
    const { page, wake } = await openAsleep('/', /studio-figure-/)
    const frame = await frameOf(page)
    await figure(page).getByRole('textbox', { name: 'title' }).fill('Q')
    await scrubber(page).focus()
    await page.keyboard.press('ArrowRight')
    // As a browser does that restores the fields of a page.
    await figure(page)
      .getByRole('radio', { name: 'pink' })
      .evaluate((radio) => Object.assign(radio, { checked: true }))
    await wake()
    await expect.poll(() => figure(page).locator('.fig-stage').innerText()).toContain('Q')
    await figure(page)
      .locator('.fig-code', { hasText: /title: 'Q',\s+color: 'pink'/ })
      .waitFor()
    expect(await figure(page).getByRole('radio', { name: 'pink' }).isChecked()).toBe(true)
    await expect.poll(() => scrubber(page).getAttribute('aria-valuetext')).toMatch(new RegExp(`^Frame ${frame + 1} of `))
    await figure(page).getByRole('button', { name: 'Play' }).waitFor()
    expect(await frameOf(page)).toBe(frame + 1)
  })

  it('a slider and a switch before the figure is awake -> the code and the picture', async () => {
    const { page, wake } = await openAsleep('/docs/spring', /spring-figure-/, {
      reducedMotion: 'reduce',
      viewport: { width: 800, height: 240 },
    })
    const before = await picture(page)
    await figure(page)
      .getByRole('slider', { name: /^damping/ })
      .focus()
    await page.keyboard.press('ArrowRight')
    await figure(page)
      .getByRole('checkbox', { name: 'overshootClamping' })
      .evaluate((box) => Object.assign(box, { checked: true }))
    await wake()
    await figure(page)
      .locator('.fig-code', { hasText: /damping: 11,.*overshootClamping: true/ })
      .waitFor()
    expect(await picture(page)).not.toBe(before)
  })
})

describe('a Player that the page operates', () => {
  const visit = browser.tour()

  it('a clip that takes two seconds -> the Player waits at its frame and says so, and goes on by itself', async () => {
    const page = await visit('/docs/player/buffer-state')
    await bring(page)
    // Everything that it shows: on a busy machine, the two seconds may be over before anybody looks.
    const shown = await figure(page).evaluateHandle((shownBy) => {
      const texts: string[] = []
      const note = () => texts.push(['.fig-op-readings', '.fig-stage'].map((part) => shownBy.querySelector(part)?.textContent).join(' '))
      new MutationObserver(note).observe(shownBy, { subtree: true, childList: true, characterData: true })
      return texts
    })
    await figure(page).getByRole('button', { name: 'Play' }).click()
    const framesWhile = async (buffering: boolean): Promise<number[]> =>
      (await shown.jsonValue()).flatMap((text) => {
        const [, frame] = new RegExp(`isPlaying\\(\\)truebuffering${buffering}.*frame (\\d+)`, 's').exec(text) ?? []
        return frame === undefined ? [] : [Number(frame)]
      })
    // The clip begins at frame 45. A busy machine may leave that out, and wait at the next one that it shows.
    await expect.poll(async () => (await framesWhile(true)).at(-1)).toBeGreaterThanOrEqual(45)
    // Two seconds are sixty frames. The one that was on its way when the clip asked for time may still come.
    const waiting = [...new Set(await framesWhile(true))]
    expect(waiting.length).toBeLessThanOrEqual(2)
    await expect.poll(async () => (await framesWhile(false)).at(-1)).toBeGreaterThan(waiting.at(-1) ?? Number.POSITIVE_INFINITY)
  })

  it.each(['/docs/player/player', '/docs/player/installation'])('%s wakes -> the focus stays where the reader has it', async (path) => {
    const page = await visit(path)
    await page.locator('.markdown a').first().focus()
    const focused = await page.evaluate(() => document.activeElement?.outerHTML)
    await bring(page)
    await figure(page).getByRole('button').first().waitFor()
    expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(focused)
  })

  it('a box that is dragged -> moves by the same way in pixels of the composition; its sliders follow', async () => {
    const page = await visit('/docs/player/drag-and-drop')
    await bring(page)
    const stage = await figure(page).locator('.fig-stage').boundingBox()
    if (!stage) throw new Error('The stage is not in view')
    const scale = stage.width / 640
    await page.mouse.move(stage.x + 400 * scale, stage.y + 200 * scale)
    await page.mouse.down()
    await page.mouse.move(stage.x + 300 * scale, stage.y + 160 * scale)
    await page.mouse.up()
    await figure(page).locator('.fig-code', { hasText: "color: 'amber', left: 240, top: 110" }).waitFor()
    expect(await figure(page).getByRole('slider', { name: 'left' }).inputValue()).toBe('240')
  })

  it('an item of a timeline that is dragged -> begins later, and the video is as long as its last item', async () => {
    const page = await visit('/docs/building-a-timeline')
    await bring(page)
    const item = figure(page).locator('.fig-op-item', { hasText: 'disk' })
    await item.scrollIntoViewIfNeeded()
    const [lane, place] = [await figure(page).locator('.fig-op-lanes').boundingBox(), await item.boundingBox()]
    if (!lane || !place) throw new Error('The timeline is not in view')
    await page.mouse.move(place.x + 20, place.y + 10)
    await page.mouse.down()
    await page.mouse.move(place.x + 20 + (lane.width / 180) * 30, place.y + 10)
    await page.mouse.up()
    await figure(page).locator('.fig-code', { hasText: "id: 'disk', from: 90" }).waitFor()
    await figure(page).locator('.fig-code', { hasText: 'getDuration(tracks) // 150' }).waitFor()
  })

  it('a box of half the width -> the Player tells half the scale', async () => {
    const page = await visit('/docs/player/scaling')
    await bring(page)
    const said = figure(page).locator('.fig-op-readings')
    await said.filter({ hasText: '0.500' }).waitFor()
    await figure(page).getByRole('slider', { name: 'width' }).fill('160')
    await said.filter({ hasText: '0.250' }).waitFor()
  })
})

describe('for everybody', () => {
  const visitNarrow = browser.tour({ viewport: { width: 390, height: 844 } })
  const look = (colorScheme: 'light' | 'dark', width: number) =>
    browser.tour({ colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  const visits = {
    light: { 390: look('light', 390), 1280: look('light', 1280) },
    dark: { 390: look('dark', 390), 1280: look('dark', 1280) },
  }

  it.each([
    ['/', 'light', 1280],
    ['/player/', 'dark', 390],
    ['/lambda/', 'light', 390],
    ['/docs/spring', 'dark', 1280],
    ['/docs/transitions/presentations/wipe', 'light', 390],
    ['/docs/player/player', 'light', 1280],
    ['/docs/captions/create-tiktok-style-captions', 'dark', 390],
    ['/docs/player/current-time', 'light', 390],
    ['/docs/player/scaling', 'dark', 1280],
    ['/docs/building-a-timeline', 'dark', 390],
    ['/docs/staticfile', 'light', 390],
  ] as const)('%s, %s, %i pixels -> axe finds nothing', async (path, colorScheme, width) => {
    const page = await visits[colorScheme][width](path)
    await bring(page)
    expect(await findBarriers(page)).toEqual([])
  })

  it.each(['/', '/player/', '/lambda/', '/about/', '/contact/', '/ai', '/ai-embed', '/showcase/', '/showcase/add'])(
    '%s, 390 pixels -> nothing is wider than the window',
    async (path) => {
      const page = await visitNarrow(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    },
  )
})
