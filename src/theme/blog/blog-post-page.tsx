// One post: text, authors, contents list, and links to the posts before and after it.

import type { ReactElement, ReactNode } from 'react'
import { text } from '../../lib/texts/text.ts'
import type { BlogPostRoute } from '../../routes/blog/blog-route.ts'
import type { PageLink } from '../../routes/route-base.ts'
import { Breadcrumbs } from '../docs/breadcrumbs.tsx'
import { ContentsDisclosure } from '../docs/contents-list.tsx'
import { buildContentsTree } from '../docs/contents-tree.ts'
import { PageFoot } from '../layout/page-foot.tsx'
import { Pager, type PagerLink } from '../layout/pager.tsx'
import { TagList } from '../layout/tag-list.tsx'
import { useTextLanguage } from '../layout/text-language.ts'
import { VisibilityNotices } from '../layout/visibility-notices.tsx'
import { usePage } from '../page-context.ts'
import { BlogLayout } from './blog-layout.tsx'
import { findBlog } from './find-blog.ts'
import { PostCover } from './post-cover.tsx'
import { PostMeta } from './post-meta.tsx'

export function BlogPostPage({ route, children }: { route: BlogPostRoute; children: ReactNode }): ReactElement {
  const { site, headings } = usePage()
  const { post, newer, older, editUrl, lastUpdate, tableOfContents } = route.props
  const blog = findBlog(site, route.props.blog)
  const contents = buildContentsTree(headings, tableOfContents)
  const language = useTextLanguage()
  return (
    <BlogLayout blog={blog} contents={contents}>
      <Breadcrumbs
        breadcrumbs={[
          { label: blog.title, path: blog.path },
          { label: post.title, textLocale: route.textLocale },
        ]}
      />
      <article className="post">
        <VisibilityNotices draft={route.metadata.draft} unlisted={post.unlisted} />
        <header>
          <h1 className="post-title" {...language}>
            {post.title}
          </h1>
          <PostMeta post={post} />
        </header>
        {blog.covers && <PostCover post={post} first />}
        {contents.length > 0 && <ContentsDisclosure tree={contents} />}
        <div className="markdown" {...language}>
          {children}
        </div>
        <TagList tags={post.tags} />
        <PageFoot editUrl={editUrl} lastUpdate={lastUpdate} />
      </article>
      <Pager
        label={text('theme.blog.post.paginator.navAriaLabel')}
        previous={toPagerLink(newer, text('theme.blog.post.paginator.newerPost'))}
        next={toPagerLink(older, text('theme.blog.post.paginator.olderPost'))}
      />
    </BlogLayout>
  )
}

function toPagerLink(link: PageLink | undefined, direction: string): PagerLink | undefined {
  return link && { path: link.path, direction, title: link.label, textLocale: link.textLocale }
}
