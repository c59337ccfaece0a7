// Lists the files below a folder of the site, in the same order on every machine. Follows symbolic links inside the site, refuses those
// that lead out of it, and detects loops: content may come from somebody else's repository.
import type { Dirent } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { joinFolder } from '../lib/folder-path.ts'
import { createInsideCheck } from '../lib/inside-site.ts'
import { pathExists } from '../lib/path-exists.ts'
import { unreadable } from './read-text-file.ts'

export interface FolderListing {
  /** Paths relative to the folder, with `/`, sorted by UTF-16 units. */
  paths: string[]
  diagnostics: Diagnostic[]
  /** The folder does not exist or is not a folder; the caller decides whether that is an error. */
  missing: boolean
}

export interface WalkOptions {
  /** Absolute path of the site folder. */
  siteDirectory: string
  /** Folders that belong to the site, and are not below it. */
  outsideFolders?: readonly string[]
  /** Site-relative; '' for the site itself. */
  folder: string
  /** Which entries are included; an excluded folder is not entered. `path` is relative to the folder. */
  accepts: (name: string, path: string) => boolean
}

/** A longer name leaves no room for the extension of `index.html` or the name of a temporary file: most file systems allow 255 bytes. */
const longestName = 240
const longestPath = 1024
/** Links to folders full of links can multiply without a loop; no real site has this many folders. */
const mostFolders = 20_000

export async function walkFolder({ siteDirectory, outsideFolders = [], folder, accepts }: WalkOptions): Promise<FolderListing> {
  const paths: string[] = []
  const diagnostics: Diagnostic[] = []
  const fileOf = (path: string) => joinFolder(folder, path)
  let folders = 0
  const isInside = createInsideCheck({ siteDirectory, outsideFolders })

  /** `ancestors`: the real paths of this folder and of those above it. */
  async function visit(path: string, ancestors: readonly string[]): Promise<void> {
    let entries: Dirent[]
    if (++folders > mostFolders) {
      if (folders === mostFolders + 1) diagnostics.push(tooManyFolders(folder))
      return
    }
    try {
      entries = await readdir(join(siteDirectory, folder, path), { withFileTypes: true })
    } catch (error) {
      diagnostics.push(unreadable(fileOf(path), error))
      return
    }
    for (const entry of entries) {
      const child = path === '' ? entry.name : `${path}/${entry.name}`
      if (!accepts(entry.name, child)) continue
      if (Buffer.byteLength(entry.name) > longestName || Buffer.byteLength(child) > longestPath) {
        diagnostics.push(tooLong(fileOf(child), entry.name))
      } else if (entry.name.includes('\uFFFD') && !(await pathExists(join(siteDirectory, folder, child)))) {
        // The name has replacement characters, and nothing is found under it.
        diagnostics.push(notUtf8Name(fileOf(child)))
      } else if (entry.isSymbolicLink()) await followLink(child, ancestors)
      else if (entry.isDirectory()) {
        const real = join(ancestors.at(-1) ?? '', entry.name)
        if (ancestors.includes(real)) diagnostics.push(loop(fileOf(child)))
        else await visit(child, [...ancestors, real])
      } else if (entry.isFile()) paths.push(child)
    }
  }

  async function followLink(path: string, ancestors: readonly string[]): Promise<void> {
    try {
      const absolute = join(siteDirectory, folder, path)
      const target = await realpath(absolute)
      if (!isInside(target)) {
        const message = 'The symbolic link leads out of the site folder and is not followed.'
        diagnostics.push({
          id: 'content-unreadable',
          level: 'error',
          message,
          place: { file: fileOf(path) },
          hint: 'Copy what it leads to into the site.',
        })
        return
      }
      const stats = await stat(target)
      if (stats.isFile()) paths.push(path)
      else if (!stats.isDirectory()) return
      else if (ancestors.includes(target)) diagnostics.push(loop(fileOf(path)))
      else await visit(path, [...ancestors, target])
    } catch (error) {
      const isLoop = error instanceof Error && 'code' in error && error.code === 'ELOOP'
      diagnostics.push(isLoop ? loop(fileOf(path)) : unreadable(fileOf(path), error))
    }
  }

  try {
    const root = await realpath(join(siteDirectory, folder))
    if (!isInside(root)) {
      const message = `The folder \`${folder}\` is outside of the site folder and is not read.`
      const hint = 'Move it into the site folder.'
      return { paths, missing: false, diagnostics: [{ id: 'content-unreadable', level: 'error', message, place: { file: folder }, hint }] }
    }
    if (!(await stat(root)).isDirectory()) return { paths, diagnostics, missing: true }
    await visit('', [root])
  } catch {
    return { paths, diagnostics, missing: true }
  }
  paths.sort()
  return { paths, diagnostics, missing: false }
}

function notUtf8Name(file: string): Diagnostic {
  return {
    id: 'content-unreadable',
    level: 'error',
    message: 'The file could not be read: its name is not valid UTF-8.',
    place: { file },
    hint: 'Rename it. The name may be in an older encoding such as Windows-1252.',
  }
}

function loop(file: string): Diagnostic {
  const message = 'The symbolic link leads back to a folder that holds it.'
  return {
    id: 'content-symlink-loop',
    level: 'error',
    message,
    place: { file },
    hint: 'Remove the link, or let it lead to another folder.',
  }
}

function tooLong(file: string, name: string): Diagnostic {
  const found =
    Buffer.byteLength(name) > longestName ? `the name has ${Buffer.byteLength(name)} bytes` : `its path has ${Buffer.byteLength(file)}`
  const message = `A name must not have more than ${longestName} bytes, nor a path more than ${longestPath}, but ${found}.`
  return {
    id: 'content-name-too-long',
    level: 'error',
    message,
    place: { file },
    hint: 'Shorten the name, and give the page its title in the front matter.',
  }
}

function tooManyFolders(folder: string): Diagnostic {
  const message = `The folder has more than ${mostFolders} folders below it, links followed.`
  return {
    id: 'content-symlink-loop',
    level: 'error',
    message,
    place: { file: folder },
    hint: 'Look for symbolic links that lead to folders with links.',
  }
}
