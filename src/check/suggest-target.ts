// "Did you mean" for paths, chosen from those that exist.
import { distance } from 'fastest-levenshtein'
import { nearest } from '../diagnostics/suggest.ts'
import { comparablePath } from '../routes/site-path.ts'

export interface TargetSuggester {
  page(path: string): string | undefined
  file(path: string): string | undefined
}

/** Results are cached: the same path is often wrong in many places. */
export function createTargetSuggester(pages: readonly string[], files: readonly string[]): TargetSuggester {
  return { page: createPathSuggester(pages), file: createPathSuggester(files) }
}

/**
 * Tries a typo in the last segment first; then a path with the same last segment, because pages move between folders more often than they
 * are renamed; then anything similar.
 */
function createPathSuggester(paths: readonly string[]): (path: string) => string | undefined {
  const byLastSegment = new Map<string, string[]>()
  const byFolder = new Map<string, string[]>()
  for (const path of paths) {
    add(byLastSegment, lastSegment(path), path)
    add(byFolder, folderOf(path), path)
  }
  const known = new Map<string, string | undefined>()
  return (path) => {
    if (known.has(path)) return known.get(path)
    const found =
      nearest(path, byFolder.get(folderOf(path)) ?? []) ?? closest(path, byLastSegment.get(lastSegment(path)) ?? []) ?? nearest(path, paths)
    known.set(path, found)
    return found
  }
}

function add(groups: Map<string, string[]>, key: string, path: string): void {
  const group = groups.get(key)
  if (group) group.push(path)
  else groups.set(key, [path])
}

function lastSegment(path: string): string {
  const bare = comparablePath(path)
  return bare.slice(bare.lastIndexOf('/') + 1)
}

function folderOf(path: string): string {
  const bare = comparablePath(path)
  return bare.slice(0, bare.lastIndexOf('/') + 1)
}

function closest(path: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined
  let fewest = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    const edits = distance(path, candidate)
    if (candidate !== path && edits < fewest) {
      best = candidate
      fewest = edits
    }
  }
  return best
}
