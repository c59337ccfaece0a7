// What the hooks on finished pages are called with, and what they give.
import type { SiteFacts } from './data-hooks.ts'

/**
 * A finished page, as the hook `page` sees it.
 * @example page: ({ html, isHidden }) => (isHidden ? undefined : { images: html.split('<img').length - 1 })
 */
export interface FinishedPage {
  /** Without the base URL; `*` for the page of paths that do not exist. */
  path: string
  /** As in the head of the page. */
  title: string
  /** As in the head of the page. */
  description?: string | undefined
  /** `doc`, `generated-index`, `blog-post`, `blog-list`, `blog-tag`, `blog-author`, `collection-item`, `page` …: what kind of screen it is. */
  kind: string
  /** The file that it is made from, relative to the site. */
  source?: string | undefined
  /** Robots are asked not to index it, or it is in no list. */
  isHidden: boolean
  /** The whole page as it is written. */
  html: string
  /** The headings of its document, without the title. */
  headings: readonly { id: string; text: string; level: number }[]
  /** What plugins have left in `file.data.page` of its document. */
  data: Readonly<Record<string, unknown>>
}

/**
 * A page among all pages, for the hooks `files` and `check`.
 * @example check: ({ pages }) => pages.filter(({ value }) => value === undefined).map(({ path, source }) => findingOf(path, source))
 */
export interface NotedPage {
  /** Without the base URL. */
  path: string
  /** As in the head of the page. */
  title: string
  /** That of its route. */
  description?: string | undefined
  /** ISO date of the last change, where it is known. */
  lastModified?: string | undefined
  /** Robots are asked not to index it, or it is in no list. */
  isHidden: boolean
  /** The file that it is made from, relative to the site. */
  source?: string | undefined
  /** What the hook `page` of the same plugin has given for it. */
  value?: unknown
}

/**
 * What the hook `files` is called with.
 * @example files: ({ site, pages }) => [{ path: 'pages.txt', content: [site.title, ...pages.map(({ path }) => path)].join('\n') }]
 */
export interface FilesContext {
  /** What the configuration says. */
  site: SiteFacts
  /** All pages, in the order of their paths. The page of paths that do not exist has the path `*`. */
  pages: readonly NotedPage[]
}

/**
 * A file that a site has beside its pages.
 * @example { path: 'feeds/changes.json', identity: hash, content: () => JSON.stringify(changes) }
 */
export interface PluginFile {
  /** Relative to the output: `feeds/changes.json`. */
  path: string
  /** What is in it, or a function that is called when it is asked for. */
  content: string | Uint8Array | (() => string | Uint8Array | Promise<string | Uint8Array>)
  /** Says what it is made from, besides the code and the options of the plugin. A build in which it is the same does not ask for the content. */
  identity?: string | undefined
}

/**
 * What the hook `check` is called with.
 * @example check: ({ files }) => (files.includes('robots.txt') ? [] : [{ message: 'Expected a robots.txt, found none.' }])
 */
export interface CheckContext {
  /** Absolute. */
  siteDirectory: string
  /** All pages, in the order of their paths. */
  pages: readonly NotedPage[]
  /** Every file of the site, relative to the output, in order. */
  files: readonly string[]
}
