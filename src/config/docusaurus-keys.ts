// Every key of Docusaurus's configuration, presets and theme that is not a key here: what takes its place, or why nothing does. Read by
// `sitegen migrate` for its remarks, and by the error for an unknown key. Options of docs, blogs, pages and the theme stand below those names.

const deploy = 'only `docusaurus deploy` reads it; docs/deploying.md has workflows'
const component = (part: string): string => `\`components.${part}\` replaces it`
const ownList = 'the theme has its own page for it'
const plugins = 'published plugins are `markdown.remarkPlugins` and `markdown.rehypePlugins`, for all documents'
const scripts = 'docs/analytics.md has a recipe with `scripts`'
const editUrl = 'give `editUrl` a function, which gets path, version and language'
const openedIn = 'links open where readers want them'

/** Of docs, blogs and pages. */
const sources: Readonly<Record<string, string>> = {
  remarkPlugins: plugins,
  rehypePlugins: plugins,
  beforeDefaultRemarkPlugins: plugins,
  beforeDefaultRehypePlugins: plugins,
  recmaPlugins: 'documents are compiled by steps of their own; docs/plugins.md has the hooks that there are',
  admonitions: '`markdown.admonitions` has the keywords, for all documents',
  editLocalizedFiles: editUrl,
}

const docs: Readonly<Record<string, string>> = {
  ...sources,
  tags: '`tagsFile`',
  tagsBasePath: '`tagsPath`',
  excludeNextVersionDocs: '`includeCurrentVersion: false`',
  homePageId: 'a document with `slug: /` is the first page',
  disableVersioning: "`onlyIncludeVersions: ['current']`",
  sidebarItemsGenerator: 'a sidebars file can import what makes its items',
  editCurrentVersion: editUrl,
  docsRootComponent: '`components.Layout` replaces what is around every page',
  docVersionRootComponent: '`components.Layout` replaces what is around every page',
  docRootComponent: component('DocPage'),
  docItemComponent: component('DocPage'),
  docLayoutComponent: component('DocPage'),
  docCategoryGeneratedIndexComponent: component('GeneratedIndexPage'),
  docTagsListComponent: ownList,
  docTagDocListComponent: ownList,
}

const blog: Readonly<Record<string, string>> = {
  ...sources,
  blogTitle: '`title`',
  blogDescription: '`description`',
  blogSidebarTitle: '`sidebarTitle`',
  blogSidebarCount: '`sidebarCount`',
  authorsMapPath: '`authorsFile`',
  tags: '`tagsFile`',
  archiveBasePath: '`archivePath`',
  feedOptions: '`feeds`, with `types`',
  tagsBasePath: '`tagsPath`',
  pageBasePath: '`pagePath`',
  authorsBasePath: '`authorsPath`',
  blogListComponent: component('BlogListPage'),
  blogPostComponent: component('BlogPostPage'),
  blogTagsListComponent: ownList,
  blogTagsPostsComponent: component('BlogTagPage'),
  blogAuthorsListComponent: ownList,
  blogAuthorsPostsComponent: ownList,
  blogArchiveComponent: ownList,
  truncateMarker: 'the markers are `<!-- truncate -->` and `{/* truncate */}`',
  readingTime: 'it is counted as Docusaurus does by default',
  processBlogPosts: 'a plugin with the hook `content` can change what there is',
  onInlineAuthors: 'authors in a post are as good as those of the file; one that the file lacks is always reported',
  'feeds.xslt': 'browsers show feeds by themselves or not at all',
  'feeds.language': 'a feed has the language of its pages',
  'feeds.createFeedItems': 'a plugin with the hook `files` can write a feed of its own',
}

const themeConfig: Readonly<Record<string, string>> = {
  navbar: '`navbar`',
  'navbar.style': 'the bar has the colors of the site; `--sg-…` properties and a style sheet change them',
  footer: '`footer`, with `columns` for `links`',
  'footer.style': 'the foot has the colors of the site; a style sheet changes them',
  announcementBar: '`announcementBar`',
  colorMode: '`colorMode`',
  tableOfContents: '`tableOfContents`',
  image: '`socialImage`',
  metadata: '`metadata`',
  algolia: "`search: { provider: 'algolia', … }`",
  'algolia.askAi': '`askAi` loads a chat by its script (docs/configuration.md)',
  'algolia.translations': 'words of the search are texts of the theme (docs/translating.md)',
  prism: '`code`',
  'prism.theme': '`code.themes` takes the name of a theme of Shiki (shiki.style/themes)',
  'prism.darkTheme': '`code.themes` takes the name of a theme of Shiki (shiki.style/themes)',
  'prism.plain': '`code.themes` takes the name of a theme of Shiki (shiki.style/themes)',
  'prism.styles': '`code.themes` takes the name of a theme of Shiki (shiki.style/themes)',
  'prism.defaultLanguage': '`code.defaultLanguage`',
  'prism.magicComments': '`code.magicComments`',
  'prism.additionalLanguages': 'every language that Shiki knows is there',
  'docs.versionPersistence': 'readers stay in the version that they chose, by its addresses',
  'docs.sidebar.hideable': 'the sidebar is always there on large screens',
  'docs.sidebar.autoCollapseCategories': 'readers open and close categories by themselves',
  'blog.sidebar.groupByYear': 'the sidebar of a blog is one list',
  liveCodeBlock: 'options of `liveCode()` (docs/live-code.md)',
  mermaid: 'diagrams have the colors of the site',
  zoom: 'a client module can do it',
  typesense: 'the site has a search of its own',
}

/** For keys of items of navbar and footer. */
const items: Readonly<Record<string, string>> = {
  prependBaseUrlToHref: 'the base URL is added to `/…`; a whole address has it already',
  target: openedIn,
  rel: openedIn,
  position: 'links of the foot stand in the order of their list',
  dropdownActiveClassDisabled: 'the version that is shown is marked',
  'aria-label': '`ariaLabel`',
  className: 'a style sheet finds it by its place',
  style: 'a style sheet does it',
}

const top: Readonly<Record<string, string>> = {
  organizationName: deploy,
  projectName: deploy,
  deploymentBranch: deploy,
  githubHost: deploy,
  githubPort: deploy,
  ssrTemplate: 'the page around the content is a part of the theme: `components.Layout`',
  storage: 'nothing is kept in the browser under a name that could clash',
  future: 'it switches between versions of Docusaurus',
  webpack: 'esbuild bundles the site',
  onBrokenMarkdownLinks: '`markdown.onBrokenMarkdownLinks`',
  'markdown.mermaid': 'the plugin `mermaid()` (docs/diagrams.md)',
  'markdown.mdx1Compat': 'HTML comments, titles of admonitions and ids of headings are read as for MDX 1',
  'markdown.anchors': 'ids of headings are in small letters; write others as `{#Id}`',
  'markdown.remarkRehypeOptions': 'titles of footnotes are texts of the theme (docs/translating.md)',
  'markdown.hooks': '`markdown.onBrokenMarkdownLinks`, `markdown.onBrokenMarkdownImages`',
  'markdown.hooks.onBrokenMarkdownLinks': 'a function cannot repair a link here: `markdown.onBrokenMarkdownLinks` says how it is reported',
  'markdown.hooks.onBrokenMarkdownImages':
    'a function cannot repair an address here: `markdown.onBrokenMarkdownImages` says how it is reported',
  'i18n.localeConfigs.baseUrl': '`path`, the first part of the addresses of the language',
  'i18n.localeConfigs.folder': 'the folder of a language has the name of its tag: rename it',
  'i18n.localeConfigs.translate': 'what has no translation is shown in the default language: `i18n.fallback`',
  toExtensions: '`createRedirects` gives the old paths of a page',
  'sitemap.lastmod': 'the date of the last change is there, if git or front matter has one',
  'sitemap.filename': 'it is `sitemap.xml`',
  'sitemap.cacheTime': 'the sitemap is a file',
  'sitemap.trailingSlash': '`trailingSlash` counts',
  'sitemap.createSitemapItems': 'a plugin with the hook `files` can write a sitemap of its own',
  gtag: scripts,
  googleAnalytics: scripts,
  googleTagManager: scripts,
  svgr: 'SVG files are components when components import them',
  debug: 'it is not needed here',
  'theme.customCss': '`stylesheets`',
}

const below = (name: string, keys: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(keys).map(([key, text]) => [`${name}.${key}`, text])

const counterparts: ReadonlyMap<string, string> = new Map([
  ...Object.entries(top),
  ...below('docs', docs),
  ...below('blog', blog),
  ...below('pages', { ...sources, mdxPageComponent: component('MarkdownPage') }),
  ...below('themeConfig', themeConfig),
])

/**
 * @param path of the key, with the numbers and names of entries: `docs.0.tags`, `themeConfig.prism.theme`.
 * @returns what takes its place or why nothing does, as the end of a sentence; undefined for what is no key of Docusaurus, or the same here.
 */
export function docusaurusCounterpart(path: readonly PropertyKey[]): string | undefined {
  const names = path.map(String).filter((name) => !/^\d+$/.test(name))
  if (names[0] === 'i18n' && names[1] === 'localeConfigs') names.splice(2, 1)
  const key = names.join('.')
  const known = counterparts.get(key) ?? counterparts.get(`themeConfig.${key}`)
  if (known !== undefined) return known
  const isItem = names.some((name) => name === 'items' || name === 'logo' || /^dropdownItems/.test(name)) || names[0] === 'navbar'
  return isItem ? items[names.at(-1) ?? ''] : undefined
}
