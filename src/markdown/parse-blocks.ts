// The blocks of a document: what is code, what is HTML, what are headings. It is the first part of the parse that makes pages. Undefined for MDX
// that cannot be parsed: the build says what is wrong with it.
import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { ContainerStyle } from '../plugins/admonitions/admonition-types.ts'
import { chooseSyntax, type SyntaxName, syntaxData } from './choose-syntax.ts'
import { markMdxSource, remarkMdxMarks } from './mdx/mdx-marks.ts'
import { readRegularMarkdown } from './regular/read-regular-markdown.ts'

/** Syntax that can contain blocks. */
const blockSyntax: ReadonlySet<SyntaxName> = new Set(['admonition', 'footnote'])

/**
 * Syntax that only changes the text of a paragraph: reading it takes most of the time, and no block starts or ends with it. Not for MDX,
 * where braces in code are not expressions.
 */
const withoutInlineMarkup = {
  disable: { null: ['attention', 'autolink', 'codeText', 'hardBreakEscape', 'htmlText', 'labelEnd', 'labelStartImage', 'labelStartLink'] },
}

/**
 * @param keywords of admonitions.
 * @param paragraphs of Markdown are `unread`, one text as it is written, or `any`: read where that is quicker.
 */
export function parseBlocks(
  body: string,
  format: 'md' | 'mdx',
  keywords: ReadonlySet<string>,
  paragraphs: 'unread' | 'any',
  containers?: ContainerStyle,
): Root | undefined {
  const isMdx = format === 'mdx'
  const text = isMdx ? markMdxSource(body) : body
  const syntax = chooseSyntax(body, false).filter((name) => blockSyntax.has(name))
  const { micromarkExtensions = [], ...data } = syntaxData(syntax, keywords, containers)
  const processor = unified()
    .data({ ...data, micromarkExtensions: isMdx ? micromarkExtensions : [...micromarkExtensions, withoutInlineMarkup] })
    .use(remarkParse)
  if (isMdx) processor.use(remarkMdx)
  try {
    const parse = (part: string): Root => processor.parse(part)
    const mayBeRead = isMdx || paragraphs === 'any'
    const tree = (mayBeRead ? readRegularMarkdown(text, { format, syntax, containers, parseRest: parse }) : undefined) ?? parse(text)
    remarkMdxMarks({ enabled: isMdx })(tree)
    return tree
  } catch {
    return undefined
  }
}
