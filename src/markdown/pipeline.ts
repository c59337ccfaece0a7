// The path of a document from text to HTML, as two lists of plugins: for the Markdown tree, then for the HTML tree. The beginning of a post
// shares the first part with the whole post and goes through the second by itself.
import type { Element } from 'hast'
import type { Handlers } from 'mdast-util-to-hast'
import rehypeStringify from 'rehype-stringify'
import type remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { type Data, type PluggableList, type Processor, unified } from 'unified'
import type { ContainerStyle } from '../plugins/admonitions/admonition-types.ts'
import { type SyntaxName, syntaxData } from './choose-syntax.ts'
import { remarkCode } from './code/remark-code.ts'
import type { HeadingIds } from './headings/heading-slugger.ts'
import { rehypeAddedHeadings, rehypeWrittenHeadings } from './headings/rehype-added-headings.ts'
import { rehypeHeadings } from './headings/rehype-headings.ts'
import { remarkContentTitle } from './headings/remark-content-title.ts'
import { remarkAddedHeadingIds, remarkHeadingIds, remarkWrittenIds } from './headings/remark-heading-ids.ts'
import { remarkHeadings } from './headings/remark-headings.ts'
import { rehypeLinks } from './links/rehype-links.ts'
import { remarkLostLinks } from './links/remark-lost-links.ts'
import { remarkUrls } from './links/remark-urls.ts'
import type { CodeAnswer, WatchedPlugin } from './load-plugins.ts'
import { remarkMdxMarks } from './mdx/mdx-marks.ts'
import { rehypeJsxLinks } from './mdx/rehype-jsx-links.ts'
import { rehypeStaticJsx } from './mdx/rehype-static-jsx.ts'
import { remarkKnownExpressions } from './mdx/remark-known-expressions.ts'
import { remarkStrayEsm } from './mdx/remark-stray-esm.ts'
import { remarkThemeComponents } from './mdx/remark-theme-components.ts'
import { remarkUnravel } from './mdx/remark-unravel.ts'
import { rehypeFinish } from './rehype-finish.ts'
import { rehypeFrontMatterHead } from './rehype-front-matter-head.ts'
import { rehypeNesting } from './rehype-nesting.ts'
import { rehypeRawHtml } from './rehype-raw-html.ts'
import { remarkSummary } from './remark-summary.ts'
import { remarkToRehype } from './remark-to-rehype.ts'
import type { TextPlugin } from './text-plugin.ts'

export interface PipelineOptions {
  /** The syntax of MDX; without it, the text is Markdown. */
  mdx?: typeof remarkMdx | undefined
  syntax: readonly SyntaxName[]
  admonitions: ReadonlySet<string>
  containers?: ContainerStyle
  emoji: boolean
  headingIds?: HeadingIds
  countWords(text: string): number
  /** What this program does besides reading (text-plugins.ts). */
  own?: readonly TextPlugin[]
  /** Of the site; they may add syntax. */
  plugins?: readonly WatchedPlugin[]
  /** Of the site, for code blocks. */
  codeAnswers?: readonly CodeAnswer[]
}

/** Text -> the Markdown tree, and everything that it tells about the document. */
export function markdownPipeline(options: PipelineOptions) {
  const { own = [], plugins = [], codeAnswers = [], headingIds = 'github', containers = 'docusaurus' } = options
  const isMdx = options.mdx !== undefined
  const parsing = unified()
    .data(syntaxData(options.syntax, options.admonitions, containers))
    .use(remarkParse)
  if (options.mdx) parsing.use(options.mdx)
  return parsing
    .use(rememberSyntax)
    .use(remarkMdxMarks, { enabled: isMdx })
    .use(remarkUnravel, { enabled: isMdx })
    .use(remarkStrayEsm, { enabled: isMdx })
    .use(remarkKnownExpressions, { enabled: isMdx })
    .use(remarkThemeComponents, { enabled: isMdx })
    .use(remarkLostLinks)
    .use(remarkWrittenIds)
    .use(remarkContentTitle)
    .use({ plugins: own.flatMap(({ early = [] }) => early) })
    .use(remarkHeadingIds, { kind: headingIds, emoji: options.emoji })
    .use({ plugins: [...own.flatMap(({ remark = [] }) => remark), ...plugins] })
    .use(admonitionsFirst, options.syntax.indexOf('admonition'))
    .use(remarkAddedHeadingIds, { enabled: plugins.length > 0, kind: headingIds })
    .use(remarkHeadings)
    .use(remarkSummary, options.countWords)
    .use(remarkCode, codeAnswers, own)
    .use(remarkUrls)
    .freeze()
}

/** The parser as it is before plugins of the site. */
interface OwnSyntax {
  parser: Processor['parser']
  extensions: readonly unknown[]
}

declare module 'unified' {
  interface Data {
    ownSyntax?: OwnSyntax
  }
}

function rememberSyntax(this: Processor): void {
  this.data().ownSyntax = { parser: this.parser, extensions: extensionsOf(this.data()) }
}

function extensionsOf({ micromarkExtensions = [], fromMarkdownExtensions = [] }: Data): unknown[] {
  return [...micromarkExtensions, ...fromMarkdownExtensions]
}

/** Whether no plugin of the site has changed what `pipeline` reads. */
export function hasOnlyOwnSyntax(pipeline: ReturnType<typeof markdownPipeline>): boolean {
  const { ownSyntax, ...data } = pipeline.data()
  const extensions = new Set(extensionsOf(data))
  return (
    ownSyntax !== undefined &&
    ownSyntax.parser === pipeline.parser &&
    ownSyntax.extensions.length === extensions.size &&
    ownSyntax.extensions.every((extension) => extensions.has(extension))
  )
}

/** Syntax that is added later is tried first. Where remark-directive is in use, `:::note` is still an admonition. */
function admonitionsFirst(this: Processor, index: number): void {
  const { micromarkExtensions = [] } = this.data()
  if (index >= 0) micromarkExtensions.push(...micromarkExtensions.splice(index, 1))
}

/** Without plugins, no heading is added. */
function withHeadings(plugins: readonly WatchedPlugin[]): PluggableList {
  const written = new WeakSet<Element>()
  return plugins.length === 0 ? [] : [[rehypeWrittenHeadings, { written }], ...plugins, [rehypeAddedHeadings, { written }]]
}

/** The Markdown tree -> the HTML tree -> HTML. */
export function htmlPipeline(own: readonly TextPlugin[] = [], plugins: readonly WatchedPlugin[] = [], handlers: Handlers = {}) {
  return unified()
    .use(remarkToRehype, handlers, own)
    .use(rehypeNesting)
    .use(rehypeRawHtml)
    .use(rehypeStaticJsx)
    .use({ plugins: withHeadings(plugins) })
    .use(rehypeHeadings)
    .use(rehypeFrontMatterHead)
    .use(rehypeLinks)
    .use(rehypeJsxLinks)
    .use({ plugins: own.flatMap(({ rehype = [] }) => rehype) })
    .use(rehypeFinish)
    .use(rehypeStringify, { allowDangerousHtml: true, allowParseErrors: true, characterReferences: { useNamedReferences: true } })
    .freeze()
}
