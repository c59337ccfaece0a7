// Compiles the command line and the package's entry points, with most of what they import, into dist/.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { bringTexts } from './bring-texts.mjs'
import { hastenMarkdown } from './hasten-markdown.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const entries = {
  cli: 'src/cli/main.ts',
  config: 'src/config/define-config.ts',
  markdown: 'src/markdown/render-markdown.ts',
  includes: 'src/plugins/includes/includes.ts',
  docusaurus: 'src/docusaurus/docusaurus.ts',
  'live-code': 'src/plugins/live-code/live-code.ts',
  math: 'src/plugins/math/math.ts',
  mermaid: 'src/plugins/mermaid/mermaid.ts',
  'command-apart': 'src/cli/command-apart.ts',
  'command-thread': 'src/cli/command-thread.ts',
  worker: 'src/build/workers/worker.ts',
  'theme-texts': 'src/lib/texts/english.ts',
  'compile-scripts': 'src/bundle/compiled/scripts.ts',
  'compile-theme': 'src/bundle/compiled/theme.ts',
  'translate-grammars': 'src/markdown/code/translate-grammars.ts',
}

/**
 * Loaded from where they are installed: esbuild and chokidar, which are separate programs; Shiki, whose languages are loaded one by one, and
 * the library that translates its patterns; the library that draws social cards, which is machine code, and its font. Everything else is
 * bundled: one file loads several times faster than 200. Their versions are a part of the identity of the program (build/workspace.ts).
 */
const installed = JSON.parse(readFileSync(join(root, 'src/build/installed-packages.json'), 'utf8'))
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** gray-matter only splits: the YAML is read by content/read-yaml-mapping.ts. */
const withoutYamlEngine = {
  name: 'without-yaml-engine',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^js-yaml$/ }, () => ({ path: 'js-yaml', namespace: 'unused' }))
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'export function safeLoad() {}\nexport function safeDump() {}' }))
  },
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
    // What a plugin works with is installed by the sites that name the plugin.
    external: [...installed, ...Object.keys(manifest.peerDependenciesMeta)],
    // CommonJS packages call `require` for Node's modules.
    banner: {
      js: "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);",
    },
    jsx: 'automatic',
    // One copy, although one of its importers asks for the version in CommonJS.
    alias: { acorn: join(root, 'node_modules/acorn/dist/acorn.mjs') },
    plugins: [hastenMarkdown, withoutYamlEngine],
    // Each thread reads and parses what it loads (measured: 5 % of a build with nothing changed). Names stay as they are, for traces and profiles.
    minifyWhitespace: true,
    minifySyntax: true,
    sourcemap: true,
    // src/ is in the package, and what the libraries are is in none of our errors.
    sourcesContent: false,
    metafile: true,
    logLevel: 'warning',
  })
  removeStale(new Set([...Object.keys(metafile.outputs).map((path) => basename(path)), 'grammars', 'scripts', 'texts', 'theme', 'types']))
} catch {
  // The compiler has reported what is wrong.
  process.exit(1)
}
const { english } = await import('../dist/theme-texts.js')
bringTexts(root, english)
const { writeCompiledScripts } = await import('../dist/compile-scripts.js')
await writeCompiledScripts()
const { writeCompiledTheme } = await import('../dist/compile-theme.js')
await writeCompiledTheme()
const { translateGrammars } = await import('../dist/translate-grammars.js')
await translateGrammars(new URL('../dist/grammars/', import.meta.url), ['shiki', 'oniguruma-to-es'].map(versionOf).join(' '))

function versionOf(name) {
  return `${name}@${JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version}`
}

/** Afterwards, not before: a running command may still load its parts. */
function removeStale(written) {
  for (const name of readdirSync(join(root, 'dist'))) {
    if (!written.has(name)) rmSync(join(root, 'dist', name), { recursive: true, force: true })
  }
}
