// The parts of a configuration that say where content is and what is made of it: docs, blogs, pages, collections.
// The whole configuration: site-config.ts.
import type { Policy } from '../diagnostics/diagnostic.ts'

/** How the URL for editing a page's source is made: the start of the URL, or a function. */
export type EditUrl = string | ((context: { version?: string; path: string; permalink: string; locale: string }) => string | undefined)

export interface DocsOptions {
  /** @default 'default' */
  id?: string
  /** Folder, relative to the site. @default 'content/docs' */
  path?: string
  /** Start of the URL path. @default 'docs' */
  routeBasePath?: string
  /**
   * A file that defines the sidebars (.ts, .js or .json), relative to the site, or `false` for none. Undefined: one sidebar made from the
   * folders.
   */
  sidebarPath?: string | false
  editUrl?: EditUrl
  showLastUpdateTime?: boolean
  showLastUpdateAuthor?: boolean
  /** @default true */
  breadcrumbs?: boolean
  /** The latest version. @default the first of versions.json, or the current one */
  lastVersion?: string
  /** @default true */
  includeCurrentVersion?: boolean
  versions?: Record<string, DocsVersionOptions>
  /** Only these versions are built. */
  onlyIncludeVersions?: string[]
  /** @default true */
  sidebarCollapsed?: boolean
  /** @default true */
  sidebarCollapsible?: boolean
}

export interface DocsVersionOptions {
  label?: string
  path?: string
  banner?: 'none' | 'unreleased' | 'unmaintained'
  badge?: boolean
  noIndex?: boolean
  className?: string
}

export interface BlogOptions {
  /** @default 'default' */
  id?: string
  /** @default 'content/blog' */
  path?: string
  /** @default 'blog' */
  routeBasePath?: string
  /** @default 'Blog' */
  title?: string
  description?: string
  /** @default 10 */
  postsPerPage?: number | 'ALL'
  /** Title of the list of posts in the sidebar. @default 'Recent posts' */
  sidebarTitle?: string
  /** Number of posts in that list. @default 5 */
  sidebarCount?: number | 'ALL'
  /** @default true */
  showReadingTime?: boolean
  editUrl?: EditUrl
  showLastUpdateTime?: boolean
  showLastUpdateAuthor?: boolean
  /** @default 'descending' */
  sortPosts?: 'descending' | 'ascending'
  /** File name inside `path`. @default 'authors.yml' */
  authorsFile?: string
  /** File name inside `path`, or `false`. @default 'tags.yml' */
  tagsFile?: string | false
  /** Tag pages at `<base>/tags`. @default true */
  tagPages?: boolean
  /** @default 'archive' */
  archivePath?: string | false
  feeds?: false | FeedOptions
  /** Tags that are not in the tags file, if there is one. @default 'warn' */
  onInlineTags?: Policy
  /** @default 'warn' */
  onUntruncatedBlogPosts?: Policy
}

export interface FeedOptions {
  /** @default ['rss', 'atom'] */
  types?: ('rss' | 'atom' | 'json')[]
  /** @default 20 */
  limit?: number
  /** @default '<site title> <title of the blog>' */
  title?: string
  description?: string
  copyright?: string
}

export interface PagesOptions {
  /** @default 'content/pages' */
  path?: string
  /** @default '/' */
  routeBasePath?: string
  editUrl?: EditUrl
  showLastUpdateTime?: boolean
  showLastUpdateAuthor?: boolean
}

/** A folder of documents, one page each, rendered by components of the site: experts, templates. */
export interface CollectionOptions {
  id: string
  /** Folder, relative to the site. @default 'content/<id>' */
  path?: string
  /** @default id */
  routeBasePath?: string
  /** Module whose default export renders one document; it gets `CollectionItemProps` (src/theme). Relative to the site. */
  itemComponent: string
  /** Module whose default export renders the list; it gets `CollectionListProps`. Without it there is no list page. */
  listComponent?: string
  title?: string
  description?: string
  editUrl?: EditUrl
  showLastUpdateTime?: boolean
  showLastUpdateAuthor?: boolean
}
