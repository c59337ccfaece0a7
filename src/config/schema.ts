// The schema of a configuration: site-config.ts as code. `strict` ties each object to its type, key by key, so that the two cannot diverge
// without a compile error. Messages of custom checks say what was expected; explain-issue.ts builds the sentence.
import * as z from 'zod'
import { blog, collection, docs, pages } from './content-schema.ts'
import { navbarItemSchema } from './navbar-schema.ts'
import { askAi, dev, externalLinks, pageViews } from './network-schema.ts'
import { optionalFlag, optionalPolicy, optionalText, text } from './option-values.ts'
import type { HeaderOptions, RedirectOptions, SitemapOptions, SocialCardOptions } from './output-options.ts'
import { searchSchema } from './search-schema.ts'
import type {
  AnnouncementBarOptions,
  ColorModeOptions,
  FooterLink,
  FooterOptions,
  LogoOptions,
  NavbarOptions,
  TableOfContentsOptions,
} from './shell-options.ts'
import type { SiteConfig } from './site-config.ts'
import { strict } from './strict-object.ts'
import type { CodeOptions, LocaleOptions, LocalesOptions, MarkdownOptions } from './text-options.ts'

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
  tsconfig: text.optional(),
  commands: z.array(text).optional(),
  hovers: optionalFlag,
})

const redirect = strict<RedirectOptions>({ from: text, to: text })

const sitemap = strict<SitemapOptions>({
  changefreq: z.enum(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never']).optional(),
  priority: z.number().min(0).max(1).optional(),
  ignorePatterns: z.array(text).optional(),
})

const headers = strict<HeaderOptions>({
  files: z.array(z.enum(['_headers', 'vercel.json', 'nginx'])).optional(),
  contentSecurityPolicy: z
    .record(
      z
        .string()
        .regex(
          /^(?:[a-z]+-src(?:-(?:elem|attr))?|frame-ancestors|form-action|base-uri)$/,
          'the name of a directive that lists sources, such as "connect-src"',
        ),
      // A semicolon would start another directive, a line end another header.
      z.array(z.string().regex(/^[^\s;,"]+$/, 'one source, such as "https://api.example.com"')),
    )
    .optional(),
})

const cardColor = z
  .string()
  .regex(/^#[\da-f]{6}$/i, 'a color of six hexadecimal digits, such as "#0e1116"')
  .optional()

const socialCards = strict<SocialCardOptions>({
  logo: text.regex(/\.svg$/i, 'the path of an SVG file below a static folder, such as "/img/mark.svg"').optional(),
  label: text.optional(),
  colors: strict<NonNullable<SocialCardOptions['colors']>>({
    background: cardColor,
    title: cardColor,
    muted: cardColor,
    accent: cardColor,
  }).optional(),
})

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
  socialCards: socialCards.optional(),
  metadata: z.array(z.record(z.string(), z.string())).optional(),
  redirects: z.array(redirect).optional(),
  mdxComponents: z.record(z.string(), text).optional(),
  stylesheets: z.array(text).optional(),
  clientModules: z.array(text).optional(),
  pageViews: pageViews.optional(),
  askAi: askAi.optional(),
  search: searchSchema.optional(),
  textTwins: optionalFlag,
  headers: headers.optional(),
  sitemap: z.union([z.literal(false), sitemap]).optional(),
  externalLinks: externalLinks.optional(),
  dev: dev.optional(),
  customFields: z.record(z.string(), z.unknown()).optional(),
})
