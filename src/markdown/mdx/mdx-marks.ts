// HTML comments in MDX, which MDX cannot read: authors write them in .md files. Before parsing, `<!-- text -->` is rewritten to an expression
// with a Unicode noncharacter, which text cannot contain; afterward code is restored. The length never changes, so all places stay correct.
import type { Root } from 'mdast'
import { markWrittenIds } from '../headings/written-id.ts'
import { createLineScanner } from '../line-scanner.ts'
import { walkMarkdown } from '../walk-tree.ts'

const comment = '\uFFFE'

const commentPattern = /<!--((?:(?!\*\/|-->)[\s\S])*)-->/g
const markedCommentPattern = /\{\/\*\uFFFE((?:(?!\*\/)[\s\S])*)\*\/\}/g

/** `source` with the ids of headings marked, and the comments outside code fences if `comments` is set. */
export function markMdxSource(source: string, { comments }: { comments: boolean }): string {
  const marked = markWrittenIds(source, 'mdx')
  if (!comments || !marked.includes('<!--')) return marked
  return splitAtFences(marked)
    .map(({ text, isCode }) => (isCode ? text : text.replace(commentPattern, `{/*${comment}$1*/}`)))
    .join('\n')
}

/** Restores the original of a marked text. */
export function unmarkMdxText(text: string): string {
  return text.includes(comment) ? text.replace(markedCommentPattern, '<!--$1-->').replaceAll(comment, ' ') : text
}

/** Plugin: restores texts and code. Comments stay expressions without a value. */
export function remarkMdxMarks({ enabled }: { enabled: boolean }) {
  return (tree: Root): void => {
    if (!enabled) return
    walkMarkdown(tree, (node) => {
      if (node.type === 'text' || node.type === 'code' || node.type === 'inlineCode') node.value = unmarkMdxText(node.value)
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') node.value = node.value.replaceAll(comment, ' ')
      return undefined
    })
  }
}

/** Runs of lines inside or outside code fences. */
function splitAtFences(source: string): { text: string; isCode: boolean }[] {
  const parts: { lines: string[]; isCode: boolean }[] = []
  const scan = createLineScanner('mdx')
  for (const line of source.split('\n')) {
    const isCode = scan(line).kind !== 'text'
    const last = parts.at(-1)
    if (last?.isCode === isCode) last.lines.push(line)
    else parts.push({ lines: [line], isCode })
  }
  return parts.map(({ lines, isCode }) => ({ text: lines.join('\n'), isCode }))
}
