// JSON-LD of a page: breadcrumbs of docs, blogs and their posts. Rules: behaviour §2.15, §2.21.
import type { BlogAuthor, BlogPost, Breadcrumb, Route, SiteData } from '../../routes/route.ts'
import { isExternal } from '../../routes/site-path.ts'
import { absoluteFileUrl, absolutePageUrl } from './page-url.ts'

export function collectStructuredData(site: SiteData, route: Route): object[] {
  switch (route.kind) {
    case 'doc':
    case 'generated-index': {
      const list = breadcrumbList(route.props.breadcrumbs, site)
      return list ? [list] : []
    }
    case 'blog-list': {
      const blog = site.blogs[route.props.blog]
      if (blog === undefined) return []
      return [
        {
          '@context': 'https://schema.org',
          '@type': 'Blog',
          '@id': absolutePageUrl(blog.path, site.config),
          headline: blog.title,
          description: blog.description,
          blogPost: route.items.flatMap((path) => blog.posts.filter((post) => post.path === path).map((post) => blogPosting(post, site))),
        },
      ]
    }
    case 'blog-post': {
      const blog = site.blogs[route.props.blog]
      const posting = blogPosting(route.props.post, site)
      return [
        {
          '@context': 'https://schema.org',
          ...posting,
          ...(blog && { isPartOf: { '@type': 'Blog', '@id': absolutePageUrl(blog.path, site.config), name: blog.title } }),
        },
      ]
    }
    default:
      return []
  }
}

function breadcrumbList(breadcrumbs: Breadcrumb[], site: SiteData): object | undefined {
  const items = breadcrumbs.flatMap(({ label, path }) => (path === undefined ? [] : [{ label, path }]))
  if (items.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: isExternal(path) ? path : absolutePageUrl(path, site.config),
    })),
  }
}

function blogPosting(post: BlogPost, site: SiteData): object {
  const url = absolutePageUrl(post.path, site.config)
  const authors = post.authors.map(person)
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: post.title,
    name: post.title,
    description: post.description,
    datePublished: post.date,
    ...(authors.length > 0 && { author: authors.length === 1 ? authors[0] : authors }),
    ...(post.image && { image: absoluteFileUrl(post.image, site.config) }),
  }
}

function person({ name, title, url, email, imageUrl }: BlogAuthor): object {
  return {
    '@type': 'Person',
    ...(name && { name }),
    ...(title && { description: title }),
    ...(url && { url }),
    ...(email && { email }),
    ...(imageUrl && { image: imageUrl }),
  }
}
