// Two plain depth-first walks, over Markdown and over HTML trees. They are here because every rule has a pass of its own:
// a pass costs microseconds this way. Depth is bounded by check-limits.ts, so recursion is safe.
import type { Nodes as HastNodes } from 'hast'
import type { Nodes as MdastNodes } from 'mdast'
// The kinds of nodes that MDX adds to both trees, and the fields that the way to HTML adds to Markdown.
import type {} from 'mdast-util-mdx'
import type {} from 'mdast-util-to-hast'

/** Called before the children of a node; 'skip' leaves them out. `siblings[index]` is the node, and may be replaced. */
export type Enter<Node> = (node: Node, index: number, siblings: Node[]) => 'skip' | undefined

export function walkMarkdown(root: MdastNodes, enter: Enter<MdastNodes>): void {
  if (!('children' in root)) return
  const siblings: MdastNodes[] = root.children
  for (let index = 0; index < siblings.length; index++) {
    const node = siblings[index]
    if (node !== undefined && enter(node, index, siblings) !== 'skip') walkMarkdown(siblings[index] ?? node, enter)
  }
}

export function walkHtml(root: HastNodes, enter: Enter<HastNodes>): void {
  if (!('children' in root)) return
  const siblings: HastNodes[] = root.children
  for (let index = 0; index < siblings.length; index++) {
    const node = siblings[index]
    if (node !== undefined && enter(node, index, siblings) !== 'skip') walkHtml(siblings[index] ?? node, enter)
  }
}
