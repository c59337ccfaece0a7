// Presets, plugins and themes of Docusaurus -> what there is in place of each.
import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { docusaurusCounterpart } from '../../config/docusaurus-keys.ts'
import { findModule } from '../find-module.ts'
import { addPlugin, asList, asOptions, type Options, set } from '../options.ts'
import type { ForeignConfig } from '../run-foreign-config.ts'
import { Call, Code } from '../write-config.ts'
import { convertBlog, convertDocs, convertEditUrl, finishSource, type PackageInput } from './convert-content.ts'
import { type Remarks, remark, remarkRest } from './remark.ts'

/** Plugins and themes by the end of their name -> why nothing is written for them. */
const packagesWithout: [RegExp, string][] = [
  [
    /(?:google-gtag|google-analytics|google-tag-manager|vercel-analytics|umami|plausible|matomo|fathom|posthog)/,
    'docs/analytics.md has recipes with `scripts`',
  ],
  [/search|lunr|pagefind/, 'the site has a search of its own, without a plugin'],
  [/pwa/, 'there is no service worker'],
  [/ideal-image/, '`images` gives pictures of documents other formats and widths (docs/content.md)'],
  [/(?:plugin-debug|preset:debug|plugin-css-cascade-layers|plugin-rsdoctor|plugin-svgr|theme-classic|faster)/, 'it is not needed here'],
  [/llms/, 'every document is there as Markdown, with `llms.txt`: `textTwins`'],
  [/less|postcss|tailwind/, '`bundle.esbuildPlugins` takes a plugin of esbuild for it (docs/theming.md)'],
  [/image-zoom|medium-zoom/, 'a client module can do it'],
]

/** Presets, plugins and themes as one list of names with their options. */
export function collectPackages(source: Options, foreign: ForeignConfig): [string, Options][] {
  const found: [string, Options][] = []
  for (const preset of asList(source.presets)) {
    const name = nameOf(preset, foreign)
    const options = asOptions(Array.isArray(preset) ? preset[1] : undefined)
    if (!/classic/.test(name)) found.push([name, options])
    // Docs and blog are on without a word, if their folder is there.
    else
      for (const part of new Set(['docs', 'blog', 'pages', 'theme', ...Object.keys(options)])) {
        if (options[part] === false) found.push([`preset:${part}:off`, {}])
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

export function convertPackage(input: PackageInput): void {
  const { name, options, config, remarks, path, siteDirectory } = input
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
    const pages: Options = { ...options, path: folder }
    if (options.editUrl !== undefined) pages.editUrl = convertEditUrl(options.editUrl, 'pagesPath', input)
    finishSource(pages, 'pages', input, [])
    push(config, 'pages', pages)
  } else if (name === 'preset:pages:off') config.pages = false
  else if (/^preset:\w+:off$/.test(name)) {
    if (name === 'preset:sitemap:off') config.sitemap = false
    if (name === 'preset:theme:off') remarks.set('presets: theme', '`components` replaces parts of the theme, and `stylesheets` its looks')
  } else if (name === 'preset:theme' || /(?:^|\/)theme-classic$/.test(name)) {
    const { customCss, ...others } = options
    remarkRest(remarks, ['theme'], others)
    const sheets = asList(customCss).map(path)
    const isOfPackage = (sheet: unknown): boolean =>
      !exists(sheet) &&
      (/(?:^|\/)node_modules\//.test(String(sheet)) ||
        (/^(?:@[^/]+\/)?[^./@][^/]*\/./.test(String(sheet)) && !existsSync(join(siteDirectory, String(sheet).split('/')[0] ?? ''))))
    for (const sheet of sheets.filter(isOfPackage))
      remarks.set(`theme.customCss: ${String(sheet)}`, 'the package is not installed here; install it before `sitegen migrate`')
    const there = sheets.filter((sheet) => !isOfPackage(sheet))
    if (there.length > 0) config.stylesheets = [...asList(config.stylesheets), ...there]
  } else if (/(?:plugin-sitemap|preset:sitemap)$/.test(name)) {
    convertSitemap(options, config, remarks)
  } else if (/client-redirects$/.test(name)) {
    convertRedirects(options, config, remarks)
  } else if (/plugin-sass$/.test(name)) {
    set(config, 'bundle', 'esbuildPlugins', [new Call('sassPlugin', 'esbuild-sass-plugin', {})])
  } else if (/theme-mermaid|live-codeblock/.test(name)) {
    // Switched on by their own plugins.
  } else if (/google-gtag|preset:gtag|preset:google/.test(name))
    remarks.set(name.replace('preset:', 'presets: '), 'docs/analytics.md has a recipe with `scripts`')
  else if (runsHere(name, siteDirectory)) {
    const inner = String(path(fromSite(name)))
    const file = inner.startsWith('../') ? inner : `./${inner}`
    addPlugin(config, 'docusaurus', 'sitegen/docusaurus', { plugins: [Object.keys(options).length === 0 ? file : [file, options]] })
  } else {
    const reason =
      packagesWithout.find(([pattern]) => pattern.test(name))?.[1] ??
      'plugins of Docusaurus do not run here; docs/plugins.md has the hooks that there are'
    const shown = isAbsolute(name) ? `./${String(path(name))}` : name.replace('preset:', 'presets: ')
    remarks.set(shown.replace(/^\.\/\.\.\//, '../'), reason)
    addTags(options.pwaHead, config)
  }
}

function convertSitemap(options: Options, config: Options, remarks: Remarks): void {
  // Null is for the defaults of a sitemap.
  const given = Object.entries(options).filter(([, value]) => value !== null && value !== undefined)
  const isUsual = ([key, value]: [string, unknown]): boolean => key === 'filename' && value === 'sitemap.xml'
  const isOurs = ([key]: [string, unknown]): boolean => docusaurusCounterpart(['sitemap', key]) === undefined
  for (const entry of given) if (!isOurs(entry) && !isUsual(entry)) remark(remarks, ['sitemap', entry[0]])
  const ours = given.filter(isOurs)
  if (ours.length > 0) config.sitemap = Object.fromEntries(ours)
}

function convertRedirects(options: Options, config: Options, remarks: Remarks): void {
  const { redirects, fromExtensions, toExtensions, createRedirects, id: _id, ...rest } = options
  const found = asList(redirects).flatMap((redirect) => {
    const { from, to } = asOptions(redirect)
    return asList(from).map((each) => ({ from: each, to }))
  })
  if (found.length > 0) config.redirects = found
  if (fromExtensions !== undefined) config.redirectExtensions = fromExtensions
  if (createRedirects !== undefined) config.createRedirects = createRedirects
  const endings = asList(toExtensions).filter((ending) => typeof ending === 'string' && /^[\w-]+$/.test(ending))
  // A page whose path has an ending is found without it as well.
  if (endings.length > 0 && createRedirects === undefined)
    config.createRedirects = new Code(`(path) => path.match(/^(.+)\\.(?:${endings.join('|')})$/)?.[1]`)
  else if (endings.length > 0) remark(remarks, ['toExtensions'])
  remarkRest(remarks, ['client-redirects'], rest)
}

/** `{ tagName, ...attributes }` of the plugin for service workers. */
function addTags(tags: unknown, config: Options): void {
  const found = asList(tags).map((tag) => {
    const { tagName, ...attributes } = asOptions(tag)
    return { tagName, attributes }
  })
  if (found.length > 0) config.headTags = [...asList(config.headTags), ...found]
}

/** A plugin of the site's own, by its file, whose routes are pages here as well, and whose data components get. */
function runsHere(name: string, siteDirectory: string): boolean {
  if (!/^\.{1,2}\/|^@site\//.test(name) && !isAbsolute(name)) return false
  const file = findModule(siteDirectory, fromSite(name))
  const code = file === undefined ? '' : readFileSync(file, 'utf8')
  return /\b(?:addRoute|setGlobalData)\b/.test(code) && /\bmodule\.exports\b|\bexport default\b/.test(code)
}

function fromSite(path: string): string {
  return path.replace(/^@site\//, './')
}

function push(config: Options, key: string, value: Options): void {
  config[key] = [...asList(config[key]), value]
}

/** `classic`, `@docusaurus/preset-classic`, a path from `require.resolve`, or a function of the site's own. */
export function nameOf(entry: unknown, foreign: ForeignConfig): string {
  const value = Array.isArray(entry) ? entry[0] : entry
  if (typeof value === 'string') return value
  return (
    foreign.exportOf(value)?.specifier ??
    (typeof value === 'function' && value.name !== '' ? `plugin ${value.name}` : 'a plugin of the site')
  )
}
