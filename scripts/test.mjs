// `npm test`: sets up, then checks everything that has to hold: formatting, types, all tests, and the build and the checks of this site. It
// continues after a failure, so that one run shows all of them. The last line has the actual counts.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { installChromium, installHeadlessShell } from './install-chromium.mjs'
import { root, run, setUp } from './set-up.mjs'

setUp()
installChromium()
installHeadlessShell()

let passed = 0
let failed = 0

const bin = (name) => join(root, 'node_modules/.bin', name)
const sitegen = (...args) => [process.execPath, ['bin/sitegen.js', ...args]]

await sideBySide(
  [
    ['formatting and lint', bin('biome'), ['ci', '.']],
    ['types', bin('tsc'), ['--project', '.']],
  ],
  // Before the tests: those that use this site find its results in the cache.
  [['build of this site', ...sitegen('build')]],
)
runTests()
await sideBySide(
  [
    ['links of this site', ...sitegen('check-links')],
    ['samples of this site', ...sitegen('check-code')],
  ],
  [['the documentation as a site', ...sitegen('build', '--site', 'docs')]],
)
// Its samples import the package, as readers do.
await sideBySide([
  ['types of the package', 'npm', ['run', '--silent', 'compile']],
  ['samples of the documentation', ...sitegen('check-code', '--site', 'docs')],
])

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** Most checks are busy in one thread. Those of a series run one after the other, the series at the same time. */
async function sideBySide(...series) {
  await Promise.all(
    series.map(async (checks) => {
      for (const check of checks) await runCheck(...check)
    }),
  )
}

/** Shows the output when all of it is there. */
async function runCheck(name, command, args) {
  const start = performance.now()
  const output = []
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
  const ok = await new Promise((resolve) => {
    child.on('close', (status) => resolve(status === 0))
    child.on('error', (error) => output.push(Buffer.from(`${command}: ${error.message}\n`)))
  })
  if (ok) passed++
  else failed++
  console.log(`\n── ${name}`)
  process.stdout.write(Buffer.concat(output))
  console.log(`${ok ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s: ${name}`)
}

/** Runs all tests and counts each one. A run that breaks before it counts anything is one failure. */
function runTests() {
  console.log('\n── tests')
  const directory = mkdtempSync(join(tmpdir(), 'sitegen-tests-'))
  const report = join(directory, 'report.json')
  const status = run(bin('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=./scripts/slowest-files.mjs',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { numPassedTests: 0, numFailedTests: 0, testResults: [] }
  rmSync(directory, { recursive: true, force: true })
  passed += counts.numPassedTests
  failed += counts.numFailedTests
  if (status === 0) return
  // The runner does not name the test during which a process died.
  for (const { name, assertionResults } of counts.testResults) {
    const unfinished = assertionResults.filter((test) => ['failed', 'pending'].includes(test.status))
    if (unfinished.length > 0) console.log(`${relative(root, name)}: ${unfinished.length} tests failed or did not end`)
  }
  if (counts.numFailedTests === 0) failed++
}
