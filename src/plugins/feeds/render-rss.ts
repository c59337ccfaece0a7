// A feed as RSS 2.0, with the full text in content:encoded and authors as dc:creator (an RSS `author` requires an email address).
import { renderXml, xml } from '../../lib/xml.ts'
import type { Feed } from './feed.ts'

/** `self`: absolute URL of the feed. */
export function renderRss(feed: Feed, self: string): string {
  const items = feed.entries.map((entry) =>
    xml('item', [
      xml('title', entry.title),
      xml('link', entry.url),
      xml('guid', entry.url, { isPermaLink: 'true' }),
      xml('pubDate', new Date(entry.date).toUTCString()),
      entry.description === '' ? undefined : xml('description', entry.description),
      xml('content:encoded', entry.html),
      ...entry.authors.map(({ name, email }) =>
        email === undefined ? xml('dc:creator', name) : xml('author', `${email} (${name.replace(/[()]/g, '')})`),
      ),
      ...entry.tags.map((tag) => xml('category', tag)),
    ]),
  )
  const channel = xml('channel', [
    xml('title', feed.title),
    xml('link', feed.url),
    xml('description', feed.description),
    xml('language', feed.language),
    feed.copyright === undefined ? undefined : xml('copyright', feed.copyright),
    xml('lastBuildDate', new Date(feed.updated).toUTCString()),
    xml('generator', 'sitegen'),
    xml('atom:link', '', { href: self, rel: 'self', type: 'application/rss+xml' }),
    ...items,
  ])
  return renderXml(
    xml('rss', [channel], {
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    }),
  )
}
