// Prepares a fresh clone: installs what package-lock.json lists, if that has not been done, and compiles the command line. Both commands of
// the README call it, so that neither needs a step before it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules/.installed-lockfile')

/** Runs a command in the repository and shows its output. Returns its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (error) console.error(`${command}: ${error.message}`)
  return status ?? 1
}

/** The same, but ends this process if the command fails. */
export function runOrExit(command, args, options) {
  const status = run(command, args, options)
  if (status !== 0) process.exit(status)
}

export function setUp() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Expected Node.js 20.19 or newer, found ${process.versions.node}.`)
    process.exit(2)
  }
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockfile) {
    console.log('Installing dependencies …')
    runOrExit('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
    writeFileSync(stamp, lockfile)
  }
  runOrExit(process.execPath, ['scripts/compile.mjs'])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setUp()
