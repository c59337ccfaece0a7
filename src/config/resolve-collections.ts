// Defaults of docs, blogs, pages and collections (the doc comments in content-options.ts are the reference).
import type { HasFolder } from './check-config.ts'
import { listOf } from './check-paths.ts'
import type { BlogOptions, CollectionOptions, DocsOptions, PagesOptions } from './content-options.ts'
import type { ResolvedBlog, ResolvedCollection, ResolvedDocs, ResolvedPages } from './resolved-config.ts'
import type { SiteConfig } from './site-config.ts'

export const docsDefaults = { id: 'default', path: 'content/docs', routeBasePath: 'docs' }
export const blogDefaults = { id: 'default', path: 'content/blog', routeBasePath: 'blog' }
export const pagesDefaults = { path: 'content/pages', routeBasePath: '/' }

export function collectionFolder(id: string): string {
  return `content/${id}`
}

/** A folder relative to the site, without `./` and without leading or trailing slashes. */
export function toFolder(path: string): string {
  const segments: string[] = []
  for (const segment of path.split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return segments.join('/')
}

/** A URL path without leading or trailing slashes; '' is the root. */
export function toRoutePath(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}

/** A collection that is not configured exists if its default folder does. */
function withDefault<Options extends object>(
  value: false | Options | Options[] | undefined,
  folder: string,
  hasFolder: HasFolder,
): (Options | undefined)[] {
  if (value === undefined) return hasFolder(folder) ? [undefined] : []
  return listOf(value, '').map(([, options]) => options)
}

export function resolveDocs(value: SiteConfig['docs'], hasFolder: HasFolder): ResolvedDocs[] {
  return withDefault<DocsOptions>(value, docsDefaults.path, hasFolder).map((options = {}) => ({
    ...options,
    id: options.id ?? docsDefaults.id,
    path: toFolder(options.path ?? docsDefaults.path),
    routeBasePath: toRoutePath(options.routeBasePath ?? docsDefaults.routeBasePath),
    ...(typeof options.sidebarPath === 'string' ? { sidebarPath: toFolder(options.sidebarPath) } : {}),
    showLastUpdateTime: options.showLastUpdateTime ?? false,
    showLastUpdateAuthor: options.showLastUpdateAuthor ?? false,
    breadcrumbs: options.breadcrumbs ?? true,
    lastVersion: options.lastVersion,
    includeCurrentVersion: options.includeCurrentVersion ?? true,
    versions: options.versions ?? {},
    onlyIncludeVersions: options.onlyIncludeVersions,
    sidebarCollapsed: options.sidebarCollapsed ?? true,
    sidebarCollapsible: options.sidebarCollapsible ?? true,
  }))
}

export function resolveBlogs(value: SiteConfig['blog'], siteTitle: string, hasFolder: HasFolder): ResolvedBlog[] {
  return withDefault<BlogOptions>(value, blogDefaults.path, hasFolder).map((options = {}) => ({
    id: options.id ?? blogDefaults.id,
    path: toFolder(options.path ?? blogDefaults.path),
    routeBasePath: toRoutePath(options.routeBasePath ?? blogDefaults.routeBasePath),
    title: options.title ?? 'Blog',
    description: options.description ?? options.title ?? 'Blog',
    postsPerPage: options.postsPerPage ?? 10,
    sidebarTitle: options.sidebarTitle ?? 'Recent posts',
    sidebarCount: options.sidebarCount ?? 5,
    showReadingTime: options.showReadingTime ?? true,
    editUrl: options.editUrl,
    showLastUpdateTime: options.showLastUpdateTime ?? false,
    showLastUpdateAuthor: options.showLastUpdateAuthor ?? false,
    sortPosts: options.sortPosts ?? 'descending',
    authorsFile: options.authorsFile ?? 'authors.yml',
    tagsFile: options.tagsFile ?? 'tags.yml',
    tagPages: options.tagPages ?? true,
    archivePath: options.archivePath === false ? false : toRoutePath(options.archivePath ?? 'archive'),
    feeds: resolveFeeds(options.feeds, `${siteTitle} ${options.title ?? 'Blog'}`),
    onInlineTags: options.onInlineTags ?? 'warn',
    onUntruncatedBlogPosts: options.onUntruncatedBlogPosts ?? 'warn',
  }))
}

/** `title`: feed readers show it next to the feeds of other sites, and of this site's other blogs. */
function resolveFeeds(feeds: BlogOptions['feeds'], title: string): ResolvedBlog['feeds'] {
  if (feeds === false) return undefined
  return { ...feeds, types: feeds?.types ?? ['rss', 'atom'], limit: feeds?.limit ?? 20, title: feeds?.title ?? title }
}

export function resolvePages(value: SiteConfig['pages'], hasFolder: HasFolder): ResolvedPages | undefined {
  return withDefault<PagesOptions>(value, pagesDefaults.path, hasFolder).map((options = {}) => ({
    path: toFolder(options.path ?? pagesDefaults.path),
    routeBasePath: toRoutePath(options.routeBasePath ?? pagesDefaults.routeBasePath),
    editUrl: options.editUrl,
    showLastUpdateTime: options.showLastUpdateTime ?? false,
    showLastUpdateAuthor: options.showLastUpdateAuthor ?? false,
  }))[0]
}

export function resolveCollections(collections: readonly CollectionOptions[]): ResolvedCollection[] {
  return collections.map((options) => ({
    id: options.id,
    path: toFolder(options.path ?? collectionFolder(options.id)),
    routeBasePath: toRoutePath(options.routeBasePath ?? options.id),
    itemComponent: toFolder(options.itemComponent),
    listComponent: options.listComponent === undefined ? undefined : toFolder(options.listComponent),
    title: options.title ?? options.id,
    description: options.description ?? '',
    editUrl: options.editUrl,
    showLastUpdateTime: options.showLastUpdateTime ?? false,
    showLastUpdateAuthor: options.showLastUpdateAuthor ?? false,
  }))
}
