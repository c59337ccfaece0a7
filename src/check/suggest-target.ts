// "Did you mean" for paths, chosen from those that exist. A file of another kind is never meant: `guide.pdf` is no misspelt `guide.png`.
import { distance } from 'fastest-levenshtein'
import { nearest } from '../diagnostics/suggest.ts'
import { comparablePath } from '../lib/site-path.ts'

/** `wanted` says what the link leads to, by its element and the end of its path. */
export type TargetSuggester = (path: string, wanted: 'page' | 'file') => string | undefined

/** Results are cached: the same path is often wrong in many places. */
export function createTargetSuggester(pages: readonly string[], files: readonly string[]): TargetSuggester {
  const suggestPage = createPathSuggester(() => pages)
  const suggestFile = createPathSuggester(() => files.filter((file) => !isMadeName(file)))
  const known = new Map<string, string | undefined>()

  function find(path: string, wanted: 'page' | 'file'): string | undefined {
    if (wanted === 'page') {
      // Other generators write `/docs/setup.html`, and `/docs/setup.md` is the name of a source.
      const bare = path.replace(/(?:\/index)?\.(?:html?|mdx?)$/i, '')
      const exact = bare === path ? undefined : pages.find((page) => comparablePath(page) === comparablePath(bare))
      return exact ?? suggestPage(bare, () => true) ?? suggestFile(path)
    }
    return suggestFile(path) ?? (extensionOf(path) === '' ? undefined : suggestPage(path))
  }

  /** Its end was forgotten: `/files/guide` for `/files/guide.pdf`. */
  const withEnd = (path: string): string | undefined =>
    extensionOf(path) === '' ? files.find((file) => file.startsWith(`${path}.`) && file.lastIndexOf('.') === path.length) : undefined

  return (path, wanted) => {
    const key = `${wanted} ${path}`
    if (!known.has(key)) known.set(key, withEnd(path) ?? find(path, wanted))
    return known.get(key)
  }
}

type Allow = (path: string, candidate: string) => boolean

/**
 * Tries a typo in the last segment first; then a path with the same last segment, because pages move between folders more often than they
 * are renamed; then anything similar.
 */
function createPathSuggester(listPaths: () => readonly string[]): (path: string, allow?: Allow) => string | undefined {
  // Usually no link is wrong.
  let groups: PathGroups | undefined
  return (path, allow = sameKind) => {
    groups ??= groupPaths(listPaths())
    const { paths, byFolder, byLastSegment } = groups
    const allowed = (candidates: readonly string[] = []): string[] => candidates.filter((candidate) => allow(path, candidate))
    return (
      nearest(path, allowed(byFolder.get(folderOf(path)))) ??
      closest(path, allowed(byLastSegment.get(lastSegment(path)))) ??
      nearest(path, allowed(paths))
    )
  }
}

interface PathGroups {
  paths: readonly string[]
  byLastSegment: Map<string, string[]>
  byFolder: Map<string, string[]>
}

function groupPaths(paths: readonly string[]): PathGroups {
  const byLastSegment = new Map<string, string[]>()
  const byFolder = new Map<string, string[]>()
  for (const path of paths) {
    add(byLastSegment, lastSegment(path), path)
    add(byFolder, folderOf(path), path)
  }
  return { paths, byLastSegment, byFolder }
}

/** Ends that are written for one another. */
const kinds: readonly (readonly string[])[] = [
  ['avif', 'bmp', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'svg', 'webp'],
  ['m4v', 'mov', 'mp4', 'ogv', 'webm'],
  ['aac', 'flac', 'm4a', 'mp3', 'ogg', 'opus', 'wav'],
  ['eot', 'otf', 'ttf', 'woff', 'woff2'],
  ['7z', 'gz', 'tar', 'tgz', 'zip'],
  ['cjs', 'js', 'mjs'],
  ['cts', 'mts', 'ts', 'tsx'],
  ['yaml', 'yml'],
]
const kindOf = new Map(kinds.flatMap((names) => names.map((name) => [name, names])))

/** Whether two paths end alike. An end that nothing has may be a misspelt one. */
function sameKind(path: string, candidate: string): boolean {
  const wanted = extensionOf(path)
  const end = extensionOf(candidate)
  if (wanted === end) return true
  if (wanted === '' || end === '') return false
  const names = kindOf.get(wanted)
  return names ? names.includes(end) : !otherEnds.has(wanted) && nearest(wanted, [end]) !== undefined
}

/** Ends of a kind of their own. */
const otherEnds: ReadonlySet<string> = new Set(
  'css csv docx html json jsx md mdx pdf pptx srt txt vtt wasm webmanifest xlsx xml'.split(' '),
)

/** In lower case, without the dot. `4.0` is the name of a version. */
function extensionOf(path: string): string {
  return /\.([a-z][a-z\d]*|7z)$/i.exec(path)?.[1]?.toLowerCase() ?? ''
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

/** Names that the build makes; nobody writes them. */
function isMadeName(path: string): boolean {
  return /^\/assets\/.*-(?:[A-Z2-7]{8}|[\da-f]{6,})\.[^/]+$/.test(path)
}
