// Which files of an output a build changed, and which of those changes an edit of one page may cause.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Path with `/` -> hash of the content. */
export type OutputHashes = ReadonlyMap<string, string>

export function hashOutput(directory: string): OutputHashes {
  const hashes = new Map<string, string>()
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    hashes.set(relative(directory, file).split(sep).join('/'), createHash('sha1').update(readFileSync(file)).digest('base64'))
  }
  return hashes
}

/** Files that are new, gone or different, sorted. */
export function listChanges(before: OutputHashes, after: OutputHashes): string[] {
  const changed = [...after].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file)
  const gone = [...before.keys()].filter((file) => !after.has(file))
  return [...changed, ...gone].sort()
}

/** Changes other than the page's own files, its text as Markdown included, and what may show its text or its date: sitemap, feeds, search, `llms.txt`. */
export function listUnexpectedChanges(changes: readonly string[], pageFile: string): string[] {
  const own = [pageFile, pageFile.replace(/\/index\.html$/, '.md')]
  const shared = /(^|\/)(sitemap[^/]*\.xml|(rss|atom)\.xml|feed\.json|llms(-full)?\.txt)$|(^|\/)search([/.-]|$)/
  return changes.filter((file) => !own.includes(file) && !shared.test(file))
}
