// All the paths of one blog, so that the planner and the lists spell each of them in one place.
import type { ResolvedBlog, ResolvedConfig } from '../../config/resolved-config.ts'
import { applyTrailingSlash } from '../../lib/site-path.ts'
import { joinPath } from '../join-path.ts'
import type { FeedLink } from '../route-base.ts'

export interface BlogPaths {
  list: string
  archive: string | undefined
  tags: string
  authors: string
  /** Page `page` of the list at `path`; page 1 is the list itself. */
  pageOf(path: string, page: number): string
  postOf(slug: string): string
  tagOf(slug: string): string
  authorOf(slug: string): string
}

export function blogPathsOf(
  config: Pick<ResolvedConfig, 'baseUrl' | 'trailingSlash'>,
  blog: Pick<ResolvedBlog, 'routeBasePath' | 'archivePath' | 'authorsPath' | 'pagePath' | 'tagsPath'>,
): BlogPaths {
  const base = basePathOf(blog)
  const finish = (path: string) => applyTrailingSlash(path, config.trailingSlash, config.baseUrl)
  return {
    list: finish(base),
    archive: blog.archivePath === false ? undefined : finish(joinPath(base, blog.archivePath)),
    tags: finish(joinPath(base, blog.tagsPath)),
    authors: finish(joinPath(base, blog.authorsPath)),
    pageOf: (path, page) => finish(page === 1 ? path : joinPath(path, blog.pagePath, String(page))),
    postOf: (slug) => finish(joinPath(base, slug)),
    tagOf: (slug) => finish(joinPath(base, blog.tagsPath, slug)),
    authorOf: (slug) => finish(joinPath(base, blog.authorsPath, slug)),
  }
}

function basePathOf({ routeBasePath }: Pick<ResolvedBlog, 'routeBasePath'>): string {
  const path = joinPath(routeBasePath)
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

const fileNames = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' } as const

/**
 * Where the feeds of a blog are, for the head of its pages and for the code that writes the files. Each type once, next to the list at
 * `listPath`. Feeds are files: the trailing-slash policy does not apply.
 */
export function feedLinksOf(listPath: string, feeds: ResolvedBlog['feeds']): FeedLink[] {
  if (feeds === undefined) return []
  const types = (['rss', 'atom', 'json'] as const).filter((type) => feeds.types.includes(type))
  return types.map((type) => ({ type, path: joinPath(listPath, fileNames[type]), title: feeds.title }))
}
