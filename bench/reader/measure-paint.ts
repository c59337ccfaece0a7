// How soon a page is there on a slow phone: 1.6 Mbit/s, 150 ms, a processor four times slower; the first visit, nothing cached.
import type { Browser } from 'playwright-core'
import { untilQuiet } from './until-quiet.ts'

export interface Paint {
  /** Milliseconds from the start of the navigation. */
  largest: number
  /** Milliseconds of long tasks beyond 50 ms each, from the first paint on. */
  blocking: number
  /** Sum of all layout shifts. */
  shift: number
}

export async function measurePaint(browser: Browser, address: string): Promise<Paint> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(address, { timeout: 120_000 })
    await untilQuiet(page)
    return await page.evaluate(readPaint)
  } finally {
    await page.close()
  }
}

/** Runs in the page. The browser has kept the entries: nothing has to be in place before the page is. */
async function readPaint(): Promise<Paint> {
  const read = (type: string): Promise<PerformanceEntry[]> =>
    new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => {
        observer.disconnect()
        resolve(list.getEntries())
      })
      observer.observe({ type, buffered: true })
      // Nothing is told of a type that has no entries.
      setTimeout(() => resolve([]), 200)
    })
  const [paints, largest, tasks, shifts] = await Promise.all(['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'].map(read))
  const firstPaint = paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0
  const late = (tasks ?? []).filter(({ startTime, duration }) => startTime + duration > firstPaint)
  return {
    largest: largest?.at(-1)?.startTime ?? firstPaint,
    blocking: late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    shift: (shifts ?? []).reduce((sum, entry) => sum + ('value' in entry && typeof entry.value === 'number' ? entry.value : 0), 0),
  }
}
