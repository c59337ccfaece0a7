// Fills in the defaults of a configuration. Pure: the only question about the disk, whether a folder exists, is passed in.
import type { HasFolder } from './check-config.ts'
import { resolveBlogs, resolveCollections, resolveDocs, resolvePages, toFolder } from './resolve-collections.ts'
import { resolveLocales } from './resolve-locales.ts'
import type { Policies, ResolvedConfig } from './resolved-config.ts'
import { resolveSearch } from './search-options.ts'
import type { NavbarItem } from './shell-options.ts'
import type { SiteConfig } from './site-config.ts'

export interface ResolveContext {
  /** Absolute path. */
  siteDirectory: string
  /** Relative to `siteDirectory`. */
  configFile: string
  hasFolder: HasFolder
}

/** `config` has been checked (schema.ts, check-config.ts). */
export function resolveConfig(config: SiteConfig, { siteDirectory, configFile, hasFolder }: ResolveContext): ResolvedConfig {
  const { announcementBar, code, colorMode, externalLinks, markdown, tableOfContents } = config
  return {
    siteDirectory,
    configFile,
    title: config.title,
    tagline: config.tagline ?? '',
    url: new URL(config.url).origin,
    baseUrl: toBaseUrl(config.baseUrl ?? '/'),
    trailingSlash: config.trailingSlash,
    favicon: config.favicon,
    noIndex: config.noIndex ?? false,
    baseUrlIssueBanner: config.baseUrlIssueBanner ?? true,
    titleDelimiter: config.titleDelimiter ?? '|',
    version: config.version,
    policies: resolvePolicies(config),
    markdown: { format: markdown?.format ?? 'md', admonitions: markdown?.admonitions ?? [], emoji: markdown?.emoji ?? true },
    staticDirectories: (config.staticDirectories ?? ['static']).map(toFolder),
    ...resolveLocales(config.i18n),
    docs: resolveDocs(config.docs, hasFolder),
    blogs: resolveBlogs(config.blog, config.title, hasFolder),
    pages: resolvePages(config.pages, hasFolder),
    collections: resolveCollections(config.collections ?? []),
    navbar: {
      ...config.navbar,
      items: (config.navbar?.items ?? []).map((item): NavbarItem => ({ ...item, position: item.position ?? 'left' })),
      hideOnScroll: config.navbar?.hideOnScroll ?? false,
    },
    footer: config.footer,
    announcementBar: announcementBar && {
      ...announcementBar,
      id: announcementBar.id ?? 'announcement-bar',
      isCloseable: announcementBar.isCloseable ?? true,
    },
    colorMode: {
      defaultMode: colorMode?.defaultMode ?? 'light',
      disableSwitch: colorMode?.disableSwitch ?? false,
      respectPrefersColorScheme: colorMode?.respectPrefersColorScheme ?? true,
    },
    tableOfContents: { minHeadingLevel: tableOfContents?.minHeadingLevel ?? 2, maxHeadingLevel: tableOfContents?.maxHeadingLevel ?? 3 },
    code: {
      themes: { light: code?.themes?.light ?? 'github-light', dark: code?.themes?.dark ?? 'github-dark' },
      defaultLanguage: code?.defaultLanguage ?? 'text',
      tsconfig: code?.tsconfig === undefined ? undefined : toFolder(code.tsconfig),
      commands: (code?.commands ?? []).map(toFolder),
      hovers: code?.hovers ?? false,
    },
    socialImage: config.socialImage,
    socialCards: config.socialCards && {
      logo: config.socialCards.logo === undefined ? undefined : `/${config.socialCards.logo.replace(/^\/+/, '')}`,
      label: config.socialCards.label ?? config.title,
      colors: {
        background: config.socialCards.colors?.background ?? '#0e1116',
        title: config.socialCards.colors?.title ?? '#ffffff',
        muted: config.socialCards.colors?.muted ?? '#9aa7b5',
        accent: config.socialCards.colors?.accent ?? '#3b9cf7',
      },
    },
    metadata: config.metadata ?? [],
    redirects: config.redirects ?? [],
    mdxComponents: Object.fromEntries(Object.entries(config.mdxComponents ?? {}).map(([name, path]) => [name, toFolder(path)])),
    stylesheets: (config.stylesheets ?? []).map(toFolder),
    clientModules: (config.clientModules ?? []).map(toFolder),
    pageViews: config.pageViews,
    askAi: config.askAi && {
      // Spec §1 and §9: dark with white text, corners of 20px, at the bottom right.
      text: 'Ask AI',
      backgroundColor: '#111318',
      color: '#ffffff',
      position: 'br',
      radius: '20px',
      ...config.askAi,
    },
    search: resolveSearch(config.search),
    textTwins: config.textTwins ?? true,
    headers: { files: config.headers?.files ?? [], contentSecurityPolicy: config.headers?.contentSecurityPolicy ?? {} },
    sitemap:
      config.sitemap === false
        ? undefined
        : {
            changefreq: config.sitemap?.changefreq ?? 'weekly',
            priority: config.sitemap?.priority ?? 0.5,
            ignorePatterns: config.sitemap?.ignorePatterns ?? [],
          },
    externalLinks: {
      ignore: externalLinks?.ignore ?? [],
      allowPrivateAddresses: externalLinks?.allowPrivateAddresses ?? false,
      perHost: externalLinks?.perHost ?? 2,
      timeoutMilliseconds: externalLinks?.timeoutMilliseconds ?? 10_000,
      cacheDays: externalLinks?.cacheDays ?? 14,
    },
    dev: { allowedHosts: config.dev?.allowedHosts ?? [] },
    customFields: config.customFields ?? {},
  }
}

/** Defaults: spec §5 (5.05), behaviour §5. */
function resolvePolicies(config: SiteConfig): Policies {
  return {
    brokenLinks: config.onBrokenLinks ?? 'throw',
    brokenAnchors: config.onBrokenAnchors ?? 'warn',
    brokenMarkdownLinks: config.markdown?.onBrokenMarkdownLinks ?? 'warn',
    brokenMarkdownImages: config.markdown?.onBrokenMarkdownImages ?? 'throw',
    duplicateRoutes: config.onDuplicateRoutes ?? 'warn',
    duplicateIds: config.onDuplicateIds ?? 'warn',
    orphanPages: config.onOrphanPages ?? 'warn',
    brokenAssets: config.onBrokenAssets ?? 'throw',
  }
}

/** With exactly one slash at each end. */
function toBaseUrl(baseUrl: string): string {
  const path = baseUrl.replace(/^\/+|\/+$/g, '')
  return path === '' ? '/' : `/${path}/`
}
