// The folders that a build works in, below `.sitegen` of the site: the store of results, and one of its own for what only this build needs.
import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ContentStore, createContentStore, pruneContentStore } from '../cache/content-store.ts'
import { hashProgram } from '../cache/program-hash.ts'
import { dependencyDirectory, packageDirectory } from './bundle/package-directory.ts'

export interface Workspace {
  store: ContentStore
  /** Absolute. */
  storeDirectory: string
  /** Absolute; no other build uses it. */
  workDirectory: string
  /** Identity of this program: part of every key. */
  program: string
  /** The store stays after the build. */
  keeps: boolean
}

/** What the store may hold after a build. A page of documentation takes about 60 kB in it. */
const limits = { maxAgeDays: 30, maxBytes: 1024 * 1024 * 1024 }

/** @param keeps `false`: the store is an empty one that is removed with the workspace. */
export async function openWorkspace(siteDirectory: string, keeps: boolean): Promise<Workspace> {
  const workDirectory = join(siteDirectory, '.sitegen', `work-${randomBytes(4).toString('hex')}`)
  await mkdir(workDirectory, { recursive: true })
  const storeDirectory = keeps ? join(siteDirectory, '.sitegen/cache') : join(workDirectory, 'store')
  return { store: createContentStore(storeDirectory), storeDirectory, workDirectory, program: identifyProgram(), keeps }
}

/** Removes what belongs to this build alone, and what the store need not keep any longer. */
export async function closeWorkspace({ workDirectory, storeDirectory, keeps }: Workspace): Promise<void> {
  await rm(workDirectory, { recursive: true, force: true })
  if (keeps) await pruneContentStore(storeDirectory, limits)
}

function identifyProgram(): string {
  const folders = ['dist', 'src'].map((name) => join(packageDirectory, name)).filter(isFolder)
  // Which versions of dependencies are installed is written beside them by npm.
  const installed = join(dirname(dependencyDirectory('react')), '.package-lock.json')
  return hashProgram(folders, [join(packageDirectory, 'package.json'), installed])
}

function isFolder(path: string): boolean {
  try {
    return readdirSync(path).length > 0
  } catch {
    return false
  }
}
