// Two forms that authors write but MDX cannot read: `## Heading {#id}`, where braces start an expression, and `<!-- comments -->` in .md
// files. Before parsing they are rewritten with Unicode noncharacters, which text cannot contain; afterward ids and code are restored. The
// length never changes, so all places stay correct.
import type { Root } from 'mdast'
import { walkMarkdown } from '../walk-tree.ts'

const open = '\uFDD0'
const close = '\uFDD1'
const comment = '\uFDD2'

const headingPattern = /^( {0,3}#{1,6}[ \t].*?)\{(#[^{}\s]+)\}([ \t]*)$/gm
const commentPattern = /<!--((?:(?!\*\/|-->)[\s\S])*)-->/g
const markedCommentPattern = /\{\/\*\uFDD2((?:(?!\*\/)[\s\S])*)\*\/\}/g
const fencePattern = /^[ \t>]*(`{3,}|~{3,})/

/** `source` with both forms rewritten outside code fences; comments only if `comments` is set. */
export function markMdxSource(source: string, { comments }: { comments: boolean }): string {
  if (!source.includes('{#') && !(comments && source.includes('<!--'))) return source
  return splitAtFences(source)
    .map(({ text, isCode }) => {
      if (isCode) return text
      const marked = text.replace(headingPattern, `$1${open}$2${close}$3`)
      return comments ? marked.replace(commentPattern, `{/*${comment}$1*/}`) : marked
    })
    .join('\n')
}

/** Restores the original of a marked text. */
export function unmarkMdxText(text: string): string {
  return /[\uFDD0-\uFDD2]/.test(text)
    ? text.replaceAll(open, '{').replaceAll(close, '}').replace(markedCommentPattern, '<!--$1-->').replaceAll(comment, ' ')
    : text
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
  let fence = ''
  for (const line of source.split('\n')) {
    const sign = fencePattern.exec(line)?.[1] ?? ''
    const isCode = fence !== '' || sign !== ''
    const last = parts.at(-1)
    if (last?.isCode === isCode) last.lines.push(line)
    else parts.push({ lines: [line], isCode })
    if (fence === '') fence = sign
    else if (sign.startsWith(fence) && line.trim().endsWith(sign)) fence = ''
  }
  return parts.map(({ lines, isCode }) => ({ text: lines.join('\n'), isCode }))
}
