// The file with a whole sidebar, which pages fetch when a reader opens a part they do not hold. It is the same for every page of the
// sidebar, and its name contains a hash of its text, so that browsers can cache it forever.
import { createHash } from 'node:crypto'
import { isSharedCategory, type SharedItem, type SiteAddress, shareSidebar } from './shared-sidebar.ts'
import type { SidebarItem } from './sidebar-item.ts'

/** JSON of `SharedItem[]`, without hidden items. `path` is without the base URL. */
export function writeSharedSidebar(items: readonly SidebarItem[], address: SiteAddress): { path: string; text: string } {
  const text = JSON.stringify(withoutHidden(shareSidebar(items, address)))
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10)
  return { path: `/assets/data/sidebar-${hash}.json`, text }
}

function withoutHidden(items: readonly SharedItem[]): SharedItem[] {
  return items.flatMap((item): SharedItem[] => {
    if ('html' in item) return [item]
    if (item.hidden) return []
    if (!isSharedCategory(item)) return [item]
    const { unlisted, items: children, ...shown } = item
    return [{ ...shown, items: withoutHidden(children) }]
  })
}
