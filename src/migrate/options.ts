// Options of configurations, whose types nobody knows, and how converters put them together.
import { Call } from './write-config.ts'

export type Options = Record<string, unknown>

/** A path below a static folder. */
export function fromStatic(path: string): string {
  return /^(?:[a-z]+:)?\/\//i.test(path) || path.startsWith('data:') ? path : `/${path.replace(/^(?:\.?\/)+/, '')}`
}

export function asOptions(value: unknown): Options {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {}
}

export function asList(value: unknown): unknown[] {
  return value === undefined || value === null || value === false ? [] : Array.isArray(value) ? value : [value]
}

export function set(config: Options, group: string, key: string, value: unknown): void {
  config[group] = { ...asOptions(config[group]), [key]: value }
}

/** @param options what it is called with; the first ones that are given count. */
export function addPlugin(config: Options, name: string, specifier: string, options: Options = {}): void {
  const known = asList(config.plugins)
  const at = known.findIndex((plugin) => plugin instanceof Call && plugin.name === name)
  const before = known[at]
  const call = new Call(name, specifier, before instanceof Call ? joinOptions(before.options, options) : options)
  config.plugins = at < 0 ? [...known, call] : known.with(at, call)
}

/** Lists have the values of both; of others, those that were there first. */
function joinOptions(first: Options, second: Options): Options {
  const joined: Options = { ...second, ...first }
  for (const [key, value] of Object.entries(first)) if (Array.isArray(value)) joined[key] = [...value, ...asList(second[key])]
  return joined
}

/** As docs/configuration.md has them. */
const order = [
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
  'externalLinks',
  'favicon',
  'staticDirectories',
  'outsideFolders',
  'aliases',
  'i18n',
  'markdown',
  'plugins',
  'code',
  'docs',
  'blog',
  'pages',
  'islands',
  'redirects',
  'stylesheets',
  'bundle',
  'scripts',
  'headTags',
  'clientModules',
  'socialImage',
  'metadata',
  'navbar',
  'footer',
  'announcementBar',
  'colorMode',
  'tableOfContents',
  'search',
  'sitemap',
]

export function inOrder(config: Options): Options {
  if (Object.keys(asOptions(config.markdown)).length === 0) delete config.markdown
  const known = order.filter((key) => config[key] !== undefined)
  const others = Object.keys(config).filter((key) => !known.includes(key) && config[key] !== undefined)
  return Object.fromEntries([...known, ...others].map((key) => [key, config[key]]))
}
