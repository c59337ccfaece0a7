// Whether two addresses are the same page. Pure, so that it can be tested without a browser.

/**
 * The path of a page without the endings under which a host may also serve it: `/a.html`, `/a/index.html` and `/a/` are `/a` (docs/specification.md 2.20).
 */
export function pagePath(pathname: string): string {
  const bare = pathname.replace(/\/index\.html?$|\.html?$/i, '').replace(/\/+$/, '')
  return bare === '' ? '/' : bare
}

export function isSamePage(a: Pick<URL, 'origin' | 'pathname'>, b: Pick<URL, 'origin' | 'pathname'>): boolean {
  return a.origin === b.origin && pagePath(a.pathname) === pagePath(b.pathname)
}

/** Whether the path names a file that is not a page: `/guide.pdf`, `/rss.xml`. A version such as `/docs/v4.0` is not a file. */
export function isFilePath(pathname: string): boolean {
  return /\.(?!html?$)[a-z][a-z\d]{1,4}$/i.test(pathname)
}
