// The pages that list a whole blog without the text of its posts: archive, tags, authors.

import type { ReactElement } from 'react'
import { text } from '../../lib/texts/text.ts'
import type { BlogArchiveRoute, BlogAuthorsRoute, BlogTagsRoute } from '../../routes/blog/blog-route.ts'
import { formatMonthDay } from '../format-date.ts'
import { useTextLanguages } from '../layout/text-language.ts'
import { Link } from '../link.tsx'
import { usePage } from '../page-context.ts'
import { BlogLayout } from './blog-layout.tsx'
import { findBlog, findPosts } from './find-blog.ts'
import { Author } from './post-meta.tsx'
import { SocialLinks } from './social-links.tsx'

/** Years and posts are in the order of the route. */
export function BlogArchivePage({ route }: { route: BlogArchiveRoute }): ReactElement {
  const blog = findBlog(usePage().site, route.props.blog)
  const languageOf = useTextLanguages()
  return (
    <BlogLayout blog={blog}>
      <header className="page-header">
        <h1>{text('theme.blog.archive.title')}</h1>
      </header>
      <div className="archive">
        {route.props.years.map(({ year, posts }) => (
          <section key={year}>
            <h2 id={String(year)}>{year}</h2>
            <ul>
              {findPosts(blog, posts).map((post) => (
                <li key={post.path}>
                  <time dateTime={post.date}>{formatMonthDay(post.date)}</time>
                  <span className="visually-hidden"> - </span>
                  <div {...languageOf(post.textLocale)}>
                    <Link to={post.path}>{post.title}</Link>
                    {post.description && <p>{post.description}</p>}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </BlogLayout>
  )
}

export function BlogTagsPage({ route }: { route: BlogTagsRoute }): ReactElement {
  const blog = findBlog(usePage().site, route.props.blog)
  return (
    <BlogLayout blog={blog}>
      <header className="page-header">
        <h1>{text('theme.tags.tagsPageTitle')}</h1>
      </header>
      {route.props.letters.map(({ letter, tags }) => (
        <section key={letter} className="tag-letter">
          <h2 id={letter}>{letter}</h2>
          <ul className="tag-cloud">
            {tags.map((tag) => (
              <li key={tag.label}>
                {tag.path === undefined ? (
                  <span className="tag">{tag.label}</span>
                ) : (
                  <Link className="tag" to={tag.path} title={tag.description}>
                    {tag.label}
                    {tag.count !== undefined && <span className="tag-count">{tag.count}</span>}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </BlogLayout>
  )
}

export function BlogAuthorsPage({ route }: { route: BlogAuthorsRoute }): ReactElement {
  const blog = findBlog(usePage().site, route.props.blog)
  return (
    <BlogLayout blog={blog}>
      <header className="page-header">
        <h1>{text('theme.blog.authorsList.pageTitle')}</h1>
      </header>
      <ul className="author-list">
        {route.props.authors.map((author) => (
          <li key={author.key ?? author.name}>
            <Author author={author} as="h2" />
            {author.description && <p>{author.description}</p>}
            <SocialLinks socials={author.socials} />
            {author.count !== undefined && <p className="author-count">{text('theme.blog.post.plurals', { count: author.count })}</p>}
          </li>
        ))}
      </ul>
    </BlogLayout>
  )
}
