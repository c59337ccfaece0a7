// The browser of the tests: Debian's Chromium, or the one that CHROMIUM names. The files that a worker runs share one, because starting it
// takes longer than most tests; what a test must have for itself, such as storage, belongs to its context (browser.ts).
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import args from '../../scripts/chromium-options.json' with { type: 'json' }

export interface ChromiumOptions {
  /** Starts the browser itself, for what only it does: the headless shell puts no pages aside for the way back. */
  isWhole?: boolean
  /** Arguments of Playwright's own that are left out. */
  without?: string[]
}

let shared: Promise<Browser> | undefined

/** It ends with the worker. */
export async function shareChromium(): Promise<Browser> {
  shared ??= launchChromium()
  const browser = await shared
  if (browser.isConnected()) return browser
  // It has crashed in a test of another file.
  shared = launchChromium()
  return shared
}

/**
 * One process for the pages of a context. Otherwise Chromium starts one for the empty page that every context begins with, and throws it away
 * for the first page of the site, because that says that others shall not share its process (Cross-Origin-Opener-Policy).
 */
const oneProcess = '--renderer-process-limit=1'

export async function launchChromium({ isWhole = false, without = [] }: ChromiumOptions = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(isWhole),
    args: isWhole ? args : [...args, oneProcess],
    ignoreDefaultArgs: without,
  })
}

function findChromium(isWhole: boolean): string {
  const whole = '/usr/bin/chromium'
  // The same engine without the windows around it: a page is opened four times as fast.
  const shell = '/usr/bin/chromium-headless-shell'
  const candidates = process.env.CHROMIUM ? [process.env.CHROMIUM] : isWhole ? [whole] : [shell, whole]
  const found = candidates.find((path) => existsSync(path))
  if (found) return found
  throw new Error(`Expected Chromium at ${candidates.join(' or ')}. \`npm test\` installs it on Debian; elsewhere set CHROMIUM.`)
}
