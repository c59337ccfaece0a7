// A small site as the planner would give it: the data that the tests of the theme render.

import type { PublicConfig } from '../../src/config/public-config.ts'
import type { ResolvedLocale } from '../../src/config/resolve-locales.ts'
import type { NavbarItem } from '../../src/config/shell-options.ts'
import type { BlogPost } from '../../src/routes/blog/blog-route.ts'
import type { DocRoute } from '../../src/routes/docs/doc-route.ts'
import type { SidebarCategory, SidebarItem } from '../../src/routes/docs/sidebar-item.ts'
import type { DocsVersion, SiteData } from '../../src/routes/site-data.ts'

/** English is the default language. */
export function sampleLocale(name: string, htmlLang = name): ResolvedLocale {
  const isDefault = name === 'en'
  const place = { url: 'https://example.com', baseUrl: isDefault ? '/' : `/${name}/`, folder: isDefault ? '' : name }
  return { name, label: isDefault ? 'English' : name, direction: 'ltr', htmlLang, calendar: 'gregory', path: name, ...place }
}

export function sampleConfig(changes: Partial<PublicConfig> = {}): PublicConfig {
  return {
    title: 'Sample',
    tagline: 'A sample site',
    url: 'https://example.com',
    baseUrl: '/',
    trailingSlash: undefined,
    favicon: 'img/favicon.svg',
    noIndex: false,
    baseUrlIssueBanner: true,
    brand: undefined,
    titleDelimiter: '|',
    version: '1.2.3',
    rootUrl: changes.baseUrl ?? '/',
    locales: [sampleLocale('en')],
    defaultLocale: 'en',
    locale: 'en',
    navbar: { title: 'Sample', items: [], hideOnScroll: false },
    footer: undefined,
    announcementBar: undefined,
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    socialImage: undefined,
    metadata: [],
    headTags: [],
    search: undefined,
    textTwins: false,
    customFields: {},
    ...changes,
  }
}

export function withNavbar(...items: NavbarItem[]): Partial<PublicConfig> {
  return { navbar: { title: 'Sample', items, hideOnScroll: false } }
}

export function sampleVersion(changes: Partial<DocsVersion> = {}): DocsVersion {
  return {
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/docs',
    mainDocId: 'intro',
    docs: [
      { id: 'intro', path: '/docs/', sidebar: 'guides' },
      { id: 'guide/first', path: '/docs/guide/first', sidebar: 'guides' },
      { id: 'hidden', path: '/docs/hidden', unlisted: true },
    ],
    draftIds: ['unfinished'],
    sidebars: { guides: { link: { path: '/docs/', label: 'Introduction' } }, empty: {} },
    banner: 'none',
    badge: false,
    className: 'docs-version-current',
    ...changes,
  }
}

export const oldVersion = sampleVersion({
  name: '1.0',
  label: '1.0',
  isLast: false,
  path: '/docs/1.0',
  docs: [
    { id: 'intro', path: '/docs/1.0/', sidebar: 'guides' },
    { id: 'gone', path: '/docs/1.0/gone', sidebar: 'guides' },
  ],
  draftIds: [],
  banner: 'unmaintained',
  badge: true,
  className: 'docs-version-1.0',
})

export function link(label: string, href: string, changes: object = {}): SidebarItem {
  return { type: 'link', label, href, ...changes }
}

export function category(label: string, items: SidebarItem[], changes: Partial<SidebarCategory> = {}): SidebarCategory {
  return { type: 'category', label, collapsible: true, collapsed: true, items, ...changes }
}

export const sampleSidebar: SidebarItem[] = [
  link('Introduction', '/docs/'),
  category('Guide', [link('First steps', '/docs/guide/first'), link('Second steps', '/docs/guide/second')], { href: '/docs/guide' }),
  category('Reference', [link('Options', '/docs/reference/options')]),
  { type: 'html', value: '<hr>', defaultStyle: true },
  link('Forum', 'https://forum.example.com'),
]

export function samplePost(changes: Partial<BlogPost> = {}): BlogPost {
  return {
    path: '/blog/hello',
    document: 'content/blog/hello.md',
    title: 'Hello',
    description: 'The first post.',
    date: '2025-12-31T23:30:00.000Z',
    authors: [{ key: 'ada', name: 'Ada', title: 'Writer', imageUrl: '/img/ada.png', path: '/blog/authors/ada' }],
    tags: [{ label: 'News', path: '/blog/tags/news', count: 1 }],
    readingTime: 0.4,
    truncated: true,
    unlisted: false,
    sidebarLabel: 'Hello',
    ...changes,
  }
}

export function sampleSite(config: Partial<PublicConfig> = {}, changes: Partial<SiteData> = {}): SiteData {
  const posts = [samplePost(), samplePost({ path: '/blog/older', title: 'Older', date: '2024-01-02T00:00:00.000Z', truncated: false })]
  return {
    config: sampleConfig(config),
    docs: { default: { id: 'default', path: '/docs', breadcrumbs: true, versions: [sampleVersion(), oldVersion] } },
    sidebars: { 'default/current/guides': sampleSidebar },
    blogs: {
      default: {
        id: 'default',
        path: '/blog',
        title: 'Blog',
        description: 'News of the sample.',
        sidebarTitle: 'Recent posts',
        sidebar: [
          { year: 2025, posts: [{ label: 'Hello', path: '/blog/hello' }] },
          { year: 2024, posts: [{ label: 'Older', path: '/blog/older' }] },
        ],
        posts,
        archivePath: '/blog/archive',
        tagsPath: '/blog/tags',
        authorsPath: '/blog/authors',
      },
    },
    collections: {
      templates: [{ path: '/templates/blank', slug: 'blank', title: 'Blank', description: 'Nothing in it.', data: { stars: 3 } }],
    },
    ...changes,
  }
}

export function docRoute(props: Partial<DocRoute['props']> = {}, changes: Partial<DocRoute> = {}): DocRoute {
  return {
    kind: 'doc',
    path: '/docs/guide/first',
    exact: true,
    source: 'content/docs/guide/first.md',
    document: 'content/docs/guide/first.md',
    context: { plugin: { name: 'content-docs', id: 'default' } },
    sidebar: 'guides',
    metadata: { title: 'First steps', description: 'How to begin.' },
    props: {
      id: 'guide/first',
      title: 'First steps',
      showTitle: true,
      docs: { id: 'default', version: 'current' },
      sidebarKey: 'default/current/guides',
      breadcrumbs: [
        { label: 'Guide', path: '/docs/guide' },
        { label: 'First steps', path: '/docs/guide/first' },
      ],
      previous: { label: 'Introduction', path: '/docs/' },
      next: { label: 'Second steps', path: '/docs/guide/second' },
      tags: [],
      draft: false,
      unlisted: false,
      tableOfContents: { hide: false, minHeadingLevel: 2, maxHeadingLevel: 3 },
      ...props,
    },
    ...changes,
  }
}
