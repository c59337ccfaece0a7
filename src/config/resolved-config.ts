// A configuration after validation: all defaults filled in, all collections listed, paths site-relative with `/`.
import type { Policy } from '../diagnostics/diagnostic.ts'
import type { BlogOptions, CollectionOptions, DocsOptions, EditUrl, FeedOptions, PagesOptions } from './content-options.ts'
import type { AskAiOptions, PageViewOptions } from './network-options.ts'
import type { HeaderOptions, RedirectOptions, SitemapOptions, SocialCardOptions } from './output-options.ts'
import type { ResolvedSearch } from './search-options.ts'
import type { AnnouncementBarOptions, FooterOptions, NavbarOptions } from './shell-options.ts'

export interface ResolvedConfig {
  /** Absolute path of the site folder. */
  siteDirectory: string
  /** Site-relative path of the configuration file. */
  configFile: string
  title: string
  tagline: string
  /** Without a trailing slash. */
  url: string
  /** With leading and trailing slash. */
  baseUrl: string
  trailingSlash: boolean | undefined
  favicon: string | undefined
  noIndex: boolean
  baseUrlIssueBanner: boolean
  titleDelimiter: string
  version: string | undefined
  policies: Policies
  markdown: { format: 'md' | 'mdx'; admonitions: string[]; emoji: boolean }
  staticDirectories: string[]
  locales: ResolvedLocale[]
  defaultLocale: string
  docs: ResolvedDocs[]
  blogs: ResolvedBlog[]
  pages: ResolvedPages | undefined
  collections: ResolvedCollection[]
  navbar: NavbarOptions & { items: NonNullable<NavbarOptions['items']>; hideOnScroll: boolean }
  footer: FooterOptions | undefined
  announcementBar: (AnnouncementBarOptions & { id: string; isCloseable: boolean }) | undefined
  colorMode: { defaultMode: 'light' | 'dark'; disableSwitch: boolean; respectPrefersColorScheme: boolean }
  tableOfContents: { minHeadingLevel: number; maxHeadingLevel: number }
  code: {
    themes: { light: string; dark: string }
    defaultLanguage: string
    tsconfig: string | undefined
    commands: string[]
    hovers: boolean
  }
  socialImage: string | undefined
  socialCards: ResolvedSocialCards | undefined
  metadata: Record<string, string>[]
  redirects: RedirectOptions[]
  mdxComponents: Record<string, string>
  stylesheets: string[]
  clientModules: string[]
  pageViews: PageViewOptions | undefined
  askAi: Required<AskAiOptions> | undefined
  /** Undefined if the site has no search. */
  search: ResolvedSearch | undefined
  textTwins: boolean
  headers: Required<HeaderOptions>
  sitemap: Required<SitemapOptions> | undefined
  externalLinks: {
    ignore: string[]
    allowPrivateAddresses: boolean
    perHost: number
    timeoutMilliseconds: number
    cacheDays: number
  }
  dev: { allowedHosts: string[] }
  customFields: Record<string, unknown>
}

export interface ResolvedSocialCards {
  /** Path in a static folder, with a leading slash. */
  logo: string | undefined
  label: string
  colors: Required<NonNullable<SocialCardOptions['colors']>>
}

export interface Policies {
  brokenLinks: Policy
  brokenAnchors: Policy
  brokenMarkdownLinks: Policy
  brokenMarkdownImages: Policy
  duplicateRoutes: Policy
  duplicateIds: Policy
  orphanPages: Policy
  brokenAssets: Policy
}

/** Spec 3.05. */
export interface ResolvedLocale {
  name: string
  label: string
  direction: 'ltr' | 'rtl'
  htmlLang: string
  calendar: string
  path: string
}

export type ResolvedDocs = Omit<DocsOptions, 'lastVersion' | 'onlyIncludeVersions'> &
  Required<
    Pick<
      DocsOptions,
      | 'id'
      | 'path'
      | 'routeBasePath'
      | 'showLastUpdateTime'
      | 'showLastUpdateAuthor'
      | 'breadcrumbs'
      | 'includeCurrentVersion'
      | 'versions'
      | 'sidebarCollapsed'
      | 'sidebarCollapsible'
    >
  > & { lastVersion: string | undefined; onlyIncludeVersions: string[] | undefined }

export type ResolvedBlog = Required<Omit<BlogOptions, 'editUrl' | 'feeds'>> & {
  editUrl: EditUrl | undefined
  feeds: (Required<Omit<FeedOptions, 'copyright' | 'description'>> & Pick<FeedOptions, 'copyright' | 'description'>) | undefined
}

export type ResolvedPages = Required<Omit<PagesOptions, 'editUrl'>> & { editUrl: EditUrl | undefined }

export type ResolvedCollection = Required<Omit<CollectionOptions, 'editUrl' | 'listComponent'>> & {
  editUrl: EditUrl | undefined
  listComponent: string | undefined
}
