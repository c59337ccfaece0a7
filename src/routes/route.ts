// The route table: what pages there are, what each shows, and the data that pages share. All of it plain JSON.
// Paths have the trailing-slash policy applied and stand WITHOUT the base URL; who writes HTML adds it (routes/site-path.ts).

import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { AuthorFields, LastUpdate } from '../content/document.ts'
import type { Place } from '../diagnostics/diagnostic.ts'

export interface RouteTable {
  /** Sorted as in behaviour §2.1; the last one is the catch-all. */
  routes: Route[]
  /** What pages share. */
  site: SiteData
  /** Site-relative Markdown file -> path of its page; for links from file to file. Partials and drafts are not in it. */
  pathOfFile: Record<string, string>
  /** Old path -> where it leads. Each becomes a small HTML file. */
  redirects: { from: string; to: string; place?: Place }[]
}

/** Spec 3.06. Every leaf is exact; the only other one is the catch-all `*`. */
export type Route = DocRoute | GeneratedIndexRoute | BlogRoute | PageRoute | CollectionListRoute | CollectionItemRoute | NotFoundRoute

interface RouteBase {
  path: string
  exact: boolean
  /** Site-relative file that the route was made from, for messages. */
  source?: string
  context: { plugin: { name: string; id: string } }
  /** Name of the docs sidebar; on the routes of a blog the id of the blog, whose `BlogData.sidebar` stands at the side (spec 3.06). */
  sidebar?: string
  metadata: PageMetadata
}

/** What the head of a page says. */
export interface PageMetadata {
  /** Undefined: the page module says (`export const metadata`). */
  title?: string
  description?: string
  keywords?: string[]
  /** Path of an image for social cards, as written. */
  image?: string
  noIndex?: boolean
  /** Left out of sitemap, feeds and lists. */
  unlisted?: boolean
  /** The page is a draft: the dev server shows those (plan-routes.ts), a build has none. */
  draft?: boolean
  /** ISO date for the sitemap. */
  lastModified?: string
  /** Feeds of the section: `<link rel="alternate">`. */
  feeds?: FeedLink[]
  /** Class names for the html element. */
  htmlClassNames?: string[]
  hideNavbar?: boolean
  hideFooter?: boolean
}

export interface FeedLink {
  type: 'rss' | 'atom' | 'json'
  path: string
  title: string
}

// ---------------------------------------------------------------- docs

export interface DocRoute extends RouteBase {
  kind: 'doc'
  /** File of the document. */
  document: string
  props: DocProps
}

export interface DocProps {
  id: string
  title: string
  /** The theme adds an h1 with the title: there is none in the text, and it is not hidden. */
  showTitle: boolean
  docs: { id: string; version: string }
  /** Key into `SiteData.sidebars`. */
  sidebarKey?: string
  breadcrumbs: Breadcrumb[]
  previous?: PageLink
  next?: PageLink
  editUrl?: string
  lastUpdate?: LastUpdate
  /** Docs have no tag pages: a tag is a label, and a link only when it was written with a permalink. */
  tags: { label: string; path?: string }[]
  draft: boolean
  unlisted: boolean
  tableOfContents: { hide: boolean; minHeadingLevel: number; maxHeadingLevel: number }
}

export interface PageLink {
  label: string
  path: string
}

export interface Breadcrumb {
  label: string
  path?: string
}

export interface GeneratedIndexRoute extends RouteBase {
  kind: 'generated-index'
  props: Pick<DocProps, 'docs' | 'sidebarKey' | 'breadcrumbs' | 'previous' | 'next'> & {
    title: string
    description?: string
    cards: CategoryCard[]
  }
}

export interface CategoryCard {
  type: 'link' | 'category'
  label: string
  /** Path on this site, or an address. */
  href: string
  /** Description of the document, or how many items a category has. */
  description?: string
  itemCount?: number
}

// ---------------------------------------------------------------- sidebars

/** An item as it is shown; made from the sidebars file or from the folders (behaviour §2.14). */
export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml

export interface SidebarLink {
  type: 'link'
  label: string
  /** Path on this site, or an address with a protocol. */
  href: string
  docId?: string
  unlisted?: boolean
  className?: string
  customProps?: Record<string, unknown>
}

export interface SidebarCategory {
  type: 'category'
  label: string
  href?: string
  linkUnlisted?: boolean
  description?: string
  collapsible: boolean
  collapsed: boolean
  className?: string
  customProps?: Record<string, unknown>
  items: SidebarItem[]
}

export interface SidebarHtml {
  type: 'html'
  value: string
  defaultStyle: boolean
  className?: string
}

// ---------------------------------------------------------------- blog

export type BlogRoute = BlogPostRoute | BlogListRoute | BlogArchiveRoute | BlogTagsRoute | BlogTagRoute | BlogAuthorsRoute | BlogAuthorRoute

export interface BlogPostRoute extends RouteBase {
  kind: 'blog-post'
  document: string
  props: { blog: string; post: BlogPost; newer?: PageLink; older?: PageLink; editUrl?: string; lastUpdate?: LastUpdate; inFeeds: boolean }
}

/** One page of a list; the bodies of its posts are shown truncated. Spec 3.06: carries its items and its sidebar. */
export interface BlogListRoute extends RouteBase {
  kind: 'blog-list'
  /** Paths of the posts, into `BlogData.posts`. */
  items: string[]
  props: { blog: string; pagination: Pagination }
}

export interface BlogArchiveRoute extends RouteBase {
  kind: 'blog-archive'
  props: { blog: string; years: { year: number; posts: string[] }[] }
}

export interface BlogTagsRoute extends RouteBase {
  kind: 'blog-tags'
  props: { blog: string; letters: { letter: string; tags: BlogTag[] }[] }
}

export interface BlogTagRoute extends RouteBase {
  kind: 'blog-tag'
  items: string[]
  props: { blog: string; tag: BlogTag; pagination: Pagination }
}

export interface BlogAuthorsRoute extends RouteBase {
  kind: 'blog-authors'
  props: { blog: string; authors: BlogAuthor[] }
}

export interface BlogAuthorRoute extends RouteBase {
  kind: 'blog-author'
  items: string[]
  props: { blog: string; author: BlogAuthor; pagination: Pagination }
}

export interface Pagination {
  page: number
  totalPages: number
  /** Path of the page with newer entries. */
  newer?: string
  older?: string
}

export interface BlogPost {
  path: string
  document: string
  title: string
  description: string
  /** ISO date and time, UTC. */
  date: string
  authors: BlogAuthor[]
  tags: BlogTag[]
  image?: string
  /** Minutes, not rounded; absent when it is not shown. */
  readingTime?: number
  /** The post has a truncate marker. */
  truncated: boolean
  unlisted: boolean
  sidebarLabel: string
}

export type BlogAuthor = Omit<AuthorFields, 'page'> & {
  key?: string
  /** Path of the author's page. */
  path?: string
  /** How many posts, on author lists. */
  count?: number
}

export interface BlogTag {
  label: string
  description?: string
  path?: string
  count?: number
}

// ---------------------------------------------------------------- pages and collections

export interface PageRoute extends RouteBase {
  kind: 'page'
  /** Site-relative TSX module, or undefined when it is a Markdown page. */
  module?: string
  document?: string
  props: {
    editUrl?: string
    lastUpdate?: LastUpdate
    title?: string
    tableOfContents?: DocProps['tableOfContents']
    wrapperClassName?: string
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

export interface CollectionItem {
  path: string
  /** File name without extension and number prefix, or the slug. */
  slug: string
  title: string
  description: string
  /** All front matter that is not the generator's own. */
  data: Record<string, unknown>
}

export interface NotFoundRoute extends RouteBase {
  kind: 'not-found'
  path: '*'
  exact: false
  props: Record<string, never>
}

// ---------------------------------------------------------------- shared data

/** What pages share, computed once. Sent to each worker once. */
export interface SiteData {
  config: PublicConfig
  /** Docs collections by id; spec 3.01 to 3.03. */
  docs: Record<string, DocsData>
  /** `<docs id>/<version name>/<sidebar name>` -> items. */
  sidebars: Record<string, SidebarItem[]>
  blogs: Record<string, BlogData>
  collections: Record<string, CollectionItem[]>
  /** Whether there is a page at `/`: breadcrumbs begin with a link to it (behaviour §2.15). Undefined counts as true. */
  hasHomePage?: boolean
}

/** The part of the configuration that the theme reads. */
export type PublicConfig = Pick<
  ResolvedConfig,
  | 'title'
  | 'tagline'
  | 'url'
  | 'baseUrl'
  | 'trailingSlash'
  | 'favicon'
  | 'noIndex'
  | 'baseUrlIssueBanner'
  | 'titleDelimiter'
  | 'version'
  | 'locales'
  | 'defaultLocale'
  | 'navbar'
  | 'footer'
  | 'announcementBar'
  | 'colorMode'
  | 'tableOfContents'
  | 'socialImage'
  | 'metadata'
  | 'customFields'
>

export interface DocsData {
  id: string
  path: string
  breadcrumbs: boolean
  versions: DocsVersion[]
}

/** Spec 3.01. */
export interface DocsVersion {
  name: string
  label: string
  isLast: boolean
  path: string
  mainDocId: string
  docs: DocEntry[]
  draftIds: string[]
  /** Spec 3.03: the first link of each sidebar. */
  sidebars: Record<string, { link?: { path: string; label: string } }>
  banner: 'none' | 'unreleased' | 'unmaintained'
  badge: boolean
  className: string
}

/** Spec 3.02. */
export interface DocEntry {
  id: string
  path: string
  sidebar?: string
  unlisted?: boolean
}

export interface BlogData {
  id: string
  path: string
  title: string
  description: string
  sidebarTitle: string
  /** Posts at the side, newest first, grouped by year (UTC). */
  sidebar: { year: number; posts: PageLink[] }[]
  /** Newest first (or as `sortPosts` says), drafts left out. */
  posts: BlogPost[]
  archivePath?: string
  tagsPath?: string
  authorsPath?: string
}
