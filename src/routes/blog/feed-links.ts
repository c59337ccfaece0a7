// Where the feeds of a blog are: for the head of its pages, and for the code that writes the files.
import type { ResolvedBlog } from '../../config/resolved-config.ts'
import { joinPath } from '../join-path.ts'
import type { FeedLink } from '../route-base.ts'

const fileNames = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' } as const

/** Each type once, next to the list at `listPath`. Feeds are files: the trailing-slash policy does not apply. */
export function feedLinksOf(listPath: string, feeds: ResolvedBlog['feeds']): FeedLink[] {
  if (feeds === undefined) return []
  const types = (['rss', 'atom', 'json'] as const).filter((type) => feeds.types.includes(type))
  return types.map((type) => ({ type, path: joinPath(listPath, fileNames[type]), title: feeds.title }))
}
