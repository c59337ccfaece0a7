// Takes out of a sidebar what is not built: drafts, and the categories that have nothing else in them. Rules: behaviour §2.19.
// A category that was empty from the start is a mistake, and is told apart from one that drafts have emptied.
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { docNode } from './doc-node.ts'
import type { CategoryNode, SidebarNode } from './sidebar-node.ts'

export function pruneSidebar(
  nodes: readonly SidebarNode[],
  placeOf: (category: CategoryNode) => Pick<Diagnostic, 'place'>,
): { nodes: SidebarNode[]; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  return { nodes: pruneNodes(nodes), diagnostics }

  function pruneNodes(list: readonly SidebarNode[]): SidebarNode[] {
    return list.flatMap((node) => {
      if (node.type === 'category') return pruneCategory(node)
      return node.type === 'doc' && node.doc.draft ? [] : [node]
    })
  }

  function pruneCategory(category: CategoryNode): SidebarNode[] {
    if (category.items.length === 0 && category.link?.type !== 'doc') diagnostics.push(emptyCategory(category, placeOf(category)))
    const items = pruneNodes(category.items)
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
}

/** A page of cards without cards is no use either, but nothing is lost with it: a warning. */
function emptyCategory(category: CategoryNode, place: Pick<Diagnostic, 'place'>): Diagnostic {
  const generated = category.link !== undefined
  return {
    id: 'category-empty',
    level: generated ? 'warning' : 'error',
    message: generated
      ? `The sidebar category "${category.label}" has no items, so the page that would list them is not made.`
      : `The sidebar category "${category.label}" has neither items nor a link.`,
    ...place,
    hint: 'Give it items or a link to a document, or take it out.',
  }
}
