// What pages share: configuration, docs, sidebars, blogs, collections. Plain JSON, and paths without the base URL, as in the routes
// (route.ts).
import type { PublicConfig } from '../config/public-config.ts'
import type { Messages } from '../lib/texts/text.ts'
import type { BlogPost } from './blog/blog-route.ts'
import type { SidebarItem } from './docs/sidebar-item.ts'
import type { PageLink } from './route-base.ts'

/** Computed once and sent to each worker once. */
export interface SiteData {
  config: PublicConfig
  /** Docs collections by id; docs/specification.md 3.01 to 3.03. */
  docs: Record<string, DocsData>
  /** `<docs id>/<version name>` -> what each of its documents is about, by id. */
  docTexts?: Record<string, Record<string, DocTexts>>
  /** `<docs id>/<version name>/<sidebar name>` -> items. */
  sidebars: Record<string, SidebarItem[]>
  /** The same keys -> path of the file with the whole sidebar, without the base URL. */
  sidebarFiles?: Record<string, string>
  blogs: Record<string, BlogData>
  collections: Record<string, CollectionItem[]>
  /** Texts of the language, of the theme and of the site; absent when all are those that are built in. */
  texts?: Messages
  /** Whether there is a page at `/`: breadcrumbs start with a link to it. Undefined counts as true. */
  hasHomePage?: boolean
}

export interface DocsData {
  id: string
  path: string
  breadcrumbs: boolean
  versions: DocsVersion[]
}

/** docs/specification.md 3.01. */
export interface DocsVersion {
  name: string
  label: string
  isLast: boolean
  path: string
  mainDocId: string
  docs: DocEntry[]
  draftIds: string[]
  /** docs/specification.md 3.03: the first link of each sidebar. */
  sidebars: Record<string, { link?: { path: string; label: string } }>
  banner: 'none' | 'unreleased' | 'unmaintained'
  badge: boolean
  className: string
}

/** docs/specification.md 3.02. */
export interface DocEntry {
  id: string
  path: string
  sidebar?: string
  unlisted?: boolean
}

export interface DocTexts {
  title: string
  description: string
}

export interface BlogData {
  id: string
  path: string
  title: string
  description: string
  sidebarTitle: string
  /** Posts have pictures. */
  covers?: boolean
  /** Posts in the sidebar, newest first, grouped by year (UTC). */
  sidebar: { year: number; posts: PageLink[] }[]
  /** Newest first (or as `sortPosts` says), without drafts. */
  posts: BlogPost[]
  archivePath?: string
  tagsPath?: string
  authorsPath?: string
}

export interface CollectionItem {
  path: string
  /** File name without extension and number prefix, or the slug. */
  slug: string
  title: string
  description: string
  /** All front matter that the generator does not define itself. */
  data: Record<string, unknown>
}
