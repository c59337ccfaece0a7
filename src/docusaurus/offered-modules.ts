// What components and documents written for Docusaurus import, and what they get here: the module, relative to src, and the export that is its
// default, if it is not the module's own. The bundler (bundle/docusaurus-modules.ts) and the documentation read this table.

/** Of the modules that a site of Docusaurus can import and that no package has. */
export const docusaurusName = /^@(?:docusaurus|theme|theme-original|theme-init|theme-site)\//

export interface OfferedModule {
  /** Relative to src. */
  module: string
  /** The export of the module that becomes the default. */
  as?: string
  /** Name of a part of the theme: `@theme-original` gives it as it is without the site's components. */
  part?: string
  /** The same of a part with other props than Docusaurus's: only a component that wraps it can take its place. */
  wraps?: string
  /** The theme puts it around every page by itself: what pages import is this module, also when the site has its own. */
  isAround?: boolean
}

const core: Record<string, string> = {
  BrowserOnly: 'browser-only.tsx',
  constants: 'constants.ts',
  'core/lib/client/docusaurusContext': 'use-docusaurus-context.ts',
  ErrorBoundary: 'error-boundary.tsx',
  ExecutionEnvironment: 'execution-environment.ts',
  Head: 'head.tsx',
  Interpolate: 'interpolate.tsx',
  isInternalUrl: 'is-internal-url.ts',
  Link: 'link.tsx',
  Redirect: 'redirect.tsx',
  router: 'router.tsx',
  'theme-common': 'theme-common.tsx',
  'theme-common/internal': 'theme-common.tsx',
  Translate: 'translate.tsx',
  useBaseUrl: 'use-base-url.ts',
  useBrokenLinks: 'use-broken-links.ts',
  useDocusaurusContext: 'use-docusaurus-context.ts',
  useGlobalData: 'use-global-data.ts',
  useIsBrowser: 'use-is-browser.ts',
  useRouteContext: 'use-route-context.ts',
}

/** Parts of the theme that are the same thing under the same name or another. */
const parts: Record<string, OfferedModule> = {
  Admonition: part('Admonition', 'plugins/admonitions/theme/admonition.tsx'),
  AnnouncementBar: part('AnnouncementBar', 'theme/layout/announcement-bar.tsx'),
  CodeBlock: part('CodeBlock', 'theme/mdx/code-block.tsx'),
  ColorModeToggle: part('ColorModeToggle', 'theme/navbar/color-mode-toggle.tsx'),
  Details: part('Details', 'theme/mdx/details.tsx'),
  DocBreadcrumbs: part('Breadcrumbs', 'theme/docs/breadcrumbs.tsx'),
  DocSidebar: part('DocsSidebar', 'theme/docs/docs-sidebar.tsx'),
  DocVersionBanner: part('VersionBanner', 'theme/docs/version-banner.tsx'),
  Footer: part('Footer', 'theme/layout/footer.tsx'),
  Heading: part('Heading', 'theme/mdx/heading.tsx'),
  Logo: part('Logo', 'theme/layout/logo.tsx'),
  Navbar: part('Navbar', 'theme/navbar/navbar.tsx'),
  'Navbar/ColorModeToggle': part('ColorModeToggle', 'theme/navbar/color-mode-toggle.tsx'),
  'Navbar/Logo': part('Logo', 'theme/layout/logo.tsx'),
  NotFound: part('NotFoundPage', 'theme/pages/not-found-page.tsx'),
  SearchPage: part('SearchPage', 'plugins/search/theme/search-page.tsx'),
  Tabs: part('Tabs', 'theme/mdx/tabs.tsx'),
}

/** The other components that documents can use without an import. */
const documentComponents: Record<string, string> = {
  ApiRow: 'api-table.tsx',
  ApiTable: 'api-table.tsx',
  Badge: 'badge.tsx',
  Card: 'cards.tsx',
  Cards: 'cards.tsx',
  Compatibility: 'compatibility.tsx',
  Environment: 'compatibility.tsx',
  Figure: 'figure.tsx',
  FileTree: 'file-tree.tsx',
  LinkButton: 'link-button.tsx',
  Step: 'steps.tsx',
  Steps: 'steps.tsx',
  TabItem: 'tab-item.tsx',
  Video: 'video.tsx',
}

const icons = 'docusaurus/theme/icons.tsx'
const admonitionIcons = 'docusaurus/theme/admonition-icons.tsx'
const socialIcons = 'docusaurus/theme/social-icons.tsx'
const mdxElements = 'docusaurus/theme/mdx-elements.tsx'
const contents = 'docusaurus/theme/contents.tsx'
const navbarItem = { module: 'docusaurus/theme/navbar-item.tsx' }

const theme: Record<string, OfferedModule> = {
  ...parts,
  ...Object.fromEntries(Object.entries(documentComponents).map(([name, file]) => [name, { module: `theme/mdx/${file}`, as: name }])),
  DocCard: { module: 'docusaurus/theme/doc-card.tsx' },
  DocCardList: { module: 'docusaurus/theme/doc-card-list.tsx' },
  'Footer/LinkItem': { module: 'docusaurus/theme/footer-link-item.tsx' },
  IdealImage: { module: 'docusaurus/theme/ideal-image.tsx' },
  Layout: { module: 'docusaurus/theme/layout.tsx', part: 'Layout', isAround: true },
  Mermaid: { module: 'docusaurus/theme/mermaid.tsx' },
  MDXComponents: { module: 'docusaurus/theme/mdx-components.ts' },
  'MDXComponents/A': { module: mdxElements, as: 'A' },
  'MDXComponents/Code': { module: mdxElements, as: 'Code' },
  'MDXComponents/Details': { module: 'docusaurus/theme/details.tsx' },
  'MDXComponents/Head': { module: 'docusaurus/core/head.tsx' },
  'MDXComponents/Heading': { module: mdxElements, as: 'Heading' },
  'MDXComponents/Img': { module: mdxElements, as: 'Img' },
  'MDXComponents/Pre': { module: mdxElements, as: 'Pre' },
  'MDXComponents/Ul': { module: mdxElements, as: 'Ul' },
  NavbarItem: navbarItem,
  'NavbarItem/DefaultNavbarItem': { ...navbarItem, as: 'OwnItem' },
  'NavbarItem/DocNavbarItem': { ...navbarItem, as: 'DocNavbarItem' },
  'NavbarItem/DocSidebarNavbarItem': { ...navbarItem, as: 'DocSidebarNavbarItem' },
  'NavbarItem/DocsVersionDropdownNavbarItem': { ...navbarItem, as: 'DocsVersionDropdownNavbarItem' },
  'NavbarItem/DocsVersionNavbarItem': { ...navbarItem, as: 'DocsVersionNavbarItem' },
  'NavbarItem/DropdownNavbarItem': { ...navbarItem, as: 'OwnItem' },
  'NavbarItem/HtmlNavbarItem': { ...navbarItem, as: 'OwnItem' },
  'NavbarItem/LocaleDropdownNavbarItem': { ...navbarItem, as: 'LocaleDropdownNavbarItem' },
  'NavbarItem/NavbarNavLink': { ...navbarItem, as: 'OwnItem' },
  'NavbarItem/SearchNavbarItem': { ...navbarItem, as: 'SearchNavbarItem' },
  PackageManagers: { module: 'plugins/package-managers/theme/package-managers.tsx', as: 'PackageManagers' },
  'NotFound/Content': { module: 'docusaurus/theme/not-found-content.tsx' },
  Root: { module: 'docusaurus/theme/root.tsx' },
  SearchMetadata: { module: 'docusaurus/theme/search-metadata.tsx' },
  SearchBar: { ...navbarItem, as: 'SearchBar' },
  ThemedImage: { module: 'docusaurus/theme/themed-image.tsx' },
  TOC: { module: contents, as: 'TOC', wraps: 'ContentsColumn' },
  TOCCollapsible: { module: contents, as: 'TOCCollapsible', wraps: 'ContentsDisclosure' },
  TOCInline: { module: 'docusaurus/theme/toc-inline.tsx' },
  ...Object.fromEntries(
    ['Danger', 'Info', 'Note', 'Tip', 'Warning'].map((name) => [`Admonition/Icon/${name}`, { module: admonitionIcons, as: name }]),
  ),
  'Icon/Arrow': { module: icons, as: 'Arrow' },
  'Icon/Close': { module: icons, as: 'Close' },
  'Icon/Copy': { module: icons, as: 'Copy' },
  'Icon/DarkMode': { module: icons, as: 'DarkMode' },
  'Icon/Edit': { module: icons, as: 'Edit' },
  'Icon/ExternalLink': { module: icons, as: 'ExternalLink' },
  'Icon/Home': { module: icons, as: 'Home' },
  'Icon/Language': { module: icons, as: 'Language' },
  'Icon/LightMode': { module: icons, as: 'LightMode' },
  'Icon/Menu': { module: icons, as: 'Menu' },
  'Icon/Success': { module: icons, as: 'Success' },
  'Icon/SystemColorMode': { module: icons, as: 'SystemColorMode' },
  'Icon/WordWrap': { module: icons, as: 'WordWrap' },
  'Icon/Socials/Default': { module: icons, as: 'SocialsDefault' },
  'Icon/Socials/Email': { module: icons, as: 'Email' },
  'Icon/Socials/GitHub': { module: icons, as: 'GitHub' },
  'Icon/Socials/Instagram': { module: icons, as: 'Instagram' },
  'Icon/Socials/LinkedIn': { module: icons, as: 'LinkedIn' },
  'Icon/Socials/X': { module: icons, as: 'X' },
  'Icon/Socials/YouTube': { module: icons, as: 'YouTube' },
  ...Object.fromEntries(
    ['Bluesky', 'Mastodon', 'StackOverflow', 'Threads', 'Twitch', 'Twitter'].map((name) => [
      `Icon/Socials/${name}`,
      { module: socialIcons, as: name },
    ]),
  ),
}

function part(name: string, module: string): OfferedModule {
  return { module, as: name, part: name }
}

const originals = 'theme/original.ts'

/** Names of Docusaurus's theme -> parts with other props. */
const wrapped: Record<string, string> = {
  BlogListPage: 'BlogListPage',
  BlogPostItems: 'PostList',
  BlogPostPage: 'BlogPostPage',
  BlogTagsPostsPage: 'BlogTagPage',
  'BlogPostItem/Header/Info': 'PostMeta',
  DocCategoryGeneratedIndexPage: 'GeneratedIndexPage',
  DocItem: 'DocPage',
  DocPaginator: 'Pager',
  EditMetaRow: 'PageFoot',
  MDXPage: 'MarkdownPage',
  TagsListInline: 'TagList',
}

export const offeredModules: ReadonlyMap<string, OfferedModule> = new Map([
  ...Object.entries(core).map(([name, file]): [string, OfferedModule] => [`@docusaurus/${name}`, { module: `docusaurus/core/${file}` }]),
  ['@docusaurus/plugin-content-docs/client', { module: 'docusaurus/docs/docs-client.ts' }],
  ['@docusaurus/plugin-content-blog/client', { module: 'docusaurus/blog/client.ts' }],
  ...Object.entries(wrapped).map(([name, part]): [string, OfferedModule] => [
    `@theme/${name}`,
    { module: originals, as: part, wraps: part },
  ]),
  ...Object.entries(theme).map(([name, offered]): [string, OfferedModule] => [`@theme/${name}`, offered]),
])

/** What `@theme-original/X` and `@theme-init/X` lead to; undefined if there is nothing of that name. */
export function originalOf(name: string): OfferedModule | undefined {
  const offered = offeredModules.get(`@theme/${name}`)
  const part = offered?.part ?? offered?.wraps
  return part === undefined ? offered : { module: originals, as: part }
}

/** What an import leads to, by its specifier; undefined if there is nothing of that name. */
export function offeredAs(specifier: string): OfferedModule | undefined {
  const [, original] = /^@theme-(?:original|init)\/(.+)$/.exec(specifier) ?? []
  if (original !== undefined) return originalOf(original)
  const offered = offeredModules.get(specifier)
  return offered?.module === originals ? undefined : offered
}
