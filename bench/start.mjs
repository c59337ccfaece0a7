// `npm run bench` and the other benchmarks: compiles one and runs it. They are written in TypeScript, which the oldest supported Node.js does not run itself.
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** Name on the command line -> its module, and the function that runs it. */
const benchmarks = {
  reader: { source: 'reader/main.ts', run: 'runReaderBenchmark' },
  search: { source: 'search/main.ts', run: 'runSearchBenchmark' },
  move: { source: 'move/main.ts', run: 'runMove' },
  'search-quality': { source: 'search/quality.ts', run: 'runSearchQuality' },
}
const builds = { source: 'main.ts', run: 'runBenchmark' }

const folder = dirname(fileURLToPath(import.meta.url))
const given = process.argv.slice(2)
const named = Object.hasOwn(benchmarks, given[0] ?? '') ? given.shift() : undefined
const { source, run } = named === undefined ? builds : benchmarks[named]
const compiled = join(folder, 'dist', `${named ?? 'main'}.js`)

await build({
  entryPoints: [join(folder, source)],
  outfile: compiled,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
})
const benchmark = await import(pathToFileURL(compiled).href)
process.exitCode = await benchmark[run](given, dirname(folder))
