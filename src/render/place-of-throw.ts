// Where in the site's own modules an error was thrown while a page was rendered: the stack of the server bundle, led back through its source map.
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import type { Place } from '../diagnostics/diagnostic.ts'
import { outputFolder } from './bundle/bundle-server.ts'

/** Gives the place of the topmost call that lies in a module of the site. Reads the bundle with the first error, and once. */
export function createThrowFinder(bundleUrl: string): (error: unknown) => Place | undefined {
  let map: TraceMap | undefined
  return (error) => {
    const stack = error instanceof Error ? (error.stack ?? '') : ''
    for (const [, line, column] of stack.matchAll(new RegExp(`${escapePattern(bundleUrl)}:(\\d+):(\\d+)`, 'g'))) {
      map ??= readMap(bundleUrl)
      const original = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 })
      const file = original?.source ? siteFile(original.source) : undefined
      if (original?.line && file !== undefined) return { file, line: original.line, column: original.column + 1 }
    }
    return undefined
  }
}

/** The bundler writes the map behind the module, as a data URL. */
function readMap(bundleUrl: string): TraceMap | undefined {
  const code = readFileSync(fileURLToPath(bundleUrl), 'utf8')
  const start = code.lastIndexOf('//# sourceMappingURL=data:application/json;base64,')
  if (start < 0) return undefined
  return new TraceMap(Buffer.from(code.slice(code.indexOf(',', start) + 1).trim(), 'base64').toString())
}

/** Undefined for what is outside of the site, of a package, or of this program: a site is built inside of its repository too. */
function siteFile(source: string): string | undefined {
  const file = posix.normalize(posix.join(outputFolder, source)).replace(/\?.*$/, '')
  return file.startsWith('../') || file.includes('node_modules/') || /^src\/(?:render|theme|markdown)\//.test(file) ? undefined : file
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
