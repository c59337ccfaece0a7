// A list of posts with the text before their truncate marker, and links to newer and older ones.
import type { ReactElement, ReactNode } from 'react'
import type { BlogPost, Pagination } from '../../routes/blog/blog-route.ts'
import { Pager } from '../layout/pager.tsx'
import { TagList } from '../layout/tag-list.tsx'
import { Link } from '../link.tsx'
import { PostMeta } from './post-meta.tsx'

interface PostListProps {
  posts: readonly BlogPost[]
  /** Path of the post -> its text. */
  contents: Record<string, ReactNode>
  pagination: Pagination
}

export function PostList({ posts, contents, pagination }: PostListProps): ReactElement {
  return (
    <>
      <div className="post-list">
        {posts.map((post) => (
          <PostPreview key={post.path} post={post}>
            {contents[post.path]}
          </PostPreview>
        ))}
      </div>
      <Pager
        label="Blog list page navigation"
        previous={pagination.newer === undefined ? undefined : { path: pagination.newer, direction: 'Newer entries' }}
        next={pagination.older === undefined ? undefined : { path: pagination.older, direction: 'Older entries' }}
      />
    </>
  )
}

function PostPreview({ post, children }: { post: BlogPost; children: ReactNode }): ReactElement {
  return (
    <article className="post-preview">
      <header>
        <h2 className="post-title">
          <Link to={post.path}>{post.title}</Link>
        </h2>
        <PostMeta post={post} />
      </header>
      <div className="markdown">{children}</div>
      <footer className="post-preview-foot">
        <TagList tags={post.tags} />
        {post.truncated && (
          <Link className="read-more" to={post.path}>
            Read more<span className="visually-hidden"> about {post.title}</span>
          </Link>
        )}
      </footer>
    </article>
  )
}
