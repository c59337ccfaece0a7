// A finished bundle in the store, of a site without esbuild plugins. It is valid while every file that went into it is the same and no file beside them has come or gone: a
// new `button.ts` takes precedence over `button.tsx` for an import without an extension, although no file that was read has changed. What
// sitegen itself has in it is known by the identity of the program, which is in the key.

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { ContentStore } from '../cache/content-store.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { hashOf } from '../lib/hash.ts'
import { isOwnSource } from '../lib/package-directory.ts'
import { createLocalFiles } from '../markdown/links/local-files.ts'
import { lookupsHold } from '../markdown/links/record-lookups.ts'
import type { SiteStyle } from '../theme/html/site-style.ts'
import type { LanguageScripts } from './bundle-browser.ts'
import type { StyleSource } from './bundle-styles.ts'
import type { BundledDocument } from './bundled-documents.ts'
import type { ServerModules } from './finish-modules.ts'
import type { IslandUse } from './island-uses.ts'

export interface BundleData {
  /** The server bundle. */
  server: ServerModules
  /** Output path -> contents. */
  files: Map<string, Uint8Array>
  styles: SiteStyle[]
  /** What the styles were made from, besides the theme's own sheets. */
  sheets: StyleSource[]
  runtime: string | undefined
  islandUrls: Record<string, string>
  islandUses: Record<string, IslandUse>
  /** The scripts of languages that have their own. */
  languages: Record<string, LanguageScripts>
  /** Documents that modules import. */
  documents: BundledDocument[]
  /** Every file that went into it, relative to the site. */
  inputs: string[]
  /** Those that only style sheets are made from. */
  styleInputs: string[]
  /** Folders that plugins of the site say decide about scripts, and about style sheets. */
  folders: { scripts: string[]; styles: string[] }
  /** A plugin of the site makes style sheets and does not say what it reads. */
  isSilent: boolean
}

interface KeptBundle {
  /** Relative to the site where possible, with the hash of the contents: '' for a source of sitegen. */
  inputs: [path: string, hash: string][]
  listings: [directory: string, hash: string][]
  server: Record<string, string>
  files: Record<string, string>
  styles: SiteStyle[]
  sheets: StyleSource[]
  runtime?: string
  islandUrls: Record<string, string>
  islandUses: Record<string, IslandUse>
  /** The scripts of languages that have their own. */
  languages: Record<string, LanguageScripts>
  documents: BundledDocument[]
  /** Identity of the plugins that parsed these. */
  plugins?: string
  styleInputs: string[]
}

export async function readKeptBundle(
  store: ContentStore,
  key: string,
  config: Pick<ResolvedConfig, 'siteDirectory' | 'staticDirectories' | 'outsideFolders' | 'plugins'>,
): Promise<BundleData | undefined> {
  const { siteDirectory } = config
  const bytes = await store.read(key)
  if (!bytes) return
  const kept: KeptBundle = JSON.parse(bytes.toString())
  // Most bundles hold no documents: plugins of Markdown cannot touch those.
  if (kept.documents.length > 0 && kept.plugins !== config.plugins?.identity) return
  // There are hundreds of small files: synchronous calls take a quarter of the processor time.
  if (kept.inputs.some(([path, hash]) => !isPathFrom(siteDirectory, path) || hashInput(join(siteDirectory, path)) !== hash)) return
  if (kept.listings.some(([path, hash]) => hashListing(join(siteDirectory, path)) !== hash)) return
  const lookups = kept.documents.flatMap((document) => document.lookups ?? [])
  if (lookups.length > 0 && !lookupsHold(lookups, createLocalFiles(config))) return
  return {
    server: fromText(kept.server),
    files: fromText(kept.files),
    styles: kept.styles,
    sheets: kept.sheets,
    runtime: kept.runtime,
    islandUrls: kept.islandUrls,
    islandUses: kept.islandUses,
    languages: kept.languages,
    documents: kept.documents,
    inputs: kept.inputs.map(([path]) => path),
    styleInputs: kept.styleInputs,
    folders: { scripts: [], styles: [] },
    isSilent: false,
  }
}

/** @param since when bundling began, in milliseconds. If a file has changed after that, nothing is kept. */
export async function writeKeptBundle(
  store: ContentStore,
  key: string,
  { siteDirectory, plugins }: Pick<ResolvedConfig, 'siteDirectory' | 'plugins'>,
  data: BundleData,
  since: number,
): Promise<void> {
  const { inputs } = data
  const hashes: [string, string][] = []
  for (const path of inputs) {
    const file = join(siteDirectory, path)
    const hash = hashInput(file)
    if (hash === undefined || lastChange(file) >= since) return
    hashes.push([path, hash])
  }
  const directories = new Set(inputs.filter((path) => !path.split(sep).includes('node_modules')).map((path) => dirname(path)))
  // A package that is installed in a nearer folder also takes precedence over one of the same name.
  for (let up = siteDirectory; ; up = dirname(up)) {
    directories.add(relative(siteDirectory, join(up, 'node_modules')))
    if (up === dirname(up)) break
  }
  // A component that comes into it takes the place of one of the theme (docusaurus-modules.ts).
  for (const folder of foldersIn(siteDirectory, 'src/theme')) directories.add(folder)
  const listings = [...directories].map((path): [string, string] => [path, hashListing(join(siteDirectory, path))])
  const kept: KeptBundle = {
    inputs: hashes,
    listings,
    server: toText(data.server),
    files: toText(data.files),
    styles: data.styles,
    sheets: data.sheets,
    ...(data.runtime === undefined ? {} : { runtime: data.runtime }),
    islandUrls: data.islandUrls,
    islandUses: data.islandUses,
    languages: data.languages,
    documents: data.documents,
    ...(plugins && { plugins: plugins.identity }),
    styleInputs: data.styleInputs,
  }
  await store.write(key, JSON.stringify(kept))
}

function toText(files: ReadonlyMap<string, Uint8Array>): Record<string, string> {
  return Object.fromEntries([...files].map(([path, content]) => [path, Buffer.from(content).toString('base64')]))
}

function fromText(files: Readonly<Record<string, string>>): Map<string, Uint8Array> {
  return new Map(Object.entries(files).map(([path, content]) => [path, Buffer.from(content, 'base64')]))
}

/** The site may have been in a deeper folder. From a higher one, more steps up than there are folders lead to the same file, but the bundler names it by the shortest path. */
function isPathFrom(siteDirectory: string, path: string): boolean {
  return relative(siteDirectory, join(siteDirectory, path)) === path
}

/** Undefined for a file that is not there, and for a source of sitegen that somebody has worked on since the program was started. */
function hashInput(path: string): string | undefined {
  if (!isOwnSource(path)) return hashFile(path)
  return lastChange(path) < performance.timeOrigin ? '' : undefined
}

/** In milliseconds since 1970. */
function lastChange(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY
}

function hashFile(path: string): string | undefined {
  try {
    return hashOf(readFileSync(path))
  } catch {
    return undefined
  }
}

function hashListing(directory: string): string {
  return hashOf(
    ...listNames(directory)
      .filter((name) => /\.(?:[cm]?[jt]sx?|css|json)$/.test(name) || !name.includes('.'))
      .sort(),
  )
}

/** The folder, which need not be there yet, and those below it. */
function foldersIn(siteDirectory: string, folder: string): string[] {
  const below = listNames(join(siteDirectory, folder)).filter((name) => !name.includes('.'))
  return [folder, ...below.flatMap((name) => foldersIn(siteDirectory, join(folder, name)))]
}

function listNames(directory: string): string[] {
  try {
    return readdirSync(directory)
  } catch {
    return []
  }
}
