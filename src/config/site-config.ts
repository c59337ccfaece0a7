// The configuration of a site. This file is its reference: the meaning and default of every key, and where its rule comes from. Groups of
// options have their types in the *-options.ts files. schema.ts checks configurations and has to agree with these types.
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
  /** Path under which the site is served. Leading and trailing slashes are added. @default '/' */
  baseUrl?: string
  /** `true`: every path ends with a slash; `false`: none does; undefined: paths stay as written (behaviour §2.1). */
  trailingSlash?: boolean
  /** Path of the icon in a static folder. */
  favicon?: string
  /** Asks search engines not to list any page. @default false */
  noIndex?: boolean
  /** Warns readers of the home page if the site is served under another path than `baseUrl`. @default true */
  baseUrlIssueBanner?: boolean
  /** Between the title of a page and that of the site. @default '|' */
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
  /** Folders whose files are copied as they are, relative to the site. @default ['static'] */
  staticDirectories?: string[]
  i18n?: LocalesOptions

  /** Collections of documentation. `false` for none. @default one collection in content/docs if that folder exists */
  docs?: false | DocsOptions | DocsOptions[]
  /** Collections of dated posts. `false` for none. @default one in content/blog if that folder exists */
  blog?: false | BlogOptions | BlogOptions[]
  /** Files whose path is their route. `false` for none. @default content/pages if that folder exists */
  pages?: false | PagesOptions
  /** Folders of documents that are rendered by components of the site. */
  collections?: CollectionOptions[]

  navbar?: NavbarOptions
  footer?: FooterOptions
  announcementBar?: AnnouncementBarOptions
  colorMode?: ColorModeOptions
  tableOfContents?: TableOfContentsOptions
  code?: CodeOptions
  /** Image for social cards: a path in a static folder. */
  socialImage?: string
  /** Draws a social card with the title of each page that has no image of its own (docs/configuration.md). Undefined: none is drawn. */
  socialCards?: SocialCardOptions
  /** Meta tags for the head of every page. */
  metadata?: Record<string, string>[]
  /** Old paths and where they lead. */
  redirects?: RedirectOptions[]
  /** Components for MDX documents in addition to those of the theme: name -> module, relative to the site. */
  mdxComponents?: Record<string, string>
  /** Style sheets of the site, bundled after those of the theme. */
  stylesheets?: string[]
  /** Modules of the site that every page loads in the browser; they are notified of navigations (behaviour §2.4). Relative to the site. */
  clientModules?: string[]
  /** Sends an event for each page view. Undefined: nothing is sent. */
  pageViews?: PageViewOptions
  /** A chat about the documentation, at the bottom right of every page. Undefined: nothing is loaded (spec §1, behaviour §7.5). */
  askAi?: AskAiOptions
  /** Search in all pages; `false` for none. @default the site's own index */
  search?: false | SearchOptions
  /**
   * Writes `<path>.md` next to every document, post and Markdown page, and `llms.txt` and `llms-full.txt`, which list them. @default true
   */
  textTwins?: boolean
  /** Headers for security and caching. */
  headers?: HeaderOptions
  /** Sitemap: `false` writes none. @default { changefreq: 'weekly', priority: 0.5 } */
  sitemap?: false | SitemapOptions
  externalLinks?: ExternalLinkOptions
  dev?: DevOptions
  /** Values for the site's own components. */
  customFields?: Record<string, unknown>
}
