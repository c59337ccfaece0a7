// The browser that pages are measured in: the Chromium of the machine, with the options of this repository's tests.
import { type Browser, chromium } from 'playwright-core'
import args from '../scripts/chromium-options.json' with { type: 'json' }
import { chromiumPath } from './describe-machine.ts'

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args })
}
