// Docs and blogs of Docusaurus -> ours: what each is read from, and what of it is set for the whole site.
import { docusaurusCounterpart } from '../../config/docusaurus-keys.ts'
import { asExpression, freeNames, usesNames } from '../free-names.ts'
import { addPlugin, asList, asOptions, type Options, set } from '../options.ts'
import type { ForeignConfig } from '../run-foreign-config.ts'
import { Code } from '../write-config.ts'
import { type Remarks, remark, remarkRest } from './remark.ts'

export interface PackageInput {
  exportOf: ForeignConfig['exportOf']
  name: string
  options: Options
  config: Options
  remarks: Remarks
  path: (value: unknown) => unknown
  siteDirectory: string
}

export function convertDocs(input: PackageInput, folder: unknown): Options {
  const { options, path } = input
  const docs: Options = { ...options, path: folder }
  if (typeof options.sidebarPath === 'string') docs.sidebarPath = path(options.sidebarPath)
  if (options.editUrl !== undefined) docs.editUrl = convertEditUrl(options.editUrl, 'docPath', input)
  if (options.disableVersioning === true) docs.onlyIncludeVersions = ['current']
  if (options.excludeNextVersionDocs === true) docs.includeCurrentVersion = false
  if (options.tagsBasePath !== undefined) docs.tagsPath = options.tagsBasePath
  takeTagsFile(docs)
  finishSource(docs, 'docs', input, ['disableVersioning', 'excludeNextVersionDocs', 'tagsBasePath'])
  return docs
}

export function convertBlog(input: PackageInput, folder: unknown): Options {
  const { options, remarks } = input
  const renamed: Record<string, string> = {
    blogTitle: 'title',
    blogDescription: 'description',
    blogSidebarTitle: 'sidebarTitle',
    blogSidebarCount: 'sidebarCount',
    authorsMapPath: 'authorsFile',
    archiveBasePath: 'archivePath',
    authorsBasePath: 'authorsPath',
    pageBasePath: 'pagePath',
    tagsBasePath: 'tagsPath',
  }
  const blog: Options = Object.fromEntries(Object.entries(options).map(([key, value]) => [renamed[key] ?? key, value]))
  blog.path = folder
  takeTagsFile(blog)
  if (options.editUrl !== undefined) blog.editUrl = convertEditUrl(options.editUrl, 'blogPath', input)
  const { type, ...ofFeeds } = asOptions(options.feedOptions)
  const isOurs = (key: string): boolean => docusaurusCounterpart(['blog', 'feeds', key]) === undefined
  const feeds = Object.fromEntries(Object.entries(ofFeeds).filter(([key]) => isOurs(key)))
  for (const [key, value] of Object.entries(ofFeeds))
    if (!isOurs(key) && value !== undefined && value !== false) remark(remarks, ['blog', 'feedOptions', key], ['blog', 'feeds', key])
  const kinds = type === 'all' ? ['rss', 'atom', 'json'] : asList(type)
  if (type === null) blog.feeds = false
  else if (options.feedOptions !== undefined) blog.feeds = { ...(kinds.length > 0 && { types: kinds }), ...feeds }
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
export function finishSource(source: Options, kind: 'docs' | 'blog' | 'pages', input: PackageInput, more: string[]): void {
  const { config, remarks, exportOf } = input
  collectUnified(source, config, exportOf)
  convertAdmonitions(source.admonitions, kind, input)
  if (asList(source.recmaPlugins).length > 0) remark(remarks, [kind, 'recmaPlugins'])
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

/** Keywords of all collections are those of the site. */
function convertAdmonitions(admonitions: unknown, kind: string, { config, remarks }: PackageInput): void {
  if (admonitions === false) remarks.set(`${kind}.admonitions`, 'boxes of `:::` are there in every document')
  const { keywords, extendDefaults, ...rest } = asOptions(admonitions)
  const own = asList(keywords)
  if (own.length > 0) set(config, 'markdown', 'admonitions', [...new Set([...asList(asOptions(config.markdown).admonitions), ...own])])
  if (extendDefaults === false) remarks.set(`${kind}.admonitions.extendDefaults`, 'the keywords of the theme are always there')
  remarkRest(remarks, [kind, 'admonitions'], rest)
}

/** Plugins of all collections are those of the site. */
export function collectUnified(source: Options, config: Options, exportOf: ForeignConfig['exportOf']): void {
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

/** A function is asked for another object. */
export function convertEditUrl(value: unknown, name: 'docPath' | 'blogPath' | 'pagesPath', { remarks }: PackageInput): unknown {
  if (typeof value !== 'function') return value
  const code = String(value)
  const missing = freeNames(code)
  if (missing.length > 0) {
    remarks.set('editUrl', usesNames(missing))
    return undefined
  }
  return new Code(`(page) => (${asExpression(code)})({ ...page, ${name}: page.path })`)
}
