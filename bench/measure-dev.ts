// Times a dev server as its user sees it: from the command to the first page in a browser, and from saving a file to the text on the screen.
import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { editPage } from './edit-page.ts'
import { findFreePort } from './find-free-port.ts'
import { launchBrowser } from './launch-browser.ts'
import type { DevResult } from './results.ts'
import { collectOutput, endSession, quietEnvironment } from './run-command.ts'
import { type Site, sourceFile } from './site.ts'

const limitMilliseconds = 240_000
/** Between edits: long enough for a server to have nothing left to do. */
const pauseMilliseconds = 1500

export interface DevTask {
  site: Site
  start: DevResult['start']
  edits: number
}

/** @throws Error when the page or an edit does not appear; with what the server printed. */
export async function measureDevServer({ site, start, edits }: DevTask): Promise<DevResult> {
  const { tool, pages, middle } = site
  const port = await findFreePort()
  const command = tool.dev?.(site.directory, port)
  if (command === undefined) throw new Error(`${tool.name} has no dev server yet.`)
  // The browser is there before the clock starts, as it is for a person who works.
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const started = performance.now()
  const child = spawn(command.program, command.args, {
    cwd: site.directory,
    env: quietEnvironment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = collectOutput(child)
  try {
    await openPage(page, tool.devHost, port, middle.url)
    await waitForText(page, 'h1', middle.title)
    const shownMilliseconds = performance.now() - started
    const editMilliseconds: number[] = []
    for (let edit = 1; edit <= edits; edit++) {
      await wait(pauseMilliseconds)
      const sentence = `Zebra sentence ${start} ${edit} in dev.`
      const saved = performance.now()
      editPage(sourceFile(site, middle), sentence)
      await waitForText(page, 'p', sentence)
      editMilliseconds.push(performance.now() - saved)
    }
    return { tool: tool.name, pages, start, shownMilliseconds, editMilliseconds }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${output()}`)
  } finally {
    endSession(child)
    await browser.close()
  }
}

/** Waits for the port without asking for anything, so that the browser's own request is the first one; some servers answer errors at first. */
async function openPage(page: Page, host: string, port: number, path: string): Promise<void> {
  const end = performance.now() + limitMilliseconds
  while (!(await isOpen(host, port))) {
    if (performance.now() > end) throw new Error('The dev server did not listen in time.')
    await wait(5)
  }
  for (;;) {
    const response = await page.goto(`http://${host}:${port}${path}`, { waitUntil: 'commit', timeout: limitMilliseconds }).catch(() => null)
    if (response?.ok()) return
    if (performance.now() > end) throw new Error(`The dev server did not answer for ${path} in time.`)
    await wait(20)
  }
}

/** Looks once a frame; goes on across reloads of the page. */
async function waitForText(page: Page, selector: string, text: string): Promise<void> {
  await page.waitForFunction(
    ([wantedSelector, wantedText]) =>
      [...document.querySelectorAll(wantedSelector)].some((element) => element.textContent.includes(wantedText)),
    [selector, text] as const,
    { timeout: limitMilliseconds, polling: 'raf' },
  )
}

function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    const finish = (open: boolean) => {
      socket.destroy()
      resolve(open)
    }
    socket.once('connect', () => finish(true))
    socket.once('error', () => finish(false))
  })
}
