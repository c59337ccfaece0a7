// The configuration of Docusaurus -> ours. Options that have the same name and meaning pass as they are; what is renamed, moved or has no
// counterpart is in the tables here. Everything is checked against the schema afterwards (prune-config.ts), so nothing wrong is written.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { docusaurusCounterpart } from '../../config/docusaurus-keys.ts'
import { isFileNow } from '../../lib/path-exists.ts'
import type { Conversion } from '../conversion.ts'
import { asExpression, freeNames, usesNames } from '../free-names.ts'
import { addPlugin, asList, asOptions, fromStatic, inOrder, type Options, set } from '../options.ts'
import { type ForeignConfig, sitePathOf } from '../run-foreign-config.ts'
import { Code } from '../write-config.ts'
import { convertPrism } from './convert-prism.ts'
import { convertShell } from './convert-shell.ts'
import { hasTwoslash } from './list-documents.ts'
import { listOutsideImports } from './list-outside-imports.ts'

/** Top-level keys that are the same here. */
const same = [
  'title',
  'tagline',
  'url',
  'baseUrl',
  'trailingSlash',
  'noIndex',
  'baseUrlIssueBanner',
  'titleDelimiter',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'headTags',
  'customFields',
]
const moduleEndings = ['.js', '.ts', '.mjs', '.cjs', '.mts', '.cts']

/** Keys that mean something to Docusaurus alone. */
const without = [
  'organizationName',
  'projectName',
  'deploymentBranch',
  'githubHost',
  'githubPort',
  'ssrTemplate',
  'storage',
  'future',
  'webpack',
]
/** Plugins and themes by the end of their name -> why nothing is written for them. */
const packagesWithout: [RegExp, string][] = [
  [
    /(?:google-gtag|google-analytics|google-tag-manager|vercel-analytics|umami|plausible|matomo|fathom|posthog)/,
    'docs/analytics.md has recipes with `scripts`',
  ],
  [/search|lunr|pagefind/, 'the site has a search of its own, without a plugin'],
  [/pwa/, 'there is no service worker'],
  [/ideal-image/, 'images keep the size that they have'],
  [/(?:plugin-debug|preset:debug|plugin-css-cascade-layers|plugin-rsdoctor|plugin-svgr|theme-classic|faster)/, 'it is not needed here'],
  [/sass|less|postcss|tailwind/, '`bundle.esbuildPlugins` takes a plugin of esbuild for it (docs/theming.md)'],
  [/image-zoom|medium-zoom/, 'a client module can do it'],
]

export function convertConfig(foreign: ForeignConfig, siteDirectory: string): Conversion {
  const source = asOptions(foreign.value)
  const remarks = new Map<string, string>()
  const config: Options = {}
  const path = (value: unknown): unknown => sitePathOf(siteDirectory, value) ?? value
  for (const key of same) if (source[key] !== undefined) config[key] = source[key]
  if (typeof source.favicon === 'string') config.favicon = fromStatic(source.favicon)
  for (const key of without) if (source[key] !== undefined) remark(remarks, [key])

  config.markdown = { format: 'mdx' }
  if (source.onBrokenMarkdownLinks !== undefined) set(config, 'markdown', 'onBrokenMarkdownLinks', source.onBrokenMarkdownLinks)
  convertMarkdown(asOptions(source.markdown), config, remarks)
  convertI18n(asOptions(source.i18n), { config, remarks, path, baseUrl: source.baseUrl })
  const staticDirectories = asList(source.staticDirectories).map(path)
  const [there, missing] = divide(staticDirectories, (folder) => typeof folder === 'string' && existsSync(join(siteDirectory, folder)))
  if (staticDirectories.length > 0) config.staticDirectories = there
  if (missing.length > 0) remarks.set(`staticDirectories: ${missing.map(String).join(', ')}`, 'the folder does not exist')

  const collected = collectPackages(source, foreign)
  for (const [name, options] of collected)
    convertPackage({ name, options, config, remarks, path, siteDirectory, exportOf: foreign.exportOf })
  for (const kind of ['docs', 'blog', 'pages'] as const)
    if (Array.isArray(config[kind]) && config[kind].length === 1) config[kind] = config[kind][0]
  config.pages ??= existsSync(join(siteDirectory, 'src/pages')) ? { path: 'src/pages' } : false
  const versioned = readdirSync(siteDirectory).filter((name) => /_?versioned_docs$/.test(name))
  const contentFolders = (['docs', 'blog', 'pages'] as const).flatMap((kind) =>
    asList(config[kind]).map((each) => String(asOptions(each).path)),
  )
  const folders = [...contentFolders, ...versioned].filter((folder) => existsSync(join(siteDirectory, folder)))
  const outside = listOutsideImports(siteDirectory, folders)
  if (outside.length > 0) config.outsideFolders = outside
  if (hasTwoslash(siteDirectory, folders)) set(config, 'code', 'check', 'twoslash')
  // Docusaurus sends every component to the browser: here those that need it.
  config.islands = 'auto'
  config.docs ??= false
  config.blog ??= false

  const sheets = [...asList(config.stylesheets), ...asList(source.stylesheets)]
  if (sheets.length > 0) config.stylesheets = sheets
  if (asList(source.scripts).length > 0) config.scripts = source.scripts
  const modules = asList(source.clientModules).map(path)
  if (modules.length > 0) config.clientModules = modules
  if (asList(source.themes).some((theme) => /mermaid/.test(nameOf(theme, foreign))) || asOptions(source.markdown).mermaid === true)
    addPlugin(config, 'mermaid', 'sitegen/mermaid')
  if (asList(source.themes).some((theme) => /live-codeblock/.test(nameOf(theme, foreign))))
    addPlugin(config, 'liveCode', 'sitegen/live-code')
  if (existsSync(join(siteDirectory, 'src/theme')) || asList(config.stylesheets).length > 0)
    addPlugin(config, 'docusaurus', 'sitegen/docusaurus')
  const themeConfig = asOptions(source.themeConfig)
  convertShell(themeConfig, config, remarks)
  convertPrism(asOptions(themeConfig.prism), config, remarks, foreign)
  return { config: inOrder(config), remarks }
}

/** Presets, plugins and themes as one list of names with their options. */
function collectPackages(source: Options, foreign: ForeignConfig): [string, Options][] {
  const found: [string, Options][] = []
  for (const preset of asList(source.presets)) {
    const name = nameOf(preset, foreign)
    const options = asOptions(Array.isArray(preset) ? preset[1] : undefined)
    if (!/classic/.test(name)) found.push([name, options])
    else
      for (const part of ['docs', 'blog', 'pages', 'theme', 'sitemap', 'gtag', 'googleAnalytics', 'googleTagManager', 'svgr', 'debug']) {
        if (options[part] === false) found.push([`preset:${part}:off`, {}])
        // Docs and blog are on without a word, if their folder is there.
        else if (options[part] !== undefined || ['docs', 'blog', 'pages'].includes(part))
          found.push([`preset:${part}`, asOptions(options[part])])
      }
  }
  for (const kind of ['plugins', 'themes'] as const) {
    for (const entry of asList(source[kind])) {
      if (!entry) continue
      found.push([nameOf(entry, foreign), asOptions(Array.isArray(entry) ? entry[1] : undefined)])
    }
  }
  return found
}

interface PackageInput {
  exportOf: ForeignConfig['exportOf']
  name: string
  options: Options
  config: Options
  remarks: Map<string, string>
  path: (value: unknown) => unknown
  siteDirectory: string
}

function convertPackage(input: PackageInput): void {
  const { name, options, config, remarks, path, siteDirectory, exportOf } = input
  const exists = (folder: unknown): boolean => typeof folder === 'string' && existsSync(join(siteDirectory, folder))
  const kind = /^(?:(?:@docusaurus\/)?(?:plugin-)?content-|preset:)(docs|blog|pages)$/.exec(name)?.[1]
  if (kind === 'docs') {
    const folder = path(options.path ?? 'docs')
    if (exists(folder)) push(config, 'docs', convertDocs(input, folder))
  } else if (kind === 'blog') {
    const folder = path(options.path ?? 'blog')
    if (exists(folder)) push(config, 'blog', convertBlog(input, folder))
  } else if (kind === 'pages') {
    const folder = path(options.path ?? 'src/pages')
    if (!exists(folder)) return
    const {
      id: _id,
      remarkPlugins: _remark,
      rehypePlugins: _rehype,
      admonitions: _admonitions,
      mdxPageComponent: _component,
      ...rest
    } = options
    const pages: Options = { ...(options.id !== undefined && { id: options.id }), ...rest, path: folder }
    if (options.editUrl !== undefined) pages.editUrl = convertEditUrl(options.editUrl, 'pagesPath', input)
    push(config, 'pages', pages)
    collectUnified(options, config, exportOf)
  } else if (name === 'preset:pages:off') config.pages = false
  else if (/^preset:\w+:off$/.test(name)) {
    if (name === 'preset:sitemap:off') config.sitemap = false
  } else if (name === 'preset:theme') {
    const sheets = asList(options.customCss).map(path)
    if (sheets.length > 0) config.stylesheets = sheets
  } else if (/(?:plugin-sitemap|preset:sitemap)$/.test(name)) {
    const { lastmod: _lastmod, filename: _filename, createSitemapItems, ...known } = options
    // Null is for the defaults of a sitemap.
    const rest = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null))
    if (createSitemapItems !== undefined) remark(remarks, ['sitemap', 'createSitemapItems'])
    if (Object.keys(rest).length > 0) config.sitemap = rest
  } else if (/client-redirects$/.test(name)) {
    const redirects = asList(options.redirects).flatMap((redirect) => {
      const { from, to } = asOptions(redirect)
      return asList(from).map((each) => ({ from: each, to }))
    })
    if (redirects.length > 0) config.redirects = redirects
    if (options.fromExtensions !== undefined) config.redirectExtensions = options.fromExtensions
    for (const key of ['toExtensions', 'createRedirects']) if (options[key] !== undefined) config[key] = options[key]
  } else if (/theme-mermaid|live-codeblock/.test(name)) {
    // Switched on by their own plugins.
  } else if (/google-gtag|preset:gtag|preset:google/.test(name))
    remarks.set(name.replace('preset:', 'presets: '), 'docs/analytics.md has a recipe with `scripts`')
  else if (addsPages(name, siteDirectory)) {
    const inner = String(path(fromSite(name)))
    const file = inner.startsWith('../') ? inner : `./${inner}`
    addPlugin(config, 'docusaurus', 'sitegen/docusaurus', { plugins: [Object.keys(options).length === 0 ? file : [file, options]] })
  } else {
    const reason =
      packagesWithout.find(([pattern]) => pattern.test(name))?.[1] ??
      'plugins of Docusaurus do not run here; docs/plugins.md has the hooks that there are'
    remarks.set(name.replace('preset:', 'presets: '), reason)
  }
}

/** A plugin of the site's own, by its file, whose routes are pages here as well. */
function addsPages(name: string, siteDirectory: string): boolean {
  if (!/^\.{1,2}\/|^@site\//.test(name) && !isAbsolute(name)) return false
  const path = resolve(siteDirectory, fromSite(name))
  const file = ['', ...moduleEndings, ...moduleEndings.map((ending) => `/index${ending}`)].map((ending) => path + ending).find(isFileNow)
  const code = file === undefined ? '' : readFileSync(file, 'utf8')
  return /\baddRoute\b/.test(code) && /\bmodule\.exports\b|\bexport default\b/.test(code)
}

function fromSite(path: string): string {
  return path.replace(/^@site\//, './')
}

function convertDocs(input: PackageInput, folder: unknown): Options {
  const { options, path } = input
  const docs: Options = { ...options, path: folder }
  if (typeof options.sidebarPath === 'string') docs.sidebarPath = path(options.sidebarPath)
  if (options.editUrl !== undefined) docs.editUrl = convertEditUrl(options.editUrl, 'docPath', input)
  if (options.disableVersioning === true) docs.onlyIncludeVersions = ['current']
  takeTagsFile(docs)
  finishSource(docs, 'docs', input, ['disableVersioning'])
  return docs
}

function convertBlog(input: PackageInput, folder: unknown): Options {
  const { options, remarks } = input
  const renamed: Record<string, string> = {
    blogTitle: 'title',
    blogDescription: 'description',
    blogSidebarTitle: 'sidebarTitle',
    blogSidebarCount: 'sidebarCount',
    authorsMapPath: 'authorsFile',
    archiveBasePath: 'archivePath',
  }
  const blog: Options = Object.fromEntries(Object.entries(options).map(([key, value]) => [renamed[key] ?? key, value]))
  blog.path = folder
  takeTagsFile(blog)
  if (options.editUrl !== undefined) blog.editUrl = convertEditUrl(options.editUrl, 'blogPath', input)
  const { type, xslt: _xslt, createFeedItems: _items, language: _language, ...feeds } = asOptions(options.feedOptions)
  const kinds = type === 'all' ? ['rss', 'atom', 'json'] : asList(type)
  if (type === null) blog.feeds = false
  else if (options.feedOptions !== undefined) blog.feeds = { ...(kinds.length > 0 && { types: kinds }), ...feeds }
  if (options.feedOptions !== undefined && asOptions(options.feedOptions).xslt)
    remarks.set('blog.feedOptions.xslt', docusaurusCounterpart(['blog', 'feeds', 'xslt']) ?? '')
  finishSource(blog, 'blog', input, ['feedOptions'])
  return blog
}

/** Null and false are both for no file. */
function takeTagsFile(source: Options): void {
  const { tags } = source
  delete source.tags
  if (tags !== undefined) source.tagsFile = tags ?? false
}

/** Takes out what belongs elsewhere. */
function finishSource(source: Options, kind: 'docs' | 'blog', { config, remarks, exportOf }: PackageInput, more: string[]): void {
  collectUnified(source, config, exportOf)
  const { admonitions } = source
  const keywords = asList(asOptions(admonitions).keywords)
  if (keywords.length > 0) set(config, 'markdown', 'admonitions', keywords)
  for (const key of [
    'admonitions',
    'remarkPlugins',
    'rehypePlugins',
    'recmaPlugins',
    'beforeDefaultRemarkPlugins',
    'beforeDefaultRehypePlugins',
    ...more,
  ])
    delete source[key]
  for (const [key, value] of Object.entries(source)) {
    if (value === undefined || docusaurusCounterpart([kind, key]) === undefined) continue
    remark(remarks, [kind, key])
    delete source[key]
  }
}

/** Plugins of all collections are those of the site. */
function collectUnified(source: Options, config: Options, exportOf: ForeignConfig['exportOf']): void {
  for (const [key, names] of [
    ['remarkPlugins', ['beforeDefaultRemarkPlugins', 'remarkPlugins']],
    ['rehypePlugins', ['beforeDefaultRehypePlugins', 'rehypePlugins']],
  ] as const) {
    const found = names.flatMap((name) => asList(source[name]))
    const known = asList(asOptions(config.markdown)[key])
    const added = found.filter((plugin) => !known.some((other) => first(other) === first(plugin)) && !isBuiltIn(plugin, config, exportOf))
    if (added.length > 0) set(config, 'markdown', key, [...known, ...added])
  }
}

/** Formulas are a plugin of ours, with the options of KaTeX; commands for other package managers are there anyway. */
function isBuiltIn(plugin: unknown, config: Options, exportOf: ForeignConfig['exportOf']): boolean {
  const name = exportOf(first(plugin))?.specifier ?? ''
  if (/remark-plugin-npm2yarn$/.test(name)) return true
  if (name === 'remark-math') addPlugin(config, 'math', 'sitegen/math')
  if (name === 'rehype-katex') addPlugin(config, 'math', 'sitegen/math', asOptions(Array.isArray(plugin) ? plugin[1] : undefined))
  return name === 'remark-math' || name === 'rehype-katex'
}

function first(plugin: unknown): unknown {
  return Array.isArray(plugin) ? plugin[0] : plugin
}

function divide<Value>(values: readonly Value[], test: (value: Value) => boolean): [Value[], Value[]] {
  return [values.filter(test), values.filter((value) => !test(value))]
}

/** A function is asked for another object. */
function convertEditUrl(value: unknown, name: 'docPath' | 'blogPath' | 'pagesPath', { remarks }: PackageInput): unknown {
  if (typeof value !== 'function') return value
  const code = String(value)
  const missing = freeNames(code)
  if (missing.length > 0) {
    remarks.set('editUrl', usesNames(missing))
    return undefined
  }
  return new Code(`(page) => (${asExpression(code)})({ ...page, ${name}: page.path })`)
}

function convertMarkdown(options: Options, config: Options, remarks: Map<string, string>): void {
  if (options.format === 'md') set(config, 'markdown', 'format', 'md')
  // `detect`: the ending of the file decides, as here without the key.
  if (options.format === 'detect') {
    const { format: _format, ...others } = asOptions(config.markdown)
    config.markdown = others
  }
  for (const key of ['preprocessor', 'parseFrontMatter', 'anchors', 'remarkRehypeOptions'])
    if (options[key] !== undefined) remark(remarks, ['markdown', key])
  if (asOptions(options.mdx1Compat).comments === false) remarks.set('markdown.mdx1Compat', 'HTML comments are comments in MDX, too')
  const hooks = asOptions(options.hooks)
  if (typeof hooks.onBrokenMarkdownLinks === 'string') set(config, 'markdown', 'onBrokenMarkdownLinks', hooks.onBrokenMarkdownLinks)
  if (typeof hooks.onBrokenMarkdownImages === 'string') set(config, 'markdown', 'onBrokenMarkdownImages', hooks.onBrokenMarkdownImages)
}

interface I18nInput extends Pick<PackageInput, 'config' | 'remarks' | 'path'> {
  baseUrl: unknown
}

function convertI18n(options: Options, { config, remarks, path, baseUrl }: I18nInput): void {
  const locales = asList(options.locales)
  if (options.defaultLocale === undefined || (options.defaultLocale === 'en' && locales.length < 2)) return
  const { path: folder, localeConfigs, ...rest } = options
  // Its folders of translations are `path` there; here that is the first part of addresses, which is the tag in both.
  const settings = Object.entries(asOptions(localeConfigs)).map(([tag, given]) => {
    const { path: _path, translate: _translate, baseUrl: own, ...known } = asOptions(given)
    const first = own === undefined ? undefined : firstPart(own, baseUrl)
    if (own !== undefined && first === undefined)
      remarks.set(`i18n.localeConfigs.${tag}.baseUrl`, 'languages are below the `baseUrl` of the site')
    const isUsual = first === (tag === options.defaultLocale ? '' : tag)
    return [tag, first === undefined || isUsual ? known : { ...known, path: first }] as const
  })
  config.i18n = {
    ...rest,
    ...(folder !== undefined && path(folder) !== 'i18n' && { path: path(folder) }),
    // Anchors of translated documents are made of their own words there.
    ...(locales.length > 1 && { headingIds: 'translated' }),
    ...(settings.length > 0 && { localeConfigs: Object.fromEntries(settings) }),
  }
}

/** `/en/` of a site at `/` -> `en`; '' for the root itself; undefined for what is elsewhere. */
function firstPart(baseUrl: unknown, root: unknown): string | undefined {
  const [own, whole] = [baseUrl, root].map((each) => `/${String(each)}/`.replace(/\/{2,}/g, '/'))
  return own !== undefined && whole !== undefined && own.startsWith(whole) ? own.slice(whole.length).replace(/\/$/, '') : undefined
}

/** What takes the place of a key that is not one here. */
function remark(remarks: Map<string, string>, path: readonly string[]): void {
  const reason = docusaurusCounterpart(path)
  if (reason !== undefined) remarks.set(path.join('.'), reason)
}

function push(config: Options, key: string, value: Options): void {
  config[key] = [...asList(config[key]), value]
}

/** `classic`, `@docusaurus/preset-classic`, a path from `require.resolve`, or a function of the site's own. */
function nameOf(entry: unknown, foreign: ForeignConfig): string {
  const value = Array.isArray(entry) ? entry[0] : entry
  if (typeof value === 'string') return value
  return (
    foreign.exportOf(value)?.specifier ??
    (typeof value === 'function' && value.name !== '' ? `plugin ${value.name}` : 'a plugin of the site')
  )
}
