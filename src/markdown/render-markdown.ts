// Markdown text -> HTML, for the command `sitegen markdown` and the export `sitegen/markdown`.
import rehypeStringify from 'rehype-stringify'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { chooseSyntax, syntaxData } from './choose-syntax.ts'
import { rehypeSpecificationText } from './rehype-specification-text.ts'

export interface RenderMarkdownOptions {
  /** CommonMark and GFM alone, written to the letter of the CommonMark specification; raw HTML goes through. @default false */
  bare?: boolean
}

/** The HTML of `source`. */
export async function renderMarkdown(source: string, options: RenderMarkdownOptions = {}): Promise<{ html: string }> {
  if (options.bare) return { html: renderBare(source) }
  return { html: renderBare(source) }
}

function renderBare(source: string): string {
  const processor = unified()
    .data(syntaxData('md', chooseSyntax(source, true), new Set()))
    .use(remarkParse)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeSpecificationText)
    .use(rehypeStringify, {
      allowDangerousHtml: true,
      allowDangerousCharacters: true,
      closeSelfClosing: true,
      characterReferences: { useNamedReferences: true },
    })
  const html = processor.stringify(processor.runSync(processor.parse(source)))
  return html === '' || html.endsWith('\n') ? html : `${html}\n`
}
