// Structured data (schema.org, JSON-LD) for search engines: describes what a page is. Pure and free of Node APIs, because the theme uses
// it.
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { BlogAuthor, BlogPost } from './blog/blog-route.ts'
import type { Breadcrumb } from './docs/doc-route.ts'
import { absoluteImageUrl, absoluteUrl, canonicalUrl, type SiteAddress } from './page-metadata.ts'
import type { BlogData } from './site-data.ts'

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }
export type JsonObject = { [key: string]: JsonValue }

const context = 'https://schema.org'

/**
 * `value` as JSON that is safe in a script element: no text in it can end the element, begin a comment, or end a line in an old script
 * engine.
 */
export function toScriptJson(value: unknown): string {
  const json: string | undefined = JSON.stringify(value)
  return (json ?? 'null').replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Only the items that have a path, numbered from 1; undefined if none has. The home page is not among them. */
export function breadcrumbListData(breadcrumbs: readonly Breadcrumb[], config: SiteAddress): JsonObject | undefined {
  const items = breadcrumbs.flatMap(({ label, path }) => (path === undefined ? [] : [{ label, path }]))
  if (items.length === 0) return undefined
  const itemListElement = items.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: canonicalUrl(path, config),
  }))
  return { '@context': context, '@type': 'BreadcrumbList', itemListElement }
}

/** For the list pages of a blog; `posts` are those on the page. */
export function blogListData(blog: BlogData, posts: readonly BlogPost[], config: SiteAddress): JsonObject {
  return { '@context': context, ...blogReference(blog, config), blogPost: posts.map((post) => postingFields(post, config)) }
}

/** For the page of a post. `dateModified`: ISO date, if known. */
export function blogPostingData(post: BlogPost, blog: BlogData, config: SiteAddress, dateModified?: string): JsonObject {
  const modified: JsonObject = dateModified === undefined ? {} : { dateModified }
  return { '@context': context, ...postingFields(post, config), ...modified, isPartOf: blogReference(blog, config) }
}

/** For the home page. */
export function webSiteData(config: SiteAddress & Pick<ResolvedConfig, 'title' | 'tagline'>): JsonObject {
  const url = absoluteUrl('/', config)
  const data: JsonObject = { '@context': context, '@type': 'WebSite', '@id': url, url, name: config.title }
  if (config.tagline !== '') data.description = config.tagline
  return data
}

function blogReference(blog: BlogData, config: SiteAddress): JsonObject {
  const url = canonicalUrl(blog.path, config)
  const data: JsonObject = { '@type': 'Blog', '@id': url, mainEntityOfPage: url, headline: blog.title }
  if (blog.description !== '') data.description = blog.description
  return data
}

function postingFields(post: BlogPost, config: SiteAddress): JsonObject {
  const url = canonicalUrl(post.path, config)
  const data: JsonObject = {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: post.title,
    name: post.title,
    datePublished: post.date,
  }
  if (post.description !== '') data.description = post.description
  const authors = post.authors.map((author) => personOf(author, config))
  const [first] = authors
  if (first !== undefined) data.author = authors.length === 1 ? first : authors
  const imageUrl = post.image === undefined ? undefined : absoluteImageUrl(post.image, config)
  if (imageUrl !== undefined) {
    data.image = { '@type': 'ImageObject', '@id': imageUrl, url: imageUrl, contentUrl: imageUrl, caption: post.title }
  }
  if (post.tags.length > 0) data.keywords = post.tags.map(({ label }) => label)
  return data
}

function personOf(author: BlogAuthor, config: SiteAddress): JsonObject {
  const data: JsonObject = { '@type': 'Person', name: author.name ?? author.key ?? '' }
  if (author.title !== undefined) data.jobTitle = author.title
  if (author.description !== undefined) data.description = author.description
  if (author.path !== undefined) data.url = canonicalUrl(author.path, config)
  else if (author.url !== undefined && isWebAddress(author.url)) data.url = author.url
  const imageUrl = author.imageUrl === undefined ? undefined : absoluteImageUrl(author.imageUrl, config)
  if (imageUrl !== undefined) data.image = imageUrl
  const profiles = Object.values(author.socials ?? {}).filter(isWebAddress)
  if (profiles.length > 0) data.sameAs = profiles
  return data
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url)
}
