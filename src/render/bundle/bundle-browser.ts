// Bundles what the browser gets: style sheets, the small runtime, and one module per island. All hashed.
import { basename, extname, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { DiagnosticError } from '../../diagnostics/diagnostic.ts'
import type { SiteStyle } from '../../theme/html/site-style.ts'
import { bundleStyles, type StyleSource } from './bundle-styles.ts'
import { diagnoseBundle } from './diagnose-bundle.ts'
import { browserTarget, commonOptions, inputFiles, resolveSearchClient, virtualEntries } from './esbuild-options.ts'
import { isThemeIsland, preactForReact, writeIslandEntry } from './island-entry.ts'
import { type RuntimeEntry, writeRuntimeEntry } from './runtime-entry.ts'
import { styleTexts } from './style-texts.ts'
import { workerScripts } from './worker-scripts.ts'

export interface BrowserBundleInput extends Omit<RuntimeEntry, 'hasIslands'> {
  siteDirectory: string
  /** Name on pages -> absolute path. */
  islands: Map<string, string>
  /** After those of the theme: those of the configuration, then those that components import. */
  sheets: StyleSource[]
  /** Absolute file of the search provider's client; undefined for a site that is searched by its own index. */
  searchClient: string | undefined
  /** Text of the style sheet for highlighted code. */
  codeStyles: string
}

export interface BrowserBundleOutput {
  /** Output path -> bytes. */
  files: Map<string, Uint8Array>
  /** In the order in which pages name them. */
  styles: SiteStyle[]
  /** Address of the runtime that every page loads. */
  runtime: string | undefined
  /** Island name -> address of its module. */
  islandUrls: Record<string, string>
  /** Every file that was read, relative to the site. */
  inputs: string[]
}

export async function bundleBrowser(input: BrowserBundleInput): Promise<BrowserBundleOutput> {
  const files = new Map<string, Uint8Array>()
  const inputs = new Set<string>()
  const styles = await bundleStyles(input, files, inputs)
  const islands = [...input.islands].sort(([a], [b]) => (a < b ? -1 : 1))
  // A site without islands of its own has no React to send.
  const own = islands.filter(([, path]) => !isThemeIsland(path))
  const islandUrls = await bundleIslands(input, own, { files, inputs })
  // Each by itself: a reader who opens one has seldom use for the others, and waits for one file instead of two after each other.
  for (const island of islands.filter(([, path]) => isThemeIsland(path)))
    Object.assign(islandUrls, await bundleIslands(input, [island], { files, inputs }, [preactForReact]))
  const entry = writeRuntimeEntry({ ...input, hasIslands: islands.length > 0 })
  const [runtime] = await bundle(input, { files, inputs }, [{ name: 'runtime', contents: entry }])
  return { files, styles, runtime, islandUrls, inputs: [...inputs] }
}

/** What bundles have written and read. */
type Bundled = Pick<BrowserBundleOutput, 'files'> & { inputs: Set<string> }

/** @returns name -> address. */
async function bundleIslands(
  input: BundlePlace,
  islands: readonly (readonly [name: string, path: string])[],
  bundled: Bundled,
  plugins: Plugin[] = [],
): Promise<Record<string, string>> {
  if (islands.length === 0) return {}
  const entries = islands.map(([, path]) => ({ name: basename(path, extname(path)), contents: writeIslandEntry(path) }))
  const urls = await bundle(input, bundled, entries, plugins)
  return Object.fromEntries(islands.map(([name], index) => [name, urls[index] ?? '']))
}

type BundlePlace = Pick<BrowserBundleInput, 'siteDirectory' | 'baseUrl' | 'searchClient'>

interface BundleEntry {
  /** Of the file. Two may have the same one. */
  name: string
  /** Text of the module. */
  contents: string
}

/** @returns the address of each entry, in their order. */
async function bundle(
  input: BundlePlace,
  { files, inputs }: Bundled,
  entries: readonly BundleEntry[],
  plugins: Plugin[] = [],
): Promise<(string | undefined)[]> {
  const common = commonOptions(input.siteDirectory, input.baseUrl)
  const result = await run(input, {
    entryPoints: entries.map(({ name }, index) => ({ in: `entry:${index}`, out: name })),
    entryNames: 'assets/js/[name]-[hash]',
    chunkNames: 'assets/js/[name]-[hash]',
    splitting: true,
    plugins: [
      ...plugins,
      styleTexts(browserTarget),
      workerScripts(browserTarget),
      virtualEntries(Object.fromEntries(entries.map(({ contents }, index) => [index, contents])), input.siteDirectory),
      resolveSearchClient(input.searchClient),
    ],
    // Style sheets that components import are bundled by themselves (bundle-styles.ts).
    loader: { ...common.loader, '.css': 'empty' },
    define: { ...common.define, 'process.env.SITEGEN_HOSTED_SEARCH': input.searchClient === undefined ? '"no"' : '"yes"' },
  })
  for (const file of result.outputFiles ?? []) files.set(relativeOutput(file.path, input.siteDirectory), file.contents)
  for (const path of inputFiles(result.metafile)) inputs.add(path)
  const outputs = new Map(Object.entries(result.metafile?.outputs ?? {}).map(([output, { entryPoint }]) => [entryPoint, output]))
  return entries.map((_, index) => {
    const output = outputs.get(`entry:${index}`)
    return output && input.baseUrl + relativeOutput(join(input.siteDirectory, output), input.siteDirectory)
  })
}

const outputFolder = '.sitegen/browser'

function relativeOutput(path: string, siteDirectory: string): string {
  return path.slice(join(siteDirectory, outputFolder).length + 1)
}

function run(input: BundlePlace, options: Parameters<typeof build>[0]): ReturnType<typeof build> {
  return build({
    ...commonOptions(input.siteDirectory, input.baseUrl),
    outdir: outputFolder,
    platform: 'browser',
    target: browserTarget,
    ...options,
  }).catch((error: unknown): never => {
    throw new DiagnosticError(diagnoseBundle(error, input.siteDirectory))
  })
}
