// Compiles the command line and the package's entry points, with most of what they import, into dist/.
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

/**
 * Loaded from where they are installed: React, because the server bundles of sites bring the one copy; esbuild and chokidar, which are
 * programs of their own; Shiki, whose languages are loaded one by one. All else is bundled: one file loads several times faster than 200.
 */
const installed = ['react', 'react-dom', 'esbuild', 'chokidar', 'shiki', '@shikijs/*', 'gemoji']

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
    external: [...installed],
    // Packages in CommonJS form ask for Node's modules in their own way.
    banner: {
      js: "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);",
    },
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
