// `npm test`: sets up, then checks everything that has to hold: formatting, types, all tests, and the build and the checks of this site. It
// continues after a failure, so that one run shows all of them. The last line has the actual counts.
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

function check(name, command, args) {
  console.log(`\n── ${name}`)
  const ok = run(command, args) === 0
  if (ok) passed++
  else failed++
  console.log(`${ok ? 'passed' : 'FAILED'}: ${name}`)
}

const bin = (name) => join(root, 'node_modules/.bin', name)
check('formatting and lint', bin('biome'), ['ci', '.'])
check('types', bin('tsc'), ['--project', '.'])
// Before the tests: those that use this site find its results in the cache.
check('build of this site', process.execPath, ['bin/sitegen.js', 'build'])
runTests()
check('links of this site', process.execPath, ['bin/sitegen.js', 'check-links'])
check('samples of this site', process.execPath, ['bin/sitegen.js', 'check-code'])
// Its samples import the package, as readers do.
check('types of the package', 'npm', ['run', '--silent', 'compile'])
check('the documentation as a site', process.execPath, ['bin/sitegen.js', 'build', '--site', 'docs'])
check('samples of the documentation', process.execPath, ['bin/sitegen.js', 'check-code', '--site', 'docs'])

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

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
