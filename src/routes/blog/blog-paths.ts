// All the paths of one blog, so that the planner and the lists spell each of them in one place.
import type { ResolvedBlog, ResolvedConfig } from '../../config/resolved-config.ts'
import { applyTrailingSlash } from '../../lib/site-path.ts'
import { joinPath } from '../join-path.ts'

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
