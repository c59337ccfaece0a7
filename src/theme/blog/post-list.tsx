// A list of posts with the text before their truncate marker, and links to newer and older ones.

import type { ReactElement, ReactNode } from 'react'
import { text } from '../../lib/texts/text.ts'
import type { BlogPost, Pagination } from '../../routes/blog/blog-route.ts'
import { classNames } from '../class-names.ts'
import { Pager } from '../layout/pager.tsx'
import { TagList } from '../layout/tag-list.tsx'
import { useTextLanguages } from '../layout/text-language.ts'
import { Link } from '../link.tsx'
import { PostCover } from './post-cover.tsx'
import { PostMeta } from './post-meta.tsx'
import { ShownPost } from './shown-post.ts'

interface PostListProps {
  posts: readonly BlogPost[]
  /** Path of the post -> its text. */
  contents: Record<string, ReactNode>
  pagination: Pagination
  /** Posts have pictures; their authors are only on their own pages then. */
  covers?: boolean
}

export function PostList({ posts, contents, pagination, covers = false }: PostListProps): ReactElement {
  return (
    <>
      <div className={classNames('post-list', covers && 'post-list-covers')}>
        {posts.map((post, index) => (
          <ShownPost key={post.path} value={post}>
            <PostPreview post={post} cover={covers ? <PostCover post={post} first={index === 0} /> : undefined}>
              {contents[post.path]}
            </PostPreview>
          </ShownPost>
        ))}
      </div>
      <Pager
        label={text('theme.blog.paginator.navAriaLabel')}
        previous={
          pagination.newer === undefined ? undefined : { path: pagination.newer, direction: text('theme.blog.paginator.newerEntries') }
        }
        next={pagination.older === undefined ? undefined : { path: pagination.older, direction: text('theme.blog.paginator.olderEntries') }}
      />
    </>
  )
}

/** The name of a link has to begin with what it shows, which a language may have put elsewhere. */
function restOfLabel(title: string): string {
  const shown = text('theme.blog.post.readMore')
  const label = text('theme.blog.post.readMoreLabel', { title })
  return label.startsWith(shown) ? label.slice(shown.length) : `: ${title}`
}

function PostPreview({ post, cover, children }: { post: BlogPost; cover: ReactElement | undefined; children: ReactNode }): ReactElement {
  return (
    <article className="post-preview">
      {cover}
      <PreviewText hasCover={cover !== undefined} post={post}>
        {children}
      </PreviewText>
    </article>
  )
}

function PreviewText({ hasCover, post, children }: { hasCover: boolean; post: BlogPost; children: ReactNode }): ReactElement {
  const language = useTextLanguages()(post.textLocale)
  const content = (
    <>
      <header>
        <h2 className="post-title" {...language}>
          <Link to={post.path}>{post.title}</Link>
        </h2>
        <PostMeta post={post} authors={!hasCover} />
      </header>
      <div className="markdown" {...language}>
        {children}
      </div>
      <footer className="post-preview-foot">
        <TagList tags={post.tags} />
        {post.truncated && (
          <Link className="read-more" to={post.path}>
            {text('theme.blog.post.readMore')}
            <span className="visually-hidden">{restOfLabel(post.title)}</span>
          </Link>
        )}
      </footer>
    </>
  )
  return hasCover ? <div>{content}</div> : content
}
