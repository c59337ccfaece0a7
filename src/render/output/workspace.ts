// The folders that a build works in, below `.sitegen` of the site: the store of results, and one of its own for what only this build needs.
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type ContentStore, createContentStore } from '../../cache/content-store.ts'
import { createOwnedName, listOwned, removeAbandoned } from '../../cache/owned-name.ts'
import { createPackStore, type PackStore, packsDirectory } from '../../cache/pack-store.ts'
import { hashProgram } from '../../cache/program-hash.ts'
import { pruneNowAndThen } from '../../cache/prune-cache.ts'
import { dependencyDirectory, packageDirectory } from '../bundle/package-directory.ts'

export interface Workspace {
  store: ContentStore
  /** Parsed documents and finished pages, in the same folder. */
  packs: PackStore
  /** Absolute. */
  storeDirectory: string
  /** Absolute; where the output before the last one is kept (previous-output.ts). Not in the store: it would be cached with that. */
  previousDirectory: string
  /** Absolute; no other build uses it. */
  workDirectory: string
  /** Absolute; on another disk as a rule, for when the one of the site is full. Need not exist. */
  spareDirectory: string
  /** Identity of this program: part of every key. */
  program: string
  /** The store stays after the build. */
  keeps: boolean
  /** There is nothing in the store: all has to be made. */
  isNew: boolean
  /** Keys that this build needs again, whether it has read their entries or not. */
  inUse: Set<string>
}

/** Folder in the site for everything but the output. */
export const madeInsideName = '.sitegen'
const previousName = 'previous-output'
const workPrefix = 'work'
/** Of config/import-config.ts. */
const configPrefix = 'config'
const sparePrefix = 'sitegen-work'

/** What the store may hold after a build beside what that build has used. A page of documentation takes about 130 kB in it. */
const limits = { maxAgeDays: 30, maxBytes: 1024 * 1024 * 1024 }

/**
 * Never fails for want of a cache: a site folder that cannot be written to is built in the folder for temporary files, and nothing is kept.
 * @param keeps `false`: the store is an empty one that is removed with the workspace.
 */
export async function openWorkspace(siteDirectory: string, keeps: boolean): Promise<Workspace> {
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
  const storeDirectory = keepsHere ? join(own, 'cache') : join(workDirectory, 'store')
  const isNew = !existsSync(storeDirectory)
  const store = createContentStore(storeDirectory)
  return {
    store,
    packs: createPackStore(packsDirectory(storeDirectory)),
    storeDirectory,
    previousDirectory: join(own, previousName),
    workDirectory,
    spareDirectory,
    program: await identifyProgram(store),
    keeps: keepsHere,
    isNew,
    inUse: new Set(),
  }
}

/** Removes what belongs to this build alone, and what the store need not keep any longer. */
export async function closeWorkspace({ workDirectory, spareDirectory, storeDirectory, keeps, inUse }: Workspace): Promise<void> {
  for (const directory of [workDirectory, spareDirectory]) await rm(directory, { recursive: true, force: true }).catch(() => undefined)
  if (keeps) pruneNowAndThen(storeDirectory, limits, inUse)
}

/** The folders of builds, whether they are running or were killed. */
export function listWorkFolders(siteDirectory: string): Promise<{ path: string; isAlive: boolean }[]> {
  return listOwned(join(siteDirectory, madeInsideName), [workPrefix])
}

/** Whether something in `.sitegen` was made by sitegen. */
export function madeInside(name: string): boolean {
  return (
    ['cache', previousName, 'external-links.json'].includes(name) ||
    [workPrefix, configPrefix].some((prefix) => name.startsWith(`${prefix}-`))
  )
}

function identifyProgram(store: ContentStore): Promise<string> {
  const folders = ['dist', 'src'].map((name) => join(packageDirectory, name)).filter(isFolder)
  // Which versions of dependencies are installed is written beside them by npm.
  const installed = join(dirname(dependencyDirectory('react')), '.package-lock.json')
  return hashProgram(store, folders, [join(packageDirectory, 'package.json'), installed])
}

function isFolder(path: string): boolean {
  try {
    return readdirSync(path).length > 0
  } catch {
    return false
  }
}
