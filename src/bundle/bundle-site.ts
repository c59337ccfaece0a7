// The bundling step. It reuses the bundle of an earlier build if everything that went into it is unchanged. Otherwise it makes the server
// bundle first, because that finds the islands, and then the files for the browser.

import { join, sep } from 'node:path'
import type { ContentStore } from '../cache/content-store.ts'
import { islandOptionsOf } from '../config/island-options.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../content/content-tree.ts'
import type { ImportReference } from '../content/document.ts'
import { type SiteTexts, themeLanguages } from '../content/locales/site-language.ts'
import { hashOf } from '../lib/hash.ts'
import type { ReadModules } from './auto-islands/auto-island-plugin.ts'
import type { ServerBundleInput, ServerBundleOutput } from './bundle-server.ts'
import type { MadeFrom, StyleSource } from './bundle-styles.ts'
import type { BundleCauses } from './diagnose-bundle.ts'
import { findPackages } from './find-packages.ts'
import { type BundleData, readKeptBundle, writeKeptBundle } from './kept-bundle.ts'
import { nothingLeftOut } from './left-out.ts'
import { parseOptionsOf } from './parse-options-of.ts'
import type { RuntimeEntry } from './runtime-entry.ts'
import type { SitePlugins } from './site-plugins.ts'
import { createServerWriter, hashModules, type WriterOf, type WriteServer } from './write-server.ts'

export interface SiteBundle extends BundleData {
  /** Hash of everything in it. */
  hash: string
  /** Whether it was taken from an earlier build. */
  kept: boolean
  /** Of the server bundle. */
  serverHash: string
  /** Not needed while every page comes from the store. */
  writeServer: WriteServer
}

export interface BundleSiteInput {
  config: ResolvedConfig
  tree: Pick<ContentTree, 'pageModules'> & SiteTexts
  /** Documents that import something; the others may be left out. */
  documents: readonly Pick<DocumentSummary, 'imports'>[]
  /** Of finished bundles. */
  store: ContentStore
  /** Identity of the program. */
  program: string
  /** Absolute folder that the server bundle is written to. */
  serverDirectory: string
  /** Where it goes when `serverDirectory` cannot be written to. */
  spareDirectory?: string
  /** Writes it instead when nothing of the site is in it. */
  writerOf?: WriterOf
  /** Such a bundle is not kept: the mistakes in it are about to be mended. */
  leftOut?: BundleCauses
  /** Is told when a plugin of the site runs (build/workers/activity.ts). */
  note?: SitePlugins['note']
  /** Of an attempt before this one, in the same build. */
  readModules?: ReadModules
}

/** @throws BundleError for components that do not compile. */
export async function bundleSite({
  config,
  tree,
  documents,
  store,
  program,
  serverDirectory,
  spareDirectory,
  writerOf,
  leftOut = nothingLeftOut,
  note,
  readModules,
}: BundleSiteInput): Promise<SiteBundle> {
  const request = requestOf(config, tree, documents, leftOut)
  const key = keyOf(request, config, tree, program)
  const kept = keepsBundle(config) ? await readKeptBundle(store, key, config) : undefined
  const data = kept ?? (await makeBundle(config, tree, request, store, key, sitePluginsOf(config, note), readModules))
  const serverHash = hashModules(data.server)
  const folders = spareDirectory === undefined ? [serverDirectory] : [serverDirectory, spareDirectory]
  const isOfNoSite = data.inputs.every((file) => file.startsWith(`..${sep}`))
  return {
    ...data,
    kept: kept !== undefined,
    hash: hashBundle({ ...data, serverHash }),
    serverHash,
    writeServer: writerOf && isOfNoSite ? writerOf(data.server, serverHash) : createServerWriter(data.server, serverHash, folders),
  }
}

/** The bundle as the pages of a language use it. */
export function bundleIn(bundle: SiteBundle, locale: string): SiteBundle {
  const scripts = bundle.languages[locale]
  return scripts === undefined ? bundle : { ...bundle, ...scripts, hash: hashBundle({ ...bundle, ...scripts }) }
}

/**
 * `bundle` with a new style sheet, for a server on which one is being edited: the scripts, and what they were made from, stay the same.
 * @throws BundleError for style sheets that do not compile.
 */
export async function restyleBundle(input: BundleSiteInput, bundle: SiteBundle): Promise<SiteBundle> {
  const { config, tree, documents, store, program, note } = input
  // A sheet that is no file was made of a module, with the scripts.
  if (bundle.sheets.some(({ given }) => given !== undefined)) return bundleSite(input)
  const { siteDirectory, baseUrl, staticDirectories } = config
  const since = Date.now()
  const [{ codeStyleSheet }, { bundleStyles }] = await Promise.all([
    import('../markdown/code/code-style-sheet.ts'),
    import('./bundle-styles.ts'),
  ])
  const old = new Set(bundle.styles.map(({ href }) => href))
  const files = new Map([...bundle.files].filter(([path]) => !old.has(baseUrl + path)))
  const stylesFrom: MadeFrom = { inputs: new Set(), folders: new Set(), isSilent: false }
  const codeStyles = await codeStyleSheet(config.code.themes)
  const { sheets } = bundle
  const sitePlugins = sitePluginsOf(config, note)
  const place = { siteDirectory, baseUrl, staticDirectories, accentColor: config.accentColor, leftOut: nothingLeftOut, sitePlugins }
  const styles = await bundleStyles({ ...place, sheets, codeStyles }, files, stylesFrom)
  const onlyStyles = new Set(bundle.styleInputs)
  const scripts = bundle.inputs.filter((file) => !onlyStyles.has(file))
  const made = inputsOf({ inputs: scripts, folders: bundle.folders.scripts }, stylesFrom, sheets)
  const data = { ...bundle, files, styles, ...made, kept: false }
  const key = keyOf(requestOf(config, tree, documents, nothingLeftOut), config, tree, program)
  if (keepsBundle(config)) await writeKeptBundle(store, key, config, data, since)
  return { ...data, hash: hashBundle(data) }
}

/** A plugin may read what it does not say. Unless it promises that it does not, bundles are always made again: the result is that of a clean build. */
function keepsBundle({ esbuildPlugins }: ResolvedConfig): boolean {
  return esbuildPlugins.every(({ key }) => key !== undefined)
}

function sitePluginsOf({ esbuildPlugins }: ResolvedConfig, note: SitePlugins['note']): SitePlugins {
  return { plugins: esbuildPlugins, ...(note && { note }) }
}

/** What the bundle was made from, by what has to be made again after a change. The scripts only know that a sheet is there. */
function inputsOf(
  scripts: Pick<ServerBundleOutput, 'inputs' | 'folders'>,
  styles: MadeFrom,
  sheets: readonly StyleSource[],
): Pick<BundleData, 'inputs' | 'styleInputs' | 'folders' | 'isSilent'> {
  const plain = new Set(sheets.flatMap(({ file, isModule, given }) => (isModule || given ? [] : [file])))
  const inScripts = new Set(scripts.inputs.filter((file) => !plain.has(file)))
  return {
    inputs: [...new Set([...scripts.inputs, ...styles.inputs])],
    styleInputs: [...styles.inputs].filter((file) => !inScripts.has(file)),
    folders: { scripts: scripts.folders, styles: [...styles.folders] },
    isSilent: styles.isSilent,
  }
}

function requestOf(
  config: ResolvedConfig,
  tree: BundleSiteInput['tree'],
  documents: BundleSiteInput['documents'],
  leftOut: BundleCauses,
): ServerBundleInput {
  const { siteDirectory, baseUrl, components, mdxComponents, collections, dataPages, layouts, islands } = config
  const { texts } = parseOptionsOf(config, tree)
  const importsOf = (kind: ImportReference['kind']): string[] =>
    documents.flatMap(({ imports }) => imports.flatMap((each) => (each.kind === kind ? each.resolved : [])))
  return {
    siteDirectory,
    baseUrl,
    modules: [
      ...tree.pageModules.map((module) => module.file),
      ...collectionComponents(collections),
      ...layouts,
      ...new Set(dataPages.map(({ component }) => component)),
    ],
    imports: { files: importsOf('module'), packages: importsOf('package') },
    documentModules: Object.fromEntries(
      documents.flatMap(({ imports }) => imports.flatMap(({ resolved, code }) => (code === undefined ? [] : [[resolved, code]]))),
    ),
    components,
    mdxComponents,
    islands: islandOptionsOf(islands),
    leftOut,
    ...(texts && { documentTexts: texts }),
  }
}

function keyOf(request: ServerBundleInput, config: ResolvedConfig, tree: BundleSiteInput['tree'], program: string): string {
  const { stylesheets, stylesheetsByClass, staticDirectories, clientModules, search, code, esbuildPlugins } = config
  return hashOf(
    'bundle',
    program,
    JSON.stringify([
      // Wherever the folder is: what went into a bundle is named relative to it.
      { ...request, siteDirectory: undefined },
      stylesheets,
      stylesheetsByClass,
      staticDirectories,
      clientModules,
      runtimeFeatures(config),
      search?.provider,
      code.themes,
      config.accentColor,
      // Its plugins matter where the bundle holds documents (kept-bundle.ts).
      { ...parseOptionsOf(config), siteDirectory: undefined, plugins: undefined },
      themeLanguages(config, tree),
      config.markdown.format,
      esbuildPlugins.map(({ name, key }) => [name, key]),
    ]),
  )
}

/** The parts of the configuration that decide what the runtime contains. */
function runtimeFeatures(
  config: ResolvedConfig,
): Pick<RuntimeEntry, 'hasAnnouncementBar' | 'hidesNavbar' | 'hasSearch' | 'pageViewEndpoint' | 'askAi'> {
  return {
    hasAnnouncementBar: config.announcementBar !== undefined,
    hidesNavbar: config.navbar.hideOnScroll,
    hasSearch: config.search !== undefined,
    pageViewEndpoint: config.pageViews?.endpoint,
    askAi: config.askAi,
  }
}

function hashBundle({
  serverHash,
  styles,
  runtime,
  islandUrls,
  islandUses,
}: Pick<SiteBundle, 'serverHash' | 'styles' | 'runtime' | 'islandUrls' | 'islandUses'>): string {
  return hashOf(serverHash, JSON.stringify([styles, runtime, islandUrls, islandUses]))
}

async function makeBundle(
  config: ResolvedConfig,
  tree: BundleSiteInput['tree'],
  request: ServerBundleInput,
  store: ContentStore,
  key: string,
  sitePlugins: SitePlugins,
  readModules: ReadModules | undefined,
): Promise<BundleData> {
  const { siteDirectory, baseUrl, staticDirectories } = config
  const since = Date.now()
  const { searchClient } = findPackages(config)
  // The highlighter and the bundlers are loaded here, because a build that reuses its bundle needs none of them.
  const codeStyles = import('../markdown/code/code-style-sheet.ts').then(({ codeStyleSheet }) => codeStyleSheet(config.code.themes))
  // It is awaited below, but the server bundle may fail first.
  codeStyles.catch(() => undefined)
  const [{ bundleServer }, { bundleBrowser }] = await Promise.all([import('./bundle-server.ts'), import('./bundle-browser.ts')])
  const server = await bundleServer(request, config, sitePlugins, readModules)
  const always = new Set(config.stylesheets)
  const sheets: StyleSource[] = [
    ...config.stylesheets.map((file) => ({ file })),
    ...sheetsByClass(config.stylesheetsByClass),
    ...server.sheets.filter(({ file }) => !always.has(file)),
  ]
  const languages = themeLanguages(config, tree)
  const browser = await bundleBrowser({
    siteDirectory,
    baseUrl,
    components: config.components,
    islands: config.search === undefined ? withoutSearch(server.islands) : server.islands,
    islandParts: server.islandParts,
    sheets,
    staticDirectories,
    clientModules: config.clientModules.map((file) => join(siteDirectory, file)),
    ...runtimeFeatures(config),
    searchClient,
    codeStyles: await codeStyles,
    accentColor: config.accentColor,
    languages,
    isAlsoBuiltIn: config.locales.some(({ name }) => languages[name] === undefined),
    leftOut: request.leftOut,
    sitePlugins,
  })
  const data: BundleData = {
    server: server.modules,
    files: new Map([...browser.files, ...server.assets]),
    styles: browser.styles,
    sheets,
    runtime: browser.runtime,
    islandUrls: browser.islandUrls,
    islandUses: browser.islandUses,
    languages: browser.languages,
    documents: server.documents,
    ...inputsOf({ inputs: [...server.inputs, ...browser.inputs], folders: server.folders }, browser.stylesFrom, sheets),
  }
  if (request.leftOut === nothingLeftOut && keepsBundle(config)) await writeKeptBundle(store, key, config, data, since)
  return data
}

function sheetsByClass(files: Readonly<Record<string, string>>): StyleSource[] {
  return [...new Set(Object.values(files))].map((file) => ({ file, classes: Object.keys(files).filter((name) => files[name] === file) }))
}

/** The theme imports the islands of the search on every site. A site without search does not need them, and may not need React at all. */
function withoutSearch(islands: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...islands].filter(([name]) => !name.startsWith('sitegen:src/plugins/search/theme/')))
}

function collectionComponents(collections: ResolvedConfig['collections']): string[] {
  return collections.flatMap(({ itemComponent, listComponent }) =>
    listComponent === undefined ? [itemComponent] : [itemComponent, listComponent],
  )
}
