// `npm run bench`: compiles the benchmark and runs it. It is written in TypeScript, which the oldest supported Node.js does not run itself.
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const folder = dirname(fileURLToPath(import.meta.url))
const compiled = join(folder, 'dist/main.js')

await build({
  entryPoints: [join(folder, 'main.ts')],
  outfile: compiled,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
})
const { runBenchmark } = await import(pathToFileURL(compiled).href)
process.exitCode = await runBenchmark(process.argv.slice(2), dirname(folder))
