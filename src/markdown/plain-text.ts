// The text of Markdown nodes without their markup: for titles, ids, excerpts and the search. Tags and code blocks are no text.
import type { Nodes } from 'mdast'
import { walkMarkdown } from './walk-tree.ts'

const inlineTypes = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link', 'linkReference', 'mdxJsxTextElement'])

/** Text in one line; blocks are set apart by a space. Alternative texts of images count only where `withImages` is set. */
export function plainText(node: Nodes, withImages = false): string {
  const parts: string[] = []
  const add = (child: Nodes): undefined => {
    if (child.type === 'text' || child.type === 'inlineCode') parts.push(child.value)
    else if (child.type === 'image' || child.type === 'imageReference') parts.push(withImages ? (child.alt ?? '') : '')
    else if (!inlineTypes.has(child.type)) parts.push(' ')
  }
  add(node)
  walkMarkdown(node, add)
  return parts.join('').replace(/\s+/g, ' ')
}
