// Bundles everything that renders at build time: React, the theme, the site's page modules and components, and what MDX documents import.
// Content is not part of it. Each worker loads the entry once, and what `import()` names when it gets there.

import { join } from 'node:path'
import { build } from 'esbuild'
import type { IslandOptions } from '../config/island-options.ts'
import type { ComponentsOptions } from '../config/theme-parts.ts'
import { DiagnosticError } from '../diagnostics/diagnostic.ts'
import { isOwnSource, packageDirectory } from '../lib/package-directory.ts'
import type { ParseOptions } from '../markdown/parse-options.ts'
import { type AutoIslands, createAutoIslandPlugin, type ReadModules } from './auto-islands/auto-island-plugin.ts'
import type { IslandParts } from './auto-islands/island-parts.ts'
import type { StyleSource } from './bundle-styles.ts'
import { type BundledDocument, bundledDocuments } from './bundled-documents.ts'
import { readCompiledTheme } from './compiled/theme.ts'
import { composeNames, findComposedNames } from './composed-names.ts'
import { createCssModules } from './css-modules.ts'
import { type BundleCauses, failBundle, withoutDefault } from './diagnose-bundle.ts'
import { documentModules, documentModulesOf } from './document-modules.ts'
import { docusaurusModules } from './docusaurus-modules.ts'
import { assetFolder, inputFiles, resolveSearchClient, serverOptions, virtualEntries } from './esbuild-options.ts'
import { finishModules, type ServerModules } from './finish-modules.ts'
import { createIslandPlugin } from './island-plugin.ts'
import { findIslandSheets } from './island-sheets.ts'
import { leaveOut } from './left-out.ts'
import { isWhole, replaceParts } from './replace-parts.ts'
import { replaceReact, slimRenderer } from './server-react.ts'
import { inSite, nothingSeen, type SitePlugins, watchPlugins } from './site-plugins.ts'
import { cssModuleFile } from './style-files.ts'
import { styleTexts } from './style-texts.ts'
import { svgComponents } from './svg-components.ts'
import { onlyTexts, textFiles } from './text-files.ts'
import { workerScripts } from './worker-scripts.ts'
import { serverFolder } from './write-server.ts'

export interface ServerBundleInput {
  siteDirectory: string
  baseUrl: string
  /** Site-relative files of page modules and collection components. */
  modules: string[]
  /** What MDX documents import: site-relative files, and names of packages. */
  imports: { files: string[]; packages: string[] }
  /** Those of the files that are the code of a document (lib/document-module.ts) -> the code. */
  documentModules: Record<string, string>
  /** Part of the theme -> site-relative module that replaces it. */
  components: ComponentsOptions
  /** Name -> site-relative module, given to every MDX document. */
  mdxComponents: Record<string, string>
  islands: IslandOptions
  /** Texts of the theme in documents that modules import, which are in the language of the site. */
  documentTexts?: ParseOptions['texts']
  leftOut: BundleCauses
}

/** Bundled with the modules that import them. */
type DocumentOptions = Parameters<typeof bundledDocuments>[0]

export interface ServerBundleOutput {
  modules: ServerModules
  /** Islands that were found: name on pages -> absolute path. */
  islands: Map<string, string>
  /** Their components, where not all of the module are islands. */
  islandParts: IslandParts
  /** Style sheets that components import. */
  sheets: (StyleSource & Required<Pick<StyleSource, 'islands'>>)[]
  /** Output path -> bytes of the files that components import. */
  assets: Map<string, Uint8Array>
  /** Every file that was read, relative to the site. */
  inputs: string[]
  /** Folders that plugins of the site say decide about the result. */
  folders: string[]
  /** Documents that modules import, sorted. */
  documents: BundledDocument[]
}

/** @throws BundleError with `component-not-loadable` for each module that does not compile and each import that leads nowhere. */
export async function bundleServer(
  input: ServerBundleInput,
  options: DocumentOptions,
  sitePlugins: SitePlugins,
  readModules: ReadModules = new Map(),
): Promise<ServerBundleOutput> {
  const { siteDirectory } = input
  const cssModules = createCssModules(siteDirectory, input.baseUrl, 'names')
  const seen = nothingSeen()
  const site = watchPlugins(sitePlugins, { siteDirectory, of: 'scripts', seen, cssModules })
  const documents: BundledDocument[] = []
  const islands = new Map<string, string>()
  const ofDocuments = documentModulesOf(siteDirectory, input.documentModules)
  const auto: AutoIslands = { islands, parts: new Map(), files: new Set() }
  const theme = await readCompiledTheme(input)
  const result = await build({
    ...serverOptions(siteDirectory, input.baseUrl),
    entryPoints: { server: 'entry:server', ...theme?.entryPoints },
    outdir: serverFolder,
    // For finding the place where a component throws: files of their own, because most of them are never read.
    sourcemap: 'linked',
    sourcesContent: false,
    plugins: [
      leaveOut(input.leftOut, input.siteDirectory),
      textFiles(input.siteDirectory),
      docusaurusModules(input.siteDirectory, input.components, input.leftOut),
      findComposedNames(input.siteDirectory),
      replaceParts(input.components, input.siteDirectory, input.leftOut),
      replaceReact(input.siteDirectory),
      slimRenderer(),
      ...(theme ? [theme.plugin] : []),
      virtualEntries({ server: writeEntry(input) }, input.siteDirectory),
      styleTexts(undefined),
      workerScripts(undefined),
      bundledDocuments(options, documents, input.documentTexts),
      createIslandPlugin(
        input.siteDirectory,
        islands,
        Object.values(input.mdxComponents).map((file) => join(input.siteDirectory, file)),
        input.islands,
      ),
      ...(input.islands.mode === 'auto'
        ? [createAutoIslandPlugin(siteDirectory, siteFilesOf(input), input.islands, readModules, auto, ofDocuments)]
        : []),
      documentModules(ofDocuments),
      resolveSearchClient(undefined),
      ...site.plugins,
      cssModules.plugin(site.load),
      svgComponents(),
    ],
  }).catch(failBundle(input.siteDirectory))
  // To the bundler, a file without any export may export anything.
  const empty = Object.entries(input.components).filter(([, file]) => {
    const read = result.metafile.inputs[file]
    return read !== undefined && read.format === undefined
  })
  if (empty.length > 0) throw new DiagnosticError(empty.map(([name, file]) => withoutDefault({ name, file })))
  const directory = join(input.siteDirectory, serverFolder)
  const assets = new Map<string, Uint8Array>()
  const made: ServerModules = new Map()
  for (const { path, contents } of composeNames(result.outputFiles)) {
    const name = path.slice(directory.length + 1)
    ;(name.startsWith(`${assetFolder}/`) ? assets : made).set(name, contents)
  }
  for (const [name, bytes] of theme?.modules ?? []) made.set(name, bytes)
  const metafile = { ...result.metafile, inputs: theme?.complete(result.metafile.inputs) ?? result.metafile.inputs }
  for (const [name, path] of theme?.islandsIn(metafile.inputs) ?? []) islands.set(name, path)
  const read = inputFiles(metafile)
  const isSheet = (key: string): boolean => seen.sheets.has(key) || (key.endsWith('.css') && !key.includes(':'))
  const importers = findIslandSheets(metafile.inputs, islands, siteDirectory, isSheet)
  const texts = onlyTexts(metafile)
  const found = new Set([...read.filter((file) => isSheet(file) && !texts.has(file)), ...seen.sheets.keys()])
  const sheets = orderSheets(found, siteDirectory).map((file) => {
    const { given, isModule = cssModuleFile.test(file) } = seen.sheets.get(file) ?? {}
    return { file, islands: importers.get(file) ?? [], ...(given && { given }), ...(isModule && { isModule }) }
  })
  const inputs = [...new Set([...read, ...inSite(auto.files, siteDirectory), ...inSite(seen.files, siteDirectory)])]
  const folders = inSite(seen.folders, siteDirectory)
  return {
    modules: finishModules(made, new Set(assets.keys()), input.baseUrl),
    islands,
    islandParts: auto.parts,
    sheets,
    assets,
    inputs,
    folders,
    documents: documents.sort((a, b) => (a.file < b.file ? -1 : 1)),
  }
}

/** By their paths, those of sitegen first, wherever it is installed: what a site says counts more. */
export function orderSheets(files: Iterable<string>, siteDirectory: string): string[] {
  const sorted = [...files].sort()
  const isOwn = (file: string): boolean => isOwnSource(join(siteDirectory, file))
  return [...sorted.filter(isOwn), ...sorted.filter((file) => !isOwn(file))]
}

function writeEntry({ siteDirectory, modules, imports, components, leftOut, mdxComponents }: ServerBundleInput): string {
  const absolute = (file: string): string => JSON.stringify(join(siteDirectory, file))
  const lazyModule = (file: string): string => `${JSON.stringify(file)}: () => import(${absolute(file)})`
  const lazyPackage = (name: string): string => `${JSON.stringify(name)}: () => import(${JSON.stringify(name)})`
  return [
    `export * from ${JSON.stringify(join(packageDirectory, 'src/render/server-runtime.tsx'))}`,
    `export const modules = {${sorted(modules).map(lazyModule).join(', ')}}`,
    `export const imports = {${[...sorted(imports.files).map(lazyModule), ...sorted(imports.packages).map(lazyPackage)].join(', ')}}`,
    `export const replacedParts = {${(isWhole(leftOut) ? Object.entries(components) : [])
      .sort()
      .map(([name, file]) => `${JSON.stringify(name)}: { file: ${JSON.stringify(file)}, load: () => import(${absolute(file)}) }`)
      .join(', ')}}`,
    `export const mdxComponents = {${Object.entries(mdxComponents)
      .sort()
      .map(([name, file]) => `${JSON.stringify(name)}: () => import(${absolute(file)})`)
      .join(', ')}}`,
  ].join('\n')
}

/** Absolute files that the entry imports. */
function siteFilesOf({ siteDirectory, modules, imports, components, mdxComponents }: ServerBundleInput): string[] {
  const files = [...modules, ...imports.files, ...Object.values(components), ...Object.values(mdxComponents)]
  return sorted(files).map((file) => join(siteDirectory, file))
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].sort()
}
