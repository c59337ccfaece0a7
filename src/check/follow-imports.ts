// Finds the local modules that a module imports: a link of a page may be written in any of them.
import { posix } from 'node:path'
import type { SourceReader } from './source-reader.ts'

const specifierPattern = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)["']([^"'\n]+)["']/g
const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.mdx', '.md', '.mjs', '.json', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']
const mostModules = 300

/** `files` and what they import, directly and indirectly, in the order found; packages are left out. */
export function followImports(files: readonly string[], readSource: SourceReader): string[] {
  const found = new Set(files)
  for (const file of found) {
    if (found.size > mostModules) break
    const source = readSource(file)
    if (source === undefined) continue
    for (const [, specifier] of source.matchAll(specifierPattern)) {
      const path = specifier === undefined ? undefined : localPath(specifier, file)
      const module =
        path === undefined ? undefined : endings.map((ending) => path + ending).find((candidate) => readSource(candidate) !== undefined)
      if (module !== undefined) found.add(module)
    }
  }
  return [...found]
}

function localPath(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('@site/')) return insideSite(specifier.slice('@site/'.length))
  return /^\.\.?\//.test(specifier) ? insideSite(posix.join(posix.dirname(from), specifier)) : undefined
}

function insideSite(path: string): string | undefined {
  const normal = posix.normalize(path)
  return normal.startsWith('../') || normal.startsWith('/') ? undefined : normal
}
