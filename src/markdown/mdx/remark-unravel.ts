// MDX wraps components in a paragraph if they are on one line with white space around them. A paragraph with nothing but components and
// expressions is removed: a block component does not belong in a `<p>`.
import type { Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import { walkMarkdown } from '../walk-tree.ts'

export function remarkUnravel({ enabled }: { enabled: boolean }) {
  return (tree: Root): void => {
    if (enabled) unravelIn(tree)
  }
}

function unravelIn(tree: Root): void {
  const unravelChildren = (parent: Nodes): undefined => {
    if (!('children' in parent)) return
    const children: Nodes[] = parent.children
    for (let index = children.length - 1; index >= 0; index--) {
      const child = children[index]
      if (child?.type === 'paragraph' && isOnlyMdx(child)) children.splice(index, 1, ...child.children.flatMap(toFlow))
    }
  }
  unravelChildren(tree)
  walkMarkdown(tree, unravelChildren)
}

function isOnlyMdx({ children }: Paragraph): boolean {
  return children.some(isMdx) && children.every((child) => isMdx(child) || (child.type === 'text' && child.value.trim() === ''))
}

function isMdx(node: PhrasingContent): boolean {
  return node.type === 'mdxJsxTextElement' || node.type === 'mdxTextExpression'
}

function toFlow(node: PhrasingContent): RootContent[] {
  if (node.type === 'mdxTextExpression') return [{ ...node, type: 'mdxFlowExpression' }]
  return node.type === 'mdxJsxTextElement' ? [node] : []
}
