// Compiles the command line and the package's entry points into dist/. Packages stay imports: they are installed beside it.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const entries = {
  cli: 'src/cli/main.ts',
  config: 'src/config/define-config.ts',
  markdown: 'src/markdown/render-markdown.ts',
  worker: 'src/render/workers/worker.ts',
}

try {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(Object.entries(entries).filter(([, path]) => existsSync(join(root, path)))),
    outdir: 'dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: true,
    metafile: true,
    logLevel: 'warning',
  })
  removeStale(new Set(Object.keys(metafile.outputs).map((path) => basename(path))))
} catch {
  // The compiler has said what is wrong.
  process.exitCode = 1
}

/** Afterwards, not before: a command that is running may still load its parts. */
function removeStale(written) {
  for (const name of readdirSync(join(root, 'dist'))) {
    if (!written.has(name)) rmSync(join(root, 'dist', name), { recursive: true, force: true })
  }
}
