// Removes what is not built from a sidebar: drafts, and categories with nothing else in them. Nothing is reported:
// authors expect drafts to vanish, and a category written without items was reported when it was read.
import { docNode } from './doc-node.ts'
import type { CategoryNode, SidebarNode } from './sidebar-node.ts'

export function pruneSidebar(nodes: readonly SidebarNode[]): SidebarNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'category') return pruneCategory(node)
    return node.type === 'doc' && node.doc.draft ? [] : [node]
  })
}

/** A category without items becomes a link to its document; a generated page without cards is not made. */
function pruneCategory(category: CategoryNode): SidebarNode[] {
  const items = pruneSidebar(category.items)
  const { link, ...rest } = category
  const kept = link?.type === 'doc' && link.doc.draft ? undefined : link
  if (items.length > 0) {
    // A category that cannot be toggled has to be open.
    const collapsed = category.collapsible && category.collapsed
    return [{ ...rest, ...(kept === undefined ? {} : { link: kept }), collapsed, items }]
  }
  if (kept?.type !== 'doc') return []
  const { label, className, badge, customProps } = category
  return [docNode(kept.doc, { label, className, badge, customProps })]
}
