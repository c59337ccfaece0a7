// Every key of Docusaurus 3.9, by its schemas: the same here, or the table says what takes its place.
import { describe, expect, it } from 'vitest'
import { docusaurusCounterpart } from '../../src/config/docusaurus-keys.ts'
import { knownKeysAt } from '../../src/config/known-keys.ts'
import { siteConfig } from '../../src/config/site-config.ts'

const ofSources =
  'path routeBasePath include exclude editUrl editLocalizedFiles showLastUpdateTime showLastUpdateAuthor admonitions remarkPlugins rehypePlugins recmaPlugins beforeDefaultRemarkPlugins beforeDefaultRehypePlugins'
const ofItems =
  'type label to href html position className activeBasePath activeBaseRegex items target rel aria-label prependBaseUrlToHref docsPluginId'

const keys: Record<string, string> = {
  '': 'title tagline url baseUrl baseUrlIssueBanner favicon trailingSlash titleDelimiter noIndex customFields clientModules headTags scripts stylesheets staticDirectories onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks onDuplicateRoutes organizationName projectName deploymentBranch githubHost githubPort ssrTemplate storage future webpack plugins',
  i18n: 'defaultLocale locales path localeConfigs',
  'i18n.localeConfigs.en': 'label direction htmlLang calendar path url baseUrl translate',
  markdown: 'format mermaid preprocessor parseFrontMatter mdx1Compat anchors remarkRehypeOptions emoji hooks',
  docs: `${ofSources} id tags tagsBasePath homePageId sidebarPath sidebarItemsGenerator sidebarCollapsible sidebarCollapsed numberPrefixParser breadcrumbs disableVersioning includeCurrentVersion lastVersion versions onlyIncludeVersions onInlineTags editCurrentVersion docsRootComponent docVersionRootComponent docRootComponent docItemComponent docTagsListComponent docTagDocListComponent docCategoryGeneratedIndexComponent`,
  'docs.versions.current': 'label path banner badge noIndex className',
  blog: `${ofSources} id tags tagsBasePath pageBasePath archiveBasePath authorsBasePath authorsMapPath postsPerPage blogTitle blogDescription blogSidebarTitle blogSidebarCount sortPosts showReadingTime readingTime truncateMarker feedOptions processBlogPosts onInlineTags onInlineAuthors onUntruncatedBlogPosts blogListComponent blogPostComponent blogTagsListComponent blogTagsPostsComponent blogAuthorsListComponent blogAuthorsPostsComponent blogArchiveComponent`,
  'blog.feeds': 'title description copyright language limit xslt createFeedItems',
  pages: `${ofSources} mdxPageComponent`,
  sitemap: 'changefreq priority ignorePatterns lastmod filename cacheTime trailingSlash createSitemapItems',
  themeConfig:
    'navbar footer announcementBar colorMode tableOfContents image metadata algolia prism liveCodeBlock mermaid docs.versionPersistence docs.sidebar.hideable docs.sidebar.autoCollapseCategories blog.sidebar.groupByYear prism.theme prism.darkTheme prism.plain prism.styles prism.defaultLanguage prism.magicComments prism.additionalLanguages algolia.askAi navbar.style footer.style',
  navbar: 'title logo items hideOnScroll style',
  'navbar.logo': 'alt src srcDark href width height target className style',
  'navbar.items.0': `${ofItems} docId sidebarId versions value queryString dropdownItemsBefore dropdownItemsAfter dropdownActiveClassDisabled`,
  announcementBar: 'id content backgroundColor textColor isCloseable',
  colorMode: 'defaultMode disableSwitch respectPrefersColorScheme',
  tableOfContents: 'minHeadingLevel maxHeadingLevel',
  theme: 'customCss',
}

describe('docusaurusCounterpart', () => {
  it.each(Object.entries(keys))('the keys of "%s" -> the same here, or what takes their place', (parent, names) => {
    const path = parent === '' ? [] : parent.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name))
    const known = knownKeysAt(siteConfig, {}, path)
    const unexplained = names
      .split(' ')
      .filter((name) => !known.includes(name) && docusaurusCounterpart([...path, ...name.split('.')]) === undefined)
    expect(unexplained).toEqual([])
  })

  it.each([
    ['the version 2 of docs', ['docs', 1, 'sidebarItemsGenerator'], 'a sidebars file can import what makes its items'],
    ['of a language', ['i18n', 'localeConfigs', 'fr', 'baseUrl'], '`path`, the first part of the addresses of the language'],
    ['of the theme, at the top', ['prism'], '`code`'],
    ['of a link in a menu', ['navbar', 'items', 0, 'items', 2, 'target'], 'links open where readers want them'],
    ['a key that Docusaurus does not have', ['docs', 'colour'], undefined],
  ])('%s -> %s: %s', (_where, path, expected) => {
    expect(docusaurusCounterpart(path)).toBe(expected)
  })
})
