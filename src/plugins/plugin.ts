// The seam: what a site adds to the steps of a build. A plugin is a plain object with a name and hooks, each named after the step that it
// joins; docs/plugins.md teaches them in the order of the data. What is written here is what a user writes, and what the configuration checks.
import * as z from 'zod'

/** A plugin of unified as it is published: called once for each pipeline, with its options; gives a function that changes a tree, or nothing. */
export type UnifiedPlugin = (this: never, ...options: never[]) => unknown
/** Several plugins under one name, as unified's presets are. */
export interface UnifiedPreset {
  /** In the order in which they run. */
  plugins: UnifiedEntry[]
}
/** A plugin, or a list of it and its options, as unified, Docusaurus and Rspress take them. */
export type UnifiedEntry = UnifiedPlugin | [UnifiedPlugin, ...unknown[]] | UnifiedPreset

const unifiedEntry = z.custom<UnifiedEntry>(isUnifiedEntry, 'a plugin, or a list of a plugin and its options')

/** Plugins for the Markdown tree. */
export const remarkPlugins = z.array(unifiedEntry)
/** Plugins for the HTML tree. */
export const rehypePlugins = z.array(unifiedEntry)

export const plugin = z.strictObject({
  /** Names the plugin in messages and in `build --explain`. */
  name: z.string().min(1),
  /** What it does to the text of documents. */
  markdown: z
    .strictObject({
      /** Changes the Markdown tree, after headings have their ids and before headings, links and summaries are read. May add syntax. */
      remark: remarkPlugins.optional(),
      /** Kind of a Markdown node -> what it becomes in HTML, as the `handlers` of remark-rehype: for syntax that brings its own nodes. */
      handlers: z
        .record(
          z.string(),
          z.custom<UnifiedPlugin>((value) => typeof value === 'function', 'a function'),
        )
        .optional(),
      /** Changes the HTML tree of the text, before its links and ids are read. */
      rehype: rehypePlugins.optional(),
    })
    .optional(),
})

/** What a site adds to the steps of a build. */
export type Plugin = z.input<typeof plugin>

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
