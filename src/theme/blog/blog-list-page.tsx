// The list of a blog, and the same list for one tag and one author.

import type { ReactElement, ReactNode } from 'react'
import { text } from '../../lib/texts/text.ts'
import type { BlogAuthorRoute, BlogListRoute, BlogTagRoute } from '../../routes/blog/blog-route.ts'
import { Link } from '../link.tsx'
import { usePage } from '../page-context.ts'
import { BlogLayout } from './blog-layout.tsx'
import { findBlog, findPosts } from './find-blog.ts'
import { PostList } from './post-list.tsx'
import { Author } from './post-meta.tsx'
import { SocialLinks } from './social-links.tsx'

type Contents = Record<string, ReactNode>

export function BlogListPage({ route, contents }: { route: BlogListRoute; contents: Contents }): ReactElement {
  const blog = findBlog(usePage().site, route.props.blog)
  const { pagination } = route.props
  return (
    <BlogLayout blog={blog}>
      <header className="page-header">
        <h1>{blog.title}</h1>
        {blog.description && pagination.page === 1 && <p className="page-lead">{blog.description}</p>}
      </header>
      <PostList posts={findPosts(blog, route.items)} contents={contents} pagination={pagination} covers={blog.covers} />
    </BlogLayout>
  )
}

export function BlogTagPage({ route, contents }: { route: BlogTagRoute; contents: Contents }): ReactElement {
  const blog = findBlog(usePage().site, route.props.blog)
  const { tag, pagination } = route.props
  return (
    <BlogLayout blog={blog}>
      <header className="page-header">
        <h1>
          {text('theme.blog.tagTitle', {
            nPosts: text('theme.blog.post.plurals', { count: tag.count ?? route.items.length }),
            tagName: tag.label,
          })}
        </h1>
        {tag.description && <p className="page-lead">{tag.description}</p>}
        {blog.tagsPath && (
          <p>
            <Link to={blog.tagsPath}>{text('theme.tags.tagsPageLink')}</Link>
          </p>
        )}
      </header>
      <PostList posts={findPosts(blog, route.items)} contents={contents} pagination={pagination} covers={blog.covers} />
    </BlogLayout>
  )
}

export function BlogAuthorPage({ route, contents }: { route: BlogAuthorRoute; contents: Contents }): ReactElement {
  const blog = findBlog(usePage().site, route.props.blog)
  const { author, pagination } = route.props
  return (
    <BlogLayout blog={blog}>
      <header className="page-header">
        <Author author={{ ...author, path: undefined }} as="h1" />
        {author.description && <p className="page-lead">{author.description}</p>}
        <SocialLinks socials={author.socials} />
        <p>
          {text('theme.blog.post.plurals', { count: author.count ?? route.items.length })}
          {blog.authorsPath && (
            <>
              {' · '}
              <Link to={blog.authorsPath}>{text('theme.blog.authorsList.viewAll')}</Link>
            </>
          )}
        </p>
      </header>
      <PostList posts={findPosts(blog, route.items)} contents={contents} pagination={pagination} covers={blog.covers} />
    </BlogLayout>
  )
}
