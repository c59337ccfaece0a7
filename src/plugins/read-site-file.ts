// A text file of the site for a plugin: only what stands in the folder of the site, and what is text. The message of what it throws
// goes on after "found" in a finding.
import { isUtf8 } from 'node:buffer'
import { readFileSync, type Stats, statSync } from 'node:fs'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { createInsideCheck, isNamedInside, type SiteBounds } from '../lib/inside-site.ts'

/** What is said of a file that does not exist. */
export const notThere = 'no file of this name'
const mostBytes = 1024 * 1024

/** The path from the folder of the site; undefined if it leads out of it. */
export function sitePathOf({ siteDirectory, outsideFolders }: SiteBounds, path: string): string | undefined {
  if (path.includes('\0')) return undefined
  const below = relative(siteDirectory, resolve(siteDirectory, path)).split(sep).join('/')
  return below === '' || isAbsolute(below) || !isNamedInside(below, outsideFolders) ? undefined : below
}

/** @throws Error that says what is wrong with the file. */
export function readSiteFile(bounds: SiteBounds, path: string): string {
  if (sitePathOf(bounds, path) === undefined) throw new Error('a path that leads out of the folder of the site')
  const absolute = resolve(bounds.siteDirectory, path)
  const stats = statOf(absolute)
  if (stats === undefined) throw new Error(notThere)
  if (!createInsideCheck(bounds)(absolute)) throw new Error('a link that leads out of the folder of the site')
  if (!stats.isFile()) throw new Error(stats.isDirectory() ? 'a folder' : 'something that is no file')
  if (stats.size > mostBytes) throw new Error(`a file of ${(stats.size / mostBytes).toFixed(1)} MB; a text has at most 1 MB`)
  const bytes = bytesOf(absolute)
  if (bytes.includes(0) || !isUtf8(bytes)) throw new Error('a file that is no text in UTF-8')
  return new TextDecoder().decode(bytes)
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    // Below a file, or a name that is too long.
    return undefined
  }
}

function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch {
    throw new Error('a file that may not be read')
  }
}
