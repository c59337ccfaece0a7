// Finds routes that would be written to the same file. Hosts and file systems differ in which names they treat as equal, so letter case, a
// trailing slash, percent-encoding and Unicode normalization are ignored.
import { type Diagnostic, levelOf, type Place, type Policy } from '../diagnostics/diagnostic.ts'
import { listNames, mostListed } from '../diagnostics/suggest.ts'
import { fileKey, foldersOf, outputFileOf, type TrailingSlash } from '../lib/site-path.ts'
import type { Route } from './route.ts'

interface DuplicateInput {
  routes: readonly Route[]
  /** Path from the site root -> site-relative source. */
  staticFiles: Readonly<Record<string, string>>
  trailingSlash: TrailingSlash
  policy: Policy
  /** Where a file, or the data in it, sets the path of a page. Default: the file. */
  placeOf?: PlaceOf
}

/** Output file -> the route that is written to it. */
type Winners = Map<string, Route>

type PlaceOf = (file: string, route: Route) => Place

interface DuplicateResult {
  routes: Route[]
  diagnostics: Diagnostic[]
}

/**
 * Keeps one route for each output file. The not-found page comes first, then routes made from a file in the order of their names, then
 * generated routes; a page wins over a static file. So the result does not depend on the order of the input.
 */
export function checkDuplicates(input: DuplicateInput): DuplicateResult {
  const level = levelOf(input.policy)
  const placeOf = input.placeOf ?? ((file: string): Place => ({ file }))
  const groups = groupByOutput(input.routes, input.trailingSlash)
  const winners: Winners = new Map()
  const among: Diagnostic[] = []
  for (const [key, group] of groups) {
    const [winner, ...others] = group.length > 1 ? group.sort(byClaim) : group
    if (winner !== undefined) winners.set(key, winner)
    if (others.length > 0 && level !== undefined && !isCaseClash(group)) among.push(sharedPath(group, level, placeOf))
  }
  const separated = separateFilesFromFolders(winners, input.staticFiles, placeOf)
  if (level === undefined) return separated
  const withStatic = sharedWithStatic(winners, input.staticFiles, level, placeOf)
  return { routes: separated.routes, diagnostics: [...among, ...withStatic, ...separated.diagnostics] }
}

/** Files whose names differ only in case: the content step has reported them (content/find-case-clashes.ts). */
function isCaseClash(group: readonly Route[]): boolean {
  const names = group.flatMap(({ source }) => (source === undefined ? [] : [source.replace(/\.[^./]+$/, '')]))
  const isOneName = new Set(names.map((name) => name.normalize('NFC').toLowerCase())).size === 1
  return names.length === group.length && isOneName && new Set(names).size === group.length
}

/** Two outputs with the same key are one file on some host or file system. `/a.html` and `/a/` are two pages wherever pages end with `.html`. */
function outputKey(path: string, trailingSlash: TrailingSlash): string {
  return fileKey(outputFileOf(trailingSlash === 'html' ? path : path.replace(/(.)\/+$/, '$1'), trailingSlash))
}

function groupByOutput(routes: readonly Route[], trailingSlash: TrailingSlash): Map<string, Route[]> {
  const groups = new Map<string, Route[]>()
  for (const route of routes) {
    const key = outputKey(route.path, trailingSlash)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [route])
    else group.push(route)
  }
  return groups
}

/** The first one keeps a path that several routes claim. */
function byClaim(left: Route, right: Route): number {
  const leftClaim = claimOf(left)
  const rightClaim = claimOf(right)
  return leftClaim < rightClaim ? -1 : leftClaim > rightClaim ? 1 : 0
}

function claimOf(route: Route): string {
  const { name, id } = route.context.plugin
  const rank = route.kind === 'not-found' ? '0' : route.source === undefined ? '2' : '1'
  return [rank, route.source ?? '', route.kind, name, id, route.path].join('\u0000')
}

function sharedPath(group: readonly Route[], level: Diagnostic['level'], placeOf: PlaceOf): Diagnostic {
  const paths = [...new Set(group.map((route) => route.path))].sort()
  const where = paths.length === 1 ? paths.join('') : `${paths.join(' and ')}, which are one page to many hosts`
  const sources = group.map(nameOf)
  const named = listNames(sources)
  const message = `${group.length} sources make the page ${where}: ${named}. The first of them is used.`
  return duplicate(level, message, group.flatMap((route) => placesOf(route, placeOf)).slice(0, mostListed))
}

function sharedWithStatic(
  winners: Winners,
  staticFiles: DuplicateInput['staticFiles'],
  level: Diagnostic['level'],
  placeOf: PlaceOf,
): Diagnostic[] {
  return Object.entries(staticFiles).flatMap(([path, source]) => {
    const file = path.replace(/^\/+/, '')
    const route = winners.get(fileKey(file))
    if (route === undefined) return []
    const message = `The page ${route.path}, made from ${nameOf(route)}, and the static file ${source} are both written to ${file}. The page is used.`
    return [duplicate(level, message, [{ file: source }, ...placesOf(route, placeOf)])]
  })
}

/**
 * A path cannot be both a file and a folder: `a.html` and `a.html/b/index.html` cannot both exist. That is an error under every policy. A
 * page gives way to a static file; of two pages, the one inside the folder gives way.
 */
function separateFilesFromFolders(winners: Winners, staticFiles: DuplicateInput['staticFiles'], placeOf: PlaceOf): DuplicateResult {
  const sourceOf = new Map<string, string>()
  const folders = new Map<string, string>()
  for (const [path, source] of Object.entries(staticFiles)) {
    const key = fileKey(path.replace(/^\/+/, ''))
    sourceOf.set(key, source)
    for (const folder of foldersOf(key)) folders.set(folder, source)
  }
  const ownerOf = (file: string): string | undefined => {
    const route = winners.get(file)
    return route === undefined ? sourceOf.get(file) : nameOf(route)
  }

  const routes: Route[] = []
  const diagnostics: Diagnostic[] = []
  for (const [key, route] of winners) {
    const blocking = foldersOf(key).find((folder) => ownerOf(folder) !== undefined)
    const other = blocking === undefined ? folders.get(key) : ownerOf(blocking)
    if (other === undefined) {
      routes.push(route)
      continue
    }
    const message = `The page ${route.path}, made from ${nameOf(route)}, needs ${blocking ?? key} to be a ${blocking === undefined ? 'file' : 'folder'}, but ${other} needs the opposite.`
    diagnostics.push(duplicate('error', message, placesOf(route, placeOf)))
  }
  return { routes, diagnostics }
}

/** How messages name a route: by its file, or by what generated it. */
function nameOf(route: Route): string {
  if (route.source !== undefined) return route.source
  if (route.kind === 'not-found') return 'the not-found page'
  const { name, id } = route.context.plugin
  return `the ${route.kind.replaceAll('-', ' ')} of ${name}${id === 'default' ? '' : ` "${id}"`}`
}

function placesOf(route: Route, placeOf: PlaceOf): Place[] {
  return route.source === undefined ? [] : [placeOf(route.source, route)]
}

function duplicate(level: Diagnostic['level'], message: string, [first, ...others]: readonly Place[]): Diagnostic {
  return {
    id: 'route-duplicate',
    level,
    message,
    ...(first === undefined ? {} : { place: first }),
    ...(others.length === 0 ? {} : { notes: others.map((place) => ({ message: 'The same path is made here.', place })) }),
    hint: 'Rename one of them, or give one another `slug`.',
  }
}
