// What to do about what is not offered of Docusaurus's modules: the nearest counterpart of each name.
import { nearest } from '../diagnostics/suggest.ts'
import { offeredModules } from './offered-modules.ts'

/** Beginning of a specifier, or the whole of it with the name of an export -> what takes its place. The longest one counts. */
const counterparts: Record<string, string> = {
  '@docusaurus/renderRoutes': 'Pages are files and need no routes; a page made of data comes from the hook `routes` of a plugin.',
  '@docusaurus/router#matchPath': 'Compare `useLocation().pathname` yourself.',
  '@docusaurus/router#useParams': 'There are no routes with parameters: make a page for each value, with the hook `routes` of a plugin.',
  '@docusaurus/router':
    'There are useLocation, useHistory, Redirect, Link and NavLink. A page is a file, so there are no routes in components.',
  '@docusaurus/theme-common#NavbarSecondaryMenuFiller': 'The second menu of small screens is the `aside` of `Layout` from "sitegen/theme".',
  '@docusaurus/theme-common#usePrismTheme': 'Colors of code come from `code.themes` of the configuration.',
  '@docusaurus/theme-common#useTabs': '`Tabs` switches without a script; its markup is that of radio buttons.',
  '@docusaurus/theme-common#useContextualSearchFilters': 'The search of the site knows versions by itself.',
  '@docusaurus/theme-common': 'Write the helper yourself, or take what `usePage` and `useSite` of "sitegen/theme" say.',
  '@docusaurus/ComponentCreator': 'Pages are made when the site is built; a page of data comes from the hook `routes` of a plugin.',
  '@docusaurus/theme-mermaid': 'Diagrams are the plugin `mermaid` of "sitegen/mermaid", in fenced code.',
  '@docusaurus/theme-live-codeblock': 'Examples that readers edit are the plugin `liveCode` of "sitegen/live-code".',
  '@docusaurus/theme-search-algolia': '`search: { provider: \'algolia\', … }` of the configuration, and `SiteSearch` of "sitegen/theme".',
  '@docusaurus/plugin-content-docs': 'The hooks are in "@docusaurus/plugin-content-docs/client".',
  '@docusaurus/plugin-content-blog': 'The hooks are in "@docusaurus/plugin-content-blog/client".',
  '@theme/Admonition/': 'Replace the part `Admonition`; types of your own are `markdown.admonitions` of the configuration.',
  '@theme/BlogLayout': 'Replace the part `BlogListPage` or `BlogPostPage` with `components` of the configuration.',
  '@theme/BlogListPage': 'Replace the part `BlogListPage` with `components` of the configuration.',
  '@theme/BlogPostItem': 'Replace the part `BlogPostPage` with `components` of the configuration.',
  '@theme/BlogPostItems': 'Replace the part `PostList` with `components` of the configuration.',
  '@theme/BlogPostPage': 'Replace the part `BlogPostPage` with `components` of the configuration.',
  '@theme/BlogPostPaginator': 'Replace the part `Pager` with `components` of the configuration.',
  '@theme/BlogSidebar': 'Replace the part `BlogListPage` or `BlogPostPage` with `components` of the configuration.',
  '@theme/BlogTagsPostsPage': 'Replace the part `BlogTagPage` with `components` of the configuration.',
  '@theme/CodeBlock/': 'Replace the part `CodeBlock` with `components` of the configuration; its smaller parts are not modules.',
  '@theme/CodeInline': 'Write `<code>`.',
  '@theme/DocItem': 'Replace the part `DocPage` with `components` of the configuration.',
  '@theme/DocPage': 'Replace the part `DocPage` with `components` of the configuration.',
  '@theme/DocRoot': 'Replace the part `DocPage` with `components` of the configuration.',
  '@theme/DocPaginator': 'Replace the part `Pager` with `components` of the configuration.',
  '@theme/DocSidebar/': 'Replace the part `DocsSidebar` with `components` of the configuration; its smaller parts are not modules.',
  '@theme/DocSidebarItem': 'Replace the part `DocsSidebar` with `components` of the configuration.',
  '@theme/DocTagDocListPage': 'Tags of the docs have pages here as well; no part of the theme replaces them.',
  '@theme/DocTagsListPage': 'The list of all tags of the docs is a page here as well; no part of the theme replaces it.',
  '@theme/DocVersionBadge': 'Replace the part `VersionBanner` with `components` of the configuration.',
  '@theme/EditThisPage': 'Replace the part `PageFoot` with `components` of the configuration.',
  '@theme/EditMetaRow': 'Replace the part `PageFoot` with `components` of the configuration.',
  '@theme/Footer/': 'Replace the part `Footer` with `components` of the configuration; its smaller parts are not modules.',
  '@theme/hooks/useThemeContext': 'Import `useColorMode` from "@docusaurus/theme-common".',
  '@theme/Icon/': 'Import an SVG file as a component, or take `Icon` of "sitegen/theme".',
  '@theme/LastUpdated': 'Replace the part `PageFoot` with `components` of the configuration.',
  '@theme/Loading': 'Nothing is loaded before it is shown: pages are made when the site is built.',
  '@theme/MDXComponents/': 'Take the element itself: `<a>`, `<code>`, `<img>`; the theme draws it.',
  '@theme/MDXContent': 'Put the text into an element with the class `markdown`.',
  '@theme/MDXPage': 'Replace the part `MarkdownPage` with `components` of the configuration.',
  '@theme/Navbar/': 'Replace the part `Navbar` with `components` of the configuration; its smaller parts are not modules.',
  '@theme/NavbarItem/': 'Write the item as `navbar.items` of the configuration; a component in the bar is a replaced part `Navbar`.',
  '@theme/PaginatorNavLink': 'Replace the part `Pager` with `components` of the configuration.',
  '@theme/Playground': 'Examples that readers edit are the plugin `liveCode` of "sitegen/live-code".',
  '@theme/ReactLiveScope': 'What examples may use is `liveCode({ scope })` of "sitegen/live-code".',
  '@theme/Root': 'Write it as `src/theme/Root`, which the plugin `docusaurus` of "sitegen/docusaurus" puts around every page.',
  '@theme/SiteMetadata': 'Tags of the head are `headTags` and `metadata` of the configuration.',
  '@theme/SkipToContent': 'The theme has such a link on every page.',
  '@theme/TagsListInline': 'Replace the part `TagList` with `components` of the configuration.',
  '@theme/TOCItems': 'Show `TOCInline` with the headings, or replace the parts `ContentsColumn` and `ContentsDisclosure`.',
  '@theme/ThemedComponent': 'Two elements that a style sheet shows by `[data-theme=dark]`, or `ThemedImage` for pictures.',
  '@theme/TOC': 'Replace the parts `ContentsColumn` and `ContentsDisclosure` with `components` of the configuration.',
}

/** @param specifier as it is imported, with `#` and the name of an export if only that is missing. */
export function counterpartOf(specifier: string): string {
  const name = specifier
    .replace(/^@theme-(?:original|init)\//, '@theme/')
    .replace('@docusaurus/theme-common/internal', '@docusaurus/theme-common')
  const found = Object.keys(counterparts)
    .filter((each) => name === each || (name.startsWith(each) && /[/#]/.test(each.at(-1) === '/' ? '/' : (name[each.length] ?? ''))))
    .sort((a, b) => b.length - a.length)[0]
  if (found !== undefined) return counterparts[found] ?? ''
  const suggestion = nearest(name, [...offeredModules.keys()])
  if (suggestion !== undefined) return `Did you mean "${suggestion}"?`
  return name.startsWith('@theme/')
    ? 'Write the component yourself; parts of the theme are replaced with `components` of the configuration.'
    : 'Take what "sitegen/theme" exports, or write it yourself.'
}
