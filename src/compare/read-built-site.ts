// Reads a built site, whatever has built it: a folder with HTML files, or the list of addresses in a sitemap.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readSitemap } from '../lib/read-sitemap.ts'
import { decodePath } from '../lib/site-path.ts'
import { type HostRedirects, readHostRedirects } from '../plugins/redirects/check/host-redirects.ts'
import { type BuiltPage, readBuiltPage } from './read-built-page.ts'

export interface BuiltSite {
  /** As it was asked for. */
  name: string
  /** Path below which it is served, with slashes around it. */
  base: string
  /** Key of an address -> the page. */
  pages: ReadonlyMap<string, BuiltPage>
  /** Keys of all other files. */
  files: ReadonlySet<string>
  /** Rules of its `_redirects` file. */
  hostRedirects: HostRedirects | undefined
  /** Only the addresses are known. */
  isList: boolean
}

/** Why something cannot be compared: said to the user as it is. */
export class UnreadableSiteError extends Error {
  override name = 'UnreadableSiteError'
  readonly hint: string

  constructor(message: string, hint: string) {
    super(message)
    this.hint = hint
  }
}

/** @param path absolute: a folder, or a file with a sitemap. @param name for messages. */
export function readBuiltSite(path: string, name: string): BuiltSite {
  const stats = existsSync(path) ? statSync(path) : undefined
  if (stats?.isDirectory()) return readFolder(path, name)
  if (stats?.isFile()) return readList(readFileSync(path, 'utf8'), name)
  throw new UnreadableSiteError(
    `Expected ${name} to be a folder with a built site or a sitemap, but there is nothing.`,
    'Build the site first, or give the file sitemap.xml of the published one.',
  )
}

/**
 * What two addresses of one page have in common: decoded, in NFC, without the base, a slash at the end, `index.html` and `.html`. Upper and
 * lower case differ, as they do on most hosts.
 */
export function keyOf(path: string, base = '/'): string {
  const decoded = decodePath(path.replace(/[?#].*$/s, '')).normalize('NFC')
  const below = base !== '/' && `${decoded}/`.startsWith(base) ? `/${decoded.slice(base.length)}` : decoded
  return below.replace(/(?:\/index)?\.html?$/i, '').replace(/\/+$/, '') || '/'
}

function readFolder(directory: string, name: string): BuiltSite {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
  const sizeOf = (path: string): number | undefined => statSync(join(directory, path), { throwIfNoEntry: false })?.size
  const pages = new Map<string, BuiltPage>()
  const files = new Set<string>()
  for (const path of paths) {
    if (!/\.html?$/i.test(path)) files.add(`/${path.normalize('NFC')}`)
    else if (!/^404\.html?$/i.test(basename(path))) {
      const html = readFileSync(join(directory, path), 'utf8')
      pages.set(keyOf(`/${path}`), readBuiltPage(html, path))
    }
  }
  if (pages.size === 0)
    throw new UnreadableSiteError(
      `The folder ${name} has no HTML files.`,
      'Give the folder that the build has written, such as build or dist.',
    )
  const base = findBase(pages)
  for (const page of pages.values()) page.weight = weightOf(page, base, sizeOf)
  const rules = existsSync(join(directory, '_redirects')) ? readFileSync(join(directory, '_redirects'), 'utf8') : undefined
  return { name, base, pages, files, hostRedirects: rules === undefined ? undefined : readHostRedirects(rules, base), isList: false }
}

/** Every page says its address; what stands in front of its path is the base. The one that most pages have counts. */
function findBase(pages: ReadonlyMap<string, BuiltPage>): string {
  const counts = new Map<string, number>()
  for (const [key, { canonical, redirectTo }] of pages) {
    if (canonical === undefined || redirectTo !== undefined || !URL.canParse(canonical)) continue
    const path = keyOf(new URL(canonical).pathname)
    if (key !== '/' && !path.endsWith(key)) continue
    const base = `${key === '/' ? path : path.slice(0, -key.length)}/`.replace(/^\/+/, '/')
    counts.set(base, (counts.get(base) ?? 0) + 1)
  }
  return [...counts].sort((left, right) => right[1] - left[1])[0]?.[0] ?? '/'
}

/** Bytes and number of the files that a page loads at once, itself among them; what lies on another host is not known. */
function weightOf(page: BuiltPage, base: string, sizeOf: (path: string) => number | undefined): { bytes: number; requests: number } {
  let { bytes } = page.weight
  let requests = 1
  for (const address of page.loads) {
    const url = new URL(address, `http://site.invalid${base}${page.file}`)
    if (url.hostname !== 'site.invalid' || !url.pathname.startsWith(base)) continue
    const size = sizeOf(decodePath(url.pathname.slice(base.length)))
    if (size === undefined) continue
    bytes += size
    requests += 1
  }
  return { bytes, requests }
}

function readList(text: string, name: string): BuiltSite {
  if (/<sitemapindex\b/.test(text))
    throw new UnreadableSiteError(`${name} lists other sitemaps, and no pages.`, 'Give one of the files that it lists.')
  const addresses = readSitemap(text).filter(({ address }) => URL.canParse(address))
  if (addresses.length === 0)
    throw new UnreadableSiteError(
      `Expected ${name} to be a sitemap, found no <loc> with an address in it.`,
      'Give the file sitemap.xml of the published site, or the folder of a built one.',
    )
  const pages = new Map<string, BuiltPage>()
  for (const { address } of addresses) {
    const { pathname } = new URL(address)
    pages.set(keyOf(pathname), readBuiltPage('', decodePath(pathname)))
  }
  return { name, base: '/', pages, files: new Set(), hostRedirects: undefined, isList: true }
}
