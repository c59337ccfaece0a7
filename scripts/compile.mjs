// Compiles the command line and the package's entry points into dist/. Packages stay imports: they are installed beside it.
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { build } from 'esbuild'

const entries = {
  cli: 'src/cli/main.ts',
  config: 'src/config/define-config.ts',
  markdown: 'src/markdown/render-markdown.ts',
  worker: 'src/render/worker.ts',
}

await rm('dist', { recursive: true, force: true })
await build({
  entryPoints: Object.fromEntries(Object.entries(entries).filter(([, path]) => existsSync(path))),
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  jsx: 'automatic',
  sourcemap: true,
  logLevel: 'warning',
})
