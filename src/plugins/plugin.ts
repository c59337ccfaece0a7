// The seam: what a site adds to the steps of a build. A plugin is a plain object with a name and hooks, each named after the step that it
// joins; docs/plugins.md teaches them in the order of the data. What is written here is what a user writes, and what the configuration checks.
import * as z from 'zod'
import type {
  DataContext,
  DataDocumentOptions,
  DataPageOptions,
  PluginFinding,
  RoutesContext,
  SiteAdditions,
  SiteFacts,
} from './data-hooks.ts'
import type { CodeResult, PluginCodeBlock, PluginSource, SourceLine } from './document-hooks.ts'
import type { CheckContext, FilesContext, FinishedPage, PluginFile } from './page-hooks.ts'
import { esbuildPlugins, rehypePlugins, remarkPlugins, type UnifiedPlugin } from './published-plugin.ts'

export const plugin = z.strictObject({
  /** Names the plugin in messages and in `build --explain`. */
  name: z.string().min(1),
  /** What its results depend on besides its code and its options, such as the version of a package that it looks for itself. */
  identity: z.string().optional(),
  /** What it adds to the configuration, or a function that gives that. What the site writes itself wins. */
  site: z
    .custom<SiteAdditions | ((site: SiteFacts, context: DataContext) => SiteAdditions | Promise<SiteAdditions>)>(
      (value) => typeof value === 'function' || (value !== null && typeof value === 'object'),
      'an object, or a function',
    )
    .optional(),
  /** The lines of a document as it is to be read, in place of those after its front matter; nothing leaves it as it is. May be asynchronous. */
  source: z
    .custom<(source: PluginSource) => readonly SourceLine[] | undefined | Promise<readonly SourceLine[] | undefined>>(
      (value) => typeof value === 'function',
      'a function',
    )
    .optional(),
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
      /** Gives the HTML of a code block, a component, or nothing to leave it to others. The first plugin that gives something counts. */
      code: z
        .custom<(block: PluginCodeBlock) => CodeResult | Promise<CodeResult>>((value) => typeof value === 'function', 'a function')
        .optional(),
      /** Changes the HTML tree of the text, before its links and ids are read. */
      rehype: rehypePlugins.optional(),
    })
    .optional(),
  /** What it does to the components and style sheets of the site. */
  bundle: z
    .strictObject({
      /** Published plugins for the bundler, after those of the configuration. */
      esbuild: esbuildPlugins.optional(),
      /**
       * The promise that what they give depends on nothing but this text, the modules that they are asked about, and the files and folders that
       * they name in `watchFiles` and `watchDirs`: then what was bundled is kept for the next build. @default none: it is bundled in every build.
       */
      key: z.string().optional(),
    })
    .optional(),
  /**
   * Documents made of data: with their path and front matter they are documents as any other. Runs with the configuration; may be
   * asynchronous.
   */
  content: z
    .custom<(context: DataContext) => readonly DataDocumentOptions[] | Promise<readonly DataDocumentOptions[]>>(
      (value) => typeof value === 'function',
      'a function',
    )
    .optional(),
  /** Pages made of data. Runs with the configuration; may be asynchronous. */
  routes: z
    .custom<(context: RoutesContext) => readonly DataPageOptions[] | Promise<readonly DataPageOptions[]>>(
      (value) => typeof value === 'function',
      'a function',
    )
    .optional(),
  /** Looks at one finished page, in the thread that made it. What it gives is JSON, and is kept with the page: it does not run again for the same. */
  page: z.custom<(page: FinishedPage) => unknown>((value) => typeof value === 'function', 'a function').optional(),
  /** Files made of all pages, with what the hook `page` has given for each. */
  files: z
    .custom<(context: FilesContext) => readonly PluginFile[] | Promise<readonly PluginFile[]>>(
      (value) => typeof value === 'function',
      'a function',
    )
    .optional(),
  /** Looks at all pages, with what the hook `page` has given for each. Gives findings. */
  check: z
    .custom<(context: CheckContext) => readonly PluginFinding[] | Promise<readonly PluginFinding[]>>(
      (value) => typeof value === 'function',
      'a function',
    )
    .optional(),
})

/**
 * What a site adds to the steps of a build.
 * @example
 * export const words = (): Plugin => ({
 *   name: 'words',
 *   page: ({ html }) => html.replace(/<[^>]*>/g, ' ').split(/\s+/).length,
 *   files: ({ pages }) => [{ path: 'words.json', content: JSON.stringify(pages.map(({ path, value }) => [path, value])) }],
 * })
 */
export type Plugin = z.input<typeof plugin>
