// The truncate marker of posts, `<!-- truncate -->` or `{/* truncate */}`: finds the first one and returns the part of the tree before it.
import type { Nodes, Parents, Root, RootContent } from 'mdast'
import { walkMarkdown } from './walk-tree.ts'

const htmlMarkerPattern = /^<!--\s*truncate\s*-->$/
const mdxMarkerPattern = /^\s*\/\*\s*truncate\s*\*\/\s*$/
const literalMarkerPattern = /^\{\/\*\s*truncate\s*\*\/\}$/

/**
 * Removes the first marker from `tree`. Returns the tree before it, with the definitions of the rest, or undefined without a marker. Nodes
 * are shared with `tree`.
 */
export function splitAtTruncateMarker(tree: Root): Root | undefined {
  const beginning = cutBeforeMarker(tree)
  if (beginning === undefined) return undefined
  const kept = definitionsIn(beginning)
  const others = [...definitionsIn(tree)].filter((node) => !kept.has(node))
  return { ...beginning, children: [...beginning.children, ...others] }
}

/** They may stand in quotations, and imports and exports between the tags of an element. */
function definitionsIn(tree: Root): Set<RootContent> {
  const found = new Set<RootContent>()
  walkMarkdown(tree, (node) => {
    if (node.type === 'definition' || node.type === 'footnoteDefinition' || node.type === 'mdxjsEsm') found.add(node)
    return undefined
  })
  return found
}

function cutBeforeMarker<Parent extends Parents>(parent: Parent): Parent | undefined {
  const children: Nodes[] = parent.children
  for (let index = 0; index < children.length; index++) {
    const child = children[index]
    if (child === undefined) continue
    if (isMarker(child)) {
      children.splice(index, 1)
      return { ...parent, children: children.slice(0, index) }
    }
    const cut = 'children' in child ? cutBeforeMarker(child) : undefined
    if (cut !== undefined) return { ...parent, children: [...children.slice(0, index), cut] }
  }
  return undefined
}

function isMarker(node: Nodes): boolean {
  if (node.type === 'html') return htmlMarkerPattern.test(node.value.trim())
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return mdxMarkerPattern.test(node.value)
  if (node.type !== 'paragraph' || node.children.length !== 1) return false
  const only = node.children[0]
  return only?.type === 'text' && literalMarkerPattern.test(only.value.trim())
}
