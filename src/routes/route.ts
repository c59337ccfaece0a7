// The route table: which pages exist, and what each shows. All of it is plain JSON. Paths have the trailing-slash policy applied but NO
// base URL; the code that writes HTML adds it (lib/site-path.ts).

import type { LastUpdate } from '../content/document.ts'
import type { HomePageContent } from '../content/home-page.ts'
import type { Place } from '../diagnostics/diagnostic.ts'
import type { BlogRoute } from './blog/blog-route.ts'
import type { DocRoute, GeneratedIndexRoute, PlaceInDocs } from './docs/doc-route.ts'
import type { RouteBase } from './route-base.ts'
import type { CollectionItem, SiteData } from './site-data.ts'
import type { TableOfContents } from './table-of-contents-of.ts'

export interface RouteTable {
  /** Sorted as sort-routes.ts says; the last one is the catch-all. */
  routes: Route[]
  /** What pages share. */
  site: SiteData
  /** Site-relative Markdown file -> path of its page, for links from file to file. Without partials and drafts. */
  pathOfFile: ReadonlyMap<string, string>
  /**
   * Old path -> target. Each becomes a small HTML file. One that no configuration has written is without a place. `written` is how it stands in
   * the configuration, where these are paths of the whole site and it is that of a language.
   */
  redirects: { from: string; to: string; place?: Place; written?: { from: string; to: string } }[]
  /** Path without the base URL -> text: data that many pages fetch, with a hash in the name, and the OpenSearch description. */
  dataFiles: Record<string, string>
}

/** Of all languages: where a document has its page depends on the language. */
export type WholeTable = Omit<RouteTable, 'pathOfFile'>

/** docs/specification.md 3.06. Every route is exact except the catch-all `*`. */
export type Route =
  | DocRoute
  | GeneratedIndexRoute
  | BlogRoute
  | PageRoute
  | CollectionListRoute
  | CollectionItemRoute
  | SearchRoute
  | NotFoundRoute

export interface PageRoute extends RouteBase {
  kind: 'page'
  /** Site-relative TSX module, or undefined when it is a Markdown page. */
  module?: string
  document?: string
  props: {
    editUrl?: string
    lastUpdate?: LastUpdate
    title?: string
    tableOfContents?: TableOfContents
    wrapperClassName?: string
    /** The page is a home page. */
    home?: HomePageContent
    /** What the component of a page of data gets. */
    data?: Record<string, unknown>
    /** Of a page of data that is shown with a sidebar of the docs. */
    inDocs?: PlaceInDocs
  }
}

export interface CollectionListRoute extends RouteBase {
  kind: 'collection-list'
  module: string
  props: { collection: string }
}

export interface CollectionItemRoute extends RouteBase {
  kind: 'collection-item'
  module: string
  document: string
  props: { collection: string; item: CollectionItem; editUrl?: string; lastUpdate?: LastUpdate }
}

/** Shows all results of a search, on sites without a page of their own for it. */
export interface SearchRoute extends RouteBase {
  kind: 'search'
  props: Record<string, never>
}

export interface NotFoundRoute extends RouteBase {
  kind: 'not-found'
  path: '*'
  exact: false
  /** The module of the site with its text, `404.tsx` in the pages folder; or the document, `404.mdx` or `404.md`. */
  module?: string
  document?: string
  /**
   * `pathsFile`: path of the file with the paths that have capital letters, if there are any. `title`: title of the document, if its text does
   * not show one.
   */
  props: { pathsFile?: string; title?: string }
}
