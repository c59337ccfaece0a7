// Routes of a blog, and the posts, authors and tags that they show. The whole route table: ../route.ts.
import type { AuthorFields, LastUpdate } from '../../content/document.ts'
import type { PageLink, RouteBase } from '../route-base.ts'
import type { TableOfContents } from '../table-of-contents-of.ts'

export type BlogRoute = BlogPostRoute | BlogListRoute | BlogArchiveRoute | BlogTagsRoute | BlogTagRoute | BlogAuthorsRoute | BlogAuthorRoute

export interface BlogPostRoute extends RouteBase {
  kind: 'blog-post'
  document: string
  props: {
    blog: string
    post: BlogPost
    newer?: PageLink
    older?: PageLink
    editUrl?: string
    lastUpdate?: LastUpdate
    inFeeds: boolean
    tableOfContents: TableOfContents
  }
}

/** One page of a list; the bodies of its posts are shown truncated. docs/specification.md 3.06: carries its items and its sidebar. */
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
  /** Minutes with two decimals; absent if not shown. */
  readingTime?: number
  /** The post has a truncate marker. */
  truncated: boolean
  unlisted: boolean
  sidebarLabel: string
  /** As that of its page (RouteBase). */
  textLocale?: string
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
