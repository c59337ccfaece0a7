// What a document knows of itself, in the names and forms of Docusaurus: `toc` and `metadata` in its expressions, and the same in the hooks of
// Docusaurus's modules.
import type { Heading } from '../content/document.ts'
import { withBaseUrl } from '../lib/site-path.ts'
import type { BlogPost, BlogPostRoute } from '../routes/blog/blog-route.ts'
import type { DocRoute } from '../routes/docs/doc-route.ts'
import type { Route } from '../routes/route.ts'
import type { PageLink } from '../routes/route-base.ts'
import type { SiteData } from '../routes/site-data.ts'

/** The list of contents: all headings below the first level. */
export function tocOf(headings: readonly Heading[]): { value: string; id: string; level: number }[] {
  return headings.flatMap(({ html, id, level }) => (level > 1 ? [{ value: html, id, level }] : []))
}

/** @param shownOf address of the page of a post, if it is shown in a list. */
export function documentMetadata(route: Route, site: SiteData, shownOf: string | undefined): Record<string, unknown> {
  const { baseUrl } = site.config
  if (shownOf !== undefined) {
    const blog = 'props' in route && 'blog' in route.props ? site.blogs[route.props.blog] : undefined
    const post = blog?.posts.find(({ path }) => withBaseUrl(path, baseUrl) === shownOf)
    return post === undefined ? {} : postMetadata(post, baseUrl)
  }
  const { title, description, unlisted } = route.metadata
  const page = {
    title,
    description,
    unlisted: unlisted === true,
    permalink: withBaseUrl(route.path, baseUrl),
    source: route.source && `@site/${route.source}`,
  }
  if (route.kind === 'doc') return docMetadata(route, site)
  if (route.kind === 'blog-post') return postPageMetadata(route, baseUrl)
  if (route.kind === 'page') return { ...page, editUrl: route.props.editUrl, ...updateOf(route.props.lastUpdate) }
  return page
}

export function docMetadata(route: DocRoute, site: SiteData) {
  const { baseUrl } = site.config
  const { id, title, docs, draft, unlisted, editUrl, lastUpdate, tags, previous, next } = route.props
  return {
    id,
    title,
    description: route.metadata.description ?? '',
    source: `@site/${route.document}`,
    sourceDirName: folderOf(route.document, id),
    slug: slugOf(route, site),
    permalink: withBaseUrl(route.path, baseUrl),
    draft,
    unlisted,
    editUrl,
    tags: tags.map((tag) => tagOf(tag, baseUrl)),
    version: docs.version,
    ...updateOf(lastUpdate),
    sidebar: route.sidebar,
    previous: linkOf(previous, baseUrl),
    next: linkOf(next, baseUrl),
  }
}

/** Folder of a document in that of its version: an id has as many parts before the last. */
function folderOf(document: string, id: string): string {
  const depth = id.split('/').length - 1
  const folders = document.split('/').slice(0, -1)
  return depth === 0 ? '.' : folders.slice(-depth).join('/')
}

/** The path of a document in its version, without the ending that the configuration gives to paths. */
function slugOf({ path, props }: DocRoute, { config: { trailingSlash }, docs }: SiteData): string {
  const version = docs[props.docs.id]?.versions.find(({ name }) => name === props.docs.version)
  const below = path.slice((version?.path ?? '').replace(/\/+$/, '').length)
  const ending = trailingSlash === true ? /\/$/ : trailingSlash === 'html' ? /\.html$/ : /(?!)/
  return below.replace(ending, '') || '/'
}

/** Of a post on its own page. */
export function postPageMetadata({ props: { post, editUrl, lastUpdate, newer, older } }: BlogPostRoute, baseUrl: string) {
  return { ...postMetadata(post, baseUrl), editUrl, ...updateOf(lastUpdate), ...besidePost(newer, older, baseUrl) }
}

export function postMetadata(post: BlogPost, baseUrl: string) {
  return {
    permalink: withBaseUrl(post.path, baseUrl),
    source: `@site/${post.document}`,
    title: post.title,
    description: post.description,
    date: post.date,
    authors: post.authors.map(({ imageUrl, ...author }) => ({ ...author, imageURL: imageUrl })),
    tags: post.tags.map((tag) => tagOf(tag, baseUrl)),
    readingTime: post.readingTime,
    hasTruncateMarker: post.truncated,
    unlisted: post.unlisted,
  }
}

/** The next post of Docusaurus is the older one. */
function besidePost(newer: PageLink | undefined, older: PageLink | undefined, baseUrl: string) {
  return { prevItem: linkOf(newer, baseUrl), nextItem: linkOf(older, baseUrl) }
}

function linkOf(link: PageLink | undefined, baseUrl: string): { title: string; permalink: string } | undefined {
  return link && { title: link.label, permalink: withBaseUrl(link.path, baseUrl) }
}

function tagOf({ label, path }: { label: string; path?: string }, baseUrl: string): { label: string; permalink?: string } {
  return { label, ...(path !== undefined && { permalink: withBaseUrl(path, baseUrl) }) }
}

/** Docusaurus gives the time in milliseconds. */
function updateOf(update: { date?: string; author?: string } | undefined) {
  const { date, author } = update ?? {}
  return { lastUpdatedAt: date === undefined ? undefined : Date.parse(date), lastUpdatedBy: author }
}
