// The bundling step: the bundle of an earlier build when all that went into it is unchanged; else the server bundle first, since it finds
// the islands, then what the browser gets.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ContentStore, hashOf } from '../../cache/content-store.ts'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../../content/content-tree.ts'
import { bundleBrowser } from './bundle-browser.ts'
import { bundleServer, type ServerBundleInput } from './bundle-server.ts'
import { type BundleData, readKeptBundle, writeKeptBundle } from './kept-bundle.ts'

export interface SiteBundle extends BundleData {
  /** Hash of everything in it. */
  hash: string
  /** Taken from an earlier build. */
  kept: boolean
  /** Puts the server bundle on disk, once, and gives its file: URL. Not needed while every page is taken from the store. */
  writeServer(): Promise<string>
}

export interface BundleSiteInput {
  config: ResolvedConfig
  tree: ContentTree
  /** Those that import something; others need not be there. */
  documents: readonly DocumentSummary[]
  store: ContentStore
  /** Identity of the program. */
  program: string
  /** Absolute folder that the server bundle is written to. */
  serverDirectory: string
  /** Where it goes when that one cannot be written to. */
  spareDirectory?: string
}

/** @throws DiagnosticError for components that do not compile. */
export async function bundleSite({
  config,
  tree,
  documents,
  store,
  program,
  serverDirectory,
  spareDirectory,
}: BundleSiteInput): Promise<SiteBundle> {
  const { siteDirectory, baseUrl, mdxComponents } = config
  const request: ServerBundleInput = {
    siteDirectory,
    baseUrl,
    modules: [...tree.pageModules.map((module) => module.file), ...collectionComponents(config)],
    imports: documents.flatMap((document) => document.imports.filter(isBundled).map((imported) => imported.resolved)),
    mdxComponents,
  }
  const key = hashOf('bundle', program, JSON.stringify([request, config.stylesheets, config.code.themes]))
  const kept = await readKeptBundle(store, key, siteDirectory)
  const data = kept ?? (await makeBundle(config, request, store, key))
  let written: Promise<string> | undefined
  return {
    ...data,
    kept: kept !== undefined,
    hash: hashOf(data.server, JSON.stringify([data.styles, data.runtime, data.islandUrls])),
    writeServer() {
      written ??= writeServerModule(data.server, spareDirectory === undefined ? [serverDirectory] : [serverDirectory, spareDirectory])
      return written
    },
  }
}

async function makeBundle(config: ResolvedConfig, request: ServerBundleInput, store: ContentStore, key: string): Promise<BundleData> {
  const { siteDirectory, baseUrl } = config
  const since = Date.now()
  // Loads the highlighter, which a build that keeps its bundle has no use for.
  const codeStyles = import('../../markdown/code-style-sheet.ts').then(({ codeStyleSheet }) => codeStyleSheet(config.code.themes))
  // Awaited below; the server bundle may fail first.
  codeStyles.catch(() => undefined)
  const server = await bundleServer(request)
  const stylesheets = [...config.stylesheets, ...server.styles]
  const browser = await bundleBrowser({
    siteDirectory,
    baseUrl,
    islands: server.islands,
    styles: stylesheets.map((file) => join(siteDirectory, file)),
    codeStyles: await codeStyles,
  })
  const data: BundleData = {
    server: server.code,
    files: new Map([...browser.files, ...server.assets]),
    styles: browser.styles,
    runtime: browser.runtime,
    islandUrls: browser.islandUrls,
    inputs: [...new Set([...server.inputs, ...browser.inputs])],
  }
  await writeKeptBundle(store, key, siteDirectory, data, since)
  return data
}

/** Want of space for the cache must not fail a build whose output is on another disk: there are two folders to try. */
async function writeServerModule(code: Uint8Array, [directory, ...others]: readonly string[]): Promise<string> {
  if (directory === undefined) throw new Error('There is no folder to write the server bundle to.')
  // Node keeps imported modules for ever, so the name has to differ when the text does.
  const path = join(directory, `server-${hashOf(code).slice(0, 16)}.mjs`)
  try {
    await mkdir(directory, { recursive: true })
    await writeFile(path, code)
    return pathToFileURL(path).href
  } catch (error) {
    if (others.length === 0) throw error
    return writeServerModule(code, others)
  }
}

function isBundled({ kind, resolved }: { kind: string; resolved: string }): boolean {
  return kind === 'module' && !resolved.startsWith('theme:')
}

function collectionComponents({ collections }: ResolvedConfig): string[] {
  return collections.flatMap(({ itemComponent, listComponent }) =>
    listComponent === undefined ? [itemComponent] : [itemComponent, listComponent],
  )
}
