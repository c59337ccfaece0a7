// Paths of pages: base URL, trailing-slash policy, the form used for comparison, and the file that a page is written to.

const protocolPattern = /^[a-z][a-z\d+.-]*:/i

/** A path that means what it says, on any page: `URL` would give it back as it is, and asking it thousands of times takes as long as all else. */
export const plainPath = /^(?:\/[\w-][\w.-]*)*\/?$/

/** Whether a URL leaves the site: it has a protocol (RFC 3986) or starts with `//`. `pathname://` counts as external. */
export function isExternal(url: string): boolean {
  return protocolPattern.test(url) || url.startsWith('//')
}

/**
 * How the paths of pages end. `true`: with a slash; `false`: with none; `'folders'`: with one where a page is the first of its folder, at
 * `/guide/`, and with none elsewhere; `'html'`: like that, and all other pages with the name of their file, `/guide/install.html`. Undefined:
 * as written.
 */
export type TrailingSlash = boolean | 'folders' | 'html' | undefined

/** `url` with the slash policy of the site. Changes only the part before `?` and `#`; never `/`, the base URL or a bare anchor. */
export function applyTrailingSlash(url: string, trailingSlash: TrailingSlash, baseUrl = '/'): string {
  if (trailingSlash === undefined || trailingSlash === 'folders' || url.startsWith('#')) return url
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  const rest = end < 0 ? '' : url.slice(end)
  if (path === '' || path === '/' || path === baseUrl) return url
  if (trailingSlash === 'html') return /\.[a-z][a-z\d]{0,5}$/i.test(path) ? url : endPagePath(path, trailingSlash) + rest
  const bare = path.replace(/\/+$/, '')
  return (trailingSlash ? `${bare}/` : bare) + rest
}

/** The same for the path of a page, in whose name no dot is that of a file. */
export function endPagePath(path: string, trailingSlash: TrailingSlash): string {
  if (trailingSlash !== 'html') return applyTrailingSlash(path, trailingSlash)
  return /(?:\/|\.html?)$/i.test(path) ? path : `${path}.html`
}

/** `path` with the base URL in front, unless it has it already. URLs with a protocol and bare anchors stay as they are. */
export function withBaseUrl(path: string, baseUrl: string): string {
  if (!path.startsWith('/') || path.startsWith('//') || baseUrl === '/') return path
  if (path === baseUrl.slice(0, -1)) return baseUrl
  return path.startsWith(baseUrl) ? path : baseUrl + path.slice(1)
}

/** Where a site is served. The pages of a language are below `baseUrl`; files that all languages share are below `rootUrl`, if that is another. */
export interface SiteBase {
  baseUrl: string
  rootUrl?: string | undefined
  /** Made by `sharedPathsOf`: files of all languages that the ending of their address does not tell. */
  sharedPaths?: readonly string[] | undefined
}

/** `withBaseUrl` for a page of the language, or a file that languages share. */
export function withSiteBase(path: string, { baseUrl, rootUrl = baseUrl, sharedPaths = [] }: SiteBase): string {
  if (rootUrl === baseUrl) return withBaseUrl(path, baseUrl)
  const isShared = isSharedFile(path) || (sharedPaths.length > 0 && sharedPaths.includes(addressOfFile(path)))
  if (isShared) return withBaseUrl(path, rootUrl)
  // Where the site is below a folder, authors write that as the start of an address too.
  const isWhole = rootUrl !== '/' && path.startsWith(rootUrl) && !path.startsWith(baseUrl)
  return withBaseUrl(isWhole ? path.slice(rootUrl.length - 1) : path, baseUrl)
}

/**
 * Addresses of static files that may be read as those of a page or of a file that each language has: `/play` of `/play/index.html`, `/data.json`.
 * @param folder of the language: a file that stands in it too is its own.
 */
export function sharedPathsOf(files: Readonly<Record<string, unknown>>, folder: string): string[] {
  const found = Object.keys(files).filter((file) => !isSharedFile(file) && !Object.hasOwn(files, `/${folder}${file}`))
  return [...new Set(found.map(addressOfFile))].filter((path) => path !== '').sort()
}

/** `/play/`, `/play.html` and `/play/index.html` -> `/play`. */
function addressOfFile(path: string): string {
  const plain = decodePath(path.replace(/[?#].*$/s, ''))
  return plain.replace(/(?:\/index)?\.html?$/i, '').replace(/\/+$/, '')
}

/** Whether a path has the ending of a file that stands in a static folder or was published with a document. Each language has feeds and texts of its own. */
function isSharedFile(path: string): boolean {
  // Most of the thousands of links in a language have none.
  if (!path.includes('.')) return false
  const [name = ''] = /[^/]*$/.exec(path.replace(/[?#].*$/s, '')) ?? []
  const [, ending] = /\.([a-z][a-z\d]{1,9})$/i.exec(name) ?? []
  return ending !== undefined && !/^(?:html?|mdx?|xml|txt|json)$/i.test(ending)
}

/** Two paths are the same page if this form is equal: lower case, no trailing slash, decoded, in NFC. */
export function comparablePath(path: string): string {
  const decoded = decodePath(path).normalize('NFC')
  return decoded.length > 1 ? decoded.replace(/\/+$/, '').toLowerCase() || '/' : decoded
}

/** `decodeURIComponent`, or the text itself when it is not valid percent-encoding. */
export function decodeComponent(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** `decodeURI`, or the text itself when it is not valid percent-encoding. */
export function decodePath(path: string): string {
  // Most paths have nothing to decode, and every route passes through here several times.
  if (!path.includes('%')) return path
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** The file that a route is written to, relative to the output folder. */
export function outputFileOf(path: string, trailingSlash: TrailingSlash): string {
  if (path === '*') return '404.html'
  const relative = decodePath(path).replace(/^\/+/, '')
  if (/\.html?$/i.test(relative)) return relative
  if (relative === '' || relative.endsWith('/')) return `${relative}index.html`
  return trailingSlash === undefined || trailingSlash === true ? `${relative}/index.html` : `${relative}.html`
}

/** Two files with the same key are one file on some host or file system. */
export function fileKey(file: string): string {
  return file.normalize('NFC').toLowerCase()
}

/** `a/b/c.html` -> `a`, `a/b`. */
export function foldersOf(file: string): string[] {
  const segments = file.split('/')
  return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('/'))
}
