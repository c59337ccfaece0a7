// What plugins of Docusaurus add: their `loadContent` and `contentLoaded` run, each route of `addRoute` is a page made of data, and what
// `setGlobalData` is given is for all components.

import { createRequire } from 'node:module'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readThrown } from '../diagnostics/read-thrown.ts'
import { catchStray } from '../lib/catch-stray.ts'
import { commonJsBundle, runCommonJs } from '../lib/common-js.ts'
import { findComponentFile } from '../lib/component-file.ts'
import type { DataContext, DataPageOptions, PluginFinding, SiteFacts } from '../plugins/data-hooks.ts'
import type { GlobalData } from './global-data.ts'

/** The file of a plugin as the configuration of Docusaurus names it, `./plugins/people`, with its options. */
export type PluginEntry = string | readonly [file: string, options?: Readonly<Record<string, unknown>>]

interface Route {
  path: string
  component?: string
  modules?: Record<string, unknown>
  routes?: Route[]
}

interface ForeignPlugin {
  name?: string
  loadContent?(): unknown
  contentLoaded?(input: { content: unknown; allContent: object; actions: object }): unknown
}

export interface PluginResults {
  pages: DataPageOptions[]
  globalData: GlobalData
  /** One that throws, or adds a route that cannot be a page: it has no pages and no data, and the others have theirs. */
  failures: PluginFinding[]
}

export async function runPlugins(entries: readonly PluginEntry[], site: SiteFacts, context: DataContext): Promise<PluginResults> {
  const results: PluginResults = { pages: [], globalData: {}, failures: [] }
  for (const [index, entry] of entries.entries()) {
    const [file, options = {}] = typeof entry === 'string' ? [entry] : entry
    const folder = join(generatedFolder(context), String(index))
    try {
      const work = async () => runPlugin(await loadPlugin(file, context), { file, options, folder, site, context })
      const { name, id, pages, data } = await catchStray(work)
      results.pages.push(...pages)
      if (data !== undefined) results.globalData[name] = { ...results.globalData[name], [id]: data }
    } catch (error) {
      const { message } = readThrown(error)
      results.failures.push({
        message: `The plugin ${file} has failed, so its pages are not there: ${message}`,
        hint: 'Run it where it has what it reads: files that a script makes, variables of the environment, the network. Or leave it out of `docusaurus({ plugins })`.',
      })
    }
  }
  return results
}

interface PluginRun {
  file: string
  options: Readonly<Record<string, unknown>>
  /** Where its data would be written. */
  folder: string
  site: SiteFacts
  context: DataContext
}

async function runPlugin(make: MakePlugin, { file, options, folder, site, context }: PluginRun) {
  const plugin: ForeignPlugin = await make(contextOf(site, context), options)
  const data = new Map<string, unknown>()
  const routes: Route[] = []
  let globalData: unknown
  const actions = {
    addRoute: (route: Route) => routes.push(route),
    createData(name: string, value: unknown) {
      const path = join(folder, name)
      data.set(path, typeof value === 'string' ? JSON.parse(value) : value)
      return path
    },
    setGlobalData(value: unknown) {
      globalData = value
    },
  }
  const content = await plugin.loadContent?.()
  await plugin.contentLoaded?.({ content, allContent: {}, actions })
  // Browsers get it, as in Docusaurus: what JSON does not hold is left out.
  const given: unknown = globalData === undefined ? undefined : JSON.parse(JSON.stringify(globalData))
  return {
    name: plugin.name ?? file,
    id: typeof options.id === 'string' ? options.id : 'default',
    pages: routes.flatMap(innermost).map((route) => pageOf(route, { file, data, baseUrl: site.baseUrl, ...context })),
    data: given,
  }
}

/** What stands below a route is shown by it there; here each page is shown by its own component. */
function innermost(route: Route): Route[] {
  return route.routes === undefined || route.routes.length === 0 ? [route] : route.routes.flatMap(innermost)
}

interface RouteContext extends DataContext {
  /** Of the plugin. */
  file: string
  baseUrl: string
  data: ReadonlyMap<string, unknown>
}

function pageOf({ path, component, modules = {} }: Route, context: RouteContext): DataPageOptions {
  const { file, baseUrl, data, siteDirectory } = context
  if (component === undefined) throw new Error(`${file} adds the route ${path} without a component`)
  const inner = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path.replace(/^\//, '')
  const props = Object.entries(modules).map(([name, value]) => [name, moduleValue(value, data, context) ?? null] as const)
  return {
    path: `/${inner}`,
    component: inSite(findComponentFile(join(siteDirectory, inSite(component, siteDirectory))) ?? component, siteDirectory),
    // The component says another one with `<Layout title>`.
    title: basename(path) || file,
    props: Object.fromEntries(props),
  }
}

/** Where Docusaurus writes what plugins make. Nothing is written here, but plugins count with the paths that `createData` gives. */
function generatedFolder({ siteDirectory }: DataContext): string {
  return join(siteDirectory, '.docusaurus')
}

/** What `createData` was given, by its path or as `@generated/…`, or the data of a JSON file. */
function moduleValue(given: unknown, data: ReadonlyMap<string, unknown>, context: DataContext): unknown {
  if (typeof given === 'object' && given !== null)
    return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, moduleValue(value, data, context)]))
  const key = String(given)
  const path = key.replace(/^@(site|generated)(?=\/)/, (_, name) => (name === 'site' ? context.siteDirectory : generatedFolder(context)))
  // Plugins write it with slashes on Windows, too.
  const made = join(path)
  if (data.has(made)) return data.get(made)
  if (!key.endsWith('.json')) throw new Error(`expected the modules of a route to be data or JSON files, found ${JSON.stringify(given)}`)
  return JSON.parse(context.readFile(inSite(key, context.siteDirectory)))
}

function inSite(path: string, siteDirectory: string): string {
  const inner = path.replace(/^@site\//, '')
  return isAbsolute(inner) ? relative(siteDirectory, inner).split(sep).join('/') : inner
}

function contextOf({ title, tagline, url, baseUrl, customFields }: SiteFacts, context: DataContext): object {
  return {
    siteDir: context.siteDirectory,
    outDir: join(context.siteDirectory, 'build'),
    generatedFilesDir: generatedFolder(context),
    baseUrl,
    siteConfig: { title, tagline, url, baseUrl, customFields, themeConfig: {}, presets: [], plugins: [], themes: [] },
  }
}

type MakePlugin = (context: object, options: Readonly<Record<string, unknown>>) => ForeignPlugin | Promise<ForeignPlugin>

/** As the plugin is now: its files are bundled, and what it takes of packages is required where it stands. */
async function loadPlugin(file: string, { siteDirectory, readFile }: DataContext): Promise<MakePlugin> {
  const { build } = await import('esbuild')
  const { readFile: read } = await import('node:fs/promises')
  const result = await build({
    ...commonJsBundle,
    absWorkingDir: siteDirectory,
    entryPoints: [file.replace(/^@site\//, './')],
    define: { 'import.meta.url': 'fileUrlOfModule', 'import.meta.dirname': '__dirname' },
    plugins: [
      {
        name: 'places',
        setup(builder) {
          builder.onLoad({ filter: /\.[cm]?[jt]s$/ }, async ({ path }) => {
            const places = { __filename: path, __dirname: dirname(path), fileUrlOfModule: pathToFileURL(path).href }
            const names = Object.entries(places).map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
            return { contents: `var ${names.join(', ')};${await read(path, 'utf8')}`, loader: /ts$/.test(path) ? 'ts' : 'js' }
          })
        },
      },
    ],
  })
  // The dev server follows what is read.
  const inputs = Object.keys(result.metafile.inputs).filter((input) => !input.startsWith('..'))
  for (const input of inputs) readFile(input)
  const entry = Object.values(result.metafile.outputs).find(({ entryPoint }) => entryPoint)?.entryPoint ?? file
  const exported = runCommonJs(result.outputFiles[0]?.text ?? '', createRequire(join(siteDirectory, entry)))
  const made: unknown = isMaker(exported) ? exported : exported.default
  if (!isMaker(made)) throw new Error(`expected ${file} to export a plugin, a function, found ${typeof made}`)
  return made
}

function isMaker(value: unknown): value is MakePlugin {
  return typeof value === 'function'
}
