// What a search costs in Chromium: the bytes until the first results, and how soon they are there after the last key. Bodies are counted as gzip
// at level 9 sends them; what is compressed already counts as it is.
import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from 'playwright-core'
import { untilQuiet } from '../reader/until-quiet.ts'

/** How to search on a page: its own interface or that of a peer. */
export interface SearchInterface {
  /** Selector of what opens it; undefined where it is open. */
  open?: string
  input: string
  results: string
}

export const ownInterface: SearchInterface = {
  open: 'button.search-button',
  input: 'dialog.search-modal input',
  results: 'dialog.search-modal .search-screen[data-screen="results"] .search-row',
}

export interface SearchCost {
  /** From the press on the button to results that stay, with the library that draws them. */
  bytes: number
  requests: number
}

const keyDelay = 40

/** Types both words, as fast as a reader does, in a page that was never searched. */
export async function measureSearchBytes(browser: Browser, address: string, search: SearchInterface, query: string): Promise<SearchCost> {
  const page = await newTab(browser)
  try {
    await page.goto(address)
    await untilQuiet(page)
    // At the first act of its reader a page loads more of itself, the rest of a long sidebar: that is no part of the search.
    await page.mouse.wheel(0, 1)
    await untilQuiet(page)
    const loads: Promise<Load>[] = []
    page.on('response', (response) => loads.push(weigh(response)))
    // What the interface of a peer has loaded with its page is its cost, too.
    if (search.open === undefined) {
      await page.reload()
      await untilQuiet(page)
    }
    await open(page, search)
    await page.keyboard.type(query, { delay: keyDelay })
    await page.waitForSelector(search.results)
    await untilQuiet(page)
    // Pages that links near the pointer fetch ahead are no part of the search.
    const all = (await Promise.all(loads)).filter(({ kind, isPage }) => kind !== 'image' && !isPage)
    return {
      bytes: sum(all),
      requests: all.length,
    }
  } finally {
    await page.context().close()
  }
}

export interface KeyTimes {
  /** Milliseconds from the last of twelve keys to the results of the whole query, when nothing was loaded before. */
  cold: number
  /** The same once more. */
  warm: number
}

/** @param query of twelve letters. */
export async function measureLastKey(browser: Browser, address: string, search: SearchInterface, query: string): Promise<KeyTimes> {
  const page = await newTab(browser)
  try {
    await page.goto(address)
    await untilQuiet(page)
    await open(page, search)
    await watchResults(page, search)
    const cold = await typeAndSettle(page, search, query)
    await page.locator(search.input).fill('')
    await untilQuiet(page)
    return { cold, warm: await typeAndSettle(page, search, query) }
  } finally {
    await page.context().close()
  }
}

async function newTab(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  return context.newPage()
}

async function open(page: Page, search: SearchInterface): Promise<void> {
  if (search.open !== undefined) await page.locator(search.open).first().click()
  await page.locator(search.input).first().focus()
}

/** Notes when a key goes down, and when what is shown of results changes. */
function watchResults(page: Page, { results }: SearchInterface): Promise<void> {
  return page.evaluate((selector) => {
    const watch = { key: 0, changed: 0, seen: '' }
    Object.assign(window, { searchWatch: watch })
    addEventListener('keydown', () => Object.assign(watch, { key: performance.now() }), true)
    const look = () => {
      const seen = [...document.querySelectorAll(selector)].map(({ innerHTML }) => innerHTML).join('\n')
      if (seen === watch.seen) return
      Object.assign(watch, { seen, changed: performance.now() })
    }
    new MutationObserver(look).observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true })
  }, results)
}

/** @returns milliseconds from the last key to the last change of the results; 0 when they were right before it. */
async function typeAndSettle(page: Page, search: SearchInterface, query: string): Promise<number> {
  await page.keyboard.type(query, { delay: keyDelay })
  await page.waitForSelector(search.results)
  await untilQuiet(page)
  return page.evaluate(() => {
    const { searchWatch } = window as typeof window & { searchWatch: { key: number; changed: number } }
    return Math.max(0, searchWatch.changed - searchWatch.key)
  })
}

interface Load {
  kind: string
  bytes: number
  isPage: boolean
}

async function weigh(response: Response): Promise<Load> {
  const kind = response.request().resourceType()
  const body = await response.body().catch(() => Buffer.alloc(0))
  const packed = body.length === 0 ? 0 : Math.min(body.length, gzipSync(body, { level: 9 }).length)
  const isPage = (response.headers()['content-type'] ?? '').startsWith('text/html')
  return { kind, isPage, bytes: packed }
}

function sum(loads: readonly Load[]): number {
  return loads.reduce((total, { bytes }) => total + bytes, 0)
}
