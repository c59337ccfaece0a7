// What a page makes the browser load: bodies as gzip at level 9 sends them, whatever the server's own compression is.
import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from 'playwright-core'
import type { Figures } from './budgets.ts'
import { untilQuiet } from './until-quiet.ts'

interface Load {
  kind: string
  bytes: number
}

/** @param openMenus opens what a reader opens first; false measures a page that has neither menus nor a sidebar. */
export async function measurePayload(browser: Browser, address: string, openMenus: boolean): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const loads: Promise<Load>[] = []
  page.on('response', (response) => loads.push(weigh(response)))
  try {
    await page.goto(address)
    await untilQuiet(page)
    const first = await Promise.all(loads)
    const figures: Figures = {
      scripts: sum(first, 'script'),
      html: sum(first, 'document'),
      total: first.reduce((total, { bytes }) => total + bytes, 0),
      requests: first.length,
    }
    if (!openMenus) return figures
    await openEach(page)
    return { ...figures, scriptsAfterMenu: sum(await Promise.all(loads), 'script') }
  } finally {
    await page.close()
  }
}

async function weigh(response: Response): Promise<Load> {
  const kind = response.request().resourceType()
  const body = await response.body().catch(() => Buffer.alloc(0))
  return { kind, bytes: body.length === 0 ? 0 : gzipSync(body, { level: 9 }).length }
}

function sum(loads: readonly Load[], kind: string): number {
  return loads.reduce((total, load) => total + (load.kind === kind ? load.bytes : 0), 0)
}

async function openEach(page: Page): Promise<void> {
  for (const part of ['nav.navbar summary', 'nav.sidebar-nav button, nav.sidebar-nav summary']) {
    const closed = page.locator(part).first()
    if (await closed.isVisible().catch(() => false)) await closed.click()
    await untilQuiet(page)
  }
}
