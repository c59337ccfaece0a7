// What a reader sees while something loads, when it cannot be loaded, when it crashes, and where there is nothing. The faults are made.
import type { Page, Route } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { startTestSite } from './start-site.ts'

const browser = startTestSite('states')

/** What React says of an error that a boundary has caught, and what the islands say of a module that did not arrive. */
const expectedErrors = /The list is empty|Nothing is left|An error occurred in the|could not be loaded|Failed to load resource/

/** A page that has not gone anywhere yet. */
async function openBlank(): Promise<Page> {
  return browser.open('/page-island/', { allowConsole: expectedErrors })
}

function isModule(name: string): (url: URL) => boolean {
  return ({ pathname }) => pathname.startsWith(`/assets/js/${name}-`)
}

describe('an island that throws', () => {
  it('[spec 8.01] [spec 4.02] [spec 8.02] an error with causes -> "This page crashed." with the chain; Try again -> normal', async () => {
    const page = await browser.open('/', { allowConsole: expectedErrors })
    await page.getByRole('button', { name: 'Break the part' }).click()
    const crash = page.getByRole('alert')
    await crash.getByRole('heading', { name: 'This page crashed.' }).waitFor()
    expect(await crash.locator('p').textContent()).toBe(
      'The list is empty.\n\nCause:\nThe answer had no body.\n\nCause:\nThe socket <b>closed</b>.',
    )
    expect(await crash.locator('b').count()).toBe(0)
    expect(await page.locator('h1').textContent()).toBe('States')
    expect(await page.title()).toBe('Page Error | States')
    await crash.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Break the part' }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await page.title()).toBe('States')
  })

  it('[spec 8.02] two islands that throw -> "Page Error" until both are well again, or the reader leaves', async () => {
    const page = await browser.open('/', { allowConsole: expectedErrors })
    const tryAgain = page.getByRole('button', { name: 'Try again' })
    await page.getByRole('button', { name: 'Break the part' }).click()
    await page.getByRole('button', { name: 'Break the other' }).click()
    await expect.poll(() => tryAgain.count()).toBe(2)
    await tryAgain.first().click()
    await page.getByRole('button', { name: 'Break the part' }).waitFor()
    expect(await page.title()).toBe('Page Error | States')
    await page.getByRole('link', { name: 'To the late one' }).click()
    await page.getByRole('heading', { level: 1, name: 'Late' }).waitFor()
    expect(await page.title()).toBe('Late | States')
    await page.goBack()
    await page.getByRole('button', { name: 'Break the other' }).waitFor()
    expect(await page.title()).toBe('States')
  })

  it('[spec 8.02] an island that is the page -> its title is "Page Error" until Try again; the layout stays', async () => {
    const page = await browser.open('/page-island/', { allowConsole: expectedErrors })
    const title = await page.title()
    await page.getByRole('button', { name: 'Break the page' }).click()
    await page.getByRole('heading', { level: 1, name: 'This page crashed.' }).waitFor()
    expect(await page.title()).toBe('Page Error | States')
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(1)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'A page that is an island' }).waitFor()
    expect(await page.title()).toBe(title)
  })
})

describe('an island that loads', () => {
  /** Requests for the module wait until the test lets them go. */
  async function holdBack(page: Page, name: string): Promise<() => Promise<void>> {
    const waiting: Route[] = []
    let isReleased = false
    await page.route(isModule(name), (route) => {
      if (isReleased) void route.continue()
      else waiting.push(route)
    })
    return async () => {
      isReleased = true
      for (const route of waiting) await route.continue()
    }
  }

  it('[spec 2.42] [spec 4.10] [spec 9.12] [spec 9.22] loading takes long -> a centered spinner after 200 ms, then the island', async () => {
    const page = await openBlank()
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    const release = await holdBack(page, 'late')
    await page.goto(browser.url('/late/'))
    // Each part of the runtime starts with a timer of its own; up to two milliseconds of the 200 have passed then.
    await vi.waitFor(async () => {
      await page.clock.runFor(1)
      expect(await page.locator('sg-island[data-state=waking]').count()).toBe(1)
    }, 20_000)
    await page.clock.runFor(197)
    expect(await page.locator('.sg-loader').count()).toBe(0)
    await page.clock.runFor(3)
    const spinner = page.locator('.sg-loader svg')
    expect(await spinner.getAttribute('viewBox')).toBe('0 0 45 45')
    const look = await spinner.evaluate((svg) => {
      const ring = svg.querySelector('circle')
      const box = svg.getBoundingClientRect()
      const main = svg.closest('main')?.getBoundingClientRect()
      return {
        cycle: ring === null ? '' : getComputedStyle(ring).animationDuration,
        offCenter: main === undefined ? 99 : Math.abs((box.left + box.right) / 2 - (main.left + main.right) / 2),
      }
    })
    expect(look.cycle).toBe('3s')
    expect(look.offCenter).toBeLessThan(2)
    expect(await page.getByRole('status').filter({ hasText: 'Loading' }).count()).toBe(1)
    await release()
    await page.clock.resume()
    await page.getByRole('button', { name: 'Arrived 0' }).click()
    await page.getByRole('button', { name: 'Arrived 1' }).waitFor()
    expect(await page.locator('.sg-loader').count()).toBe(0)
  })

  it('[spec 8.05] [spec 4.10] [spec 9.22] a chunk that answers 500 -> a red box half as wide; Retry asks again, and then it works', async () => {
    for (const name of ['late', 'chunk']) {
      const page = await openBlank()
      let answers = 0
      await page.route(isModule(name), (route) => (answers++ === 0 ? route.fulfill({ status: 500, body: 'no' }) : route.continue()))
      await page.goto(browser.url('/late/'))
      const box = page.locator('.sg-load-error')
      await box.waitFor()
      expect(await box.locator('p').textContent()).toMatch(/^TypeError: Failed to fetch dynamically imported module/)
      const look = await box.evaluate((element) => ({
        share: element.getBoundingClientRect().width / (element.parentElement?.getBoundingClientRect().width ?? 1),
        background: getComputedStyle(element).backgroundColor,
        color: getComputedStyle(element).color,
      }))
      expect(look).toEqual({ share: expect.closeTo(0.5, 2), background: 'rgb(197, 34, 31)', color: 'rgb(255, 255, 255)' })
      await box.getByRole('button', { name: 'Retry' }).click()
      await page.getByRole('button', { name: 'Arrived 0' }).click()
      await page.getByRole('button', { name: 'Arrived 1' }).waitFor()
      expect(await box.count()).toBe(0)
    }
  })

  it('HTML from the build, a chunk that does not arrive -> readable all the time, the box below it, Retry works', async () => {
    const page = await openBlank()
    let answers = 0
    await page.route(isModule('late'), (route) => (answers++ < 2 ? route.abort() : route.continue()))
    await page.goto(browser.url('/readable/'))
    const button = page.getByRole('button', { name: /^Pressed/ })
    await button.click()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => answers).toBe(2)
    expect(await button.textContent()).toBe('Pressed 0')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.locator('sg-island[data-state=awake]').waitFor({ state: 'attached' })
    await button.click()
    await expect.poll(() => button.textContent()).toMatch(/Pressed [12]/)
  })
})

describe('an island that wakes by itself', () => {
  it('a click before it is awake -> counts', async () => {
    const page = await openBlank()
    const waiting: Route[] = []
    await page.route(isModule('fragile'), (route) => void waiting.push(route))
    await page.goto(browser.url('/'))
    await expect.poll(() => waiting.length).toBe(1)
    await page.getByRole('button', { name: 'Break the part' }).click()
    expect(await page.getByRole('alert').count()).toBe(0)
    for (const route of waiting) await route.continue()
    await page.getByRole('heading', { name: 'This page crashed.' }).waitFor()
  })
})

describe('a path that has no page', () => {
  it('words of a page in the address -> the page is offered', async () => {
    const page = await browser.open('/', { allowConsole: /404/ })
    await page.goto(browser.url('/docs/readable'))
    await page.getByRole('navigation', { name: 'Pages that may help:' }).getByRole('link').first().waitFor()
  })

  it('[spec 8.07] -> the not-found page, with status 404, at any depth', async () => {
    const page = await browser.open('/', { allowConsole: /404/ })
    for (const path of ['/nothing', '/a/b/c/', '/404.html/x']) {
      const response = await page.goto(browser.url(path))
      expect(response?.status()).toBe(404)
      expect(await page.title()).toBe('Page Not Found | States')
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page Not Found')
      expect(await page.locator('.not-found > p').count()).toBe(2)
      expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(1)
    }
  })
})
