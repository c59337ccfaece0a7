// A text file of the site for a plugin: only what stands in the folder of the site, and what is text. The message of what it throws
// goes on after "found" in a finding.
import { isUtf8 } from 'node:buffer'
import { readFileSync, realpathSync, type Stats, statSync } from 'node:fs'
import { isAbsolute, relative, resolve, sep } from 'node:path'

const mostBytes = 1024 * 1024

/** The path from the folder of the site; undefined if it leads out of it. */
export function sitePathOf(siteDirectory: string, path: string): string | undefined {
  const below = relative(siteDirectory, resolve(siteDirectory, path))
  return below === '' || isAbsolute(below) || /^\.\.(?:[\\/]|$)/.test(below) || path.includes('\0') ? undefined : below.split(sep).join('/')
}

/** @throws Error that says what is wrong with the file. */
export function readSiteFile(siteDirectory: string, path: string): string {
  if (sitePathOf(siteDirectory, path) === undefined) throw new Error('a path that leads out of the folder of the site')
  const absolute = resolve(siteDirectory, path)
  const stats = statOf(absolute)
  if (stats === undefined) throw new Error('no file of this name')
  if (!realpathSync(absolute).startsWith(realpathSync(siteDirectory) + sep))
    throw new Error('a link that leads out of the folder of the site')
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
