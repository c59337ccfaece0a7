// The feeds of a blog as files. Written by hand: the library usually used for this reads the clock, lets a tag with `<` break out of an
// attribute, and ends a CDATA section at the second `]]>` in a text.
import { feedLinksOf } from '../../routes/blog/blog-paths.ts'
import type { EmittedFile, EmittedSite } from '../../routes/emitted-file.ts'
import { absoluteUrl } from '../../routes/page-metadata.ts'
import type { FeedLink } from '../../routes/route-base.ts'
import type { SiteData } from '../../routes/site-data.ts'
import { type Feed, feedOf } from './feed.ts'
import { renderAtom } from './render-atom.ts'
import { renderJsonFeed } from './render-json-feed.ts'
import { renderRss } from './render-rss.ts'

const formats: Readonly<Record<FeedLink['type'], { type: string; render: (feed: Feed, self: string) => string }>> = {
  rss: { type: 'application/rss+xml', render: renderRss },
  atom: { type: 'application/atom+xml', render: renderAtom },
  json: { type: 'application/feed+json', render: renderJsonFeed },
}

/** What it needs of the site. */
interface SiteWithBlogs extends Pick<EmittedSite, 'config'> {
  table: { site: Pick<SiteData, 'blogs'> }
  /** The body of a post as feeds have it; undefined when it could not be rendered. */
  feedBodyOf: (path: string) => string | undefined | Promise<string | undefined>
}

export function* emitFeeds({ config, table, feedBodyOf }: SiteWithBlogs): Iterable<EmittedFile> {
  for (const { id, feeds } of config.blogs) {
    const blog = table.site.blogs[id]
    if (!blog || !feeds) continue
    let last: { bodies: readonly (string | undefined)[]; feed: Feed } | undefined
    /** The formats differ only in syntax. */
    const makeFeed = async (): Promise<Feed> => {
      const bodies: (string | undefined)[] = []
      for (const { path } of blog.posts) bodies.push(await feedBodyOf(path))
      if (last?.bodies.every((body, index) => body === bodies[index])) return last.feed
      const posts = blog.posts.flatMap((post, index) => {
        const html = bodies[index]
        return html === undefined ? [] : [{ post, html }]
      })
      const feed = feedOf(config, blog, feeds, posts)
      last = { bodies, feed }
      return feed
    }
    for (const link of feedLinksOf(blog.path, feeds)) {
      const { type, render } = formats[link.type]
      const self = absoluteUrl(link.path, config)
      yield { path: link.path.replace(/^\//, ''), type, make: async () => render(await makeFeed(), self) }
    }
  }
}
