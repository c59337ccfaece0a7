// `npm run test:long`: the property tests with many more runs than CI has time for. `npm run test:long -- 50 incremental` runs 50 times as
// many, of one file. SITEGEN_SEED repeats a run that has failed.
import { join } from 'node:path'
import { root, run } from './set-up.mjs'

const [factor = '20', ...names] = process.argv.slice(2)
process.env.SITEGEN_LONG = factor
const filters = names.length === 0 ? ['test/property/'] : names.map((name) => `test/property/${name}`)
process.exitCode = run(join(root, 'node_modules/.bin/vitest'), ['run', ...filters])
