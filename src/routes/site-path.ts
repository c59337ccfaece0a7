// The path of a page: base URL, trailing-slash policy, the form that comparisons use, and the file it is written to.
// Rules: behaviour §2.1 and §2.7.

const protocolPattern = /^[a-z][a-z\d+.-]*:/i

/** Whether an address leaves the site: it has a protocol (RFC 3986) or starts with `//`. `pathname://` counts as leaving. */
export function isExternal(url: string): boolean {
  return protocolPattern.test(url) || url.startsWith('//')
}

/** `path` with the slash policy of the site. Touches only what stands before `?` and `#`; never `/`, the base URL or a bare anchor. */
export function applyTrailingSlash(url: string, trailingSlash: boolean | undefined, baseUrl = '/'): string {
  if (trailingSlash === undefined || url.startsWith('#')) return url
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  const rest = end < 0 ? '' : url.slice(end)
  if (path === '' || path === '/' || path === baseUrl) return url
  const bare = path.replace(/\/+$/, '')
  return (trailingSlash ? `${bare}/` : bare) + rest
}

/** `path` below the base URL, unless it has it already. Addresses with a protocol and bare anchors stay. */
export function withBaseUrl(path: string, baseUrl: string): string {
  if (!path.startsWith('/') || path.startsWith('//') || baseUrl === '/') return path
  if (path === baseUrl.slice(0, -1)) return baseUrl
  return path.startsWith(baseUrl) ? path : baseUrl + path.slice(1)
}

/** The form in which two paths are the same page: lower case, no trailing slash, decoded (behaviour §2.1). */
export function comparablePath(path: string): string {
  const decoded = decodePath(path)
  return decoded.length > 1 ? decoded.replace(/\/+$/, '').toLowerCase() || '/' : decoded
}

/** `decodeURI`, or the text itself when it is not valid percent-encoding. */
export function decodePath(path: string): string {
  // Most paths have nothing to decode, and every route comes through here several times.
  if (!path.includes('%')) return path
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** The file that a route is written to, relative to the output folder (behaviour §2.1). */
export function outputFileOf(path: string, trailingSlash: boolean | undefined): string {
  if (path === '*') return '404.html'
  const relative = decodePath(path).replace(/^\/+/, '')
  if (/\.html?$/i.test(relative)) return relative
  if (relative === '' || relative.endsWith('/')) return `${relative}index.html`
  return trailingSlash === false ? `${relative}.html` : `${relative}/index.html`
}
