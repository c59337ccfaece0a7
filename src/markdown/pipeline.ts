// The way of one document from text to HTML, as two lists of plugins: over the Markdown tree, then over the HTML tree.
// The beginning of a post shares the first part with the whole post and goes through the second on its own.
import rehypeStringify from 'rehype-stringify'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { type SyntaxName, syntaxData } from './choose-syntax.ts'
import { remarkMdxMarks } from './mdx-marks.ts'
import { rehypeFinish } from './rehype-finish.ts'
import { rehypeFootnotes } from './rehype-footnotes.ts'
import { rehypeHeadings } from './rehype-headings.ts'
import { rehypeJsxLinks } from './rehype-jsx-links.ts'
import { rehypeLinks } from './rehype-links.ts'
import { rehypeRawHtml } from './rehype-raw-html.ts'
import { rehypeStaticJsx } from './rehype-static-jsx.ts'
import { rehypeTables } from './rehype-tables.ts'
import { rehypeTaskLists } from './rehype-task-lists.ts'
import { remarkAdmonitions } from './remark-admonitions.ts'
import { remarkCode } from './remark-code.ts'
import { remarkContentTitle } from './remark-content-title.ts'
import { remarkEmoji } from './remark-emoji.ts'
import { remarkHeadingIds } from './remark-heading-ids.ts'
import { remarkHeadings } from './remark-headings.ts'
import { remarkStrayEsm } from './remark-stray-esm.ts'
import { remarkSummary } from './remark-summary.ts'
import { remarkToRehype } from './remark-to-rehype.ts'
import { remarkUnravel } from './remark-unravel.ts'
import { remarkUrls } from './remark-urls.ts'

export interface PipelineOptions {
  format: 'md' | 'mdx'
  syntax: readonly SyntaxName[]
  admonitions: ReadonlySet<string>
  emoji: boolean
  countWords(text: string): number
}

/** Text -> the Markdown tree, with everything known that the tree says of the document. */
export function markdownPipeline(options: PipelineOptions) {
  const isMdx = options.format === 'mdx'
  const parsing = unified().data(syntaxData(options.syntax, options.admonitions)).use(remarkParse)
  if (isMdx) parsing.use(remarkMdx)
  return parsing
    .use(remarkMdxMarks, { enabled: isMdx })
    .use(remarkUnravel, { enabled: isMdx })
    .use(remarkStrayEsm, { enabled: isMdx })
    .use(remarkContentTitle)
    .use(remarkAdmonitions, options.admonitions)
    .use(remarkHeadingIds)
    .use(remarkEmoji, { enabled: options.emoji })
    .use(remarkHeadings)
    .use(remarkSummary, options.countWords)
    .use(remarkCode)
    .use(remarkUrls)
    .freeze()
}

/** The Markdown tree -> the HTML tree -> HTML. */
export function htmlPipeline() {
  return unified()
    .use(remarkToRehype)
    .use(rehypeRawHtml)
    .use(rehypeStaticJsx)
    .use(rehypeHeadings)
    .use(rehypeLinks)
    .use(rehypeJsxLinks)
    .use(rehypeTables)
    .use(rehypeTaskLists)
    .use(rehypeFootnotes)
    .use(rehypeFinish)
    .use(rehypeStringify, { allowDangerousHtml: true, allowParseErrors: true, characterReferences: { useNamedReferences: true } })
    .freeze()
}
