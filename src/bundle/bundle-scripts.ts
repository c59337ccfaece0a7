// Bundles modules for the browser, with hashed names.

import { basename, extname, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import type { ComponentsOptions } from '../config/theme-parts.ts'
import { browserTarget } from '../lib/browser-target.ts'
import { exportIslandParts, type IslandParts } from './auto-islands/island-parts.ts'
import { noDocuments } from './bundled-documents.ts'
import { composeNames, findComposedNames } from './composed-names.ts'
import { createCssModules } from './css-modules.ts'
import { type BundleCauses, failBundle } from './diagnose-bundle.ts'
import { docusaurusModules } from './docusaurus-modules.ts'
import { commonOptions, inputFiles, resolveSearchClient, virtualEntries } from './esbuild-options.ts'
import { wakesItself, writeIslandEntry } from './island-entry.ts'
import { listModules } from './island-uses.ts'
import { leaveOut } from './left-out.ts'
import { replaceParts } from './replace-parts.ts'
import { inSite, nothingSeen, type SitePlugins, watchPlugins } from './site-plugins.ts'
import { markTexts } from './spoken-texts.ts'
import { styleTexts } from './style-texts.ts'
import { svgComponents } from './svg-components.ts'
import { textFiles } from './text-files.ts'
import { themeExports } from './theme-exports.ts'
import { workerScripts } from './worker-scripts.ts'

export interface BundlePlace {
  siteDirectory: string
  baseUrl: string
  /** Part of the theme -> site-relative module that replaces it. */
  components: ComponentsOptions
  /** Absolute path of the search provider's client; undefined for a site that is searched by its own index. */
  searchClient: string | undefined
  /** Components of modules without 'use client' that are islands. */
  islandParts: IslandParts
  leftOut: BundleCauses
  sitePlugins: SitePlugins
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
 * Bundles islands together, so that they share common code; those that wake themselves apart.
 * @param own islands of the site, and not of the theme.
 * @returns by name.
 */
export async function bundleIslands(
  place: BundlePlace,
  islands: readonly NamedIsland[],
  bundled: Bundled,
  own: boolean,
  plugins: Plugin[] = [],
): Promise<Record<string, BundledEntry>> {
  const wakers = new Set<string>()
  for (const [name, path] of islands) if (!place.islandParts.has(path) && (await wakesItself(path))) wakers.add(name)
  const bundle = async (chosen: readonly NamedIsland[], contentsOf: (path: string) => string): Promise<[string, BundledEntry][]> => {
    if (chosen.length === 0) return []
    const entries = chosen.map(([, path]) => ({ name: basename(path, extname(path)), contents: contentsOf(path) }))
    const made = await bundleScripts(place, bundled, entries, plugins)
    return chosen.flatMap(([name], index): [string, BundledEntry][] => (made[index] ? [[name, made[index]]] : []))
  }
  return Object.fromEntries([
    ...(await bundle(
      islands.filter(([name]) => !wakers.has(name)),
      (path) => writeIslandEntry(path, place.islandParts.get(path), own),
    )),
    // The components of one that wakes itself make HTML only, so React stays out of the bundle: apart from the others, it imports none of what
    // they have in common.
    ...(await bundle(
      islands.filter(([name]) => wakers.has(name)),
      (path) => `export { wake } from ${JSON.stringify(path)}`,
    )),
  ])
}

export interface BundledEntry {
  /** Address. */
  url: string
  /** Absolute paths of the modules that it and everything that it imports consist of. */
  modules(): Set<string>
}

/** @returns each entry, in order; undefined if it has come to nothing. */
export async function bundleScripts(
  { siteDirectory, baseUrl, components, searchClient, islandParts, leftOut, sitePlugins }: BundlePlace,
  { files, inputs }: Bundled,
  entries: readonly BundleEntry[],
  plugins: Plugin[] = [],
): Promise<(BundledEntry | undefined)[]> {
  const common = commonOptions(siteDirectory, baseUrl)
  const cssModules = createCssModules(siteDirectory, baseUrl, 'names')
  const seen = nothingSeen()
  const site = watchPlugins(sitePlugins, { siteDirectory, of: 'scripts', seen, cssModules })
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
      leaveOut(leftOut, siteDirectory),
      textFiles(siteDirectory),
      docusaurusModules(siteDirectory, components, leftOut),
      findComposedNames(siteDirectory),
      replaceParts(components, siteDirectory, leftOut),
      themeExports(),
      noDocuments,
      ...plugins,
      styleTexts(browserTarget),
      workerScripts(browserTarget, inputs),
      virtualEntries(Object.fromEntries(entries.map(({ contents }, index) => [index, contents])), siteDirectory),
      exportIslandParts(islandParts),
      resolveSearchClient(searchClient),
      ...site.plugins,
      markTexts,
      cssModules.plugin(site.load),
      svgComponents(),
    ],
    // Style sheets that components import are bundled separately (bundle-styles.ts).
    loader: { ...common.loader, '.css': 'empty' },
    define: { ...common.define, 'process.env.SITEGEN_HOSTED_SEARCH': searchClient === undefined ? '"no"' : '"yes"' },
  }).catch(failBundle(siteDirectory))
  for (const file of composeNames(result.outputFiles)) files.set(relativeOutput(file.path, siteDirectory), file.contents)
  for (const path of [...inputFiles(result.metafile), ...inSite(seen.files, siteDirectory)]) inputs.add(path)
  const outputs = result.metafile?.outputs ?? {}
  const outputOf = new Map(Object.entries(outputs).map(([output, { entryPoint }]) => [entryPoint, output]))
  const textOf = (output: string): string => new TextDecoder().decode(files.get(relativeOutput(join(siteDirectory, output), siteDirectory)))
  return entries.map((_, index) => {
    const output = outputOf.get(`entry:${index}`)
    if (output === undefined) return undefined
    const url = baseUrl + relativeOutput(join(siteDirectory, output), siteDirectory)
    return { url, modules: () => listModules(output, outputs, siteDirectory, textOf) }
  })
}

const outputFolder = '.sitegen/browser'

function relativeOutput(path: string, siteDirectory: string): string {
  return path.slice(join(siteDirectory, outputFolder).length + 1)
}
