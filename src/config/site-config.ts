// The configuration of a site: this file is its reference. Every key has its meaning, its default, and where its rule comes from.
// Keys that hold a group of options have their type in one of the *-options.ts files beside it.
// The schema that checks a configuration is in schema.ts and has to agree with these types.
import type { Policy } from '../diagnostics/diagnostic.ts'
import type { BlogOptions, CollectionOptions, DocsOptions, PagesOptions } from './content-options.ts'
import type { AskAiOptions, DevOptions, ExternalLinkOptions, PageViewOptions } from './network-options.ts'
import type { HeaderOptions, RedirectOptions, SitemapOptions, SocialCardOptions } from './output-options.ts'
import type { SearchOptions } from './search-options.ts'
import type { AnnouncementBarOptions, ColorModeOptions, FooterOptions, NavbarOptions, TableOfContentsOptions } from './shell-options.ts'
import type { CodeOptions, LocalesOptions, MarkdownOptions } from './text-options.ts'

export interface SiteConfig {
  /** Title of the site; page titles read `<page> | <title>`. */
  title: string
  tagline?: string
  /** Origin of the site without a path, `https://example.com`. */
  url: string
  /** Path below which the site is served. Leading and trailing slash are added. @default '/' */
  baseUrl?: string
  /** `true` ends every path with a slash, `false` with none; undefined leaves paths as they are written (behaviour §2.1). */
  trailingSlash?: boolean
  /** Path of the icon below a static folder. */
  favicon?: string
  /** Asks search engines not to list any page. @default false */
  noIndex?: boolean
  /** Warns the reader of the home page when the site is served below another path than `baseUrl`. @default true */
  baseUrlIssueBanner?: boolean
  /** Stands between the title of a page and that of the site. @default '|' */
  titleDelimiter?: string
  /** Version of the product, for the theme to show. */
  version?: string

  /** Links to pages that do not exist. @default 'throw' */
  onBrokenLinks?: Policy
  /** Links to anchors that do not exist. @default 'warn' */
  onBrokenAnchors?: Policy
  /** Two sources for one path. @default 'warn' */
  onDuplicateRoutes?: Policy
  /** One id twice on a page. @default 'warn' */
  onDuplicateIds?: Policy
  /** Pages that no other page links to. @default 'warn' */
  onOrphanPages?: Policy
  /** Links and tags that lead to files that do not exist. @default 'throw' */
  onBrokenAssets?: Policy

  markdown?: MarkdownOptions
  /** Folders that are copied as they are, relative to the site. @default ['static'] */
  staticDirectories?: string[]
  i18n?: LocalesOptions

  /** Collections of documentation. `false` for none. @default one collection in content/docs when that folder exists */
  docs?: false | DocsOptions | DocsOptions[]
  /** Collections of dated posts. `false` for none. @default one in content/blog when that folder exists */
  blog?: false | BlogOptions | BlogOptions[]
  /** Files whose path is their route. `false` for none. @default content/pages when that folder exists */
  pages?: false | PagesOptions
  /** Folders of documents that are shown by a component of the site. */
  collections?: CollectionOptions[]

  navbar?: NavbarOptions
  footer?: FooterOptions
  announcementBar?: AnnouncementBarOptions
  colorMode?: ColorModeOptions
  tableOfContents?: TableOfContentsOptions
  code?: CodeOptions
  /** Image for social cards, a path below a static folder. */
  socialImage?: string
  /** Draws an image for social cards from the title of each page that has none of its own (docs/configuration.md). Undefined draws none. */
  socialCards?: SocialCardOptions
  /** Meta tags for the head of every page. */
  metadata?: Record<string, string>[]
  /** Old paths and where they lead. */
  redirects?: RedirectOptions[]
  /** Components for MDX documents besides those of the theme: name -> module below the site folder. */
  mdxComponents?: Record<string, string>
  /** Style sheets of the site, bundled after those of the theme. */
  stylesheets?: string[]
  /** Modules of the site that every page loads in the browser; they hear of navigations (behaviour §2.4). Relative to the site. */
  clientModules?: string[]
  /** Sends an event for each page that is seen. Nothing is sent without it. */
  pageViews?: PageViewOptions
  /** A chat about the documentation, at the bottom right of every page. Undefined: nothing is loaded (spec §1, behaviour §7.5). */
  askAi?: AskAiOptions
  /** Search in all pages; `false` for none. @default an index of the site's own */
  search?: false | SearchOptions
  /** Writes `<path>.md` beside every document, post and Markdown page, with `llms.txt` and `llms-full.txt` that list them. @default true */
  textTwins?: boolean
  /** Headers for safety and for caching. */
  headers?: HeaderOptions
  /** Sitemap: `false` writes none. @default { changefreq: 'weekly', priority: 0.5 } */
  sitemap?: false | SitemapOptions
  externalLinks?: ExternalLinkOptions
  dev?: DevOptions
  /** Values for the site's own components. */
  customFields?: Record<string, unknown>
}
