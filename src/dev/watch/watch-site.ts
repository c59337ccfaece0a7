// Watches what a site is made from, and reports changes a few milliseconds later. Whether a file is saved by overwriting it, by renaming a
// temporary file, or by removing and writing it again, it is reported as one change.
import { statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import { isBelowFolder } from '../../lib/folder-path.ts'
import type { FileEvent } from './classify-change.ts'

export interface SiteWatcher {
  /** Resolves when everything is watched. */
  ready: Promise<void>
  /**
   * Watches more folders, besides those that are watched already. Files in them that were changed after `since`, in milliseconds since 1970, are
   * reported too: nobody would hear of a save before the watch has begun.
   */
  add(folders: WatchedFolders, since: number): void
  close(): Promise<void>
}

/** Site-relative. */
export interface WatchedFolders {
  /** Watched with everything below. */
  deep: readonly string[]
  /** Watched without their subfolders. */
  flat: readonly string[]
}

/**
 * In milliseconds. Long enough for the events of one save to come together, too short to be felt: a save that first empties the file and
 * then fills it must not show an empty page.
 */
const quietTime = 8
/**
 * chokidar reports a file at most once in 50 ms. If the file is saved again meanwhile, by a formatter for example, it never reports that.
 */
const secondLookTime = 60
/** The times of a file system may be this many milliseconds behind the clock. */
const clockSlack = 50
const hiddenName = /^\.(?!well-known$|nojekyll$)/

export function watchSite(siteDirectory: string, folders: WatchedFolders, onChange: (events: FileEvent[]) => void): SiteWatcher {
  const waiting = new Map<string, FileEvent['type']>()
  /** Site-relative folder -> its watcher. A folder that is watched deep needs no other watcher. */
  const watched = new Map<string, { watcher: FSWatcher; isDeep: boolean }>()
  const watchers: FSWatcher[] = []
  const secondLooks = new Set<NodeJS.Timeout>()
  let timer: NodeJS.Timeout | undefined

  const siteFile = (path: string): string => relative(siteDirectory, path).split(sep).join('/')
  const ignored = (path: string): boolean =>
    siteFile(path)
      .split('/')
      .some((name) => name === 'node_modules' || (hiddenName.test(name) && name !== '..'))
  const options = { ignored, ignoreInitial: true, followSymlinks: false, ignorePermissionErrors: true }

  const flush = (): void => {
    const events = [...waiting].map(([file, type]): FileEvent => ({ file, type }))
    waiting.clear()
    if (events.length === 0) return
    lookAgain(events.map(({ file }) => file))
    onChange(events)
  }
  const lookAgain = (files: readonly string[]): void => {
    const before = files.map((file) => [file, signatureOf(join(siteDirectory, file))] as const)
    const look = setTimeout(() => {
      secondLooks.delete(look)
      for (const [file, signature] of before) {
        const now = signatureOf(join(siteDirectory, file))
        if (now !== signature) note(join(siteDirectory, file), now === undefined ? 'remove' : 'change')
      }
    }, secondLookTime)
    secondLooks.add(look)
  }
  const note = (path: string, type: FileEvent['type']): void => {
    const file = siteFile(path)
    if (file === '' || (file.startsWith('..') && ![...watched.keys()].some((folder) => isBelowFolder(file, folder)))) return
    const last = waiting.get(file)
    waiting.set(file, last !== undefined && last !== type ? 'change' : type)
    clearTimeout(timer)
    timer = setTimeout(flush, quietTime)
  }
  const open = (isDeep: boolean): FSWatcher => {
    const watcher = watch([], isDeep ? options : { ...options, depth: 0 })
    watchers.push(watcher)
    watcher.on('add', (path) => note(path, 'add'))
    watcher.on('change', (path) => note(path, 'change'))
    watcher.on('unlink', (path) => note(path, 'remove'))
    watcher.on('unlinkDir', (path) => note(path, 'remove'))
    // If a folder can no longer be watched, nobody can write to it either; the server goes on.
    watcher.on('error', () => undefined)
    if (!isDeep) watcher.on('addDir', noteFolder)
    return watcher
  }
  const noteFolder = (path: string): void => {
    const folder = siteFile(path)
    if (folder === '') return
    note(path, 'add')
    // The folder is new, or was gone for a while: what is watched below it has come with it.
    for (const [name, { watcher }] of watched) {
      if (name !== folder && !name.startsWith(`${folder}/`)) continue
      watcher.add(join(siteDirectory, name))
      note(join(siteDirectory, name), 'add')
    }
  }
  /** @returns a watcher of those of these folders that are not watched yet. */
  const add = (names: readonly string[], isDeep: boolean): FSWatcher | undefined => {
    const fresh = names.filter((name) => watched.get(name)?.isDeep !== true && watched.get(name)?.isDeep !== isDeep)
    if (fresh.length === 0) return undefined
    const watcher = open(isDeep)
    for (const name of fresh) watched.set(name, { watcher, isDeep })
    watcher.add(fresh.map((name) => join(siteDirectory, name)))
    return watcher
  }
  const noteChanged = (watcher: FSWatcher, since: number): void => {
    for (const [folder, names] of Object.entries(watcher.getWatched()))
      for (const name of names) if (isChangedFile(join(folder, name), since - clockSlack)) note(join(folder, name), 'change')
  }
  const first = [add(folders.deep, true), add(folders.flat, false)].flatMap((watcher) => watcher ?? [])
  return {
    ready: Promise.all(first.map(untilReady)).then(() => undefined),
    add({ deep, flat }, since) {
      for (const watcher of [add(deep, true), add(flat, false)]) watcher?.once('ready', () => noteChanged(watcher, since))
    },
    async close() {
      for (const look of [timer, ...secondLooks]) clearTimeout(look)
      await Promise.all(watchers.map((watcher) => watcher.close()))
    },
  }
}

function isChangedFile(path: string, since: number): boolean {
  try {
    const found = statSync(path)
    return found.isFile() && Math.max(found.mtimeMs, found.ctimeMs) >= since
  } catch {
    return false
  }
}

/** Undefined if the file does not exist or cannot be read. */
function signatureOf(path: string): string | undefined {
  try {
    const { ino, size, mtimeNs } = statSync(path, { bigint: true })
    return `${ino} ${size} ${mtimeNs}`
  } catch {
    return undefined
  }
}

function untilReady(watcher: FSWatcher): Promise<void> {
  return new Promise((resolve) => watcher.once('ready', () => resolve()))
}
