// The folders that a build works in, inside `.sitegen` of the site: the store of results, and a folder for what only this build needs.
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lookForReact } from '../bundle/find-react.ts'
import type { WriterOf } from '../bundle/write-server.ts'
import { type ContentStore, createContentStore } from '../cache/content-store.ts'
import { listManifests } from '../cache/list-manifests.ts'
import { createOwnedName, isOwnedName, listOwned, removeAbandoned } from '../cache/owned-name.ts'
import { createPackStore, type PackStore, packsDirectory } from '../cache/pack-store.ts'
import { hashProgram } from '../cache/program-hash.ts'
import { pruneNowAndThen } from '../cache/prune-cache.ts'
import { packageDirectory } from '../lib/package-directory.ts'
import installedPackages from './installed-packages.json' with { type: 'json' }

export interface Workspace {
  store: ContentStore
  /** Of finished bundles. */
  bundles: ContentStore
  writerOf?: WriterOf
  /** Parsed documents and finished pages, in the folder of the store. */
  packs: PackStore
  /** Absolute. */
  storeDirectory: string
  /**
   * Absolute; where the output before the last one is kept (previous-output.ts). It is outside the store, so that caching the store does
   * not copy it.
   */
  previousDirectory: string
  /** Absolute; used by this build alone. */
  workDirectory: string
  /** Absolute; usually on another disk, for when the disk of the site is full. Need not exist. */
  spareDirectory: string
  /** Identity of this program: part of every key. */
  program: string
  /** The store remains after the build. */
  keeps: boolean
  /** The store is empty: everything has to be made. */
  isNew: boolean
  /** Keys that this build needs again, whether it has read their entries or not. */
  inUse: Set<string>
}

/** What a caller has that works on several sites. */
export interface SharedWork {
  /** Identity of the program: reading it takes 0.1 s. */
  program?: string
  /** Instead of the store of the site. What is the same on two sites is bundled once. */
  bundles?: ContentStore
  /** Writes server bundles that nothing of a site is in, so that the same one is loaded once for several sites. */
  writerOf?: WriterOf
}

/** Folder in the site for everything except the output. */
export const madeInsideName = '.sitegen'
export const cacheName = 'cache'
const previousName = 'previous-output'
const workPrefix = 'work'
/** From config/import-config.ts. */
const configPrefix = 'config'
const sparePrefix = 'sitegen-work'

/** What the store may hold besides what the last build used. A page of documentation takes about 130 kB in it. */
const limits = { maxAgeDays: 30, maxBytes: 1024 * 1024 * 1024 }

/** Whether an earlier build of the site has kept something. */
export function hasResults(siteDirectory: string): boolean {
  return existsSync(storeOf(siteDirectory))
}

function storeOf(siteDirectory: string): string {
  return join(siteDirectory, madeInsideName, cacheName)
}

/**
 * Never fails for lack of a cache: if the site folder is not writable, the build works in the folder for temporary files and keeps nothing.
 * @param keeps `false`: the store is empty, and is removed with the workspace.
 */
export async function openWorkspace(
  siteDirectory: string,
  keeps: boolean,
  { program, bundles, writerOf }: SharedWork = {},
): Promise<Workspace> {
  const own = join(siteDirectory, madeInsideName)
  await removeAbandoned(own, [workPrefix, configPrefix])
  const inside = join(own, createOwnedName(workPrefix))
  const spareDirectory = join(tmpdir(), createOwnedName(sparePrefix))
  const isWritable = await mkdir(inside, { recursive: true }).then(
    () => true,
    () => false,
  )
  const workDirectory = isWritable ? inside : spareDirectory
  if (!isWritable) {
    await removeAbandoned(tmpdir(), [sparePrefix])
    await mkdir(workDirectory, { recursive: true })
  }
  const keepsHere = keeps && isWritable
  const storeDirectory = keepsHere ? storeOf(siteDirectory) : join(workDirectory, 'store')
  const isNew = !existsSync(storeDirectory)
  const store = createContentStore(storeDirectory)
  return {
    store,
    bundles: bundles ?? store,
    ...(writerOf && { writerOf }),
    packs: createPackStore(packsDirectory(storeDirectory)),
    storeDirectory,
    previousDirectory: join(own, previousName),
    workDirectory,
    spareDirectory,
    program: program ?? (await identifyProgram(store, siteDirectory)),
    keeps: keepsHere,
    isNew,
    inUse: new Set(),
  }
}

/** Removes what belongs to this build alone, and what the store no longer needs. */
export async function closeWorkspace({ workDirectory, spareDirectory, storeDirectory, keeps, inUse }: Workspace): Promise<void> {
  for (const directory of [workDirectory, spareDirectory]) await rm(directory, { recursive: true, force: true }).catch(() => undefined)
  if (keeps) pruneNowAndThen(storeDirectory, limits, inUse)
}

/** The work folders of builds, whether running or killed. */
export function listWorkFolders(siteDirectory: string): Promise<{ path: string; isAlive: boolean }[]> {
  return listOwned(join(siteDirectory, madeInsideName), [workPrefix])
}

/** Whether sitegen made the thing with this name in `.sitegen`. */
export function madeInside(name: string): boolean {
  return [cacheName, previousName, 'external-links.json'].includes(name) || isOwnedName(name, [workPrefix, configPrefix])
}

/** With the versions of what it loads from where it is installed; everything else is compiled into it (scripts/compile.mjs). */
export function identifyProgram(store: ContentStore, siteDirectory: string): Promise<string> {
  const directories = ['dist', 'src'].map((name) => join(packageDirectory, name)).filter(isFolder)
  const react = Object.values(lookForReact(siteDirectory)).map((folder) => join(folder, 'package.json'))
  const files = [join(packageDirectory, 'package.json'), ...react, ...listManifests(packageDirectory, installedPackages)]
  return hashProgram(store, { directories, files, keptFile: join(packageDirectory, 'dist/program-hash') })
}

function isFolder(path: string): boolean {
  try {
    return readdirSync(path).length > 0
  } catch {
    return false
  }
}
