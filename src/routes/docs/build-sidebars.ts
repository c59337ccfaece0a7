// The sidebars of one version of the docs as documents and links: those of its sidebars file, or one for all folders; without what has nothing
// to show.
import type { SidebarsFile } from '../../content/content-tree.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { TrailingSlash } from '../../lib/site-path.ts'
import { autogenerateSidebar } from './autogenerate-sidebar.ts'
import { readSidebars } from './read-sidebars.ts'
import { type CategoryNode, docNode, type SidebarNode, type Sidebars } from './sidebar-node.ts'
import type { PlacedPages } from './sidebar-pages.ts'
import type { VersionContent } from './version-content.ts'

/** Name of the only sidebar of a site that defines none. */
export const defaultSidebarName = 'defaultSidebar'

/** Without a `file`: one sidebar for all folders. */
export function buildSidebars(
  content: VersionContent,
  file: SidebarsFile | undefined,
  trailingSlash: TrailingSlash,
): { sidebars: Sidebars; placed: PlacedPages; diagnostics: Diagnostic[] } {
  const placed: PlacedPages = new Map()
  const { sidebars, diagnostics } =
    file === undefined ? sidebarOfFolders(content, placed) : readSidebars(file, { content, placed, trailingSlash })
  return { sidebars: new Map([...sidebars].map(([name, nodes]) => [name, pruneSidebar(nodes)])), placed, diagnostics }
}

function sidebarOfFolders(content: VersionContent, placed: PlacedPages): { sidebars: Sidebars; diagnostics: Diagnostic[] } {
  const { nodes, diagnostics } = autogenerateSidebar(content, '', defaultSidebarName, placed)
  return { sidebars: new Map(nodes === undefined ? [] : [[defaultSidebarName, nodes]]), diagnostics }
}

/**
 * Removes what is not built: drafts, and categories with nothing else in them. Nothing is reported: authors expect drafts to vanish, and a
 * category written without items was reported when it was read.
 */
function pruneSidebar(nodes: readonly SidebarNode[]): SidebarNode[] {
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
