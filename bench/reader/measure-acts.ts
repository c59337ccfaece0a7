// How soon a page answers its reader: a click on a link that was pointed at before, and the first click on a menu.
import type { Browser, Locator, Page } from 'playwright-core'
import { untilQuiet } from './until-quiet.ts'

/** Milliseconds from the click to the second frame after the next page's title has changed. */
export async function measureClick(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    await page.goto(address)
    await untilQuiet(page)
    const path = new URL(address).pathname
    const link = page.locator(`main a[href^="/"]:not([href*="#"]):not([href="${path}"]):not([download])`).last()
    await link.scrollIntoViewIfNeeded()
    await link.hover()
    await untilQuiet(page)
    await page.evaluate(watch, 'title')
    return await clickAndWait(page, link)
  } finally {
    await page.close()
  }
}

/** Milliseconds from the click to the second frame after the menu has opened. Nothing was pointed at before. */
export async function measureMenu(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    await page.goto(address)
    await untilQuiet(page)
    await page.evaluate(watch, 'toggle')
    return await clickAndWait(page, page.locator('nav.navbar summary').first())
  } finally {
    await page.close()
  }
}

async function clickAndWait(page: Page, target: Locator): Promise<number> {
  await target.click()
  const result = await page.waitForFunction(() => document.documentElement.dataset.benchTook)
  return Number(await result.jsonValue())
}

/** Runs in the page: measures from the next click to the second frame after the title, or the open state of a menu, has changed. */
function watch(what: string): void {
  let start = 0
  const done = () => {
    if (start === 0 || document.documentElement.dataset.benchTook) return
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        document.documentElement.dataset.benchTook = String(performance.now() - start)
      }),
    )
  }
  addEventListener(
    'click',
    () => {
      start ||= performance.now()
    },
    { capture: true },
  )
  if (what === 'toggle') {
    new MutationObserver(done).observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] })
    return
  }
  const title = document.title
  new MutationObserver(() => {
    if (document.title !== title) done()
  }).observe(document.head, { subtree: true, childList: true, characterData: true })
}
