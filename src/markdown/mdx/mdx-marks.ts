// HTML comments in MDX, which MDX cannot read, but every author knows. Before parsing, `<!-- text -->` is rewritten to an expression with a
// Unicode noncharacter, which text cannot contain; afterward code is restored. The length never changes, so all places stay correct.
import type { Root } from 'mdast'
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx'
import { markWrittenIds } from '../headings/written-id.ts'
import { createLineScanner } from '../line-scanner.ts'
import { walkMarkdown } from '../walk-tree.ts'
import { findComments } from './find-comments.ts'

const comment = '\uFFFE'
/** Stands for the slash of an end of a JavaScript comment inside of an HTML comment. */
const slash = '\uFFFF'

const markedCommentPattern = /\{\/\*\uFFFE((?:(?!\*\/)[\s\S])*)\*\/\}/g

/** `source` with the ids of headings and the comments marked. */
export function markMdxSource(source: string): string {
  const marked = markWrittenIds(source, 'mdx')
  if (!marked.includes('<!--')) return marked
  return splitAtFences(marked)
    .map(({ text, isCode }) => (isCode ? text : markComments(text)))
    .join('\n')
}

/** `<!-- … -->` becomes an expression without a value, of the same length. */
function markComments(text: string): string {
  let marked = ''
  let done = 0
  for (const { start, end } of findComments(text)) {
    // `<!-->` is too short to be one.
    if (end - start < 7) continue
    const inside = text.slice(start + 4, end - 3).replaceAll('*/', `*${slash}`)
    marked += `${text.slice(done, start)}{/*${comment}${inside}*/}`
    done = end
  }
  return marked + text.slice(done)
}

/** Restores the original of a marked text. */
export function unmarkMdxText(text: string): string {
  if (!text.includes(comment)) return text
  return text.replace(markedCommentPattern, '<!--$1-->').replaceAll(comment, ' ').replaceAll(slash, '/')
}

/** Plugin: restores texts and code. Comments stay expressions without a value. */
export function remarkMdxMarks({ enabled }: { enabled: boolean }) {
  return (tree: Root): void => {
    if (!enabled) return
    walkMarkdown(tree, (node) => {
      if (node.type === 'text' || node.type === 'code' || node.type === 'inlineCode') node.value = unmarkMdxText(node.value)
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        node.value = isComment(node) ? node.value.replaceAll(comment, ' ').replaceAll(slash, '/') : unmarkMdxText(node.value)
      }
      return undefined
    })
  }
}

/** In an expression with a value, what looks like a comment is in a text. */
function isComment({ data }: MdxFlowExpression | MdxTextExpression): boolean {
  return (data?.estree?.body.length ?? 0) === 0
}

/** Runs of lines inside or outside code fences. There are no fences in comments. */
function splitAtFences(source: string): { text: string; isCode: boolean }[] {
  const parts: { lines: string[]; isCode: boolean }[] = []
  const scan = createLineScanner('mdx')
  let inComment = false
  let left = source.split('-->').length - 1
  for (const line of source.split('\n')) {
    const ends = line.split('-->').length - 1
    left -= ends
    const isCode: boolean = !inComment && scan(line).kind !== 'text'
    if (inComment) inComment = ends === 0
    else inComment = !isCode && left > 0 && opensComment(line)
    const last = parts.at(-1)
    if (last?.isCode === isCode) last.lines.push(line)
    else parts.push({ lines: [line], isCode })
  }
  return parts.map(({ lines, isCode }) => ({ text: lines.join('\n'), isCode }))
}

/** Whether the last comment of a line goes on in the next one. */
function opensComment(line: string): boolean {
  const last = line.lastIndexOf('<!--')
  if (last < 0 || line.includes('-->', last + 2)) return false
  const marks = line.slice(0, last).match(/`+/g)?.length ?? 0
  return marks % 2 === 0 || !line.includes('`', last)
}
