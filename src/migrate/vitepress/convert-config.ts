// The configuration of VitePress -> ours, with a file of sidebars: VitePress chooses a sidebar by the beginning of a path, here documents are
// listed by their ids.
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { casedSlug, vitepressSlug } from '../../markdown/headings/heading-slugger.ts'
import type { Conversion } from '../conversion.ts'
import { addHeadTags } from '../head-tags.ts'
import { addLanguages, keepNames, type Language, listDocuments, textFiles } from '../languages.ts'
import { addPlugin, asList, asOptions, fromStatic, inOrder, type Options, set } from '../options.ts'
import type { ForeignConfig } from '../run-foreign-config.ts'
import { socialLink } from '../social-links.ts'
import { withOwnConfigs } from './folder-configs.ts'
import { folderOfRoot } from './read-rewrites.ts'
import { sidebarNameOf, translateLabels } from './translate-labels.ts'

const without: Record<string, string> = {
  transformHead: 'a plugin can look at finished pages (hook `page`), and front matter has `head_tags`',
  transformHtml: 'a plugin can look at finished pages (hook `page`)',
  transformPageData: 'a remark plugin sees each document',
  buildEnd: 'a plugin can write files of all pages (hook `files`)',
  postRender: 'a plugin can look at finished pages (hook `page`)',
  vite: 'esbuild bundles the site; `bundle.esbuildPlugins` takes its plugins',
  vue: 'components are those of React',
  router: 'pages are changed in place',
  metaChunk: 'there is nothing to split',
  mpa: 'pages have no framework anyway',
}
const themeWithout: Record<string, string> = {
  carbonAds: 'an island can show it',
  notFound: 'write content/pages/404.md',
  docFooter: 'the labels are those of the theme',
  darkModeSwitchLabel: 'the labels are those of the theme',
  sidebarMenuLabel: 'the labels are those of the theme',
  returnToTopLabel: 'the labels are those of the theme',
  langMenuLabel: 'the labels are those of the theme',
  externalLinkIcon: 'the theme decides it',
  i18nRouting: 'the choice of languages leads to the same page in the other language',
  aside: '`hide_table_of_contents` in front matter leaves the list of headings out',
}

/** Options of Markdown. Those with an empty reason mean nothing here that anybody would miss, or stand in the configuration in another way. */
const markdownWithout: Record<string, string> = {
  theme: '',
  math: '',
  cache: '',
  html: '',
  anchor: '',
  attrs: '',
  breaks: 'a line that ends with a backslash or two spaces is broken; a plugin of remark can break them all (`markdown.remarkPlugins`)',
  codeCopyButtonTitle: 'the labels are those of the theme',
  codeTransformers: 'the hook `markdown.code` of a plugin gives the HTML of a block',
  config: 'plugins of markdown-it do not run here; `markdown.remarkPlugins` takes those of remark',
  container: 'the labels of containers are texts of the theme, which a site can say differently',
  defaultHighlightLang: 'a code block without a language is plain text',
  emoji: 'names of emoji are those of GitHub',
  externalLinks: 'the theme decides it',
  gfmAlerts: 'they are always boxes',
  image: 'images wait until they are near the screen, without an option',
  languages: 'code has the grammars of Shiki',
  languageAlias: 'a code block names a language of Shiki',
  lineNumbers: 'a code block says `showLineNumbers`',
  linkify: 'addresses are links',
  preConfig: 'plugins of markdown-it do not run here; `markdown.remarkPlugins` takes those of remark',
  shikiSetup: 'code has the grammars and themes of Shiki; `code` has the options that there are',
  toc: '`[[toc]]` has the levels of `tableOfContents`',
  typographer: 'a plugin of remark can set quotes and dashes (`markdown.remarkPlugins`)',
}

export async function convertVitePress(foreign: ForeignConfig, siteDirectory: string): Promise<Conversion> {
  const whole = asOptions(foreign.value)
  const base = posix.normalize(typeof whole.srcDir === 'string' ? whole.srcDir : '.')
  const remarks = new Map<string, string>()
  const first = folderOfRoot(whole.rewrites, join(siteDirectory, base), remarks)
  const { root, ...locales } = await withOwnConfigs(asOptions(whole.locales), whole, { siteDirectory, folder: base, first })
  const main = asOptions(root)
  const source: Options = { ...whole, ...main, themeConfig: { ...asOptions(whole.themeConfig), ...asOptions(main.themeConfig) } }
  const theme = asOptions(source.themeConfig)
  const config: Options = {}
  config.title = source.title ?? 'VitePress'
  if (source.description !== undefined) config.tagline = source.description
  const hostname = asOptions(source.sitemap).hostname
  config.url = typeof hostname === 'string' && URL.canParse(hostname) ? new URL(hostname).origin : 'https://example.com'
  if (hostname === undefined) remarks.set('url', 'VitePress need not know where the site is served: write its address')
  if (source.base !== undefined) config.baseUrl = source.base
  // `/guide/install` is served from guide/install.html in both, and `/guide/` from guide/index.html.
  config.trailingSlash = source.cleanUrls === true ? 'folders' : 'html'
  if (source.ignoreDeadLinks === true) config.onBrokenLinks = 'warn'
  else if (Array.isArray(source.ignoreDeadLinks)) remarks.set('ignoreDeadLinks', '`onBrokenLinks` is for all links')
  const folder = posix.join(base, first)
  if (existsSync(join(siteDirectory, base, 'public'))) config.staticDirectories = [posix.join(base, 'public')]
  config.docs = { path: folder, routeBasePath: '/', sidebarPath: 'sidebars.ts' }
  const excluded = asList(source.srcExclude).map((pattern) =>
    typeof pattern === 'string' && first !== '' && pattern.startsWith(`${first}/`) ? pattern.slice(first.length + 1) : pattern,
  )
  if (excluded.length > 0) set(config, 'docs', 'exclude', excluded)
  keepNames(config, siteDirectory, folder)
  const { pattern } = asOptions(theme.editLink)
  if (typeof pattern === 'string') set(config, 'docs', 'editUrl', pattern.replace(/\/?:path$/, ''))
  if (source.lastUpdated === true) set(config, 'docs', 'showLastUpdateTime', true)
  config.blog = false
  config.pages = false

  convertMarkdown(asOptions(source.markdown), config, remarks)
  if (showsFiles(join(siteDirectory, base))) addPlugin(config, 'includes', 'sitegen/includes')
  addHeadTags(
    [...asList(whole.head), ...asList(main.head)].map((entry) => {
      const [tagName, attributes, innerHTML] = Array.isArray(entry) ? entry : []
      return { tagName, attributes, innerHTML }
    }),
    config,
  )
  convertTheme(theme, config, remarks)
  if (source.appearance === false) config.colorMode = { disableSwitch: true, respectPrefersColorScheme: false }
  else if (source.appearance === 'dark' || source.appearance === 'force-dark')
    config.colorMode = { defaultMode: 'dark', respectPrefersColorScheme: false }
  for (const [key, reason] of Object.entries(without)) if (source[key] !== undefined) remarks.set(key, reason)
  for (const [key, reason] of Object.entries(themeWithout)) if (theme[key] !== undefined) remarks.set(`themeConfig.${key}`, reason)
  const sidebars = convertSidebars(theme.sidebar, join(siteDirectory, folder))
  if (sidebars === undefined) {
    const { sidebarPath: _path, ...docs } = asOptions(config.docs)
    config.docs = docs
  }
  const languages = listLanguages(locales, join(siteDirectory, base))
  addLanguages(
    config,
    typeof source.lang === 'string' ? source.lang : 'en',
    languages,
    { label: main.label, direction: main.dir },
    base,
    siteDirectory,
  )
  const files = new Map(
    languages.flatMap(({ folder: name, tag }) => {
      const other = asOptions(locales[name])
      const texts = translateLabels({ title: source.title, theme }, { title: other.title, theme: asOptions(other.themeConfig) })
      return textFiles(tag, folder, texts)
    }),
  )
  return { config: inOrder(config), remarks, files, ...(sidebars && { sidebars }) }
}

/** Those that have a folder; the key of a language that is only linked to says its address. */
function listLanguages(locales: Options, folder: string): Language[] {
  return Object.entries(locales).flatMap(([name, value]) => {
    const { lang, label, dir } = asOptions(value)
    return existsSync(join(folder, name)) ? [{ folder: name, tag: typeof lang === 'string' ? lang : name, label, direction: dir }] : []
  })
}

/** Whether a document says `@include` or `<<<`. */
function showsFiles(folder: string): boolean {
  return listDocuments(folder).some((file) => /<!--\s*@include:|^[ \t]*<<<\s*[@.\w]/m.test(readFileSync(file, 'utf8')))
}

function convertMarkdown(markdown: Options, config: Options, remarks: Map<string, string>): void {
  set(config, 'markdown', 'containers', 'vitepress')
  const { slugify } = asOptions(markdown.anchor)
  const kind = kindOfIds(slugify)
  set(config, 'markdown', 'headingIds', kind ?? 'vitepress')
  if (kind === undefined)
    remarks.set(
      'markdown.anchor.slugify',
      'a plugin of remark can give headings other ids (`data.hProperties.id`), and a heading may say its own, `{#id}`',
    )
  const { leftDelimiter = '{', rightDelimiter = '}', disable } = asOptions(markdown.attrs)
  if (disable !== true && (leftDelimiter !== '{' || rightDelimiter !== '}'))
    set(config, 'markdown', 'idBraces', [leftDelimiter, rightDelimiter])
  if (markdown.math) addPlugin(config, 'math', 'sitegen/math')
  const { light, dark } = asOptions(markdown.theme)
  if (typeof markdown.theme === 'string') set(config, 'code', 'themes', { light: markdown.theme, dark: markdown.theme })
  else if (typeof light === 'string' || typeof dark === 'string')
    set(config, 'code', 'themes', { ...(typeof light === 'string' && { light }), ...(typeof dark === 'string' && { dark }) })
  for (const key of Object.keys(markdown)) {
    const reason = markdownWithout[key] ?? 'there is no such option'
    if (reason !== '' && markdown[key] !== undefined && markdown[key] !== false) remarks.set(`markdown.${key}`, reason)
  }
}

/** What headings are often made of, and what functions treat differently. */
const probes = ['Getting Started', '1. What’s new?', 'Café & crème: `a_b`', 'useX()', '安装 Setup', '-a- (b)']

/** Which of ours gives the same ids as a function of the site, if it has one. */
function kindOfIds(slugify: unknown): 'vitepress' | 'vitepress-cased' | undefined {
  if (typeof slugify !== 'function') return 'vitepress'
  const isLike = (own: (text: string) => string): boolean =>
    probes.every((probe) => {
      try {
        return String(Reflect.apply(slugify, undefined, [probe])) === own(probe)
      } catch {
        return false
      }
    })
  return isLike(vitepressSlug) ? 'vitepress' : isLike(casedSlug) ? 'vitepress-cased' : undefined
}

function convertTheme(theme: Options, config: Options, remarks: Map<string, string>): void {
  const logo = asOptions(theme.logo)
  const src = typeof theme.logo === 'string' ? theme.logo : (logo.light ?? logo.src)
  const social = asList(theme.socialLinks)
    .map(asOptions)
    .map(({ icon, link, ariaLabel }) => socialLink(icon, link, ariaLabel))
  config.navbar = {
    title: theme.siteTitle === false ? undefined : (theme.siteTitle ?? config.title),
    ...(typeof src === 'string' && {
      logo: {
        src: fromStatic(src),
        ...(typeof logo.dark === 'string' && { srcDark: fromStatic(logo.dark) }),
        alt: typeof logo.alt === 'string' ? logo.alt : '',
      },
    }),
    items: [...asList(theme.nav).flatMap((item) => convertNavItem(asOptions(item), remarks)), ...social],
  }
  const { message, copyright } = asOptions(theme.footer)
  const lines = [message, copyright].filter((line) => typeof line === 'string')
  if (lines.length > 0) config.footer = { copyright: lines.join('<br>') }
  const outline = asOptions(theme.outline)
  const level =
    Array.isArray(theme.outline) || theme.outline === 'deep' || typeof theme.outline === 'number' ? theme.outline : outline.level
  if (level === 'deep') config.tableOfContents = { maxHeadingLevel: 6 }
  else if (Array.isArray(level)) config.tableOfContents = { minHeadingLevel: level[0], maxHeadingLevel: level[1] }
  const search = asOptions(theme.search)
  const algolia = search.provider === 'algolia' ? asOptions(search.options) : asOptions(theme.algolia)
  if (algolia.appId !== undefined) {
    const { locales: _locales, placeholder: _placeholder, translations: _translations, askAi, ...rest } = algolia
    if (askAi !== undefined) remarks.set('askAi', '`askAi` loads a chat by its script (docs/configuration.md)')
    config.search = { provider: 'algolia', ...rest }
  }
}

function convertNavItem({ text, link, items, activeMatch, component }: Options, remarks: Map<string, string>): Options[] {
  if (component !== undefined) {
    remarks.set('nav: component', 'an item of the site itself is part of `components.Navbar`')
    return []
  }
  // Groups in a dropdown stand one below the other.
  const inner = asList(items)
    .map(asOptions)
    .flatMap((item) => (item.items === undefined ? [item] : asList(item.items).map(asOptions)))
  // A value of a package that is not installed, such as its version.
  if (text !== undefined && typeof text !== 'string')
    remarks.set(`nav: ${String(text)}`, 'a package that is not installed here gives this label; it is called `…` until you write it')
  return [
    {
      label: text === undefined || typeof text === 'string' ? text : '…',
      ...(typeof link === 'string' && linkOf(link)),
      ...(typeof activeMatch === 'string' && { activeBaseRegex: activeMatch }),
      ...(items !== undefined && { items: inner.flatMap((item) => convertNavItem(item, remarks)) }),
    },
  ]
}

function linkOf(link: string): Options {
  return /^(?:[a-z]+:)?\/\/|^mailto:/i.test(link) ? { href: link } : { to: withoutEnding(link) }
}

function withoutEnding(link: string): string {
  return link.replace(/(?:(?<=\/)index)?\.(?:html|md)(?=$|[?#])/, '').replace(/^(?!\/)/, '/')
}

/** By name: an empty name is that of the site. Undefined without a sidebar. */
function convertSidebars(sidebar: unknown, folder: string): Record<string, unknown[]> | undefined {
  if (Array.isArray(sidebar)) return { main: convertItems(sidebar, '/', folder) }
  const entries = Object.entries(asOptions(sidebar))
  if (entries.length === 0) return undefined
  return Object.fromEntries(
    entries.map(([path, value]) => {
      const given = asOptions(value)
      const base = typeof given.base === 'string' ? given.base : '/'
      return [sidebarNameOf(path), convertItems(Array.isArray(value) ? value : given.items, base, folder)]
    }),
  )
}

function convertItems(items: unknown, base: string, folder: string): unknown[] {
  return asList(items)
    .map(asOptions)
    .flatMap((item): unknown[] => {
      const from = typeof item.base === 'string' ? item.base : base
      // `/reference/theme-` is the beginning of names as well.
      const link = typeof item.link !== 'string' || /^\/|^[a-z]+:/i.test(item.link) ? item.link : from + item.link
      const page = typeof link === 'string' ? documentOf(link, folder) : undefined
      if (item.items !== undefined) {
        const inner = convertItems(item.items, from, folder)
        // A heading with nothing below it, as where a script lists pages that are not made yet.
        if (inner.length === 0 && page === undefined) return []
        return [
          {
            type: 'category',
            label: item.text ?? 'Pages',
            ...(item.collapsed === undefined ? { collapsible: false } : { collapsed: item.collapsed }),
            ...(page !== undefined && { link: { type: 'doc', id: page } }),
            items: inner,
          },
        ]
      }
      if (typeof link !== 'string') return []
      return [
        page === undefined
          ? { type: 'link', label: item.text, href: linkOf(link).href ?? withoutEnding(link) }
          : { type: 'doc', id: page, label: item.text },
      ]
    })
}

/** The id of the document at a link; undefined if there is none. */
function documentOf(link: string, folder: string): string | undefined {
  if (/^(?:[a-z]+:)?\/\//i.test(link)) return undefined
  const path = posix
    .join('/', link)
    .replace(/[?#].*$/, '')
    .replace(/\.(?:html|md)$/, '')
    .replace(/^\/+/, '')
  const candidates = path === '' || path.endsWith('/') ? [`${path}index`] : [path, `${path}/index`]
  return candidates.find((id) => existsSync(join(folder, `${id}.md`)))
}
