// The content of a feed before it is written as RSS, Atom or JSON, which differ only in syntax.
import type { ResolvedBlog, ResolvedConfig } from '../../config/resolved-config.ts'
import type { BlogAuthor, BlogPost } from '../../routes/blog/blog-route.ts'
import { absoluteImageUrl, canonicalUrl } from '../../routes/page-metadata.ts'
import type { BlogData } from '../../routes/site-data.ts'
import { absolutiseHtml } from './absolutise-html.ts'

export type FeedSettings = NonNullable<ResolvedBlog['feeds']>

export interface Feed {
  title: string
  description: string
  /** URL of the list page that the feed belongs to. */
  url: string
  language: string
  copyright?: string
  /** ISO date of the newest entry, so that the same content gives the same bytes. */
  updated: string
  entries: FeedEntry[]
}

export interface FeedEntry {
  url: string
  title: string
  description: string
  date: string
  authors: FeedAuthor[]
  tags: string[]
  image?: string
  html: string
}

export interface FeedAuthor {
  name: string
  url?: string
  email?: string
}

/** Update date of a feed without entries: the formats require one, and the current time would make builds differ. */
const dateOfEmptyFeed = '1970-01-01T00:00:00.000Z'

/** The newest posts that are listed, at most `limit`; the order of `posts` does not matter. */
export function feedOf(
  config: ResolvedConfig,
  blog: BlogData,
  settings: FeedSettings,
  posts: readonly { post: BlogPost; html: string }[],
): Feed {
  const newest = posts
    .filter(({ post }) => !post.unlisted)
    .sort((a, b) => Date.parse(b.post.date) - Date.parse(a.post.date) || (a.post.document < b.post.document ? -1 : 1))
    .slice(0, Math.max(0, settings.limit))
  const feed: Feed = {
    title: settings.title,
    description: settings.description ?? (blog.description || settings.title),
    url: canonicalUrl(blog.path, config),
    language: config.locales.find(({ name }) => name === config.locale)?.htmlLang ?? config.locale,
    updated: newest[0]?.post.date ?? dateOfEmptyFeed,
    entries: newest.map(({ post, html }) => entryOf(config, post, html)),
  }
  if (settings.copyright !== undefined) feed.copyright = settings.copyright
  return feed
}

function entryOf(config: ResolvedConfig, post: BlogPost, html: string): FeedEntry {
  const url = canonicalUrl(post.path, config)
  const entry: FeedEntry = {
    url,
    title: post.title,
    description: post.description,
    date: post.date,
    authors: post.authors.flatMap((author) => authorOf(config, author)),
    tags: post.tags.map(({ label }) => label),
    html: absolutiseHtml(html, url),
  }
  const image = post.image === undefined ? undefined : absoluteImageUrl(post.image, config)
  if (image !== undefined) entry.image = image
  return entry
}

/** The link is the author's page, else their URL; neither is a `mailto:`, because feeds have a field for email. */
function authorOf(config: ResolvedConfig, { key, name, path, url, email }: BlogAuthor): FeedAuthor[] {
  const label = name ?? key
  if (label === undefined) return []
  const author: FeedAuthor = { name: label }
  if (path !== undefined) author.url = canonicalUrl(path, config)
  else if (url !== undefined && /^https?:\/\//i.test(url) && URL.canParse(url)) author.url = new URL(url).href
  if (email !== undefined) author.email = email
  return [author]
}
