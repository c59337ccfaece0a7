// `configureWebpack` of plugins of the site's own: names of folders become `aliases`, and everything else of it is named.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { aliasName } from '../../config/option-values.ts'
import { readThrown } from '../../diagnostics/read-thrown.ts'
import { findModule } from '../find-module.ts'
import { asList, asOptions, type Options } from '../options.ts'
import { type ForeignConfig, runForeignConfig, sitePathOf } from '../run-foreign-config.ts'
import type { Remarks } from './remark.ts'

export interface WebpackSettings {
  /** Name -> folder of the site. */
  aliases: Record<string, string>
  /** Entries of `plugins` that do nothing else, and of which nothing is left. */
  done: Set<unknown>
}

/** @param plugins of the configuration; those of packages are left alone. */
export async function readWebpackSettings(
  plugins: unknown,
  foreign: ForeignConfig,
  siteDirectory: string,
  remarks: Remarks,
): Promise<WebpackSettings> {
  const found: WebpackSettings = { aliases: {}, done: new Set() }
  for (const entry of asList(plugins)) {
    const [plugin, options = {}]: unknown[] = Array.isArray(entry) ? entry : [entry]
    try {
      const made = await makePlugin(plugin, [contextOf(foreign, siteDirectory), options], foreign, siteDirectory)
      const { name: _name, configureWebpack, ...hooks } = asOptions(made)
      if (typeof configureWebpack !== 'function') continue
      const { resolve, mergeStrategy: _strategy, ...others } = settingsOf(configureWebpack)
      const { alias, ...ofResolve } = asOptions(resolve)
      const left = [...listGiven(ofResolve).map((key) => `resolve.${key}`), ...listGiven(others)]
      for (const key of left) remarks.set(`configureWebpack: ${key}`, 'esbuild bundles the site; `bundle.esbuildPlugins` takes its plugins')
      const refused = Object.entries(asOptions(alias)).filter(([name, target]) => {
        const folder = folderOf(name, target, siteDirectory)
        if (folder !== undefined) found.aliases[name] = folder
        else if (!isOfPackage(target))
          remarks.set(`resolve.alias: ${name}`, 'names are for folders (`aliases`); import this one by its path')
        return folder === undefined && !isOfPackage(target)
      })
      if (left.length + refused.length + Object.keys(hooks).length === 0) found.done.add(entry)
    } catch (error) {
      if (mentionsWebpack(plugin, siteDirectory))
        remarks.set('configureWebpack', `it could not be run, so its names of folders are not in \`aliases\`: ${readThrown(error).message}`)
    }
  }
  return found
}

/** A plugin of the site that has the hook; undefined for every other. */
async function makePlugin(plugin: unknown, input: unknown[], { exportOf }: ForeignConfig, siteDirectory: string): Promise<unknown> {
  if (!mentionsWebpack(plugin, siteDirectory)) return undefined
  if (typeof plugin === 'string') {
    const file = sitePathOf(siteDirectory, fileOf(plugin, siteDirectory))
    return file === undefined ? undefined : (await runForeignConfig(siteDirectory, file, input)).value
  }
  const known = exportOf(plugin)
  const isOfSite = known === undefined || /^\.{1,2}\//.test(known.specifier)
  return typeof plugin === 'function' && isOfSite ? Reflect.apply(plugin, undefined, input) : undefined
}

/** Others are not run: what they do while they are made may need what a build has. */
function mentionsWebpack(plugin: unknown, siteDirectory: string): boolean {
  if (typeof plugin === 'function') return /\bconfigureWebpack\b/.test(Function.prototype.toString.call(plugin))
  const file = typeof plugin === 'string' ? fileOf(plugin, siteDirectory) : undefined
  return file !== undefined && /\bconfigureWebpack\b/.test(readFileSync(file, 'utf8'))
}

function fileOf(plugin: string, siteDirectory: string): string | undefined {
  const path = plugin.replace(/^@site\//, './')
  return /^\.{1,2}\//.test(path) || isAbsolute(path) ? findModule(siteDirectory, path) : undefined
}

function contextOf({ value }: ForeignConfig, siteDirectory: string): Options {
  const siteConfig = asOptions(value)
  const { defaultLocale = 'en', locales = ['en'] } = asOptions(siteConfig.i18n)
  return {
    siteDir: siteDirectory,
    siteConfig,
    baseUrl: siteConfig.baseUrl,
    outDir: join(siteDirectory, 'build'),
    generatedFilesDir: join(siteDirectory, '.docusaurus'),
    i18n: { currentLocale: defaultLocale, defaultLocale, locales },
  }
}

/** What it gives, or what it has written into the configuration that it was given. */
function settingsOf(configureWebpack: unknown): Options {
  if (typeof configureWebpack !== 'function') return {}
  const config = { resolve: { alias: {}, extensions: [], fallback: {} }, module: { rules: [] }, plugins: [], output: {}, entry: {} }
  // Whatever plugin of webpack is made, nothing comes of it but that it is named.
  const instance = new Proxy({}, { get: () => class {} })
  const tools = { getStyleLoaders: () => [], getJSLoader: () => ({}), currentBundler: { name: 'webpack', instance } }
  const given = asOptions(Reflect.apply(configureWebpack, undefined, [config, false, tools]))
  const aliases = { ...config.resolve.alias, ...asOptions(asOptions(given.resolve).alias) }
  return { ...config, ...given, resolve: { ...config.resolve, ...asOptions(given.resolve), alias: aliases } }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Keys with something in them. */
function listGiven(options: Options): string[] {
  const isEmpty = (value: unknown): boolean =>
    Array.isArray(value) ? value.length === 0 : value === undefined || (isRecord(value) && Object.values(value).every(isEmpty))
  return Object.keys(options).filter((key) => !isEmpty(options[key]))
}

function folderOf(name: string, target: unknown, siteDirectory: string): string | undefined {
  const path = typeof target === 'string' && isAbsolute(target) && !isOfPackage(target) ? sitePathOf(siteDirectory, target) : undefined
  if (path === undefined || !aliasName.safeParse(name).success) return undefined
  const folder = join(siteDirectory, path)
  return existsSync(folder) && statSync(folder).isDirectory() ? path : undefined
}

/** Such a name makes sure that a package is there once, as it is here. */
function isOfPackage(target: unknown): boolean {
  return typeof target === 'string' && /(?:^|[\\/])node_modules[\\/]/.test(target)
}
