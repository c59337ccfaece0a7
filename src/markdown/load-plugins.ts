// The plugins of a site in the thread that parses: imported from their module and put into the two lists of the pipeline. Each is watched, so
// that an error names the plugin, the document and the place, and never looks like a mistake of sitegen.
import type { Handlers } from 'mdast-util-to-hast'
import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { importCode } from '../config/import-config.ts'
import type { PluginModule } from '../config/plugin-module.ts'
import type { PluginCodeBlock } from '../plugins/document-hooks.ts'
import type { Plugin } from '../plugins/plugin.ts'
import { isPreset, nameOf, type UnifiedEntry, type UnifiedPlugin } from '../plugins/published-plugin.ts'
import { PluginError } from './plugin-error.ts'

/** A plugin of unified that is ready to be used: bound to its options, and watched. */
export type WatchedPlugin = (this: unknown) => ((tree: Node, file: VFile) => Promise<unknown>) | undefined

export interface MarkdownPlugins {
  remark: WatchedPlugin[]
  rehype: WatchedPlugin[]
  /** Answers for code blocks, in their order. */
  code: CodeAnswer[]
  /** How kinds of Markdown nodes become HTML. */
  handlers: Handlers
}

export interface CodeAnswer {
  /** Of the plugin. */
  name: string
  answer: (block: PluginCodeBlock) => unknown
}

interface PluginExports {
  plugins?: readonly Plugin[]
  remarkPlugins?: readonly UnifiedEntry[]
  rehypePlugins?: readonly UnifiedEntry[]
}

/** @param siteDirectory absolute: what the module imports is found from there. */
export async function loadMarkdownPlugins({ code }: PluginModule, siteDirectory: string): Promise<MarkdownPlugins> {
  // The configuration has run and was checked: its exports have this form.
  const { plugins = [], remarkPlugins = [], rehypePlugins = [] }: PluginExports = await importCode(siteDirectory, code)
  return {
    remark: [
      ...remarkPlugins.flatMap((entry) => watch(entry)),
      ...plugins.flatMap(({ name, markdown }) => watchAll(markdown?.remark, name)),
    ],
    rehype: [
      ...rehypePlugins.flatMap((entry) => watch(entry)),
      ...plugins.flatMap(({ name, markdown }) => watchAll(markdown?.rehype, name)),
    ],
    code: plugins.flatMap(({ name, markdown }) => (markdown?.code ? [{ name, answer: markdown.code }] : [])),
    handlers: Object.assign({}, ...plugins.map(({ markdown }) => markdown?.handlers)),
  }
}

function watchAll(entries: readonly UnifiedEntry[] = [], owner: string): WatchedPlugin[] {
  return entries.flatMap((entry) => watch(entry, owner))
}

/** @param owner the plugin of sitegen that it belongs to. */
function watch(entry: UnifiedEntry, owner?: string): WatchedPlugin[] {
  if (isPreset(entry)) return entry.plugins.flatMap((inner) => watch(inner, owner))
  const [plugin, ...options] = Array.isArray(entry) ? entry : [entry]
  // As in unified, `[plugin, false]` switches it off.
  if (options[0] === false) return []
  const name = owner ?? nameOf(plugin)
  return [
    function attach() {
      const transform: unknown = attempt(name, () => Reflect.apply(plugin, this, options[0] === true ? [] : options))
      return isFunction(transform) ? (tree, file) => run(name, transform, tree, file) : undefined
    },
  ]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

interface MadeNode extends Node {
  attributes?: unknown[]
  children?: MadeNode[]
}

/** Plugins make tags of JSX without a list of their attributes or of what is in them, which the compiler of MDX takes for empty ones. */
function completeTags(node: MadeNode): void {
  if (/^mdxJsx(?:Flow|Text)Element$/.test(node.type)) {
    node.attributes ??= []
    node.children ??= []
  }
  for (const child of node.children ?? []) completeTags(child)
}

function attempt(name: string, call: () => unknown): unknown {
  try {
    return call()
  } catch (error) {
    throw new PluginError(name, error)
  }
}

function isFunction(value: unknown): value is UnifiedPlugin {
  return typeof value === 'function'
}

/** A transformer gives a tree, a promise, an error, or calls its third argument, as unified's do. */
async function run(name: string, transform: UnifiedPlugin, tree: Node, file: VFile): Promise<unknown> {
  try {
    const result =
      transform.length > 2
        ? await new Promise((resolve, reject) => {
            Reflect.apply(transform, undefined, [tree, file, (error: unknown, next: unknown) => (error ? reject(error) : resolve(next))])
          })
        : await Reflect.apply(transform, undefined, [tree, file])
    if (result instanceof Error) throw result
    completeTags(isNode(result) ? result : tree)
    return result
  } catch (error) {
    throw new PluginError(name, error)
  }
}
