// A feed as Atom (RFC 4287).
import { renderXml, type XmlElement, xml } from '../../lib/xml.ts'
import type { Feed, FeedAuthor } from './feed.ts'

/** `self`: absolute URL of the feed. */
export function renderAtom(feed: Feed, self: string): string {
  const entries = feed.entries.map((entry) =>
    xml('entry', [
      xml('title', entry.title),
      xml('id', entry.url),
      xml('link', '', { rel: 'alternate', type: 'text/html', href: entry.url }),
      xml('published', entry.date),
      xml('updated', entry.date),
      entry.description === '' ? undefined : xml('summary', entry.description),
      xml('content', entry.html, { type: 'html' }),
      ...entry.authors.map(renderAuthor),
      ...entry.tags.map((tag) => xml('category', '', { term: tag, label: tag })),
    ]),
  )
  return renderXml(
    xml(
      'feed',
      [
        xml('title', feed.title),
        xml('subtitle', feed.description),
        xml('id', feed.url),
        xml('link', '', { rel: 'alternate', type: 'text/html', href: feed.url }),
        xml('link', '', { rel: 'self', type: 'application/atom+xml', href: self }),
        xml('updated', feed.updated),
        feed.copyright === undefined ? undefined : xml('rights', feed.copyright),
        xml('generator', 'sitegen'),
        // An entry without an author takes the author of the feed; one of the two is required.
        feed.entries.every(({ authors }) => authors.length > 0) ? undefined : xml('author', [xml('name', feed.title)]),
        ...entries,
      ],
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language },
    ),
  )
}

function renderAuthor({ name, url, email }: FeedAuthor): XmlElement {
  return xml('author', [
    xml('name', name),
    url === undefined ? undefined : xml('uri', url),
    email === undefined ? undefined : xml('email', email),
  ])
}
