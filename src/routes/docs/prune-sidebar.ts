// Takes out of a sidebar what is not built: drafts, and the categories that have nothing else in them. Rules: behaviour §2.19.
// Nothing is reported: an author expects drafts to vanish, and a category that was written empty has been reported where it was read.
import { docNode } from './doc-node.ts'
import type { CategoryNode, SidebarNode } from './sidebar-node.ts'

export function pruneSidebar(nodes: readonly SidebarNode[]): SidebarNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'category') return pruneCategory(node)
    return node.type === 'doc' && node.doc.draft ? [] : [node]
  })
}

/** Without items a category is a link to its document; a page of cards without cards is not made. */
function pruneCategory(category: CategoryNode): SidebarNode[] {
  const items = pruneSidebar(category.items)
  const { link, ...rest } = category
  const kept = link?.type === 'doc' && link.doc.draft ? undefined : link
  if (items.length > 0) {
    // One that cannot be opened and closed has to be open.
    const collapsed = category.collapsible && category.collapsed
    return [{ ...rest, ...(kept === undefined ? {} : { link: kept }), collapsed, items }]
  }
  if (kept?.type !== 'doc') return []
  const { label, className, customProps } = category
  return [docNode(kept.doc, { label, className, customProps })]
}
