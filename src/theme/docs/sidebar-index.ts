// What is known of a sidebar whatever page is shown: which items a reader sees, and where each page stands in it.
// Made once per sidebar, because a sidebar has as many items as there are documents and is shown on each of them.
import type { SidebarCategory, SidebarItem } from '../../routes/route.ts'
import { comparablePath, isExternal } from '../../routes/site-path.ts'

export interface SidebarIndex {
  /** Comparable path -> the items from the top down to the first one with that path. */
  trails: Map<string, SidebarItem[]>
  /** The items of each level without those that are unlisted. */
  listed: Map<readonly SidebarItem[], SidebarItem[]>
  /** The first page below a category, or the category's own. */
  firstLinks: Map<SidebarCategory, string>
}

const indexes = new WeakMap<readonly SidebarItem[], SidebarIndex>()

export function indexSidebar(items: readonly SidebarItem[]): SidebarIndex {
  const known = indexes.get(items)
  if (known) return known
  const index: SidebarIndex = { trails: new Map(), listed: new Map(), firstLinks: new Map() }
  visitLevel(items, [], index)
  indexes.set(items, index)
  return index
}

function visitLevel(items: readonly SidebarItem[], above: SidebarItem[], index: SidebarIndex): void {
  const listed: SidebarItem[] = []
  for (const item of items) {
    const trail = [...above, item]
    const href = item.type === 'html' ? undefined : item.href
    if (href !== undefined && !isExternal(href)) {
      const path = comparablePath(href)
      if (!index.trails.has(path)) index.trails.set(path, trail)
    }
    if (item.type === 'category') visitLevel(item.items, trail, index)
    if (isListed(item, index)) listed.push(item)
  }
  index.listed.set(items, listed)
}

/** Behaviour §2.14: unlisted links are hidden, and so is a category with neither a listed page nor anything to show. */
function isListed(item: SidebarItem, index: SidebarIndex): boolean {
  if (item.type === 'html') return true
  if (item.type === 'link') return !item.unlisted
  const children = index.listed.get(item.items) ?? []
  const own = item.linkUnlisted ? undefined : item.href
  const first = own ?? children.map((child) => firstLinkOf(child, index)).find((link) => link !== undefined)
  if (first !== undefined) index.firstLinks.set(item, first)
  return own !== undefined || children.some(({ type }) => type !== 'html')
}

/** Where an item leads when its branch is closed. */
export function firstLinkOf(item: SidebarItem, index: SidebarIndex): string | undefined {
  if (item.type === 'html') return undefined
  return item.type === 'link' ? item.href : index.firstLinks.get(item)
}
