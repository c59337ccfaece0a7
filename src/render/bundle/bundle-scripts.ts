// Bundles modules for the browser, with hashed names.
import { basename, extname, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { DiagnosticError } from '../../diagnostics/diagnostic.ts'
import { diagnoseBundle } from './diagnose-bundle.ts'
import { browserTarget, commonOptions, inputFiles, resolveSearchClient, virtualEntries } from './esbuild-options.ts'
import { writeIslandEntry } from './island-entry.ts'
import { styleTexts } from './style-texts.ts'
import { workerScripts } from './worker-scripts.ts'

export interface BundlePlace {
  siteDirectory: string
  baseUrl: string
  /** Absolute path of the search provider's client; undefined for a site that is searched by its own index. */
  searchClient: string | undefined
}

export type NamedIsland = readonly [name: string, path: string]

/** What the bundles have written and read. */
export interface Bundled {
  /** Output path -> bytes. */
  files: Map<string, Uint8Array>
  /** Relative to the site. */
  inputs: Set<string>
}

interface BundleEntry {
  /** Name of the file. Two entries may have the same name. */
  name: string
  /** Text of the module. */
  contents: string
}

/**
 * Bundles islands together, so that they share common code.
 * @returns name -> address.
 */
export async function bundleIslands(
  place: BundlePlace,
  islands: readonly NamedIsland[],
  bundled: Bundled,
  plugins: Plugin[] = [],
): Promise<Record<string, string>> {
  if (islands.length === 0) return {}
  const entries = islands.map(([, path]) => ({ name: basename(path, extname(path)), contents: writeIslandEntry(path) }))
  const urls = await bundleScripts(place, bundled, entries, plugins)
  return Object.fromEntries(islands.map(([name], index) => [name, urls[index] ?? '']))
}

/** @returns the address of each entry, in order. */
export async function bundleScripts(
  { siteDirectory, baseUrl, searchClient }: BundlePlace,
  { files, inputs }: Bundled,
  entries: readonly BundleEntry[],
  plugins: Plugin[] = [],
): Promise<(string | undefined)[]> {
  const common = commonOptions(siteDirectory, baseUrl)
  const result = await build({
    ...common,
    outdir: outputFolder,
    platform: 'browser',
    target: browserTarget,
    entryPoints: entries.map(({ name }, index) => ({ in: `entry:${index}`, out: name })),
    entryNames: 'assets/js/[name]-[hash]',
    chunkNames: 'assets/js/[name]-[hash]',
    splitting: true,
    plugins: [
      ...plugins,
      styleTexts(browserTarget),
      workerScripts(browserTarget),
      virtualEntries(Object.fromEntries(entries.map(({ contents }, index) => [index, contents])), siteDirectory),
      resolveSearchClient(searchClient),
    ],
    // Style sheets that components import are bundled separately (bundle-styles.ts).
    loader: { ...common.loader, '.css': 'empty' },
    define: { ...common.define, 'process.env.SITEGEN_HOSTED_SEARCH': searchClient === undefined ? '"no"' : '"yes"' },
  }).catch((error: unknown): never => {
    throw new DiagnosticError(diagnoseBundle(error, siteDirectory))
  })
  for (const file of result.outputFiles ?? []) files.set(relativeOutput(file.path, siteDirectory), file.contents)
  for (const path of inputFiles(result.metafile)) inputs.add(path)
  const outputs = new Map(Object.entries(result.metafile?.outputs ?? {}).map(([output, { entryPoint }]) => [entryPoint, output]))
  return entries.map((_, index) => {
    const output = outputs.get(`entry:${index}`)
    return output && baseUrl + relativeOutput(join(siteDirectory, output), siteDirectory)
  })
}

const outputFolder = '.sitegen/browser'

function relativeOutput(path: string, siteDirectory: string): string {
  return path.slice(join(siteDirectory, outputFolder).length + 1)
}
