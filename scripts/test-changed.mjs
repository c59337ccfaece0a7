// `npm run test:changed`: what the changes since the last commit can reach, in about a minute. `npm run test:changed -- main` takes the
// changes since another commit. It formats nothing, and leaves out what only a whole run can say; it names what it leaves out.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { root, run } from './set-up.mjs'

/**
 * What everything is behind: a test that reaches a change only through one of these tests something else, and there are a hundred of them.
 * For those, the tests in `wholeSites` stand: sites with all kinds of content, and every message.
 */
const doors = ['src/build/build-site.ts', 'src/dev/dev-server.ts', 'src/cli/main.ts', 'src/cli/run-command-line.ts']
const wholeSites = ['diagnostics', 'docs-sites', 'blog-sites', 'markdown-sites', 'docs-versions'].map(
  (name) => `test/build/${name}.test.ts`,
)

/** What readers see and press: the tests of a part are named after it. */
const browserParts = ['search', 'navigation', 'islands', 'hover']
const browserTests = (path) => {
  const part = browserParts.find((name) => path.includes(name)) ?? 'shell'
  return tests.filter((test) => test.startsWith(`test/browser/${part}`) && !/own-site|barriers/.test(test))
}

const [since = 'HEAD'] = process.argv.slice(2)
const changed = [...lines('diff', '--name-only', '--diff-filter=d', since), ...lines('ls-files', '--others', '--exclude-standard')]
const tests = lines('ls-files', '--cached', '--others', '--exclude-standard', 'test').filter(
  (file) => /\.test\.tsx?$/.test(file) && existsSync(join(root, file)),
)
if (changed.length === 0) {
  console.log(`Nothing has changed since ${since}. \`npm run test:changed -- HEAD~1\` takes the last commit.`)
  process.exit(0)
}

const chosen = await chooseTests()
const bin = (name) => join(root, 'node_modules/.bin', name)
const statuses = [
  run(bin('biome'), ['check', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...changed]),
  run(bin('tsc'), ['--project', '.']),
  chosen.length > 0 ? run(bin('vitest'), ['run', '--project=tests', '--project=replaced modules', '--project=browser', ...chosen]) : 0,
]
console.log(`\n${changed.length} changed files reach ${chosen.length} of ${tests.length} files of tests; \`npm test\` runs all of them.`)
process.exitCode = statuses.find((status) => status !== 0) ?? 0

async function chooseTests() {
  const importers = await listImporters()
  const found = new Set()
  for (const file of changed) {
    const site = /^test\/sites\/(?:diagnostics\/)?([^/]+)\//.exec(file)?.[1]
    if (tests.includes(file)) found.add(file)
    else if (file.startsWith('test/sites/diagnostics/') || file.startsWith('test/build/diagnostics/'))
      found.add('test/build/diagnostics.test.ts')
    else if (site) for (const test of lines('grep', '-l', '-F', `'${site}'`, '--', 'test/**/*.test.ts')) found.add(test)
    else if (/^src\/(?:plugins\/[^/]+\/)?(?:client|theme)\//.test(file)) for (const test of browserTests(file)) found.add(test)
    for (const test of reach(file, importers)) found.add(test)
    if (file.startsWith('src/') && !/^src\/(?:plugins\/[^/]+\/)?(?:client|cli|dev)\//.test(file))
      for (const test of wholeSites) found.add(test)
    if (file.startsWith('docs/')) for (const test of lines('grep', '-l', '-F', basename(file), '--', 'test/**/*.test.ts')) found.add(test)
  }
  return [...found].filter((file) => existsSync(join(root, file))).sort()
}

/** The tests that import a file, directly or through others, but not through a door. */
function reach(file, importers) {
  const seen = new Set([file])
  const waiting = [file]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (doors.includes(next) && next !== file) continue
    for (const importer of importers.get(next) ?? []) {
      if (seen.has(importer)) continue
      seen.add(importer)
      waiting.push(importer)
    }
  }
  return [...seen].filter((path) => tests.includes(path))
}

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
