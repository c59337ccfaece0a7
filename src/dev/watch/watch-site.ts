// Watches what a site is made of and tells what has changed, a few milliseconds after it has. Saving by writing anew, by renaming a temporary
// file, and by removing and writing again all come out as one change.
import { statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import type { FileEvent } from './classify-change.ts'

export interface SiteWatcher {
  /** Resolves when everything is watched. */
  ready: Promise<void>
  /** Watches more; what is watched already stays so. */
  add(folders: WatchedFolders): void
  close(): Promise<void>
}

/** Site-relative. */
export interface WatchedFolders {
  /** With all below. */
  deep: readonly string[]
  /** What stands in them, and no deeper. */
  flat: readonly string[]
}

/**
 * Long enough for the events of one save to come together, too short to be felt: one that empties the file first and fills it then must not
 * show an empty page.
 */
const quietTime = 8
/** chokidar tells of a file at most once in 50 ms. What is saved again meanwhile, by a formatter for example, it never tells of. */
const secondLookTime = 60
const hiddenName = /^\.(?!well-known$|nojekyll$)/

export function watchSite(siteDirectory: string, folders: WatchedFolders, onChange: (events: FileEvent[]) => void): SiteWatcher {
  const waiting = new Map<string, FileEvent['type']>()
  /** Site-relative folder -> who watches it. A folder that is watched deep needs no other watcher. */
  const watched = new Map<string, FSWatcher>()
  const secondLooks = new Set<NodeJS.Timeout>()
  let timer: NodeJS.Timeout | undefined

  const siteFile = (path: string): string => relative(siteDirectory, path).split(sep).join('/')
  const ignored = (path: string): boolean =>
    siteFile(path)
      .split('/')
      .some((name) => name === 'node_modules' || (hiddenName.test(name) && name !== '..'))
  const options = { ignored, ignoreInitial: true, followSymlinks: false, ignorePermissionErrors: true }
  const deep = watch([], options)
  const flat = watch([], { ...options, depth: 0 })

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
    if (file === '' || file.startsWith('..')) return
    const last = waiting.get(file)
    waiting.set(file, last !== undefined && last !== type ? 'change' : type)
    clearTimeout(timer)
    timer = setTimeout(flush, quietTime)
  }
  const add = ({ deep: deepFolders, flat: flatFolders }: WatchedFolders): void => {
    for (const [watcher, names] of [
      [deep, deepFolders],
      [flat, flatFolders],
    ] as const)
      for (const name of names) {
        if (watched.get(name) === watcher || watched.get(name) === deep) continue
        watched.set(name, watcher)
        watcher.add(join(siteDirectory, name))
      }
  }
  for (const watcher of [deep, flat]) {
    watcher.on('add', (path) => note(path, 'add'))
    watcher.on('change', (path) => note(path, 'change'))
    watcher.on('unlink', (path) => note(path, 'remove'))
    watcher.on('unlinkDir', (path) => note(path, 'remove'))
    // A folder that can no longer be watched is one that nobody can write to; the server goes on.
    watcher.on('error', () => undefined)
  }
  flat.on('addDir', (path) => {
    const folder = siteFile(path)
    if (folder === '') return
    note(path, 'add')
    // A folder that was not there when watching began, or that was gone for a while: what is watched below it has come with it.
    for (const [name, watcher] of watched) {
      if (name !== folder && !name.startsWith(`${folder}/`)) continue
      watcher.add(join(siteDirectory, name))
      note(join(siteDirectory, name), 'add')
    }
  })
  add(folders)
  return {
    ready: Promise.all([deep, flat].map(untilReady)).then(() => undefined),
    add,
    async close() {
      for (const look of [timer, ...secondLooks]) clearTimeout(look)
      await Promise.all([deep.close(), flat.close()])
    },
  }
}

/** Undefined for what is not there, or cannot be looked at. */
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
