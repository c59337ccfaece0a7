// The schemas of `docs`, `blog`, `pages` and `collections`: content-options.ts as code.
import * as z from 'zod'
import type {
  BlogOptions,
  CollectionOptions,
  DocsOptions,
  DocsVersionOptions,
  EditUrl,
  FeedOptions,
  PagesOptions,
} from './content-options.ts'
import { count, isWebAddress, optionalFlag, optionalPolicy, optionalText, text } from './option-values.ts'
import { strict } from './strict-object.ts'

const editUrl = z
  .custom<EditUrl>((value) => typeof value === 'function' || isWebAddress(value), 'an address (https://…) or a function')
  .optional()

const docsVersion = strict<DocsVersionOptions>({
  label: text.optional(),
  path: optionalText,
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  badge: optionalFlag,
  noIndex: optionalFlag,
  className: optionalText,
})

export const docs = strict<DocsOptions>({
  id: text.optional(),
  path: text.optional(),
  routeBasePath: optionalText,
  sidebarPath: z.union([text, z.literal(false)]).optional(),
  editUrl,
  showLastUpdateTime: optionalFlag,
  showLastUpdateAuthor: optionalFlag,
  breadcrumbs: optionalFlag,
  lastVersion: text.optional(),
  includeCurrentVersion: optionalFlag,
  versions: z.record(z.string(), docsVersion).optional(),
  onlyIncludeVersions: z.array(text).min(1).optional(),
  sidebarCollapsed: optionalFlag,
  sidebarCollapsible: optionalFlag,
})

const feeds = strict<FeedOptions>({
  types: z.array(z.enum(['rss', 'atom', 'json'])).optional(),
  limit: count.optional(),
  title: text.optional(),
  description: optionalText,
  copyright: optionalText,
})

export const blog = strict<BlogOptions>({
  id: text.optional(),
  path: text.optional(),
  routeBasePath: optionalText,
  title: text.optional(),
  description: optionalText,
  postsPerPage: z.union([count, z.literal('ALL')]).optional(),
  sidebarTitle: text.optional(),
  sidebarCount: z.union([z.int().min(0), z.literal('ALL')]).optional(),
  showReadingTime: optionalFlag,
  editUrl,
  showLastUpdateTime: optionalFlag,
  showLastUpdateAuthor: optionalFlag,
  sortPosts: z.enum(['descending', 'ascending']).optional(),
  authorsFile: text.optional(),
  tagsFile: z.union([text, z.literal(false)]).optional(),
  tagPages: optionalFlag,
  archivePath: z.union([text, z.literal(false)]).optional(),
  feeds: z.union([z.literal(false), feeds]).optional(),
  onInlineTags: optionalPolicy,
  onUntruncatedBlogPosts: optionalPolicy,
})

export const pages = strict<PagesOptions>({
  path: text.optional(),
  routeBasePath: optionalText,
  editUrl,
  showLastUpdateTime: optionalFlag,
  showLastUpdateAuthor: optionalFlag,
})

export const collection = strict<CollectionOptions>({
  id: text,
  path: text.optional(),
  routeBasePath: optionalText,
  itemComponent: text,
  listComponent: text.optional(),
  title: text.optional(),
  description: optionalText,
  editUrl,
  showLastUpdateTime: optionalFlag,
  showLastUpdateAuthor: optionalFlag,
})
