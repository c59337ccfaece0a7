// `@docusaurus/plugin-content-blog/client`, and what `@docusaurus/theme-common` has of the same subject: the blog and the post of the page.
import { useContext } from 'react'
import { withBaseUrl } from '../../lib/site-path.ts'
import { postMetadata, postPageMetadata, tocOf } from '../../render/document-facts.ts'
import { ShownPost } from '../../theme/blog/shown-post.ts'
import { pickById } from '../../theme/hooks/pick-by-id.ts'
import { usePage } from '../../theme/hooks/use-page.ts'
import { useWrittenDocuments } from '../../theme/hooks/use-written-documents.ts'

/** The post of the page, or the one of which a component shows something in a list. @throws where there is none. */
export function useBlogPost() {
  const { route, site, headings } = usePage()
  const writtenIn = useWrittenDocuments()
  const listed = useContext(ShownPost)
  const post = listed ?? (route.kind === 'blog-post' ? route.props.post : undefined)
  if (post === undefined) throw new Error('Expected useBlogPost() to be called on the page of a post, or in a list of posts.')
  const { baseUrl } = site.config
  const { frontMatter } = writtenIn(post.document)
  const isPage = route.kind === 'blog-post'
  return {
    metadata: { ...(isPage ? postPageMetadata(route, baseUrl) : postMetadata(post, baseUrl)), frontMatter },
    frontMatter,
    assets: { image: post.image, authorsImageUrls: post.authors.map(({ imageUrl }) => imageUrl) },
    toc: isPage ? tocOf(headings) : [],
    isBlogPostPage: isPage,
  }
}

/** The blog of the page. @throws on pages that are in none. */
export function useBlogMetadata() {
  const { route, site } = usePage()
  const id = 'blog' in route.props ? route.props.blog : undefined
  if (id === undefined) throw new Error('Expected useBlogMetadata() to be called on a page of a blog.')
  const blog = pickById('blog', site.blogs, id)
  const add = (path: string | undefined) => (path === undefined ? undefined : withBaseUrl(path, site.config.baseUrl))
  return { blogBasePath: add(blog.path) ?? '', blogTitle: blog.title, authorsListPath: add(blog.authorsPath) }
}
