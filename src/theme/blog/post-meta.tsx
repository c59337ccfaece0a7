// Date, reading time and authors of a post.
import type { ReactElement } from 'react'
import { text } from '../../lib/texts/text.ts'
import type { BlogAuthor, BlogPost } from '../../routes/blog/blog-route.ts'
import { formatLongDate } from '../format-date.ts'
import { Link } from '../link.tsx'
import { fileUrl } from '../link-target.ts'
import { usePage } from '../page-context.ts'

export function PostMeta({ post, authors = true }: { post: BlogPost; authors?: boolean }): ReactElement {
  return (
    <div className="post-meta">
      <p className="post-date">
        <time dateTime={post.date}>{formatLongDate(post.date)}</time>
        {post.readingTime !== undefined && <> · {formatReadingTime(post.readingTime)}</>}
      </p>
      {authors && post.authors.length > 0 && (
        <ul className="post-authors">
          {post.authors.map((author) => (
            <li key={JSON.stringify(author)}>
              <Author author={author} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** An author with image, title and links. `as` is the element of the name, for pages on which it is a heading. */
export function Author({ author, as: Name = 'span' }: { author: BlogAuthor; as?: 'span' | 'h1' | 'h2' }): ReactElement {
  const { config } = usePage().site
  const target = author.path ?? author.url ?? (author.email === undefined ? undefined : `mailto:${author.email}`)
  const name = author.name ?? author.key
  return (
    <div className="author">
      {author.imageUrl && (
        <img
          className="author-image"
          src={fileUrl(author.imageUrl, config)}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className="author-text">
        {name && <Name className="author-name">{target === undefined ? name : <Link to={target}>{name}</Link>}</Name>}
        {author.title && <span className="author-title">{author.title}</span>}
      </div>
    </div>
  )
}

/** 'One min read', '4 min read'; whole minutes, rounded up. */
export function formatReadingTime(minutes: number): string {
  return text('theme.blog.post.readingTime.plurals', { readingTime: Math.ceil(minutes) })
}
