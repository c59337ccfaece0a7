// What the tests of the navigation do again and again, in the words of a reader.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Marks the document, so that a full load shows. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }))
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window)
}

export function link(page: Page, name: string): Locator {
  return page.getByRole('link', { name, exact: true }).first()
}

/** Resolves when the page with that heading is shown. */
export async function shown(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name, exact: true, level: 1 }).waitFor()
}

/** Clicks a link and waits for another page. */
export async function walk(page: Page, name: string): Promise<void> {
  const heading = page.locator('h1')
  const before = await heading.textContent()
  await link(page, name).click()
  await expect.poll(() => heading.textContent()).not.toBe(before)
}

/** Clicks without scrolling to the link first. */
export async function clickInPlace(page: Page, selector: string): Promise<void> {
  await page.evaluate((of) => document.querySelector<HTMLElement>(of)?.click(), selector)
}

export async function setHref(page: Page, selector: string, href: string): Promise<void> {
  await page.evaluate(([of, to]) => document.querySelector(of)?.setAttribute('href', to), [selector, href] as const)
}

export async function scrollDown(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y)
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => scrollY)
}

/** Resolves when no scrolling is under way any more: the place has been the same for ten frames. */
export function settled(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let [y, same] = [scrollY, 0]
        const look = (): void => {
          same = scrollY === y ? same + 1 : 0
          y = scrollY
          if (same < 10) requestAnimationFrame(look)
          else resolve()
        }
        look()
      }),
  )
}

/** In the upper part of the window, below the bar. */
export async function isAtTop(page: Page, id: string): Promise<boolean> {
  const top = await page.evaluate((of) => document.getElementById(of)?.getBoundingClientRect().top ?? Number.NaN, id)
  return top >= 0 && top < 200
}

/** From here on time passes only as `page.clock.runFor()` says. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
}

export interface Held {
  /** Settles with the first request; fails when there is none in thirty seconds. */
  asked: Promise<unknown>
  answer: () => void
}

/** Keeps requests for an address waiting until `answer` is called. */
export async function hold(page: Page, address: string): Promise<Held> {
  let answer = (): void => undefined
  const answered = new Promise<void>((settle) => {
    answer = settle
  })
  await page.route(address, async (route) => {
    await answered
    // The page may have given up on it.
    await route.continue().catch(() => undefined)
  })
  const asked = page.waitForRequest(address)
  // Not every test waits for it.
  asked.catch(() => undefined)
  return { asked, answer }
}
