// The data of the blog that a route belongs to, and its posts by path.

import type { BlogPost } from '../../routes/blog/blog-route.ts'
import type { BlogData, SiteData } from '../../routes/site-data.ts'

/** @throws when the site has no such blog, because route and shared data do not match. */
export function findBlog(site: SiteData, id: string): BlogData {
  const blog = Object.hasOwn(site.blogs, id) ? site.blogs[id] : undefined
  if (blog === undefined)
    throw new Error(`There is no blog with the id "${id}". There are: ${Object.keys(site.blogs).join(', ') || 'none'}.`)
  return blog
}

const postsOfBlogs = new WeakMap<BlogData, Map<string, BlogPost>>()

/** Returns the posts in the order of `paths`. The index of a blog is made once, not once per list page. */
export function findPosts(blog: BlogData, paths: readonly string[]): BlogPost[] {
  const posts = postsOfBlogs.get(blog) ?? new Map(blog.posts.map((post) => [post.path, post]))
  postsOfBlogs.set(blog, posts)
  return paths.flatMap((path) => posts.get(path) ?? [])
}
