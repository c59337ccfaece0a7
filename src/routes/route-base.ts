// What every route has, whatever it shows: path, context, and the head of its page. The whole route table: route.ts.
import type { SearchMetadata } from '../lib/search-metadata.ts'

export interface RouteBase {
  path: string
  exact: boolean
  /** Site-relative file that the route is made from, for messages. */
  source?: string
  context: { plugin: { name: string; id: string } }
  /** Name of the docs sidebar; on blog routes the id of the blog, whose `BlogData.sidebar` is shown (docs/specification.md 3.06). */
  sidebar?: string
  metadata: PageMetadata
  /** The language of its text, if that is not the language of the page: nobody has translated it. */
  textLocale?: string
  /** Its original has changed since its text was translated, which was then: ISO date and time. */
  translatedOn?: string
  /** On a site with several languages: the same page in those where its path is another one, or its text is not translated. */
  inLocales?: Record<string, PageInLocale>
  /** Site-relative module of the layout of the site that shows the document. */
  layout?: string
}

/** A page in another language. */
export interface PageInLocale {
  /** Without the base URL of that language; undefined if it has no such page. */
  path?: string
  /** Its text is in that language. */
  isTranslated: boolean
}

/** Content of the head of a page. */
export interface PageMetadata extends SearchMetadata {
  /** If undefined, the page module provides it (`export const metadata`). */
  title?: string
  description?: string
  keywords?: string[]
  /** Path of an image for social cards, as written. */
  image?: string
  noIndex?: boolean
  /** Excluded from sitemap, feeds and lists. */
  unlisted?: boolean
  /** The page is a draft: only the dev server shows drafts (plan-routes.ts), a build has none. */
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
  /** The language of the label, if that is not the language of the page (RouteBase). */
  textLocale?: string
}
