// Finds where in the site's own modules an error was thrown during rendering, by tracing the stack in the server bundle through its source
// map.
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { outputFolder } from '../../bundle/bundle-server.ts'
import type { Place } from '../../diagnostics/diagnostic.ts'
import { packageDirectory } from '../../lib/package-directory.ts'

/** Returns the place of the topmost call in a module of the site. Reads the bundle once, at the first error. */
export function createThrowFinder(bundleUrl: string): (thrown: unknown) => Place | undefined {
  const bundlePath = fileURLToPath(bundleUrl)
  const siteDirectory = bundlePath.replace(/(?<=\/)\.sitegen\/.*$/s, '')
  let map: TraceMap | undefined
  return (thrown) => {
    const stack = typeof thrown === 'object' && thrown !== null && 'stack' in thrown ? String(thrown.stack) : ''
    for (const [, path = '', line, column] of stack.matchAll(framePattern)) {
      const frame = { path: path.startsWith('file:') ? fileURLToPath(path) : path, line: Number(line), column: Number(column) }
      const place = frame.path === bundlePath ? trace(frame) : placeOfMapped(frame)
      if (place !== undefined) return place
    }
    return undefined
  }

  function trace({ line, column }: Frame): Place | undefined {
    map ??= readMap(bundlePath)
    const original = map && originalPositionFor(map, { line, column: column - 1 })
    const file = original?.source ? siteFile(posix.join(outputFolder, original.source), siteDirectory) : undefined
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

/** The bundler writes the map at the end of the module, as a data URL. */
function readMap(bundlePath: string): TraceMap | undefined {
  const code = readFileSync(bundlePath, 'utf8')
  const start = code.lastIndexOf('//# sourceMappingURL=data:application/json;base64,')
  if (start < 0) return undefined
  return new TraceMap(Buffer.from(code.slice(code.indexOf(',', start) + 1).trim(), 'base64').toString())
}

/** Undefined for files outside the site, in a package, or in this program, whose own repository is a site too. */
function siteFile(path: string, siteDirectory: string): string | undefined {
  const file = posix.normalize(path).replace(/\?.*$/, '')
  const isForeign = file.startsWith('../') || file.startsWith('.sitegen/') || file.includes('node_modules/')
  return isForeign || join(siteDirectory, file).startsWith(ownSources) ? undefined : file
}

const ownSources = join(packageDirectory, 'src/')
