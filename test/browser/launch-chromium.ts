// Starts the browser of the tests: Debian's Chromium, or the one that CHROMIUM names.
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import args from '../../scripts/chromium-options.json' with { type: 'json' }

export interface ChromiumOptions {
  /** Arguments of Playwright's own that are left out. */
  without?: string[]
}

export async function launchChromium({ without = [] }: ChromiumOptions = {}): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  if (!existsSync(executablePath))
    throw new Error(`Expected Chromium at ${executablePath}. \`npm test\` installs it on Debian; elsewhere set CHROMIUM.`)
  return chromium.launch({ executablePath, args, ignoreDefaultArgs: without })
}
