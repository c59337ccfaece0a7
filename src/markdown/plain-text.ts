// The text of Markdown nodes without their markup: for titles, ids, excerpts and the number of words. Tags and code blocks are no text.
import type { Nodes } from 'mdast'
import { collapseSpace } from './collapse-space.ts'
import { walkMarkdown } from './walk-tree.ts'

const inlineTypes = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link', 'linkReference', 'mdxJsxTextElement'])

/** Text in one line; blocks are set apart by a space, and images are no part of it. */
export function plainText(node: Nodes): string {
  return collapseSpace(textOf(node, false))
}

/** The text that the id of a heading is made of: with the alternative texts of images, and every space kept, as each becomes a hyphen. */
export function idText(node: Nodes): string {
  return textOf(node, true).trim()
}

function textOf(node: Nodes, withImages: boolean): string {
  const parts: string[] = []
  const add = (child: Nodes): undefined => {
    if (child.type === 'text' || child.type === 'inlineCode') parts.push(child.value)
    else if (child.type === 'image' || child.type === 'imageReference') parts.push(withImages ? (child.alt ?? '') : '')
    else if (!inlineTypes.has(child.type) && child.type !== 'html' && child.type !== 'heading') parts.push(' ')
  }
  add(node)
  walkMarkdown(node, add)
  return parts.join('')
}
