// All link targets: pages with their ids, files of the output, redirects. Built once, queried for every link.

import { outputFileOf, type TrailingSlash, withBaseUrl } from '../lib/site-path.ts'
import type { HostRedirects } from '../plugins/redirects/check/host-redirects.ts'
import type { RouteTable } from '../routes/route.ts'
import type { PageRecord } from './page-record.ts'
import { pathKey } from './resolve-href.ts'

export type Found =
  | { kind: 'page'; path: string; record: PageRecord | undefined }
  | { kind: 'file' }
  /** `to` is where a browser would be sent, with the base URL. */
  | { kind: 'redirect'; to: string }
  /** A target exists whose path differs only in letter case. */
  | { kind: 'other-case'; path: string }

export interface TargetIndex {
  /** `path` is a key from `pathKey`. */
  find(path: string): Found | undefined
  /** Paths of all pages except the catch-all, as in the routes. */
  pagePaths: readonly string[]
  /** Paths of all files of the output that are not pages. */
  filePaths: readonly string[]
  /** Pages with an id. */
  pagesWithId(id: string): readonly string[]
  /** The id is on most pages, so it belongs to the layout and nobody links to it on purpose. */
  isOfLayout(id: string): boolean
}

export interface TargetIndexInput {
  table: Pick<RouteTable, 'redirects'> & { routes: readonly { path: string }[] }
  records: readonly PageRecord[]
  /** All files of the output, relative to it. */
  files: Iterable<string>
  trailingSlash: TrailingSlash
  baseUrl: string
  hostRedirects?: HostRedirects | undefined
}

export function createTargetIndex({ table, records, files, trailingSlash, baseUrl, hostRedirects }: TargetIndexInput): TargetIndex {
  const recordOf = new Map(records.map((record) => [pathKey(record.path), record]))
  const routes = table.routes.filter((route) => route.path !== '*')
  const pageOf = new Map(routes.map((route) => [pathKey(route.path), route.path]))
  const pageOfFile = new Map(table.routes.map((route) => [`/${outputFileOf(route.path, trailingSlash)}`.normalize('NFC'), route.path]))
  const redirectOf = new Map(table.redirects.map(({ from, to }) => [pathKey(from), withBaseUrl(to, baseUrl)]))
  const fileKeys = new Set<string>()
  const filePaths: string[] = []
  for (const file of files) {
    const path = `/${file.replace(/^\/+/, '')}`
    fileKeys.add(path.normalize('NFC'))
    if (!pageOfFile.has(path.normalize('NFC'))) filePaths.push(path)
  }
  let lowerCase: Map<string, string> | undefined
  return {
    pagePaths: [...pageOf.values()],
    filePaths,
    ...indexIds(records),
    find(path) {
      const page = pageOf.get(path)
      if (page !== undefined) return { kind: 'page', path: page, record: recordOf.get(path) }
      const redirect = redirectOf.get(path)
      if (redirect !== undefined) return { kind: 'redirect', to: redirect }
      // The file of a page counts as the page: `/docs/index.html`, or `/docs.html` on a site that writes it that way.
      const owner = pageOfFile.get(path)
      if (owner !== undefined) return { kind: 'page', path: owner, record: recordOf.get(pathKey(owner)) }
      // A folder of static files is served through its index.
      const bare = path === '/' ? '' : path
      if (fileKeys.has(path) || fileKeys.has(`${bare}/index.html`) || fileKeys.has(`${path}.html`)) return { kind: 'file' }
      const byHost = hostRedirects?.(path)
      if (byHost !== undefined) return byHost
      lowerCase ??= new Map([...filePaths, ...pageOf.values()].map((each) => [pathKey(each).toLowerCase(), each]))
      const other = lowerCase.get(path.toLowerCase())
      return other === undefined ? undefined : { kind: 'other-case', path: other }
    },
  }
}

/** The targets of `index`, with `records` in place of its own. For a server that gets to know pages one by one. */
export function withRecords(index: TargetIndex, records: ReadonlyMap<string, PageRecord>): TargetIndex {
  return {
    ...index,
    ...indexIds([...records.values()]),
    find(path) {
      const found = index.find(path)
      return found?.kind === 'page' ? { ...found, record: records.get(found.path) } : found
    },
  }
}

function indexIds(records: readonly PageRecord[]): Pick<TargetIndex, 'pagesWithId' | 'isOfLayout'> {
  let pagesOfId: Map<string, string[]> | undefined
  const pagesWithId = (id: string): readonly string[] => {
    pagesOfId ??= groupPagesById(records)
    return pagesOfId.get(id) ?? []
  }
  return { pagesWithId, isOfLayout: (id) => pagesWithId(id).length > Math.max(2, records.length / 2) }
}

function groupPagesById(records: readonly PageRecord[]): Map<string, string[]> {
  const pages = new Map<string, string[]>()
  for (const { path, ids } of records) {
    for (const id of ids) {
      const group = pages.get(id)
      if (group) group.push(path)
      else pages.set(id, [path])
    }
  }
  return pages
}
