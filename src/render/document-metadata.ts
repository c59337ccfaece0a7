// `metadata` in the expressions of a document: what its page says of it, under the names of Docusaurus.
import { withBaseUrl } from '../lib/site-path.ts'
import type { BlogPost } from '../routes/blog/blog-route.ts'
import type { Route } from '../routes/route.ts'
import type { PageLink } from '../routes/route-base.ts'
import type { SiteData } from '../routes/site-data.ts'

/** @param shownOf address of the page of a post, if it is shown in a list. */
export function documentMetadata(route: Route, site: SiteData, shownOf: string | undefined): Record<string, unknown> {
  const { baseUrl } = site.config
  const permalinkOf = (path: string): string => withBaseUrl(path, baseUrl)
  const linkOf = (link: PageLink | undefined): object | undefined => link && { title: link.label, permalink: permalinkOf(link.path) }
  const ofPost = (post: BlogPost): Record<string, unknown> => ({
    permalink: permalinkOf(post.path),
    source: `@site/${post.document}`,
    title: post.title,
    description: post.description,
    date: post.date,
    authors: post.authors.map(({ imageUrl, ...author }) => ({ ...author, imageURL: imageUrl })),
    tags: post.tags.map(tagOf),
    readingTime: post.readingTime,
    hasTruncateMarker: post.truncated,
    unlisted: post.unlisted,
  })
  if (shownOf !== undefined) {
    const blog = 'props' in route && 'blog' in route.props ? site.blogs[route.props.blog] : undefined
    const post = blog?.posts.find(({ path }) => permalinkOf(path) === shownOf)
    return post === undefined ? {} : ofPost(post)
  }
  const { title, description, unlisted } = route.metadata
  const page = {
    title,
    description,
    unlisted: unlisted === true,
    permalink: permalinkOf(route.path),
    source: route.source && `@site/${route.source}`,
  }
  if (route.kind === 'doc') {
    const { id, docs, draft, editUrl, lastUpdate, tags, previous, next } = route.props
    return {
      ...page,
      ...{ id, draft, version: docs.version, editUrl, sidebar: route.sidebar, tags: tags.map(tagOf) },
      ...updateOf(lastUpdate),
      previous: linkOf(previous),
      next: linkOf(next),
    }
  }
  if (route.kind === 'blog-post') {
    const { post, editUrl, lastUpdate, newer, older } = route.props
    return { ...ofPost(post), editUrl, ...updateOf(lastUpdate), prevItem: linkOf(newer), nextItem: linkOf(older) }
  }
  if (route.kind === 'page') return { ...page, editUrl: route.props.editUrl, ...updateOf(route.props.lastUpdate) }
  return page

  function tagOf({ label, path }: { label: string; path?: string }): object {
    return { label, ...(path !== undefined && { permalink: permalinkOf(path) }) }
  }
}

/** Docusaurus gives the time in milliseconds. */
function updateOf(update: { date?: string; author?: string } | undefined): Record<string, unknown> {
  const { date, author } = update ?? {}
  return { lastUpdatedAt: date === undefined ? undefined : Date.parse(date), lastUpdatedBy: author }
}
