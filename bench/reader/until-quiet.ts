// Waits until a page has nothing more to load.
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** Long enough for work that waits for an idle moment, and short enough to wait for it often. */
const quietMilliseconds = 1_000

export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await pause(quietMilliseconds)
  await page.waitForLoadState('networkidle')
}
