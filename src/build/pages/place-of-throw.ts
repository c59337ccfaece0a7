// Finds where in the site's own modules an error was thrown during rendering, by tracing the stack in the server bundle through its source
// maps.
import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { serverFolder } from '../../bundle/write-server.ts'
import type { Place } from '../../diagnostics/diagnostic.ts'
import { fileWithCode } from '../../lib/document-module.ts'
import { isOwnSource } from '../../lib/package-directory.ts'

/**
 * Returns the place of the topmost call in a module of the site. The source map of a module is read once, at the first error in it.
 * @param bundleUrl of any module of the bundle.
 */
export function createThrowFinder(bundleUrl: string): (thrown: unknown) => Place | undefined {
  const bundleDirectory = dirname(fileURLToPath(bundleUrl))
  const siteDirectory = bundleDirectory.replace(/(?<=\/)\.sitegen\/.*$/s, '')
  const maps = new Map<string, TraceMap | undefined>()
  return (thrown) => {
    const stack = typeof thrown === 'object' && thrown !== null && 'stack' in thrown ? String(thrown.stack) : ''
    for (const [, path = '', line, column] of stack.matchAll(framePattern)) {
      const frame = { path: path.startsWith('file:') ? fileURLToPath(path) : path, line: Number(line), column: Number(column) }
      const place = dirname(frame.path) === bundleDirectory ? trace(frame) : placeOfMapped(frame)
      if (place !== undefined) return place
    }
    return undefined
  }

  function trace({ path, line, column }: Frame): Place | undefined {
    const map = maps.has(path) ? maps.get(path) : readMap(path)
    maps.set(path, map)
    const original = map && originalPositionFor(map, { line, column: column - 1 })
    const file = original?.source ? siteFile(posix.join(serverFolder, original.source), siteDirectory) : undefined
    return original?.line && file !== undefined ? { file, line: original.line, column: original.column + 1 } : undefined
  }

  /** `node --enable-source-maps` has already applied the map. */
  function placeOfMapped({ path, line, column }: Frame): Place | undefined {
    const file = path.startsWith(siteDirectory) ? siteFile(path.slice(siteDirectory.length), siteDirectory) : undefined
    return file === undefined ? undefined : { file, line, column }
  }
}

interface Frame {
  path: string
  line: number
  column: number
}

const framePattern = /(?:\(|\bat )(?:async )?((?:file:\/\/)?\/[^()\n]+?):(\d+):(\d+)\)?$/gm

/** Undefined when somebody has removed it. */
function readMap(path: string): TraceMap | undefined {
  try {
    return new TraceMap(readFileSync(`${path}.map`, 'utf8'))
  } catch {
    return undefined
  }
}

/** Undefined for files outside the site, in a package, or in this program, whose own repository is a site too. */
function siteFile(path: string, siteDirectory: string): string | undefined {
  const file = fileWithCode(posix.normalize(path).replace(/\?.*$/, ''))
  const isForeign = file.startsWith('../') || file.startsWith('.sitegen/') || file.includes('node_modules/')
  return isForeign || isOwnSource(join(siteDirectory, file)) ? undefined : file
}
