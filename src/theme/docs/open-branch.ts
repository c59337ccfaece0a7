// The part of a sidebar that stands in the HTML of a page: the top level, and the branch that leads to the page. Its size depends on
// neither the number of documents nor that of siblings: a long level shows the items around the current one and links to the next ones.
import type { SidebarHtml, SidebarItem } from '../../routes/route.ts'
import { comparablePath } from '../../routes/site-path.ts'
import { firstLinkOf, indexSidebar, type SidebarIndex } from './sidebar-index.ts'

export type BranchItem = BranchLink | BranchCategory | BranchMore | SidebarHtml

export interface BranchLink {
  type: 'link'
  label: string
  href: string
  /** This is the page itself. */
  current: boolean
  className?: string
}

export interface BranchCategory {
  type: 'category'
  label: string
  /** Its own page, else the first one below it; undefined when there is none. */
  href?: string
  current: boolean
  /** The page is this category's own or below it. */
  active: boolean
  collapsible: boolean
  className?: string
  /** Undefined: closed. */
  items?: BranchItem[]
}

/** Stands for items that are left out; leads to the nearest of them, whose own page shows them. */
export interface BranchMore {
  type: 'more'
  direction: 'before' | 'after'
  count: number
  href: string
}

/** How many items one level shows. The longest top level of a hand-written sidebar stays whole. */
export const levelLimit = 40

/**
 * Open are the categories around the page, and those that are open from the start (not collapsible, or `collapsed: false`)
 * as long as their items come to no more than one further `limit`.
 */
export function openBranch(items: readonly SidebarItem[], path: string, limit = levelLimit): BranchItem[] {
  const index = indexSidebar(items)
  const comparable = comparablePath(path)
  const trail = index.trails.get(comparable) ?? []
  return openLevel(items, 0, { index, trail, path: comparable, limit, budget: { left: limit } })
}

interface Opening {
  index: SidebarIndex
  trail: readonly SidebarItem[]
  path: string
  limit: number
  /** Items that categories beside the trail may still show. */
  budget: { left: number }
}

/** `depth` is -1 beside the trail. */
function openLevel(items: readonly SidebarItem[], depth: number, opening: Opening): BranchItem[] {
  const { index, trail, limit } = opening
  const onTrail = depth < 0 ? undefined : trail[depth]
  const shown = withCurrent(items, index.listed.get(items) ?? [], onTrail)
  const at = onTrail ? shown.indexOf(onTrail) : 0
  const start = Math.max(0, Math.min(at - Math.floor(limit / 2), shown.length - limit))
  const end = Math.min(shown.length, start + limit)
  const window = shown.slice(start, end).map((item) => openItem(item, item === onTrail ? depth : -1, opening))
  return [...moreItem(shown, start - 1, -1, index), ...window, ...moreItem(shown, end, 1, index)]
}

/** An unlisted item is shown on its own page only: at its place among the listed ones. */
function withCurrent(
  all: readonly SidebarItem[],
  listed: readonly SidebarItem[],
  current: SidebarItem | undefined,
): readonly SidebarItem[] {
  if (current === undefined || listed.includes(current)) return listed
  const place = all.slice(0, all.indexOf(current)).filter((item) => listed.includes(item)).length
  return [...listed.slice(0, place), current, ...listed.slice(place)]
}

function openItem(item: SidebarItem, depth: number, opening: Opening): BranchItem {
  if (item.type === 'html') return item
  const isCurrent = item.href !== undefined && comparablePath(item.href) === opening.path
  if (item.type === 'link') return { type: 'link', label: item.label, href: item.href, current: isCurrent, className: item.className }
  const children = opening.index.listed.get(item.items) ?? []
  const active = depth >= 0
  const hasChildren = children.length > 0 || (active && opening.trail.length > depth + 1)
  const href = firstLinkOf(item, opening.index) ?? (isCurrent ? item.href : undefined)
  // A category whose items are all unlisted is a plain link to its own page.
  if (!hasChildren && href !== undefined) return { type: 'link', label: item.label, href, current: isCurrent, className: item.className }
  return {
    type: 'category',
    label: item.label,
    href,
    current: isCurrent,
    active,
    collapsible: item.collapsible,
    className: item.className,
    items: active || mayOpen(item, children.length, opening) ? openLevel(item.items, active ? depth + 1 : -1, opening) : undefined,
  }
}

function mayOpen(item: { collapsible: boolean; collapsed: boolean }, count: number, { budget, limit }: Opening): boolean {
  const size = Math.min(count, limit)
  if ((item.collapsible && item.collapsed) || size > budget.left) return false
  budget.left -= size
  return true
}

/** Stands for the items from `nearest` to the end of the level. Nothing when there is no page among them. */
function moreItem(level: readonly SidebarItem[], nearest: number, step: 1 | -1, index: SidebarIndex): BranchMore[] {
  for (let at = nearest; at >= 0 && at < level.length; at += step) {
    const item = level[at]
    const href = item && firstLinkOf(item, index)
    if (href === undefined) continue
    return [
      step < 0
        ? { type: 'more', direction: 'before', count: nearest + 1, href }
        : { type: 'more', direction: 'after', count: level.length - nearest, href },
    ]
  }
  return []
}
