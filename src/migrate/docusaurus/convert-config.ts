// The configuration of Docusaurus -> ours. Options that have the same name and meaning pass as they are; what is renamed, moved or has no
// counterpart is in the tables here. Everything is checked against the schema afterwards (prune-config.ts), so nothing wrong is written.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Conversion } from '../conversion.ts'
import { listOutsideImports } from '../list-outside-imports.ts'
import { addPlugin, asList, asOptions, fromStatic, inOrder, type Options, set } from '../options.ts'
import { type ForeignConfig, sitePathOf } from '../run-foreign-config.ts'
import { type PackageInput, remark } from './convert-content.ts'
import { collectPackages, convertPackage, nameOf } from './convert-packages.ts'
import { convertPrism } from './convert-prism.ts'
import { convertShell, isThemeKey } from './convert-shell.ts'
import { hasTwoslash } from './list-documents.ts'

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
export function convertConfig(foreign: ForeignConfig, siteDirectory: string): Conversion {
  const source = asOptions(foreign.value)
  const remarks = new Map<string, string>()
  const config: Options = {}
  const path = (value: unknown): unknown => sitePathOf(siteDirectory, value) ?? value
  for (const key of same) if (source[key] !== undefined) config[key] = source[key]
  if (typeof source.favicon === 'string') config.favicon = fromStatic(source.favicon)
  const own = fieldsOfComponents(source, siteDirectory)
  if (Object.keys(own).length > 0) config.customFields = { ...own, ...asOptions(config.customFields) }
  for (const key of without) if (source[key] !== undefined && !(key in own)) remark(remarks, [key])

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
  convertShell(withoutKeys(themeConfig, asOptions(own.themeConfig)), config, remarks, textOf(sheets, siteDirectory))
  convertPrism(asOptions(themeConfig.prism), config, remarks, foreign)
  return { config: inOrder(config), remarks }
}

/** What no part of the theme reads, but components of the site by way of the configuration: `customFields` hands it to them. */
function fieldsOfComponents({ organizationName, projectName, themeConfig }: Options, siteDirectory: string): Options {
  const folder = join(siteDirectory, 'src')
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const code = files.flatMap((file) => (/\.[jt]sx?$/.test(file) ? [readFileSync(join(folder, file), 'utf8')] : [])).join('\n')
  const isRead = (name: string): boolean => new RegExp(`[.{,]\\s*${name}\\b`).test(code)
  const names = Object.entries({ organizationName, projectName }).filter(([name, value]) => value !== undefined && isRead(name))
  const ofTheme = Object.entries(asOptions(themeConfig)).filter(
    ([name, value]) => value !== undefined && !isThemeKey(name) && isRead('themeConfig') && isRead(name),
  )
  return { ...Object.fromEntries(names), ...(ofTheme.length > 0 && { themeConfig: Object.fromEntries(ofTheme) }) }
}

function withoutKeys(options: Options, other: Options): Options {
  return Object.fromEntries(Object.entries(options).filter(([key]) => !(key in other)))
}

function divide<Value>(values: readonly Value[], test: (value: Value) => boolean): [Value[], Value[]] {
  return [values.filter(test), values.filter((value) => !test(value))]
}

function convertMarkdown(options: Options, config: Options, remarks: Map<string, string>): void {
  if (options.format === 'md') set(config, 'markdown', 'format', 'md')
  // `detect`: the ending of the file decides, as here without the key.
  if (options.format === 'detect') {
    const { format: _format, ...others } = asOptions(config.markdown)
    config.markdown = others
  }
  for (const key of ['preprocessor', 'parseFrontMatter']) if (typeof options[key] === 'function') set(config, 'markdown', key, options[key])
  for (const key of ['anchors', 'remarkRehypeOptions']) if (options[key] !== undefined) remark(remarks, ['markdown', key])
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

function textOf(sheets: readonly unknown[], siteDirectory: string): string {
  const files = sheets
    .flatMap((sheet) => (typeof sheet === 'string' ? [join(siteDirectory, sheet)] : []))
    .filter((file) => existsSync(file))
  return files.map((file) => readFileSync(file, 'utf8')).join('\n')
}
