// Finds the file that a request asks for. Refuses everything that could lead out of the served folder before it touches the disk.
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** `name` is the path below the served folder, `path` the real one on the disk. */
export type Resolution =
  | { kind: 'file'; name: string; path: string; size: number; modified: Date }
  | { kind: 'redirect'; location: string }
  | { kind: 'bad-request' }
  | { kind: 'not-found' }

/**
 * `/x` is the file x, else x/index.html, else x.html. `/x/` is x/index.html; if only x.html exists, it redirects to `/x`. With a base URL,
 * `/` and the base URL without its slash redirect to it. Nothing else is redirected: a page is at the path that links to it use.
 * @param target the request target as it was sent, `/path?query`.
 * @param directory absolute.
 * @param baseUrl with a slash at both ends.
 */
export async function resolveRequest(target: string, directory: string, baseUrl: string): Promise<Resolution> {
  const resolution = await resolveTarget(target, baseUrl, (name) => findFile(directory, name))
  return resolution.kind === 'found' ? resolution.found : resolution
}

export type TargetResolution<Found> =
  | { kind: 'found'; found: Found }
  | { kind: 'redirect'; location: string }
  | { kind: 'bad-request' }
  | { kind: 'not-found' }

/** The same for any set of outputs: `findNamed` returns the output with a name relative to the output folder, such as `docs/index.html`. */
export async function resolveTarget<Found>(
  target: string,
  baseUrl: string,
  findNamed: (name: string) => Promise<Found | undefined> | Found | undefined,
): Promise<TargetResolution<Found>> {
  // A site publishes names in NFC (lib/normalize-address.ts); an address typed on a Mac may come in another form.
  const find = async (name: string): Promise<Found | undefined> => {
    const normal = name.normalize('NFC')
    return (await findNamed(name)) ?? (normal === name ? undefined : findNamed(normal))
  }
  const [rawPath = '', query] = splitQuery(target)
  const segments = decodePath(rawPath)
  if (segments === undefined) return { kind: 'bad-request' }
  const path = `/${segments.join('/')}`
  if (baseUrl !== '/' && (path === '/' || `${path}/` === baseUrl)) return { kind: 'redirect', location: baseUrl + query }
  if (!path.startsWith(baseUrl)) return { kind: 'not-found' }
  const relative = path.slice(baseUrl.length)
  // Hidden files are not part of a site; the standard exception is `.well-known` (RFC 8615).
  if (relative.split('/').some((name) => name.startsWith('.') && name !== '.well-known')) return { kind: 'not-found' }

  if (relative !== '' && !relative.endsWith('/')) {
    for (const candidate of [relative, `${relative}/index.html`, `${relative}.html`]) {
      const found = await find(candidate)
      if (found !== undefined) return { kind: 'found', found }
    }
    return { kind: 'not-found' }
  }
  const index = await find(`${relative}index.html`)
  if (index !== undefined) return { kind: 'found', found: index }
  const hasPage = relative !== '' && (await find(`${relative.slice(0, -1)}.html`)) !== undefined
  return hasPage ? { kind: 'redirect', location: rawPath.replace(/\/$/, '') + query } : { kind: 'not-found' }
}

/** A regular file below `directory`. Symbolic links that lead out of it are treated as missing. */
export async function findFile(directory: string, relative: string): Promise<Extract<Resolution, { kind: 'file' }> | undefined> {
  try {
    const [root, path] = await Promise.all([realpath(directory), realpath(join(directory, relative))])
    if (!path.startsWith(root + sep)) return undefined
    const stats = await stat(path)
    return stats.isFile() ? { kind: 'file', name: relative, path, size: stats.size, modified: stats.mtime } : undefined
  } catch {
    return undefined
  }
}

function splitQuery(target: string): [string, string] {
  const start = target.search(/[?#]/)
  return start < 0 ? [target, ''] : [target.slice(0, start), target.slice(start)]
}

/**
 * The names of a path, decoded. Undefined if it is malformed or has an invalid name: `.`, `..`, or one with a slash, a backslash or NUL in
 * it.
 */
function decodePath(path: string): string[] | undefined {
  if (!path.startsWith('/') || path.startsWith('//')) return undefined
  const segments: string[] = []
  for (const segment of path.slice(1).split('/')) {
    const name = decodeSegment(segment)
    if (name === undefined || name === '.' || name === '..' || /[/\\\0]/.test(name)) return undefined
    segments.push(name)
  }
  return segments
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
