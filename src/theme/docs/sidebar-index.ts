// What is known of a sidebar regardless of the page: its finished links, and where each page is in it. Made once per sidebar, because a
// sidebar has as many items as there are documents and is shown on each of them.
import type { PublicConfig } from '../../config/public-config.ts'
import { comparablePath } from '../../lib/site-path.ts'
import { isSharedCategory, type SharedItem, shareSidebar } from '../../routes/docs/shared-sidebar.ts'
import type { SidebarItem } from '../../routes/docs/sidebar-item.ts'

export interface SidebarIndex {
  items: SharedItem[]
  /** Comparable address -> the items from the top level down to the first one with that address. */
  trails: Map<string, SharedItem[]>
  /** Whether any item has a badge, in the page or in the file of the sidebar. */
  hasBadges: boolean
}

const indexes = new WeakMap<readonly SidebarItem[], SidebarIndex>()

/** `items` belong to one site: their addresses are always the same. */
export function indexSidebar(
  items: readonly SidebarItem[],
  config: Pick<PublicConfig, 'baseUrl' | 'trailingSlash' | 'locales'>,
): SidebarIndex {
  const known = indexes.get(items)
  if (known) return known
  const index: SidebarIndex = { items: shareSidebar(items, config), trails: new Map(), hasBadges: false }
  visitLevel(index.items, [], index)
  indexes.set(items, index)
  return index
}

function visitLevel(items: readonly SharedItem[], above: SharedItem[], index: SidebarIndex): void {
  const { trails } = index
  for (const item of items) {
    const trail = [...above, item]
    if ('badge' in item) index.hasBadges = true
    const own = ownHref(item)
    if (own !== undefined) {
      const path = comparablePath(own)
      if (!trails.has(path)) trails.set(path, trail)
    }
    if (isSharedCategory(item)) visitLevel(item.items, trail, index)
  }
}

/** Address of the item's own page, not of the first page below it. */
export function ownHref(item: SharedItem): string | undefined {
  if ('html' in item) return undefined
  if (!isSharedCategory(item)) return item.external ? undefined : item.href
  return item.unlisted ?? (item.page ? item.href : undefined)
}
