// The schema of a configuration: site-config.ts as code. `strict` ties each object to its type, key by key, so that the two cannot drift
// apart without a compile error. Messages of custom checks say what was expected; explain-issue.ts makes the sentence.
import { z } from 'zod'
import type { Policy } from '../diagnostics/diagnostic.ts'
import { navbarItemSchema } from './navbar-schema.ts'
import type {
  AnnouncementBarOptions,
  BlogOptions,
  CodeOptions,
  CollectionOptions,
  ColorModeOptions,
  DevOptions,
  DocsOptions,
  DocsVersionOptions,
  EditUrl,
  ExternalLinkOptions,
  FeedOptions,
  FooterLink,
  FooterOptions,
  LocaleOptions,
  LocalesOptions,
  LogoOptions,
  MarkdownOptions,
  NavbarOptions,
  PagesOptions,
  RedirectOptions,
  SiteConfig,
  SitemapOptions,
  TableOfContentsOptions,
} from './site-config.ts'
import { strict } from './strict-object.ts'

const text = z.string().min(1)
const optionalText = z.string().optional()
const optionalFlag = z.boolean().optional()
const policy = z.enum(['ignore', 'log', 'warn', 'throw']) satisfies z.ZodType<Policy>
const optionalPolicy = policy.optional()
const count = z.int().min(1)
const editUrl = z
  .custom<EditUrl>((value) => typeof value === 'function' || isWebAddress(value), 'an address (https://…) or a function')
  .optional()

function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/[^/]/i.test(value) && URL.canParse(value)
}

const markdown = strict<MarkdownOptions>({
  format: z.enum(['md', 'mdx']).optional(),
  admonitions: z.array(z.string().regex(/^[a-z][\w-]*$/i, 'a keyword of letters, digits and hyphens')).optional(),
  onBrokenMarkdownLinks: optionalPolicy,
  onBrokenMarkdownImages: optionalPolicy,
  emoji: optionalFlag,
})

const locale = strict<LocaleOptions>({
  label: text.optional(),
  direction: z.enum(['ltr', 'rtl']).optional(),
  htmlLang: text.optional(),
  calendar: text.optional(),
  path: text.optional(),
})

const i18n = strict<LocalesOptions>({
  defaultLocale: text.optional(),
  locales: z.array(text).min(1).optional(),
  localeConfigs: z.record(z.string(), locale).optional(),
})

const docsVersion = strict<DocsVersionOptions>({
  label: text.optional(),
  path: optionalText,
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  badge: optionalFlag,
  noIndex: optionalFlag,
  className: optionalText,
})

const docs = strict<DocsOptions>({
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

const blog = strict<BlogOptions>({
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

const pages = strict<PagesOptions>({
  path: text.optional(),
  routeBasePath: optionalText,
  editUrl,
  showLastUpdateTime: optionalFlag,
  showLastUpdateAuthor: optionalFlag,
})

const collection = strict<CollectionOptions>({
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

const logoShape = {
  alt: optionalText,
  src: text,
  srcDark: text.optional(),
  href: text.optional(),
  width: z.number().positive().optional(),
  height: z.number().positive().optional(),
}

const navbar = strict<NavbarOptions>({
  title: optionalText,
  logo: strict<NonNullable<NavbarOptions['logo']>>({ ...logoShape, brandPage: text.optional() }).optional(),
  hideOnScroll: optionalFlag,
  items: z.array(navbarItemSchema).optional(),
})

const footerLink = strict<FooterLink>({ label: optionalText, html: optionalText, to: text.optional(), href: text.optional() })

const footer = strict<FooterOptions>({
  logo: strict<LogoOptions>(logoShape).optional(),
  copyright: optionalText,
  columns: z.array(strict<NonNullable<FooterOptions['columns']>[number]>({ title: text, items: z.array(footerLink) })).optional(),
})

const announcementBar = strict<AnnouncementBarOptions>({
  id: text.optional(),
  content: text,
  backgroundColor: text.optional(),
  textColor: text.optional(),
  isCloseable: optionalFlag,
})

const colorMode = strict<ColorModeOptions>({
  defaultMode: z.enum(['light', 'dark']).optional(),
  disableSwitch: optionalFlag,
  respectPrefersColorScheme: optionalFlag,
})

const headingLevel = z.int().min(2).max(6).optional()
const tableOfContents = strict<TableOfContentsOptions>({ minHeadingLevel: headingLevel, maxHeadingLevel: headingLevel })

const code = strict<CodeOptions>({
  themes: strict<NonNullable<CodeOptions['themes']>>({ light: text.optional(), dark: text.optional() }).optional(),
  defaultLanguage: text.optional(),
})

const redirect = strict<RedirectOptions>({ from: text, to: text })

const sitemap = strict<SitemapOptions>({
  changefreq: z.enum(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never']).optional(),
  priority: z.number().min(0).max(1).optional(),
  ignorePatterns: z.array(text).optional(),
})

const externalLinks = strict<ExternalLinkOptions>({
  ignore: z.array(text).optional(),
  allowPrivateAddresses: optionalFlag,
  perHost: z.int().min(1).max(16).optional(),
  timeoutMilliseconds: z.int().min(100).max(120_000).optional(),
  cacheDays: z.number().min(0).optional(),
})

const dev = strict<DevOptions>({ allowedHosts: z.array(text).optional() })

export const siteConfigSchema = strict<SiteConfig>({
  title: text,
  tagline: optionalText,
  url: text,
  baseUrl: text.optional(),
  trailingSlash: optionalFlag,
  favicon: text.optional(),
  noIndex: optionalFlag,
  baseUrlIssueBanner: optionalFlag,
  titleDelimiter: optionalText,
  version: optionalText,
  onBrokenLinks: optionalPolicy,
  onBrokenAnchors: optionalPolicy,
  onDuplicateRoutes: optionalPolicy,
  onDuplicateIds: optionalPolicy,
  onOrphanPages: optionalPolicy,
  onBrokenAssets: optionalPolicy,
  markdown: markdown.optional(),
  staticDirectories: z.array(text).optional(),
  i18n: i18n.optional(),
  docs: z.union([z.literal(false), docs, z.array(docs)]).optional(),
  blog: z.union([z.literal(false), blog, z.array(blog)]).optional(),
  pages: z.union([z.literal(false), pages]).optional(),
  collections: z.array(collection).optional(),
  navbar: navbar.optional(),
  footer: footer.optional(),
  announcementBar: announcementBar.optional(),
  colorMode: colorMode.optional(),
  tableOfContents: tableOfContents.optional(),
  code: code.optional(),
  socialImage: text.optional(),
  metadata: z.array(z.record(z.string(), z.string())).optional(),
  redirects: z.array(redirect).optional(),
  mdxComponents: z.record(z.string(), text).optional(),
  stylesheets: z.array(text).optional(),
  sitemap: z.union([z.literal(false), sitemap]).optional(),
  externalLinks: externalLinks.optional(),
  dev: dev.optional(),
  customFields: z.record(z.string(), z.unknown()).optional(),
})
