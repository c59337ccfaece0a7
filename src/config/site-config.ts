// The configuration of a site: this file is its reference. Every key has its meaning, its default, and where its rule comes from.
// The schema that checks a configuration is in schema.ts and has to agree with these types.
import type { Policy } from '../diagnostics/diagnostic.ts'

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
  /** Meta tags for the head of every page. */
  metadata?: Record<string, string>[]
  /** Old paths and where they lead. */
  redirects?: RedirectOptions[]
  /** Components for MDX documents besides those of the theme: name -> module below the site folder. */
  mdxComponents?: Record<string, string>
  /** Style sheets of the site, bundled after those of the theme. */
  stylesheets?: string[]
  /** Sitemap: `false` writes none. @default { changefreq: 'weekly', priority: 0.5 } */
  sitemap?: false | SitemapOptions
  externalLinks?: ExternalLinkOptions
  dev?: DevOptions
  /** Values for the site's own components. */
  customFields?: Record<string, unknown>
}

export interface MarkdownOptions {
  /** How `.md` files are read; `.mdx` files are always MDX. @default 'md' */
  format?: 'md' | 'mdx'
  /** Extra admonition keywords. */
  admonitions?: string[]
  /** Links to Markdown files that do not exist. @default 'warn' */
  onBrokenMarkdownLinks?: Policy
  /** Local images that do not exist. @default 'throw' */
  onBrokenMarkdownImages?: Policy
  /** Reads `:name:` as an emoji. @default true */
  emoji?: boolean
}

export interface LocalesOptions {
  /** @default 'en' */
  defaultLocale?: string
  /** @default [defaultLocale] */
  locales?: string[]
  localeConfigs?: Record<string, LocaleOptions>
}

export interface LocaleOptions {
  /** Name of the language in itself. */
  label?: string
  direction?: 'ltr' | 'rtl'
  htmlLang?: string
  /** @default 'gregory' */
  calendar?: string
  path?: string
}

/** How the address of the source of a page is made: the start of the URL, or a function. */
export type EditUrl = string | ((context: { version?: string; path: string; permalink: string; locale: string }) => string | undefined)

export interface DocsOptions {
  /** @default 'default' */
  id?: string
  /** Folder below the site. @default 'content/docs' */
  path?: string
  /** Path of the URLs. @default 'docs' */
  routeBasePath?: string
  /** A file with written sidebars (.ts, .js or .json), relative to the site, or `false` for none. Undefined: one sidebar made from the folders. */
  sidebarPath?: string | false
  editUrl?: EditUrl
  showLastUpdateTime?: boolean
  showLastUpdateAuthor?: boolean
  /** @default true */
  breadcrumbs?: boolean
  /** Which version is the latest. @default the first of versions.json, or the current one */
  lastVersion?: string
  /** @default true */
  includeCurrentVersion?: boolean
  versions?: Record<string, DocsVersionOptions>
  /** Only these versions are built. */
  onlyIncludeVersions?: string[]
  /** @default true */
  sidebarCollapsed?: boolean
  /** @default true */
  sidebarCollapsible?: boolean
}

export interface DocsVersionOptions {
  label?: string
  path?: string
  banner?: 'none' | 'unreleased' | 'unmaintained'
  badge?: boolean
  noIndex?: boolean
  className?: string
}

export interface BlogOptions {
  /** @default 'default' */
  id?: string
  /** @default 'content/blog' */
  path?: string
  /** @default 'blog' */
  routeBasePath?: string
  /** @default 'Blog' */
  title?: string
  description?: string
  /** @default 10 */
  postsPerPage?: number | 'ALL'
  /** Title of the list of posts at the side. @default 'Recent posts' */
  sidebarTitle?: string
  /** How many posts it lists. @default 5 */
  sidebarCount?: number | 'ALL'
  /** @default true */
  showReadingTime?: boolean
  editUrl?: EditUrl
  showLastUpdateTime?: boolean
  showLastUpdateAuthor?: boolean
  /** @default 'descending' */
  sortPosts?: 'descending' | 'ascending'
  /** File name inside `path`. @default 'authors.yml' */
  authorsFile?: string
  /** File name inside `path`, or `false`. @default 'tags.yml' */
  tagsFile?: string | false
  /** Tag pages at `<base>/tags`. @default true */
  tagPages?: boolean
  /** @default 'archive' */
  archivePath?: string | false
  feeds?: false | FeedOptions
  /** Tags that are not in the tags file, where there is one. @default 'warn' */
  onInlineTags?: Policy
  /** @default 'warn' */
  onUntruncatedBlogPosts?: Policy
}

export interface FeedOptions {
  /** @default ['rss', 'atom'] */
  types?: ('rss' | 'atom' | 'json')[]
  /** @default 20 */
  limit?: number
  /** @default '<site title> Blog' */
  title?: string
  description?: string
  copyright?: string
}

export interface PagesOptions {
  /** @default 'content/pages' */
  path?: string
  /** @default '/' */
  routeBasePath?: string
  editUrl?: EditUrl
  showLastUpdateTime?: boolean
  showLastUpdateAuthor?: boolean
}

/** A folder of documents, one page each, shown by components of the site: experts, templates. */
export interface CollectionOptions {
  id: string
  /** Folder below the site. @default 'content/<id>' */
  path?: string
  /** @default id */
  routeBasePath?: string
  /** Module whose default export shows one document; it gets `CollectionItemProps` (src/theme). Relative to the site. */
  itemComponent: string
  /** Module whose default export shows the list; it gets `CollectionListProps`. No list page without it. */
  listComponent?: string
  title?: string
  description?: string
  editUrl?: EditUrl
  showLastUpdateTime?: boolean
  showLastUpdateAuthor?: boolean
}

interface NavbarItemBase {
  /** @default 'left' */
  position?: 'left' | 'right'
  className?: string
}

interface NavbarLinkFields {
  label?: string
  /** Trusted HTML instead of `label`. */
  html?: string
  /** Path on this site. */
  to?: string
  /** Any address. */
  href?: string
  activeBasePath?: string
  activeBaseRegex?: string
  /** `aria-label`, for links that show an icon. */
  ariaLabel?: string
  /** Name of an icon of the theme. */
  icon?: 'github' | 'discord' | 'x' | 'youtube' | 'linkedin' | 'instagram' | 'tiktok'
}

export type NavbarItem = NavbarItemBase &
  (
    | ({ type?: 'default' } & NavbarLinkFields & { items?: NavbarItem[] })
    | ({ type: 'dropdown' } & NavbarLinkFields & { items: NavbarItem[] })
    | { type: 'search' }
    | { type: 'html'; value: string }
    | { type: 'doc'; docId: string; label?: string; docsPluginId?: string }
    | { type: 'docSidebar'; sidebarId: string; label?: string; docsPluginId?: string }
    | { type: 'docsVersion'; label?: string; to?: string; docsPluginId?: string }
    | {
        type: 'docsVersionDropdown'
        docsPluginId?: string
        versions?: string[] | Record<string, { label?: string }>
        dropdownItemsBefore?: NavbarItem[]
        dropdownItemsAfter?: NavbarItem[]
      }
    | { type: 'localeDropdown'; queryString?: string; dropdownItemsBefore?: NavbarItem[]; dropdownItemsAfter?: NavbarItem[] }
  )

export interface LogoOptions {
  alt?: string
  /** Path below a static folder, for the light mode. */
  src: string
  srcDark?: string
  /** @default the base URL */
  href?: string
  width?: number
  height?: number
}

export interface NavbarOptions {
  title?: string
  logo?: LogoOptions & { /** Opened in a new tab on a right-click. */ brandPage?: string }
  /** @default false */
  hideOnScroll?: boolean
  items?: NavbarItem[]
}

export interface FooterLink {
  label?: string
  html?: string
  to?: string
  href?: string
}

export interface FooterOptions {
  logo?: LogoOptions
  /** HTML; `{year}` becomes the year of the build. */
  copyright?: string
  columns?: { title: string; items: FooterLink[] }[]
}

export interface AnnouncementBarOptions {
  /** @default 'announcement-bar' */
  id?: string
  /** HTML. */
  content: string
  backgroundColor?: string
  textColor?: string
  /** @default true */
  isCloseable?: boolean
}

export interface ColorModeOptions {
  /** @default 'light' */
  defaultMode?: 'light' | 'dark'
  /** @default false */
  disableSwitch?: boolean
  /** @default true */
  respectPrefersColorScheme?: boolean
}

export interface TableOfContentsOptions {
  /** @default 2 */
  minHeadingLevel?: number
  /** @default 3 */
  maxHeadingLevel?: number
}

export interface CodeOptions {
  /** Shiki theme names. Tokens that would be hard to read (contrast below 4.5:1) are corrected. */
  themes?: { light?: string; dark?: string }
  defaultLanguage?: string
}

export interface RedirectOptions {
  /** Path without the base URL. */
  from: string
  to: string
}

export interface SitemapOptions {
  changefreq?: 'always' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'never'
  priority?: number
  /** Paths, or patterns with `*` and `**`, that are left out. */
  ignorePatterns?: string[]
}

export interface DevOptions {
  /** Names in the `Host` header that `sitegen dev` answers to besides those of this machine; `.example.com` stands for all below it. @default [] */
  allowedHosts?: string[]
}

export interface ExternalLinkOptions {
  /** Patterns with `*` of addresses that are not checked. */
  ignore?: string[]
  /** Allows addresses in private networks. @default false */
  allowPrivateAddresses?: boolean
  /** Requests under way at once to one host. @default 2 */
  perHost?: number
  /** @default 10_000 */
  timeoutMilliseconds?: number
  /** How long an answer is remembered. @default 14 */
  cacheDays?: number
}
