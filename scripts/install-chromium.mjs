// Browser tests and screenshots use Debian's Chromium. On other systems, CHROMIUM names an installed one.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { run } from './set-up.mjs'

export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** In a separate file, because tests and benchmarks, which are in TypeScript, read it too. */
export const chromiumOptions = createRequire(import.meta.url)('./chromium-options.json')

export function installChromium() {
  if (!existsSync(chromiumPath) && !install('chromium')) process.exit(1)
}

/** With it most tests take a quarter of the time (test/browser/launch-chromium.ts), but they pass without it. */
export function installHeadlessShell() {
  if (process.env.CHROMIUM || existsSync('/usr/bin/chromium-headless-shell')) return
  if (!install('chromium-headless-shell')) console.log(`The tests use ${chromiumPath}.`)
}

/** The browser that draws fastest, of those that are there. */
export function headlessShellPath() {
  const shell = '/usr/bin/chromium-headless-shell'
  return !process.env.CHROMIUM && existsSync(shell) ? shell : chromiumPath
}

function install(name) {
  console.log(`Installing ${name} …`)
  run('apt-get', ['update', '-qq'])
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', '--no-remove', name]) === 0
}
