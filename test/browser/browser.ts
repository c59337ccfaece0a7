// Drives Debian's Chromium on a built site. A page that logs an error, throws, or asks another host for anything fails its test.
import { existsSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { type PreviewServer, startPreviewServer } from '../../src/dev/preview-server.ts'

export interface SiteBrowser {
  /** Opens a path in a fresh context. */
  open(path: string, options?: BrowserContextOptions & { allowConsole?: RegExp }): Promise<Page>
  url(path: string): string
}

/** @param directory gives the folder of the built site once the tests start. */
export function startSiteBrowser(directory: () => Promise<string> | string, baseUrl = '/'): SiteBrowser {
  let browser: Browser
  let server: PreviewServer
  beforeAll(async () => {
    const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
    if (!existsSync(executablePath))
      throw new Error(`Expected Chromium at ${executablePath}. \`npm test\` installs it on Debian; elsewhere set CHROMIUM.`)
    server = await startPreviewServer({ directory: await directory(), host: '127.0.0.1', port: 0, baseUrl })
    browser = await chromium.launch({
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    })
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })
  return {
    url: (path) => new URL(path, server.url).href,
    async open(path, { allowConsole, ...options } = {}) {
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
      page.on('request', (request) => {
        if (!request.url().startsWith(new URL('/', server.url).href) && !request.url().startsWith('data:'))
          problems.push(`request to ${request.url()}`)
      })
      await page.goto(new URL(path, server.url).href)
      return page
    },
  }
}
