// Watches what a site is made of and tells what has changed, a few milliseconds after it has. Saving by writing anew, by renaming a temporary
// file, and by removing and writing again all come out as one change.
import { join, relative, sep } from 'node:path'
import { watch } from 'chokidar'
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

/** Long enough for the events of one save to come together, too short to be felt. */
const quietTime = 8
/** A save that empties the file first and fills it then must not show an empty page. */
const hiddenName = /^\.(?!well-known$|nojekyll$)/

export function watchSite(siteDirectory: string, folders: WatchedFolders, onChange: (events: FileEvent[]) => void): SiteWatcher {
  const waiting = new Map<string, FileEvent['type']>()
  const watched = new Set<string>()
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
    if (events.length > 0) onChange(events)
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
    for (const [watcher, names, mark] of [
      [deep, deepFolders, '**'],
      [flat, flatFolders, '*'],
    ] as const)
      for (const name of names) {
        const key = `${name}/${mark}`
        if (watched.has(key)) continue
        watched.add(key)
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
    // A folder of the site that did not exist when watching began.
    if (watched.has(`${folder}/**`)) deep.add(path)
    if (folder !== '') note(path, 'add')
  })
  add(folders)
  return {
    ready: Promise.all([deep, flat].map(untilReady)).then(() => undefined),
    add,
    async close() {
      clearTimeout(timer)
      await Promise.all([deep.close(), flat.close()])
    },
  }
}

function untilReady(watcher: ReturnType<typeof watch>): Promise<void> {
  return new Promise((resolve) => watcher.once('ready', () => resolve()))
}
