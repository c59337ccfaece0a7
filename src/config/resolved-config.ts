// The configuration that the program uses: what the schema gives, and what follows from several keys, from the folders on disk, or from what
// the platform knows. The only question about the disk, whether a folder exists, is passed in.
import { join, parse } from 'node:path'
import type * as z from 'zod'
import type { Aliases } from '../lib/aliases.ts'
import { readableOn } from '../lib/color-contrast.ts'
import { hashOf } from '../lib/hash.ts'
import type { DataDocument } from '../plugins/data-documents.ts'
import type { DataPage } from '../plugins/data-pages.ts'
import type { EsbuildBuild, EsbuildPlugin } from '../plugins/published-plugin.ts'
import { blog, type collection, docs, type feeds, pages } from './content-options.ts'
import { type ResolvedHead, resolveHead } from './head-tags.ts'
import { once } from './option-values.ts'
import type { PluginModule } from './plugin-module.ts'
import { type ResolvedLocale, resolveLocales } from './resolve-locales.ts'
import type { ResolvedSearch } from './search-options.ts'
import type { ParsedConfig } from './site-config.ts'
import type { i18n } from './text-options.ts'

export type ResolvedDocs = z.output<typeof docs>

export interface ResolvedBlog extends Omit<z.output<typeof blog>, 'description' | 'feeds'> {
  description: string
  /** Undefined if the blog has none. */
  feeds: (z.output<typeof feeds> & { title: string }) | undefined
}

export type ResolvedPages = z.output<typeof pages>

type ParsedCollection = z.output<typeof collection>
export type ResolvedCollection = ParsedCollection & Required<Pick<ParsedCollection, 'path' | 'routeBasePath' | 'title'>>

type ParsedCards = NonNullable<ParsedConfig['socialCards']>
export interface ResolvedSocialCards extends ParsedCards {
  label: string
  colors: Required<ParsedCards['colors']>
}

export interface ResolvedConfig
  extends Omit<
      ParsedConfig,
      | 'blog'
      | 'bundle'
      | 'collections'
      | 'docs'
      | 'headTags'
      | 'i18n'
      | 'markdown'
      | 'pages'
      | 'plugins'
      | 'scripts'
      | 'search'
      | 'sitemap'
      | 'socialCards'
      | 'stylesheets'
    >,
    ResolvedHead {
  /** Absolute path of the site folder. */
  siteDirectory: string
  /** Folders of content that are not below it, `../docs`, and those that the configuration names besides. */
  outsideFolders: string[]
  /** Relative to `siteDirectory`. */
  configFile: string
  /** Plugins are functions, which are in `plugins`. */
  markdown: Omit<ParsedConfig['markdown'], 'remarkPlugins' | 'rehypePlugins'>
  /** Those that work on documents; undefined if the site has none. */
  plugins?: PluginModule
  /** Those that give the lines of documents. */
  sourcePlugins?: PluginModule
  /** Hash of the configuration, if functions of its own give the text or the front matter of documents. */
  documentCode?: string
  /** Those that look at finished pages, those that make files of them, and those that check the site. */
  pagePlugins?: PluginModule
  filePlugins?: PluginModule
  checkPlugins?: PluginModule
  /** Those of the bundler, which runs in the thread that has loaded the configuration. */
  esbuildPlugins: readonly SiteEsbuildPlugin[]
  /** Documents that plugins make of data. */
  dataDocuments: readonly DataDocument[]
  /** Pages that plugins make of data. */
  dataPages: readonly DataPage[]
  /** Site-relative modules of the layouts of the site, sorted. */
  layouts: readonly string[]
  policies: ReturnType<typeof policiesOf>
  locales: ResolvedLocale[]
  defaultLocale: string
  /** The language of the pages that are made with this configuration (content/locales/localize-config.ts). */
  locale: string
  /** Path under which the site with all of its languages is served: files that they share are below it. `baseUrl` is that of the language. */
  rootUrl: string
  /** Of a language that is not at the root: see SiteBase. */
  sharedPaths?: readonly string[]
  i18n: Pick<z.output<typeof i18n>, 'fallback' | 'headingIds' | 'path' | 'staleNotice'> & {
    /** Language -> folder of the translated docs, for those that the configuration names. */
    docs?: Readonly<Record<string, string>>
  }
  docs: ResolvedDocs[]
  blogs: ResolvedBlog[]
  pages: ResolvedPages[]
  collections: ResolvedCollection[]
  /** Undefined if the site has no search. */
  search: ResolvedSearch | undefined
  sitemap: Exclude<ParsedConfig['sitemap'], false> | undefined
  socialCards: ResolvedSocialCards | undefined
}

/** A plugin of esbuild, and where the configuration names it. */
export interface SiteEsbuildPlugin {
  name: string
  configPath: readonly (string | number)[]
  /** What it gives depends on this and on files that the bundle knows. Undefined if it may depend on anything. */
  key: string | undefined
  /** Bound to its plugin: a function alone is left out where the configuration becomes JSON. */
  setUp: (build: EsbuildBuild) => unknown
}

/** Whether there is a folder; the path is relative to the site. */
export type HasFolder = (sitePath: string) => boolean

export interface ResolveContext {
  siteDirectory: string
  configFile: string
  hasFolder: HasFolder
  plugins?: PluginModule | undefined
  sourcePlugins?: PluginModule | undefined
  documentCode?: string | undefined
  pagePlugins?: PluginModule | undefined
  filePlugins?: PluginModule | undefined
  checkPlugins?: PluginModule | undefined
  dataDocuments?: readonly DataDocument[]
  dataPages?: readonly DataPage[]
  layouts?: readonly string[]
  /** Text of a file of the site that exists. */
  readFile?: (sitePath: string) => Uint8Array
}

/** `config` has been checked (check-config.ts). */
export function resolveConfig(
  config: ParsedConfig,
  {
    siteDirectory,
    configFile,
    hasFolder,
    plugins,
    sourcePlugins,
    documentCode,
    pagePlugins,
    filePlugins,
    checkPlugins,
    dataDocuments = [],
    dataPages = [],
    layouts = [],
    readFile,
  }: ResolveContext,
): ResolvedConfig {
  const { i18n, blog: blogs, socialCards, plugins: _, scripts, markdown, bundle: _bundle, ...rest } = config
  const { remarkPlugins: _remark, rehypePlugins: _rehype, ...reading } = markdown
  const content = {
    docs: withDefault(config.docs, docs, hasFolder),
    blogs: withDefault(blogs, blog, hasFolder).map((options) => resolveBlog(options, config.title)),
    pages: withDefault(config.pages, pages, hasFolder),
    collections: config.collections.map(resolveCollection),
  }
  const folders = [...content.docs, ...content.blogs, ...content.pages, ...content.collections]
  return {
    ...rest,
    ...resolveHead({ headTags: rest.headTags, stylesheets: rest.stylesheets, scripts }, config.baseUrl, (file) =>
      publishedScript(file, readFile?.(file)),
    ),
    siteDirectory,
    outsideFolders: [...folders.map(({ path }) => path), ...config.outsideFolders].filter((path) => path.startsWith('../')),
    configFile,
    markdown: reading,
    ...(plugins && { plugins }),
    ...(sourcePlugins && { sourcePlugins }),
    ...(documentCode !== undefined && { documentCode }),
    ...(pagePlugins && { pagePlugins }),
    ...(filePlugins && { filePlugins }),
    ...(checkPlugins && { checkPlugins }),
    esbuildPlugins: listEsbuildPlugins(config, siteDirectory),
    dataDocuments,
    dataPages,
    layouts,
    policies: policiesOf(config),
    ...resolveLocales(i18n, config),
    locale: i18n.defaultLocale,
    rootUrl: config.baseUrl,
    i18n: {
      fallback: i18n.fallback,
      headingIds: i18n.headingIds,
      path: i18n.path,
      staleNotice: i18n.staleNotice,
      docs: namedFolders(i18n.localeConfigs),
    },
    ...content,
    search: config.search === false ? undefined : config.search,
    sitemap: config.sitemap === false ? undefined : config.sitemap,
    socialCards: socialCards && resolveCards(socialCards, config),
  }
}

function resolveCards({ label, colors, ...cards }: ParsedCards, { title, accentColor }: ParsedConfig): ResolvedSocialCards {
  const accent = colors.accent ?? (accentColor === undefined ? '#3b9cf7' : readableOn(colors.background, accentColor))
  return { ...cards, label: label ?? title, colors: { ...colors, accent } }
}

/** Folders under names of their own, where modules import from them. As a plugin of the site every bundle has it. None where no folder has a name. */
function aliasPlugins(aliases: Aliases, siteDirectory: string): EsbuildPlugin[] {
  const names = Object.entries(aliases)
  if (names.length === 0) return []
  const folders = Object.fromEntries(names.map(([name, folder]) => [name, join(siteDirectory, folder)]))
  return [
    {
      name: 'aliases',
      setup({ initialOptions }) {
        const known = 'alias' in initialOptions && typeof initialOptions.alias === 'object' ? initialOptions.alias : {}
        Object.assign(initialOptions, { alias: { ...folders, ...known } })
      },
    },
  ]
}

function listEsbuildPlugins({ bundle, plugins, aliases }: ParsedConfig, siteDirectory: string): SiteEsbuildPlugin[] {
  const ready = (plugin: EsbuildPlugin, configPath: (string | number)[], key?: string): SiteEsbuildPlugin => ({
    name: plugin.name,
    configPath,
    key,
    setUp: (build) => plugin.setup(build),
  })
  return [
    ...aliasPlugins(aliases, siteDirectory).map((plugin) => ready(plugin, ['aliases'], JSON.stringify(aliases))),
    ...bundle.esbuildPlugins.map((plugin, index) => ready(plugin, ['bundle', 'esbuildPlugins', index])),
    ...plugins.flatMap((owner, at) =>
      (owner.bundle?.esbuild ?? []).map((plugin, index) => ready(plugin, ['plugins', at, 'bundle', 'esbuild', index], owner.bundle?.key)),
    ),
  ]
}

/** A collection that is not configured exists if its usual folder does. */
function withDefault<Options extends { path: string }>(
  value: false | Options | Options[] | undefined,
  schema: z.ZodType<Options>,
  hasFolder: HasFolder,
): Options[] {
  if (value === undefined) {
    const usual = schema.parse({}, once)
    return hasFolder(usual.path) ? [usual] : []
  }
  if (value === false) return []
  return Array.isArray(value) ? value : [value]
}

/** Title of the feeds: feed readers show it next to the feeds of other sites, and of this site's other blogs. */
function resolveBlog(options: z.output<typeof blog>, siteTitle: string): ResolvedBlog {
  const { title, description = title, feeds } = options
  return { ...options, description, feeds: feeds === false ? undefined : { ...feeds, title: feeds.title ?? `${siteTitle} ${title}` } }
}

export function resolveCollection(options: ParsedCollection): ResolvedCollection {
  const { id, path = `content/${id}`, routeBasePath = id, title = id } = options
  return { ...options, path, routeBasePath, title }
}

/** The name changes with the contents, so that browsers may keep it. */
function publishedScript(file: string, contents: Uint8Array = new Uint8Array()): string {
  const { name, ext } = parse(file)
  return `assets/scripts/${name.replace(/[^\w.-]+/g, '-')}-${hashOf(contents).slice(0, 10)}${ext}`
}

function policiesOf(config: ParsedConfig) {
  return {
    brokenLinks: config.onBrokenLinks,
    brokenAnchors: config.onBrokenAnchors,
    brokenMarkdownLinks: config.markdown.onBrokenMarkdownLinks,
    brokenMarkdownImages: config.markdown.onBrokenMarkdownImages,
    missingAlt: config.markdown.onMissingAlt,
    duplicateRoutes: config.onDuplicateRoutes,
    duplicateIds: config.onDuplicateIds,
    orphanPages: config.onOrphanPages,
    brokenAssets: config.onBrokenAssets,
    unusedAssets: config.onUnusedAssets,
    missingTranslation: config.i18n.onMissingTranslation,
    staleTranslation: config.i18n.onStaleTranslation,
  }
}

function namedFolders(localeConfigs: z.output<typeof i18n>['localeConfigs']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(localeConfigs).flatMap(([name, { docs: folder }]) => (folder === undefined ? [] : [[name, folder]])),
  )
}
