// `@docusaurus/plugin-content-blog/client`, and what `@docusaurus/theme-common` has of the same subject: the blog and the post of the page.
import { withBaseUrl } from '../../lib/site-path.ts'
import { pickById } from '../../theme/hooks/pick-by-id.ts'
import { usePage } from '../../theme/hooks/use-page.ts'

/** The post of the page. @throws on pages that are none. */
export function useBlogPost() {
  const { route, site, headings } = usePage()
  if (route.kind !== 'blog-post') throw new Error('Expected useBlogPost() to be called on the page of a post.')
  const { post, newer, older, editUrl } = route.props
  const { baseUrl } = site.config
  const linkOf = (link: typeof newer) => link && { title: link.label, permalink: withBaseUrl(link.path, baseUrl) }
  return {
    metadata: {
      title: post.title,
      description: post.description,
      date: post.date,
      permalink: withBaseUrl(post.path, baseUrl),
      source: `@site/${post.document}`,
      authors: post.authors,
      tags: post.tags,
      readingTime: post.readingTime,
      hasTruncateMarker: post.truncated,
      unlisted: post.unlisted,
      editUrl,
      frontMatter: {},
      // The next post of Docusaurus is the older one.
      prevItem: linkOf(newer),
      nextItem: linkOf(older),
    },
    frontMatter: { title: post.title, description: post.description, image: post.image },
    assets: { image: post.image, authorsImageUrls: post.authors.map(({ imageUrl }) => imageUrl) },
    toc: headings.filter(({ level }) => level > 1).map(({ html, id, level }) => ({ value: html, id, level })),
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
