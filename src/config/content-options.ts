// Where content is and what is made of it: docs, blogs, pages, collections.
import * as z from 'zod'
import {
  count,
  flag,
  folderPath,
  innerPath,
  isWebAddress,
  policy,
  routePath,
  siteFile,
  sitePath,
  text,
  toRoutePath,
} from './option-values.ts'

/** How the URL for editing a page's source is made: the start of the URL, or a function that returns all of it. */
export type EditUrl = string | ((context: { version?: string; path: string; permalink: string; locale: string }) => string | undefined)

const sourceKeys = {
  /** Where the source of a page can be edited: the start of the URL, to which the path of the file is added, or a function. */
  editUrl: z
    .custom<EditUrl>((value) => typeof value === 'function' || isWebAddress(value), 'an address (https://…) or a function')
    .optional(),
  /** Shows when a page was last changed, from git. */
  showLastUpdateTime: flag.default(false),
  /** Shows who changed a page last, from git. */
  showLastUpdateAuthor: flag.default(false),
}

/** Whether a document is the first page of its folder: its name without the ending, and its folders, the nearest first. */
export type CategoryIndexTest = (document: { fileName: string; directories: string[] }) => boolean

/** What the name of a file or folder is without its number. The same form as in Docusaurus. */
export type NumberPrefixParser = (name: string) => { filename: string; numberPrefix?: number }

/** Which files of the folder are read. */
const fileKeys = {
  /** Patterns of the files that make pages, relative to `path`: `**` is any folders, `*` any name, `{a,b}` a choice. Undefined: all. */
  include: z.array(text).min(1).optional(),
  /** Patterns of files and folders that make none. Whatever imports them gets them nevertheless. */
  exclude: z.array(text).default([]),
}

/** A part of a path below another one. */
const partPath = text.overwrite(toRoutePath)

export const docsVersion = z.strictObject({
  /** What the version is called. Undefined: its name, `Next` for the current one. */
  label: text.optional(),
  /** Path below `routeBasePath`. Undefined: nothing for the latest version, `next` for the current one, else the name. */
  path: z.string().optional(),
  /** The notice above each document. Undefined: as the version's place in the list says. */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  /** Shows the label of the version. Undefined: when there are several versions. */
  badge: flag.optional(),
  /** Asks search engines not to list the version. */
  noIndex: flag.default(false),
  /** Class of the `<html>` element. Undefined: `docs-version-<name>`. */
  className: z.string().optional(),
})

export const docs = z.strictObject({
  /** Name of the collection: letters, digits, `-` and `_`. */
  id: text.default('default'),
  /** Folder of the documents, relative to the site; `.` for the folder of the site itself. */
  path: folderPath.default('content/docs'),
  ...fileKeys,
  /** Start of their URL paths; `/` for the root. */
  routeBasePath: routePath.default('docs'),
  /**
   * A file that defines the sidebars (.ts, .js or .json), relative to the site, or `false` for none. Undefined: one sidebar made from the
   * folders.
   */
  sidebarPath: z.union([siteFile, z.literal(false)]).optional(),
  ...sourceKeys,
  /**
   * Whether a number at the start of a name gives an order and is no part of the path, or a function that reads names:
   * `(name) => ({ filename, numberPrefix })`.
   */
  numberPrefixParser: z.union([flag, z.custom<NumberPrefixParser>((value) => typeof value === 'function', 'a function')]).default(true),
  /** Which documents are the first page of their folder. Undefined: `index`, `readme` and those with the name of the folder. */
  isCategoryIndex: z.custom<CategoryIndexTest>((value) => typeof value === 'function', 'a function').optional(),
  /**
   * What the paths of documents are made of: the names of folders and files as they are, or as Starlight makes them, in small letters without
   * signs and spaces, and a `slug` from the root of the docs.
   */
  paths: z.enum(['files', 'starlight']).default('files'),
  /** Shows the path through the sidebar above a document. */
  breadcrumbs: flag.default(true),
  /** Name of the file with the tags, in the folder of each version, or `false` for none. It is used when it exists. */
  tagsFile: z.union([innerPath, z.literal(false)]).default('tags.yml'),
  /** Path of the list of tags below a version; each tag is below it. */
  tagsPath: partPath.default('tags'),
  /** Pages for tags at `<path of the version>/<tagsPath>`. */
  tagPages: flag.default(true),
  /** Tags that are not in the tags file, if there is one. */
  onInlineTags: policy.default('warn'),
  /** Name of the latest version. Undefined: the first of versions.json, or the current one. */
  lastVersion: text.optional(),
  /** Builds the documents of `path` beside the released versions. */
  includeCurrentVersion: flag.default(true),
  /** Version name -> settings. */
  versions: z.record(z.string(), docsVersion).default({}),
  /** Only these versions are built. Undefined: all. */
  onlyIncludeVersions: z.array(text).min(1).optional(),
  /** Categories begin closed. */
  sidebarCollapsed: flag.default(true),
  /** Categories can be closed. */
  sidebarCollapsible: flag.default(true),
})

export const feeds = z.strictObject({
  /** Formats that are written. */
  types: z.array(z.enum(['rss', 'atom', 'json'])).default(['rss', 'atom']),
  /** Number of posts in a feed. */
  limit: count.default(20),
  /** Title of the feeds. Undefined: `<site title> <blog title>`. */
  title: text.optional(),
  /** Description of the feeds. */
  description: z.string().optional(),
  /** Copyright of the feeds. */
  copyright: z.string().optional(),
})

export const blog = z.strictObject({
  /** Name of the collection: letters, digits, `-` and `_`. */
  id: text.default('default'),
  /** Folder of the posts, relative to the site. */
  path: folderPath.default('content/blog'),
  ...fileKeys,
  /** Start of their URL paths. */
  routeBasePath: routePath.default('blog'),
  /** Title of the list of posts. */
  title: text.default('Blog'),
  /** Description of the list of posts. Undefined: its title. */
  description: z.string().optional(),
  /** Number of posts on one page of a list. */
  postsPerPage: z.union([count, z.literal('ALL')]).default(10),
  /** Title of the list of posts in the sidebar. */
  sidebarTitle: text.default('Recent posts'),
  /** Number of posts in that list. */
  sidebarCount: z.union([z.int().min(0), z.literal('ALL')]).default(5),
  /** Shows how long a post takes to read. */
  showReadingTime: flag.default(true),
  ...sourceKeys,
  /** A picture for each post, in the lists and above its text: its `image`, or a drawing. */
  covers: flag.default(false),
  /** Newest or oldest first. */
  sortPosts: z.enum(['descending', 'ascending']).default('descending'),
  /** Name of the file with the authors, inside `path`. */
  authorsFile: innerPath.default('authors.yml'),
  /** Name of the file with the tags, inside `path`, or `false` for none. It is used when it exists. */
  tagsFile: z.union([innerPath, z.literal(false)]).default('tags.yml'),
  /** Pages for tags at `<base>/<tagsPath>`. */
  tagPages: flag.default(true),
  /** Path of the list of tags below `routeBasePath`; each tag is below it. */
  tagsPath: partPath.default('tags'),
  /** Path of the list of authors below `routeBasePath`; each author with a page is below it. */
  authorsPath: partPath.default('authors'),
  /** What stands before the number of a further page of a list. */
  pagePath: partPath.default('page'),
  /** Path of the page with all posts by year, below `routeBasePath`, or `false` for none. */
  archivePath: z.union([partPath, z.literal(false)]).default('archive'),
  /** Feeds of the posts, or `false` for none. */
  feeds: z.union([z.literal(false), feeds]).prefault({}),
  /** Tags that are not in the tags file, if there is one. */
  onInlineTags: policy.default('warn'),
  /** Posts without a truncate marker. */
  onUntruncatedBlogPosts: policy.default('warn'),
})

export const pages = z.strictObject({
  /** Name of the folder: letters, digits, `-` and `_`. */
  id: text.default('default'),
  /** Folder of the pages, relative to the site. */
  path: sitePath.default('content/pages'),
  ...fileKeys,
  /** Start of their URL paths. */
  routeBasePath: routePath.prefault('/'),
  ...sourceKeys,
})

/** A folder of documents, one page each, rendered by components of the site: experts, templates. */
export const collection = z.strictObject({
  /** Name of the collection: letters, digits, `-` and `_`. */
  id: text,
  /** Folder of the documents, relative to the site. Undefined: `content/<id>`. */
  path: folderPath.optional(),
  ...fileKeys,
  /** Start of their URL paths. Undefined: the id. */
  routeBasePath: routePath.optional(),
  /** Module whose default export renders one document; it gets `CollectionItemProps` (sitegen/theme). Relative to the site. */
  itemComponent: sitePath,
  /** Module whose default export renders the list; it gets `CollectionListProps`. Without it there is no list page. */
  listComponent: sitePath.optional(),
  /** Title of the list page. Undefined: the id. */
  title: text.optional(),
  /** Description of the list page. */
  description: z.string().default(''),
  ...sourceKeys,
})

export type DocsOptions = z.input<typeof docs>
export type DocsVersionOptions = z.input<typeof docsVersion>
export type BlogOptions = z.input<typeof blog>
export type FeedOptions = z.input<typeof feeds>
export type PagesOptions = z.input<typeof pages>
export type CollectionOptions = z.input<typeof collection>
