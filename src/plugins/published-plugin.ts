// Plugins of unified and of esbuild as they are published: what a site hands to the programs that read its documents and bundle its components,
// and how the configuration tells one from something else.
import * as z from 'zod'

/**
 * A plugin of unified as it is published: called once for each pipeline, with its options; gives a function that changes a tree, or nothing.
 * @example remarkPlugins: [remarkMath]
 */
export type UnifiedPlugin = (this: never, ...options: never[]) => unknown
/**
 * Several plugins under one name, as unified's presets are.
 * @example { plugins: [remarkMath, [remarkGithub, { repository: 'kites/kites' }]] }
 */
export interface UnifiedPreset {
  /** In the order in which they run. */
  plugins: UnifiedEntry[]
}
/**
 * A plugin, or a list of it and its options, as unified, Docusaurus and Rspress take them.
 * @example [rehypeKatex, { output: 'mathml' }]
 */
export type UnifiedEntry = UnifiedPlugin | [UnifiedPlugin, ...unknown[]] | UnifiedPreset

/**
 * A plugin of esbuild as it is published, for any version of it: https://esbuild.github.io/plugins/.
 * @example { name: 'yaml', setup: (build) => build.onLoad({ filter: /\.yaml$/ }, ({ path }) => ({ contents: read(path), loader: 'json' })) }
 */
export interface EsbuildPlugin {
  /** Names the plugin in messages. */
  name: string
  /** Is called once for each bundle. */
  setup(build: EsbuildBuild): unknown
}

/**
 * Which modules a callback of esbuild is asked for.
 * @example build.onResolve({ filter: /^data:people$/ }, () => ({ path: 'people', namespace: 'data' }))
 */
export interface EsbuildFilter {
  /** Of the path. */
  filter: RegExp
  /** `file` and others. Default: all. */
  namespace?: string
}

/**
 * What esbuild says of an import.
 * @example build.onResolve({ filter: /^~/ }, ({ path, resolveDir }) => ({ path: join(resolveDir, path.slice(1)) }))
 */
export interface EsbuildImport {
  /** As it is written. */
  path: string
  /** The module that imports it. */
  importer: string
  /** Of the importer. */
  namespace: string
  /** Folder of the importer, absolute. */
  resolveDir: string
  /** `import-statement`, `url-token` and others. */
  kind: string
}

/**
 * What esbuild says of a module that is to be loaded.
 * @example build.onLoad({ filter: /\.txt$/ }, ({ path, suffix }) => ({ contents: read(path), loader: suffix === '?lines' ? 'json' : 'text' }))
 */
export interface EsbuildModule {
  /** Absolute, in the namespace `file`. */
  path: string
  /** `file` and others. */
  namespace: string
  /** What followed the path: `?inline`. */
  suffix: string
}

/**
 * What plugins mostly use of what esbuild hands to them.
 * @example setup: (build) => build.onEnd(() => console.log('bundled'))
 */
export interface EsbuildBuild {
  /** The options of the bundle. */
  initialOptions: object
  /** Before the bundle. */
  onStart(callback: () => unknown): void
  /** After the bundle. */
  onEnd(callback: (result: object) => unknown): void
  /** Where an import leads. */
  onResolve(options: EsbuildFilter, callback: (args: EsbuildImport) => unknown): void
  /** What a module holds. */
  onLoad(options: EsbuildFilter, callback: (args: EsbuildModule) => unknown): void
}

const unifiedEntry = z.custom<UnifiedEntry>(isUnifiedEntry, 'a plugin, or a list of a plugin and its options')

/** Plugins for the Markdown tree. */
export const remarkPlugins = z.array(unifiedEntry)
/** Plugins for the HTML tree. */
export const rehypePlugins = z.array(unifiedEntry)

/** Plugins for the bundler. */
export const esbuildPlugins = z.array(
  z.custom<EsbuildPlugin>(isEsbuildPlugin, 'a plugin of esbuild: an object with a name and a function `setup`'),
)

function isEsbuildPlugin(value: unknown): boolean {
  if (value === null || typeof value !== 'object' || !('name' in value) || !('setup' in value)) return false
  return typeof value.name === 'string' && value.name !== '' && typeof value.setup === 'function'
}

function isUnifiedEntry(value: unknown): boolean {
  if (typeof value === 'function') return true
  if (Array.isArray(value)) return typeof value[0] === 'function'
  return isPreset(value)
}

export function isPreset(value: unknown): value is UnifiedPreset {
  return (
    value !== null && typeof value === 'object' && 'plugins' in value && Array.isArray(value.plugins) && value.plugins.every(isUnifiedEntry)
  )
}

/** Of a plugin of unified, as its package is called: `remarkMath` is `remark-math`. */
export function nameOf(plugin: UnifiedPlugin): string {
  const words = plugin.name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()
  return words === '' ? 'a plugin without a name' : words
}

export function namesOf(entry: UnifiedEntry): string[] {
  if (isPreset(entry)) return entry.plugins.flatMap(namesOf)
  return [nameOf(Array.isArray(entry) ? entry[0] : entry)]
}
