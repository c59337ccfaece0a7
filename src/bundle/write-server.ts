// The modules of the server bundle on disk, for the threads that render.
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashOf } from '../lib/hash.ts'
import { isTextId } from '../lib/texts/english.ts'
import type { SiteData } from '../routes/site-data.ts'
import type { ServerModules } from './finish-modules.ts'

/**
 * What the bundler calls the folder of the modules, which it does not write: it only needs one that paths are relative to. The paths of the
 * source maps are relative to it too, so it is as deep as the folder that the bundle runs in.
 */
export const serverFolder = '.sitegen/bundle/server/modules'

/**
 * Writes the server bundle to disk unless it is there, and returns the file: URL of its entry.
 * @param copy of those modules that are loaded for themselves alone (`copyFor`).
 */
export type WriteServer = (copy?: string) => Promise<string>

/** @param hash of the modules (`hashModules`). */
export type WriterOf = (modules: ServerModules, hash: string) => WriteServer

/** @param folders absolute. A full disk below the cache must not fail a build whose output is on another disk: there are two to try. */
export function createServerWriter(modules: ServerModules, hash: string, folders: readonly string[]): WriteServer {
  const written = new Map<string, Promise<string>>()
  return (copy = '') => {
    // Node keeps imported modules forever, so other modules need other names.
    const write = (): Promise<string> => writeModules(modules, `${hash.slice(0, 16)}${copy}`, folders)
    const last = written.get(copy)
    const next = last === undefined ? write() : last.then((url) => (existsSync(new URL(url)) ? url : write()), write)
    written.set(copy, next)
    return next
  }
}

/** Modules of the site may ask for a text while they are loaded: they are loaded once for each language that has texts. */
export function copyFor({ texts = {}, config }: Pick<SiteData, 'texts' | 'config'>): string {
  if (Object.keys(texts).every(isTextId)) return ''
  return `-${hashOf(config.locale, JSON.stringify(texts)).slice(0, 8)}`
}

export function hashModules(modules: ServerModules): string {
  return hashOf(...[...modules].flat())
}

async function writeModules(modules: ServerModules, name: string, [folder, ...others]: readonly string[]): Promise<string> {
  if (folder === undefined) throw new Error('There is no folder to write the server bundle to.')
  const directory = join(folder, name)
  try {
    await mkdir(directory, { recursive: true })
    await Promise.all([...modules].map(([file, bytes]) => writeFile(join(directory, file), bytes)))
    return pathToFileURL(join(directory, 'server.mjs')).href
  } catch (error) {
    if (others.length === 0) throw error
    return writeModules(modules, name, others)
  }
}
