// `@docusaurus/plugin-content-blog/client`, and what `@docusaurus/theme-common` has of the same subject: the blog and the post of the page.
import { withBaseUrl } from '../../lib/site-path.ts'
import { besidePost, postMetadata, tocOf } from '../../render/document-facts.ts'
import { pickById } from '../../theme/hooks/pick-by-id.ts'
import { usePage } from '../../theme/hooks/use-page.ts'

/** The post of the page. @throws on pages that are none. */
export function useBlogPost() {
  const { route, site, headings } = usePage()
  if (route.kind !== 'blog-post') throw new Error('Expected useBlogPost() to be called on the page of a post.')
  const { post, newer, older, editUrl } = route.props
  const { baseUrl } = site.config
  return {
    metadata: {
      ...postMetadata(post, baseUrl),
      editUrl,
      frontMatter: {},
      ...besidePost(newer, older, baseUrl),
    },
    frontMatter: { title: post.title, description: post.description, image: post.image },
    assets: { image: post.image, authorsImageUrls: post.authors.map(({ imageUrl }) => imageUrl) },
    toc: tocOf(headings),
    isBlogPostPage: true,
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
