// The configuration of Docusaurus -> ours. Options that have the same name and meaning pass as they are; what is renamed, moved or has no
// counterpart is in the tables here. Everything is checked against the schema afterwards (prune-config.ts), so nothing wrong is written.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Conversion } from '../conversion.ts'
import { hasTwoslash, listOutsideImports } from '../list-documents.ts'
import { addPlugin, asList, asOptions, fromStatic, inOrder, type Options, set } from '../options.ts'
import { type ForeignConfig, sitePathOf } from '../run-foreign-config.ts'
import type { PackageInput } from './convert-content.ts'
import { collectPackages, convertPackage, nameOf } from './convert-packages.ts'
import { convertPrism } from './convert-prism.ts'
import { convertShell, isThemeKey } from './convert-shell.ts'
import { type Remarks, remark, remarkRest } from './remark.ts'
import { readWebpackSettings } from './webpack-aliases.ts'

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
/** Keys that are read below. */
const read = [
  'favicon',
  'markdown',
  'onBrokenMarkdownLinks',
  'i18n',
  'staticDirectories',
  'presets',
  'plugins',
  'themes',
  'stylesheets',
  'scripts',
  'clientModules',
  'themeConfig',
]

export async function convertConfig(foreign: ForeignConfig, siteDirectory: string): Promise<Conversion> {
  const source = asOptions(foreign.value)
  const remarks: Remarks = new Map()
  const config: Options = {}
  const path = (value: unknown): unknown => sitePathOf(siteDirectory, value) ?? value
  for (const key of same) if (source[key] !== undefined) config[key] = source[key]
  if (typeof source.favicon === 'string') config.favicon = fromStatic(source.favicon)
  const own = fieldsOfComponents(source, siteDirectory)
  if (Object.keys(own).length > 0) config.customFields = { ...own, ...asOptions(config.customFields) }
  for (const key of without) if (source[key] !== undefined && !(key in own)) remark(remarks, [key])
  remarkRest(remarks, [], withoutNames(source, [...same, ...without, ...read]))

  config.markdown = { format: 'mdx' }
  if (source.onBrokenMarkdownLinks !== undefined) set(config, 'markdown', 'onBrokenMarkdownLinks', source.onBrokenMarkdownLinks)
  convertMarkdown(asOptions(source.markdown), config, remarks)
  convertI18n(asOptions(source.i18n), { config, remarks, path, baseUrl: source.baseUrl })
  const staticDirectories = asList(source.staticDirectories).map(path)
  const [there, missing] = divide(staticDirectories, (folder) => typeof folder === 'string' && existsSync(join(siteDirectory, folder)))
  if (staticDirectories.length > 0) config.staticDirectories = there
  if (missing.length > 0) remarks.set(`staticDirectories: ${missing.map(String).join(', ')}`, 'the folder does not exist')

  const { aliases, done } = await readWebpackSettings(source.plugins, foreign, siteDirectory, remarks)
  if (Object.keys(aliases).length > 0) config.aliases = aliases
  const collected = collectPackages({ ...source, plugins: asList(source.plugins).filter((plugin) => !done.has(plugin)) }, foreign)
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
  const named = Object.values(aliases).filter((folder) => folder.startsWith('../'))
  const outside = new Set([...listOutsideImports(siteDirectory, folders), ...named])
  if (outside.size > 0) config.outsideFolders = [...outside]
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
  convertShell(withoutNames(themeConfig, Object.keys(asOptions(own.themeConfig))), config, remarks, textOf(sheets, siteDirectory))
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

function withoutNames(options: Options, names: readonly string[]): Options {
  return Object.fromEntries(Object.entries(options).filter(([key]) => !names.includes(key)))
}

function divide<Value>(values: readonly Value[], test: (value: Value) => boolean): [Value[], Value[]] {
  return [values.filter(test), values.filter((value) => !test(value))]
}

function convertMarkdown(options: Options, config: Options, remarks: Remarks): void {
  const { format, mermaid: _mermaid, emoji, preprocessor, parseFrontMatter, mdx1Compat, hooks, ...rest } = options
  if (format === 'md') set(config, 'markdown', 'format', 'md')
  // `detect`: the ending of the file decides, as here without the key.
  if (format === 'detect') config.markdown = withoutNames(asOptions(config.markdown), ['format'])
  if (emoji === false) set(config, 'markdown', 'emoji', false)
  for (const [key, value] of Object.entries({ preprocessor, parseFrontMatter }))
    if (typeof value === 'function') set(config, 'markdown', key, value)
  if (Object.values(asOptions(mdx1Compat)).includes(false)) remark(remarks, ['markdown', 'mdx1Compat'])
  for (const [key, value] of Object.entries(asOptions(hooks))) {
    if (typeof value === 'string' && /^onBrokenMarkdown(?:Links|Images)$/.test(key)) set(config, 'markdown', key, value)
    else if (value !== undefined) remark(remarks, ['markdown', 'hooks', key])
  }
  remarkRest(remarks, ['markdown'], rest)
}

interface I18nInput extends Pick<PackageInput, 'config' | 'remarks' | 'path'> {
  baseUrl: unknown
}

function convertI18n(options: Options, { config, remarks, path, baseUrl }: I18nInput): void {
  const { path: folder, localeConfigs, ...rest } = options
  const locales = asList(options.locales)
  const isUsual = options.defaultLocale === undefined || (options.defaultLocale === 'en' && locales.length < 2)
  if (isUsual && folder === undefined && Object.keys(asOptions(localeConfigs)).length === 0) return
  // Its folders of translations are `path` there; here that is the first part of addresses, which is the tag in both.
  const settings = Object.entries(asOptions(localeConfigs)).map(([tag, given]) => {
    const { path: ownFolder, translate, baseUrl: own, ...known } = asOptions(given)
    if (translate === false) remark(remarks, ['i18n', 'localeConfigs', tag, 'translate'])
    if (ownFolder !== undefined && ownFolder !== tag)
      remark(remarks, ['i18n', 'localeConfigs', tag, 'path'], ['i18n', 'localeConfigs', tag, 'folder'])
    const first = own === undefined ? undefined : firstPart(own, baseUrl)
    if (own !== undefined && first === undefined)
      remarks.set(`i18n.localeConfigs.${tag}.baseUrl`, 'languages are below the `baseUrl` of the site')
    const isSame = first === (tag === options.defaultLocale ? '' : tag)
    return [tag, first === undefined || isSame ? known : { ...known, path: first }] as const
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
