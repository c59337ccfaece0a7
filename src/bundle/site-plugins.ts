// The esbuild plugins of a site in a bundle. Each gets the `build` of esbuild with hooks that look at what it gives: a style sheet is left
// out of scripts and noted, because style sheets are bundled by themselves; files that it has read are noted for the dev server; what it
// throws, and that it does not answer, is said with its name. The modules of sitegen itself are none of its business.
import { readFile } from 'node:fs/promises'
import { dirname, relative, sep } from 'node:path'
import type { OnLoadArgs, OnLoadResult, OnResolveResult, PartialMessage, Plugin, PluginBuild } from 'esbuild'
import type { SiteEsbuildPlugin } from '../config/resolved-config.ts'
import { textOfThrown } from '../diagnostics/read-thrown.ts'
import { describeValue } from '../lib/describe-value.ts'
import { isOwnSource } from '../lib/package-directory.ts'
import type { CssModules, LoadStyle } from './css-modules.ts'
import { PluginFault, pluginPrefix } from './plugin-fault.ts'
import { withoutRepeatedErrors } from './repeated-errors.ts'
import { reactNamespace } from './server-react.ts'
import { cssModuleFile } from './style-files.ts'

/** What plugins have done in a bundle. */
export interface SeenByPlugins {
  /** Style sheets, by their key among the inputs of the bundler. */
  sheets: Map<string, SeenSheet>
  /** Absolute; what they say that they have read. */
  files: Set<string>
  /** Absolute; folders that they say decide about the result. */
  folders: Set<string>
  /** A plugin made a style sheet and did not say from which files. */
  isSilent: boolean
}

export interface SeenSheet {
  /** Its class names are its own. */
  isModule: boolean
  /** Its text, of one that is no file. */
  given?: GivenSheet
}

/** A style sheet that a plugin has made, and that is no file. */
export interface GivenSheet {
  text: string
  /** Absolute; what it names is relative to it. */
  directory: string
}

export interface SitePlugins {
  plugins: readonly SiteEsbuildPlugin[]
  /** Is told when a plugin runs and when it has returned (build/workers/activity.ts). */
  note?: (what: string, isLimited: boolean) => void
  /** How long it may take to answer. In milliseconds. */
  patience?: number
}

export const noSitePlugins: SitePlugins = { plugins: [] }

export function nothingSeen(): SeenByPlugins {
  return { sheets: new Map(), files: new Set(), folders: new Set(), isSilent: false }
}

interface Bundling {
  siteDirectory: string
  /** Whether the bundle is one of scripts or one of style sheets. */
  of: 'scripts' | 'styles'
  seen: SeenByPlugins
  cssModules: CssModules
}

const usualPatience = 60_000

/**
 * @returns the plugins, for the list of a build, and what reads a style sheet by way of them.
 */
export function watchPlugins(
  { plugins, note = () => undefined, patience = usualPatience }: SitePlugins,
  { siteDirectory, of, seen, cssModules }: Bundling,
): { plugins: Plugin[]; load: LoadStyle } {
  const loaders: { filter: RegExp; load: (args: OnLoadArgs) => Promise<OnLoadResult | undefined> }[] = []

  /** What a hook gives; the bundler checks what is in it. */
  async function ask(plugin: SiteEsbuildPlugin, file: string | undefined, call: () => unknown): Promise<object | undefined> {
    try {
      note(`the esbuild plugin ${plugin.name}`, true)
      const answer = withoutRepeatedErrors(call)
      note('the bundler', false)
      const given = await withinTime(answer, patience)
      if (given === null || given === undefined) return undefined
      if (typeof given !== 'object') throw new Error(`expected an object from its hook, found ${describeValue(given)}`)
      return given
    } catch (error) {
      throw error instanceof PluginFault ? error : new PluginFault(plugin, file, error)
    }
  }

  const load: LoadStyle = async (path) => {
    for (const loader of loaders) {
      if (!loader.filter.test(path)) continue
      const result = await loader.load({ path, namespace: 'file', suffix: '', pluginData: undefined, with: {} })
      if (result === undefined) continue
      const [error] = result.errors ?? []
      if (error) throw error.detail
      if (!isStyle(result, path)) continue
      see(result)
      return textOf(result)
    }
    return path.endsWith('.css') ? readFile(path, 'utf8') : undefined
  }

  function watch(plugin: SiteEsbuildPlugin): Plugin {
    /** Of an import: what it was asked for. */
    const fileOf = (path: string, namespace: string): string | undefined => (namespace === 'file' || namespace === '' ? path : undefined)
    const mark = (messages: readonly PartialMessage[] | undefined, file: string | undefined): PartialMessage[] | undefined =>
      messages?.map((message) => ({ ...message, detail: new PluginFault(plugin, file, message.detail, message) }))
    const setup = async (build: PluginBuild): Promise<void> => {
      const { initialOptions } = build
      const { write, metafile, bundle, outdir, entryPoints, entryNames, absWorkingDir, format, platform } = initialOptions
      const given: PluginBuild = {
        ...build,
        onStart: (callback) => build.onStart(() => ask(plugin, undefined, callback)),
        onEnd: (callback) =>
          build.onEnd((result) =>
            // What is thrown here does not come back as it is.
            ask(plugin, undefined, () => callback(result)).catch((fault: unknown) => ({ errors: [{ text: textOfThrown(fault) }] })),
          ),
        onResolve: (options, callback) =>
          build.onResolve(options, async (args) => {
            const isOfOurs = isOwn(args.path) || isOwn(args.importer) || args.namespace === reactNamespace
            if (isOfOurs && !leftToPlugins.test(args.path)) return undefined
            const result: OnResolveResult | undefined = await ask(plugin, fileOf(args.importer, args.namespace), () => callback(args))
            if (result) see(result)
            return result && { ...result, errors: mark(result.errors, fileOf(args.importer, args.namespace)) }
          }),
        onLoad: (options, callback) => {
          const loadFile = async (args: OnLoadArgs): Promise<OnLoadResult | undefined> => {
            const file = fileOf(args.path, args.namespace)
            const result: OnLoadResult | undefined = await ask(plugin, file, () => callback(args))
            return result && { ...result, errors: mark(result.errors, file) }
          }
          build.onLoad(options, async (args) => {
            if (ownNamespace.test(args.namespace) || (args.namespace === 'file' && isOwn(args.path))) return undefined
            const result = await loadFile(args)
            return result && finish(result, args)
          })
          if ((options.namespace ?? 'file') === 'file')
            loaders.push({ filter: new RegExp(options.filter.source, options.filter.flags.replace(/[gy]/g, '')), load: loadFile })
        },
      }
      await ask(plugin, undefined, async () => {
        await plugin.setUp(given)
      })
      // It may add loaders and names, but the bundle remains what it is.
      Object.assign(initialOptions, { write, metafile, bundle, outdir, entryPoints, entryNames, absWorkingDir, format, platform })
    }
    return { name: pluginPrefix + plugin.name, setup }
  }

  function see({ watchFiles = [], watchDirs = [] }: Pick<OnLoadResult, 'watchFiles' | 'watchDirs'>): void {
    for (const file of watchFiles) seen.files.add(file)
    for (const folder of watchDirs) seen.folders.add(folder)
  }

  async function finish(result: OnLoadResult, { path, namespace, suffix }: OnLoadArgs): Promise<OnLoadResult> {
    const isFile = namespace === 'file'
    if ((result.errors?.length ?? 0) > 0) return result
    if (result.contents === undefined || !isStyle(result, path)) {
      see(result)
      return result
    }
    const directory = result.resolveDir ?? (isFile ? dirname(path) : siteDirectory)
    const text = textOf(result)
    const isModule = isFile && (result.loader === 'local-css' || cssModuleFile.test(path))
    const key = (isFile ? inSite([path], siteDirectory).join() : `${namespace}:${path}`) + suffix
    seen.sheets.set(key, { isModule, ...(!isFile && { given: { text, directory } }) })
    if (!result.watchFiles && !result.watchDirs) seen.isSilent = true
    if (isModule) {
      see(result)
      return cssModules.compile(path, async (file) => (file === path ? text : load(file)))
    }
    if (of === 'styles') {
      see(result)
      return { ...result, resolveDir: directory }
    }
    // What a file is made from counts where it is published.
    if (!isFile) see(result)
    return { contents: '', loader: 'empty' }
  }

  return { plugins: plugins.map(watch), load }
}

/** Paths relative to the site, as the bundler writes those of its inputs. */
export function inSite(paths: Iterable<string>, siteDirectory: string): string[] {
  return [...paths].map((path) => relative(siteDirectory, path).split(sep).join('/') || '.')
}

/** A loader without a namespace is asked about those of all. */
const ownNamespace = /^(?:entry|given|left-out|no-text|part|svg-address|theme|theme-react|watched|worker)$/

/** What a component of ours imports that its plugin knows for each site. */
const leftToPlugins = /^plugin:/

/** Modules of sitegen, and names that stand for what it makes. */
function isOwn(path: string): boolean {
  return isOwnSource(path) || /^(?:entry|svg-address|part|theme|theme-react|given):/.test(path)
}

function isStyle({ loader = 'default' }: OnLoadResult, path: string): boolean {
  return loader === 'css' || loader === 'local-css' || (loader === 'default' && path.endsWith('.css'))
}

function textOf({ contents = '' }: OnLoadResult): string {
  return typeof contents === 'string' ? contents : new TextDecoder().decode(contents)
}

function withinTime<Value>(answer: Value | Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = (): void => reject(new Error(`it has not answered within ${milliseconds / 1000} seconds`))
    const timer = setTimeout(late, milliseconds)
    Promise.resolve(answer)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
