// The file with a whole sidebar, which pages fetch when a reader turns to what they do not hold. Its name changes with its text, so that
// browsers keep it for good; the same text for every page of the sidebar.
import { createHash } from 'node:crypto'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import { isSharedCategory, type SharedItem, shareSidebar } from './shared-sidebar.ts'
import type { SidebarItem } from './sidebar-item.ts'

type SiteAddress = Pick<ResolvedConfig, 'baseUrl' | 'trailingSlash'>

/** JSON of `SharedItem[]`, without what is hidden. `path` is without the base URL. */
export function writeSharedSidebar(items: readonly SidebarItem[], { baseUrl, trailingSlash }: SiteAddress): { path: string; text: string } {
  const text = JSON.stringify(withoutHidden(shareSidebar(items, { baseUrl, trailingSlash })))
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
