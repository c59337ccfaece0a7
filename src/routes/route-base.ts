// What every route has, whatever its screen shows: path, place, and what the head of its page says. The whole route table: route.ts.

export interface RouteBase {
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

export interface PageLink {
  label: string
  path: string
}
