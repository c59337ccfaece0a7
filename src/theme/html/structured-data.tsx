// The structured data that a page has in its head.
import type { ReactElement } from 'react'
import { placeInDocs } from '../../routes/docs/place-in-docs.ts'
import type { Route } from '../../routes/route.ts'
import type { SiteData } from '../../routes/site-data.ts'
import {
  blogListData,
  blogPostingData,
  breadcrumbListData,
  type JsonObject,
  toScriptJson,
  webSiteData,
} from '../../routes/structured-data.ts'
import { findBlog, findPosts } from '../blog/find-blog.ts'
import { usePage } from '../page-context.ts'

/** Describes the page as structured data for search engines. */
export function StructuredDataScript(): ReactElement | null {
  const { site, route } = usePage()
  const data = structuredDataOf(site, route)
  return data === undefined ? null : <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptJson(data) }} />
}

function structuredDataOf(site: SiteData, route: Route): JsonObject | undefined {
  if (route.path === '/') return webSiteData(site.config)
  const place = placeInDocs(route)
  if (place !== undefined) return breadcrumbListData(place.breadcrumbs, site.config)
  switch (route.kind) {
    case 'blog-list': {
      const blog = findBlog(site, route.props.blog)
      return blogListData(blog, findPosts(blog, route.items), site.config)
    }
    case 'blog-post':
      return blogPostingData(route.props.post, findBlog(site, route.props.blog), site.config, route.props.lastUpdate?.date)
    default:
      return undefined
  }
}
