// Turns tables of rendered HTML into tables of GitHub's Markdown.
import { type HtmlElement, type HtmlNode, isElement } from './html-nodes.ts'
import { type InlineContext, inlineMarkdown } from './inline-markdown.ts'

export function tableMarkdown(table: HtmlElement, context: InlineContext): string {
  const rows = rowsOf(table)
  const [header, ...body] = rows
  if (!header) return ''
  const width = Math.max(...rows.map((row) => row.length))
  const write = (cells: readonly string[]): string => `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`
  const rule = Array.from({ length: width }, (_, index) => ruleFor(header[index]))
  return [header.map((cell) => cellMarkdown(cell, context)), rule, ...body.map((row) => row.map((cell) => cellMarkdown(cell, context)))]
    .map(write)
    .join('\n')
}

function rowsOf(node: HtmlElement): HtmlElement[][] {
  return node.children.filter(isElement).flatMap((child) => {
    if (child.name === 'tr')
      return [child.children.filter((cell): cell is HtmlElement => isElement(cell) && (cell.name === 'td' || cell.name === 'th'))]
    return rowsOf(child)
  })
}

function ruleFor(cell: HtmlElement | undefined): string {
  const align = cell?.attribs.align
  if (align === 'center') return ':---:'
  return align === 'right' ? '---:' : align === 'left' ? ':---' : '---'
}

const blocks: ReadonlySet<string> = new Set(['p', 'div', 'ul', 'ol', 'li', 'pre', 'blockquote', 'figure', 'section'])

/** A cell is one line: paragraphs and items in it follow each other. */
function cellMarkdown(cell: HtmlElement, context: InlineContext): string {
  return linesOf(cell.children, context).join(' ').replace(/\\?\n/g, '<br>').replace(/\|/g, '\\|')
}

function linesOf(nodes: readonly HtmlNode[], context: InlineContext): string[] {
  const lines: string[] = []
  let inline: HtmlNode[] = []
  const flush = (): void => {
    const text = inlineMarkdown(inline, context)
    if (text !== '') lines.push(text)
    inline = []
  }
  for (const node of nodes) {
    if (isElement(node) && blocks.has(node.name)) {
      flush()
      lines.push(...linesOf(node.children, context))
    } else inline.push(node)
  }
  flush()
  return lines
}
