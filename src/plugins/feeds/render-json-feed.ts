// A feed as JSON Feed 1.1 (jsonfeed.org).
import type { Feed } from './feed.ts'

/** `self`: absolute URL of the feed. */
export function renderJsonFeed(feed: Feed, self: string): string {
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.url,
    feed_url: self,
    description: feed.description,
    language: feed.language,
    items: feed.entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      summary: entry.description === '' ? undefined : entry.description,
      content_html: entry.html,
      date_published: entry.date,
      image: entry.image,
      authors: entry.authors.length === 0 ? undefined : entry.authors.map(({ name, url }) => ({ name, url })),
      tags: entry.tags.length === 0 ? undefined : entry.tags,
    })),
  }
  return `${JSON.stringify(document, null, 2)}\n`
}
