// Drives Chromium on a served site. A page that logs an error, throws, or asks another host for anything fails its test.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { startPreviewServer } from '../../src/dev/preview-server.ts'
import { type ChromiumOptions, launchChromium } from './launch-chromium.ts'

export interface SiteBrowser {
  /** Opens a path in a fresh context. */
  open(path: string, options?: BrowserContextOptions & { allowConsole?: RegExp; allowOrigins?: readonly string[] }): Promise<Page>
  url(path: string): string
}

/** A server under way. */
export interface Served {
  /** Address of the home page. */
  url: string
  close(): Promise<void>
}

/** @param directory gives the folder of the built site once the tests start. */
export function startSiteBrowser(directory: () => Promise<string> | string, baseUrl = '/'): SiteBrowser {
  return startBrowser(async () => startPreviewServer({ directory: await directory(), host: '127.0.0.1', port: 0, baseUrl }))
}

/** @param serve starts the server once the tests start. */
export function startBrowser(serve: () => Promise<Served>, options?: ChromiumOptions): SiteBrowser {
  let browser: Browser
  let server: Served
  beforeAll(async () => {
    server = await serve()
    browser = await launchChromium(options)
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })
  return {
    url: (path) => new URL(path, server.url).href,
    async open(path, { allowConsole, allowOrigins = [], ...options } = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
      const problems: string[] = []
      onTestFinished(async () => {
        await context.close()
        expect(problems).toEqual([])
      })
      const page = await context.newPage()
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !allowConsole?.test(message.text()))
          problems.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
      const allowed = [...[server.url, ...allowOrigins].map((origin) => new URL('/', origin).href), 'data:']
      page.on('request', (request) => {
        if (!allowed.some((start) => request.url().startsWith(start))) problems.push(`request to ${request.url()}`)
      })
      await page.goto(new URL(path, server.url).href)
      return page
    },
  }
}
