// What all routes of a blog have in common: the plugin context, the reference to the posts at the side, and most of the head tags.
import type { ResolvedBlog } from '../../config/resolved-config.ts'
import type { FeedLink, PageMetadata } from '../route-base.ts'
import type { BlogPostRoute } from './blog-route.ts'
import type { PlannedPost } from './read-posts.ts'

export type BlogRouteBase = Pick<BlogPostRoute, 'exact' | 'context' | 'sidebar' | 'metadata'>

/** `pageClass`: class of the html element that tells the kinds of page apart. */
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

/** When the newest change of any of `posts` was made; {} without posts. A change that is not known is the date of the post. */
export function lastModifiedOf(posts: readonly PlannedPost[]): Pick<PageMetadata, 'lastModified'> {
  let newest: string | undefined
  for (const { post, lastUpdate } of posts) {
    const date = lastUpdate.date ?? post.date
    if (newest === undefined || Date.parse(date) > Date.parse(newest)) newest = date
  }
  return newest === undefined ? {} : { lastModified: newest }
}
