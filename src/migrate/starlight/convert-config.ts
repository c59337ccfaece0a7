// The configuration of Astro with Starlight -> ours, with a file of sidebars. Documents stay where they are, those of all languages.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { type Aliases, withoutAlias } from '../../lib/aliases.ts'
import type { Conversion } from '../conversion.ts'
import { addHeadTags } from '../head-tags.ts'
import { addLanguages, keepNames, type Language, listDocuments, textFiles } from '../languages.ts'
import { listOutsideImports } from '../list-documents.ts'
import { asList, asOptions, inOrder, type Options, set } from '../options.ts'
import type { ForeignConfig } from '../run-foreign-config.ts'
import { socialLink } from '../social-links.ts'
import { Call, Code } from '../write-config.ts'
import { convertSidebar, hasOtherPaths, labelOf, listSlugs } from './convert-sidebar.ts'
import { readAliases } from './read-aliases.ts'

const contentFolder = 'src/content/docs'
const starlightName = '@astrojs/starlight'

/** Keys of Astro. Those with an empty reason mean nothing here that anybody would miss. */
const astroWithout: Record<string, string> = {
  output: 'all pages are files; nothing is rendered for a request',
  adapter: 'the folder `build` is published as it is (docs/deploying.md)',
  vite: 'esbuild bundles the site; `bundle.esbuildPlugins` takes its plugins',
  i18n: 'the languages are those of Starlight',
  image: 'images keep the size that they have',
  experimental: 'it switches between versions of Astro',
  prefetch: 'links are loaded when readers point at them',
  security: '`headers` writes a Content-Security-Policy (docs/security.md)',
  session: 'nothing is rendered for a request',
  env: '`customFields` has values for components',
  fonts: 'name the fonts in a style sheet',
  outDir: '`sitegen build --out-dir` says where the pages are written',
}
const starlightWithout: Record<string, string> = {
  plugins: 'plugins of Starlight do not run here; docs/plugins.md has the hooks that there are, and links are checked anyway',
  disable404Route: 'a page for addresses without a page is always written',
  routeMiddleware: 'a plugin can change what there is (hook `content`)',
  prerender: 'all pages are files',
  credits: 'the footer says what `footer` has',
  markdown: 'headings have links to themselves',
}
/** Parts of Starlight's page -> parts of ours. */
const parts: Record<string, string> = {
  Header: 'Navbar',
  SiteTitle: 'Logo',
  ThemeSelect: 'ColorModeToggle',
  Banner: 'AnnouncementBar',
  Footer: 'Footer',
  PageFrame: 'Layout',
  TwoColumnContent: 'DocPage',
  PageTitle: 'DocPage',
  ContentPanel: 'DocPage',
  MarkdownContent: 'DocPage',
  Sidebar: 'DocsSidebar',
  PageSidebar: 'ContentsColumn',
  TableOfContents: 'ContentsColumn',
  MobileTableOfContents: 'ContentsDisclosure',
  Pagination: 'Pager',
  LastUpdated: 'PageFoot',
  EditLink: 'PageFoot',
}

export function convertStarlight(foreign: ForeignConfig, siteDirectory: string): Conversion {
  const astro = asOptions(foreign.value)
  const integrations = asList(astro.integrations)
    .flatMap((entry) => (Array.isArray(entry) ? entry : [entry]))
    .filter(Boolean)
  const source = asOptions(asOptions(integrations.find((entry) => asOptions(entry).name === starlightName)).options)
  const remarks = new Map<string, string>()
  const config: Options = {}
  const { docs, main, others } = readLanguages(source, siteDirectory)

  config.title = titleOf(source.title, main)
  if (typeof source.description === 'string') config.tagline = source.description
  convertAddress(astro, config, remarks)
  convertRedirects(astro, config, remarks)
  config.staticDirectories = [typeof astro.publicDir === 'string' ? posix.normalize(astro.publicDir) : 'public'].filter((folder) =>
    existsSync(join(siteDirectory, folder)),
  )
  if (typeof source.favicon === 'string') config.favicon = source.favicon
  else if (existsSync(join(siteDirectory, 'public/favicon.svg'))) config.favicon = '/favicon.svg'
  if (source.titleDelimiter !== undefined) config.titleDelimiter = source.titleDelimiter

  const aliases = readAliases(siteDirectory)
  if (Object.keys(aliases).length > 0) config.aliases = aliases

  const outside = listOutsideImports(siteDirectory, [docs])
  if (outside.length > 0) config.outsideFolders = outside
  config.docs = { path: docs, routeBasePath: '/' }
  const { baseUrl } = asOptions(source.editLink)
  if (typeof baseUrl === 'string') set(config, 'docs', 'editUrl', baseUrl)
  if (source.lastUpdated === true) set(config, 'docs', 'showLastUpdateTime', true)
  keepNames(config, siteDirectory, docs)
  if (hasOtherPaths(listSlugs(join(siteDirectory, docs), []))) set(config, 'docs', 'paths', 'starlight')
  config.blog = false
  config.pages = false
  config.islands = 'auto'
  if (source.pagination === false)
    remarks.set('pagination', '`pagination_prev: null` and `pagination_next: null` in front matter leave it out')

  convertMarkdown(asOptions(astro.markdown), config, foreign, remarks)
  convertCode(source.expressiveCode, config, remarks)
  addHeadTags(
    asList(source.head)
      .map(asOptions)
      .map(({ tag, attrs, content }) => ({ tagName: tag, attributes: attrs, innerHTML: content })),
    config,
  )
  convertSheets(source.customCss, config, siteDirectory, remarks)
  convertNavbar(source, config)
  for (const picture of listHeroPictures(siteDirectory, docs, aliases)) publish(picture, config)
  const contents = asOptions(source.tableOfContents)
  if (source.tableOfContents === false)
    remarks.set('tableOfContents', '`hide_table_of_contents: true` in front matter leaves the list of headings out')
  else if (Object.keys(contents).length > 0) config.tableOfContents = contents
  if (source.pagefind === false) config.search = false
  else if (source.pagefind !== undefined && source.pagefind !== true)
    remarks.set('pagefind', 'the index of the site ranks pages by itself (docs/search.md)')

  for (const name of Object.keys(asOptions(source.components)))
    remarks.set(
      `components.${name}`,
      parts[name] === undefined
        ? 'it is a component of Astro; no part of this theme is like it (docs/theming.md)'
        : `it is a component of Astro; \`components.${parts[name]}\` takes one of React in its place`,
    )
  for (const [key, reason] of Object.entries(astroWithout)) if (astro[key] !== undefined) remarks.set(key, reason)
  for (const [key, reason] of Object.entries(starlightWithout)) if (source[key] !== undefined) remarks.set(key, reason)
  const pages = listAstroPages(siteDirectory)
  if (pages.length > 0)
    remarks.set(`src/pages: ${pages.join(', ')}`, 'pages of Astro are not read; write each as a page module of React (docs/theming.md)')
  for (const entry of integrations) noteIntegration(entry, foreign, remarks)

  const slugs = listSlugs(
    join(siteDirectory, docs),
    others.map(({ folder }) => folder),
  )
  const { items, texts } = convertSidebar(source.sidebar, slugs, remarks)
  if (items.length > 0) set(config, 'docs', 'sidebarPath', 'sidebars.ts')
  addLanguages(config, main.tag, others, main, languageRoot(docs, main), siteDirectory)
  if (main.folder !== '') keepAddresses(config, main, others)
  const files = new Map(
    others.flatMap(({ folder, tag }) => {
      const title = asOptions(source.title)[tag] ?? asOptions(source.title)[folder]
      return textFiles(tag, docs, {
        navbar: typeof title === 'string' && title !== config.title ? { title } : {},
        sidebars: { ...texts.get(folder), ...texts.get(tag) },
      })
    }),
  )
  return { config: inOrder(config), remarks, files, ...(items.length > 0 && { sidebars: { main: items } }) }
}

/** The folder in which the folders of the other languages are. */
function languageRoot(docs: string, main: Language): string {
  return main.folder === '' ? docs : posix.dirname(docs)
}

function readLanguages(source: Options, siteDirectory: string): { docs: string; main: Language; others: Language[] } {
  const languages = Object.entries(asOptions(source.locales)).map(([folder, value]): Language => {
    const { lang, label, dir } = asOptions(value)
    return {
      folder: folder === 'root' ? '' : folder,
      tag: typeof lang === 'string' ? lang : folder === 'root' ? 'en' : folder,
      label,
      direction: dir,
    }
  })
  const wanted = typeof source.defaultLocale === 'string' ? source.defaultLocale : 'root'
  const main =
    languages.find(({ folder, tag }) => folder === (wanted === 'root' ? '' : wanted) || tag === wanted) ??
    languages.find(({ folder }) => folder === '') ??
    ({ folder: '', tag: wanted === 'root' ? 'en' : wanted } satisfies Language)
  const docs =
    main.folder !== '' && existsSync(join(siteDirectory, contentFolder, main.folder))
      ? posix.join(contentFolder, main.folder)
      : contentFolder
  return { docs, main, others: languages.filter((language) => language !== main) }
}

function titleOf(title: unknown, { tag, folder }: Language): string {
  const own = asOptions(title)[tag] ?? asOptions(title)[folder]
  return typeof own === 'string' ? own : labelOf(title) || 'Starlight'
}

function convertAddress({ site, base, trailingSlash, build }: Options, config: Options, remarks: Map<string, string>): void {
  const isAddress = typeof site === 'string' && URL.canParse(site)
  config.url = isAddress ? new URL(site).origin : 'https://example.com'
  if (!isAddress) remarks.set('site', 'Astro need not know where the site is served: write its address as `url`')
  if (typeof base === 'string') config.baseUrl = base
  config.trailingSlash = trailingSlash !== 'never' && asOptions(build).format !== 'file'
}

/** `'/old': '/new'`, or with a status; patterns are for what a server renders. */
function convertRedirects({ redirects, base }: Options, config: Options, remarks: Map<string, string>): void {
  // Astro takes the target as it is written, with the base in it.
  const start = typeof base === 'string' ? `/${base.replace(/^\/+|\/+$/g, '')}/` : '/'
  const found = Object.entries(asOptions(redirects)).flatMap(([from, value]) => {
    const target = typeof value === 'string' ? value : asOptions(value).destination
    const to = typeof target === 'string' && target.startsWith(start) ? target.slice(start.length - 1) : target
    if (typeof to === 'string' && !/[[\]]/.test(from + to))
      return [{ from: from.replace(/^(?!\/)/, '/'), to: to.replace(/^(?!\/|[a-z]+:)/i, '/') }]
    remarks.set(`redirects: ${from}`, 'a pattern is no single address: `createRedirects` gives the old paths of a page')
    return []
  })
  if (found.length > 0) config.redirects = found
}

/** Every language had a folder in addresses; here the default one has none. */
function keepAddresses(config: Options, main: Language, others: readonly Language[]): void {
  const folders = others.map(({ folder }) => folder).filter((folder) => folder !== '')
  const guard = folders.length === 0 ? '' : `/^\\/(?:${folders.join('|')})(?:\\/|$)/.test(path) ? undefined : `
  config.createRedirects = new Code(`(path) => (${guard}'/${main.folder}' + path)`)
}

function convertMarkdown(markdown: Options, config: Options, { exportOf }: ForeignConfig, remarks: Map<string, string>): void {
  const specifierOf = (plugin: unknown): string | undefined => exportOf(Array.isArray(plugin) ? plugin[0] : plugin)?.specifier
  for (const key of ['remarkPlugins', 'rehypePlugins']) {
    const wanted = asList(markdown[key]).filter((plugin) => !needlessPlugin.test(String(specifierOf(plugin))))
    const plugins = wanted.filter((plugin) => specifierOf(plugin) !== undefined)
    if (plugins.length > 0) set(config, 'markdown', key, plugins)
    if (plugins.length < wanted.length)
      remarks.set(`markdown.${key}`, 'a plugin that is written in the configuration itself: move it to a file')
  }
  if (markdown.shikiConfig !== undefined) remarks.set('markdown.shikiConfig', '`code.themes` has the colors of code')
  if (markdown.remarkRehype !== undefined) remarks.set('markdown.remarkRehype', 'how trees are turned into each other is fixed')
}

/** Headings have ids and links by themselves. */
const needlessPlugin = /^(?:rehype-slug|rehype-autolink-headings|@astrojs\/markdown-remark)$/

/** Two themes of Shiki, the dark one first. */
function convertCode(expressiveCode: unknown, config: Options, remarks: Map<string, string>): void {
  if (expressiveCode === undefined) return
  const { themes, ...rest } = asOptions(expressiveCode)
  const names = asList(themes).filter((theme) => typeof theme === 'string' && !/^starlight/.test(theme))
  const light = names.find((name) => /light|latte|dawn|day/.test(String(name)))
  const dark = names.find((name) => name !== light)
  if (light !== undefined || dark !== undefined)
    set(config, 'code', 'themes', { ...(light !== undefined && { light }), ...(dark !== undefined && { dark }) })
  if (Object.keys(rest).length > 0 || expressiveCode === false)
    remarks.set('expressiveCode', 'blocks have the frames of this theme; `code` has the options that there are')
}

function convertSheets(customCss: unknown, config: Options, siteDirectory: string, remarks: Map<string, string>): void {
  const sheets = asList(customCss).filter((sheet) => typeof sheet === 'string')
  const files = sheets.map((sheet) => posix.normalize(sheet.replace(/^\/+/, ''))).filter((sheet) => existsSync(join(siteDirectory, sheet)))
  if (files.length > 0) config.stylesheets = files
  if (files.some((file) => /\.s[ac]ss$/.test(file)))
    set(config, 'bundle', 'esbuildPlugins', [new Call('sassPlugin', 'esbuild-sass-plugin', {})])
  for (const sheet of sheets)
    if (!files.includes(posix.normalize(sheet.replace(/^\/+/, ''))))
      remarks.set(`customCss: ${sheet}`, 'a sheet of a package: write `@import` with its name in a style sheet of the site')
}

function convertNavbar(source: Options, config: Options): void {
  const logo = asOptions(source.logo)
  const light = logo.src ?? logo.light
  const { social } = source
  const links = Array.isArray(social)
    ? social.map(asOptions).map(({ icon, label, href }) => socialLink(icon, href, label))
    : Object.entries(asOptions(social)).map(([service, href]) => socialLink(service, href, undefined))
  config.navbar = {
    title: logo.replacesTitle === true ? undefined : config.title,
    ...(typeof light === 'string' && {
      logo: {
        src: publish(light, config),
        ...(typeof logo.dark === 'string' && { srcDark: publish(logo.dark, config) }),
        alt: typeof logo.alt === 'string' && logo.alt !== '' ? logo.alt : logo.replacesTitle === true ? config.title : '',
      },
    }),
    items: links,
  }
}

/** Pictures of the heroes of home pages, relative to the site. */
function listHeroPictures(siteDirectory: string, docs: string, aliases: Aliases): string[] {
  return listDocuments(join(siteDirectory, docs)).flatMap((document) => {
    const frontMatter = /^---\r?\n([\s\S]*?)\n---/.exec(readFileSync(document, 'utf8'))?.[1] ?? ''
    const image = /^hero:[\s\S]*?^([ \t]+)image:[ \t]*\r?\n((?:\1[ \t]+.*(?:\r?\n|$))+)/m.exec(frontMatter)?.[2] ?? ''
    return Array.from(image.matchAll(/^[ \t]+(?:file|light|dark):[ \t]*['"]?([^'"\s]+)/gm), ([, path = '']) => {
      const named = withoutAlias(path, aliases)
      const from =
        named === path ? posix.join(relative(siteDirectory, dirname(document)).split(sep).join('/'), path) : named.slice('@site/'.length)
      return /^\.{1,2}\/|^@site\//.test(named) ? posix.normalize(from) : ''
    }).filter((path) => path !== '' && !path.startsWith('../') && existsSync(join(siteDirectory, path)))
  })
}

/** A picture of the sources is published with its folder. */
function publish(path: string, config: Options): string {
  const file = posix.normalize(path.replace(/^\/+/, ''))
  if (file.startsWith('public/')) return `/${file.slice('public/'.length)}`
  const folder = posix.dirname(file)
  const known = asList(config.staticDirectories)
  if (!known.includes(folder)) config.staticDirectories = [...known, folder]
  return `/${posix.basename(file)}`
}

/** Pages beside the documents, relative to their folder. */
function listAstroPages(siteDirectory: string): string[] {
  const folder = join(siteDirectory, 'src/pages')
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  return files
    .filter((file) => file.endsWith('.astro'))
    .map((file) => file.split(sep).join('/'))
    .sort()
}

/** Those of Astro that this program does by itself. */
const needless = /^@astrojs\/(?:starlight|sitemap|mdx|react)$/

function noteIntegration(entry: unknown, { exportOf }: ForeignConfig, remarks: Map<string, string>): void {
  const known = exportOf(entry)?.specifier
  const written = known === undefined ? asOptions(entry).name : known
  const name = typeof written === 'string' ? written : 'an integration of the site'
  if (needless.test(name)) return
  remarks.set(
    name,
    /preact|solid|svelte|vue|alpine|lit/.test(name)
      ? 'components that run in the browser are those of React'
      : /tailwind/.test(name)
        ? '`bundle.esbuildPlugins` takes a plugin of esbuild for it (docs/theming.md)'
        : 'integrations of Astro do not run here; docs/plugins.md has the hooks that there are',
  )
}
