// Two plain depth-first walks, for Markdown trees and for HTML trees. Every rule has its own pass, so a pass has to be cheap: these take
// microseconds. check-limits.ts bounds the depth, so recursion is safe.
import type { Nodes as HastNodes } from 'hast'
import type { Nodes as MdastNodes } from 'mdast'
// Types only: the nodes that MDX adds to both trees, and the fields that mdast-util-to-hast adds to Markdown.
import type {} from 'mdast-util-mdx'
import type {} from 'mdast-util-to-hast'

/** Called before the children of a node are visited; 'skip' skips them. `siblings[index]` is the node, and may be replaced. */
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
