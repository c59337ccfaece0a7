// What all routes of a blog have in common: the plugin context, the key of the sidebar with its posts, and most of the head tags.
import type { ResolvedBlog } from '../../config/resolved-config.ts'
import type { FeedLink, PageMetadata } from '../route-base.ts'
import type { BlogPostRoute } from './blog-route.ts'
import type { PlannedPost } from './read-posts.ts'

export type BlogRouteBase = Pick<BlogPostRoute, 'exact' | 'context' | 'sidebar' | 'metadata'>

/** `pageClass`: class of the html element that identifies the kind of page. */
export function blogRouteBase(
  { blog, feeds }: { blog: Pick<ResolvedBlog, 'id'>; feeds: FeedLink[] },
  pageClass: string,
  { unlisted = false, ...metadata }: Omit<PageMetadata, 'feeds' | 'htmlClassNames' | 'noIndex'>,
): BlogRouteBase {
  return {
    exact: true,
    context: { plugin: { name: 'blog', id: blog.id } },
    sidebar: blog.id,
    metadata: {
      ...metadata,
      ...(unlisted ? { unlisted, noIndex: true } : {}),
      ...(feeds.length > 0 ? { feeds } : {}),
      htmlClassNames: ['plugin-blog', `plugin-id-${blog.id}`, 'blog-wrapper', pageClass],
    },
  }
}

/** Date of the newest change to any of `posts`; {} without posts. A post whose last change is unknown counts with its own date. */
export function lastModifiedOf(posts: readonly PlannedPost[]): Pick<PageMetadata, 'lastModified'> {
  let newest: string | undefined
  for (const { post, lastUpdate } of posts) {
    const date = lastUpdate.date ?? post.date
    if (newest === undefined || Date.parse(date) > Date.parse(newest)) newest = date
  }
  return newest === undefined ? {} : { lastModified: newest }
}
