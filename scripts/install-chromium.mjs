// Browser tests and screenshots use Debian's Chromium. On other systems, CHROMIUM names an installed one.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { run, runOrExit } from './set-up.mjs'

export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** In a separate file, because tests and benchmarks, which are in TypeScript, read it too. */
export const chromiumOptions = createRequire(import.meta.url)('./chromium-options.json')

export function installChromium() {
  if (existsSync(chromiumPath)) return
  console.log('Installing chromium …')
  run('apt-get', ['update', '-qq'])
  runOrExit('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
}
