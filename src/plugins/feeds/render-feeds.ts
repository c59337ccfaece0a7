// The feeds of a blog as files. Written by hand: the library usually used for this reads the clock, lets a tag with `<` break out of an
// attribute, and ends a CDATA section at the second `]]>` in a text.
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { BlogPost } from '../../routes/blog/blog-route.ts'
import { feedLinksOf } from '../../routes/blog/feed-links.ts'
import { absoluteUrl } from '../../routes/page-metadata.ts'
import type { FeedLink } from '../../routes/route-base.ts'
import type { BlogData } from '../../routes/site-data.ts'
import { type Feed, type FeedSettings, feedOf } from './feed.ts'
import { renderAtom } from './render-atom.ts'
import { renderJsonFeed } from './render-json-feed.ts'
import { renderRss } from './render-rss.ts'

export interface FeedFile {
  /** Path on the site without the base URL, `/blog/rss.xml`. */
  path: string
  content: string
  /** Media type. */
  type: string
}

export interface FeedInput {
  config: ResolvedConfig
  blog: BlogData
  feeds: FeedSettings
  /** `html`: the whole body as on the page of the post, with URLs resolved. Includes at least the posts whose route says `inFeeds`. */
  posts: readonly { post: BlogPost; html: string }[]
}

const formats: Readonly<Record<FeedLink['type'], { type: string; render: (feed: Feed, self: string) => string }>> = {
  rss: { type: 'application/rss+xml', render: renderRss },
  atom: { type: 'application/atom+xml', render: renderAtom },
  json: { type: 'application/feed+json', render: renderJsonFeed },
}

export function renderFeeds({ config, blog, feeds, posts }: FeedInput): FeedFile[] {
  const feed = feedOf(config, blog, feeds, posts)
  return feedLinksOf(blog.path, feeds).map(({ type, path }) => {
    const format = formats[type]
    return { path, content: format.render(feed, absoluteUrl(path, config)), type: format.type }
  })
}
