// `npm run test:long`: what CI has no time for: the property tests with many more runs, a walk through the dev server on large sites, the
// package installed by every package manager, and the tests of navigation, layout, states and islands on sites that the dev server serves. `npm run test:long -- 50 incremental` does 50
// times as many runs of a single file. SITEGEN_SEED repeats a failed run.
import { join } from 'node:path'
import { root, run } from './set-up.mjs'

const [factor = '20', ...names] = process.argv.slice(2)
process.env.SITEGEN_LONG = factor
const vitest = (args) => run(join(root, 'node_modules/.bin/vitest'), ['run', ...args])
const statuses =
  names.length === 0
    ? [
        vitest(['--project=tests', '--project=browser', 'test/property/', 'test/browser/dev-walk', 'test/cli/installed-package']),
        vitest(['--project=dev server']),
      ]
    : [vitest(names.map((name) => `test/property/${name}`))]
process.exitCode = statuses.find((status) => status !== 0) ?? 0
