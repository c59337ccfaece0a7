// `npm run test:changed`: what the changes since the last commit can reach, in about a minute. `npm run test:changed -- main` takes the
// changes since another commit. It formats nothing, and leaves out what only a whole run can say; it names what it leaves out.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { chooseTests } from './choose-tests.mjs'
import { root, run } from './set-up.mjs'

const [since = 'HEAD'] = process.argv.slice(2)
const changed = [...lines('diff', '--name-only', '--diff-filter=d', since), ...lines('ls-files', '--others', '--exclude-standard')]
const tests = lines('ls-files', '--cached', '--others', '--exclude-standard', 'test').filter(
  (file) => /\.test\.tsx?$/.test(file) && existsSync(join(root, file)),
)
if (changed.length === 0) {
  console.log(`Nothing has changed since ${since}. \`npm run test:changed -- HEAD~1\` takes the last commit.`)
  process.exit(0)
}

const naming = (text) => lines('grep', '-l', '-F', text, '--', 'test/**/*.test.ts')
const chosen = chooseTests({ changed, tests, importers: await listImporters(), naming })
const bin = (name) => join(root, 'node_modules/.bin', name)
const statuses = [
  run(bin('biome'), ['check', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...changed]),
  run(bin('tsc'), ['--project', '.']),
  chosen.length > 0 ? run(bin('vitest'), ['run', '--project=tests', '--project=replaced modules', '--project=browser', ...chosen]) : 0,
]
console.log(`\n${changed.length} changed files reach ${chosen.length} of ${tests.length} files of tests; \`npm test\` runs all of them.`)
process.exitCode = statuses.find((status) => status !== 0) ?? 0

/** File -> the files that import it, of everything that tests import. */
async function listImporters() {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: tests,
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    external: ['*?worker', '*?raw'],
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.svg': 'empty', '.woff2': 'empty' },
    logLevel: 'error',
  })
  const importers = new Map()
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    for (const { path } of imports) {
      if (!importers.has(path)) importers.set(path, [])
      importers.get(path).push(file)
    }
  }
  return importers
}

function lines(...words) {
  const { stdout, status, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  if (status !== 0 && stderr) {
    console.error(stderr.trim())
    process.exit(2)
  }
  return stdout.split('\n').filter(Boolean)
}
