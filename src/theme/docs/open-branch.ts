// The part of a sidebar that is in the HTML of a page: the top level, and the branch that leads to the page. Its size depends on neither
// the number of documents nor the number of siblings: a long level shows the items around the current one and links to the next ones. The
// rest comes from the file of the sidebar when a reader turns to it (client/shell/docs-sidebar.ts).

import { renderCategoryRow, renderHtmlRow, renderLinkRow, renderMoreRow } from '../../client/shell/render-sidebar-rows.ts'
import { comparablePath } from '../../lib/site-path.ts'
import { isSharedCategory, type SharedCategory, type SharedItem } from '../../routes/docs/shared-sidebar.ts'
import { ownHref, type SidebarIndex } from './sidebar-index.ts'

/** How many rows a branch may have. */
export interface BranchLimits {
  /** On the top level. The top level of a handwritten sidebar stays whole. */
  top: number
  /** On all lower levels that lead to the page, together: no more than a page of a small site has. */
  below: number
  /** In categories beside the branch that are open from the start, together. */
  beside: number
}

const branchLimits: BranchLimits = { top: 40, below: 7, beside: 40 }

/** The fewest rows of a level: the item that leads to the page, and the rows for what comes before and after it. */
const leastRows = 3

/**
 * Opens the categories around the page, and those that are open from the start (not collapsible, or `collapsed: false`) while there is room
 * for their items. `href` is the address of the page, with the base URL. Gives the rows of the top level as markup.
 */
export function openBranch({ items, trails }: SidebarIndex, href: string, limits = branchLimits): string {
  const path = comparablePath(href)
  const trail = trails.get(path) ?? []
  const levels = [items, ...trail.flatMap((item) => (isSharedCategory(item) ? [item.items] : []))]
  return openLevel(items, 0, { trail, path, rows: planRows(levels, trail, limits), budget: { left: limits.beside } })
}

interface Opening {
  trail: readonly SharedItem[]
  path: string
  /** How many rows each level of the trail may have. */
  rows: readonly number[]
  /** How many items categories beside the trail may still show. */
  budget: { left: number }
}

/** The level of the page comes first, because its items are the nearest. */
function planRows(levels: readonly (readonly SharedItem[])[], trail: readonly SharedItem[], { top, below }: BranchLimits): number[] {
  let left = below
  const rows: number[] = []
  for (let depth = levels.length - 1; depth > 0; depth -= 1) {
    const needed = listedWith(levels[depth] ?? [], trail[depth]).length
    const share = Math.max(leastRows, Math.min(needed, left - leastRows * (depth - 1)))
    left -= share
    rows[depth] = share
  }
  rows[0] = Math.max(leastRows, top)
  return rows
}

/** `depth` is -1 beside the trail. */
function openLevel(items: readonly SharedItem[], depth: number, opening: Opening): string {
  const onTrail = depth < 0 ? undefined : opening.trail[depth]
  const shown = listedWith(items, onTrail)
  const { start, end } = windowOf(shown.length, onTrail ? shown.indexOf(onTrail) : 0, opening.rows[depth] ?? shown.length)
  const window = shown.slice(start, end).map((item) => openItem(item, item === onTrail ? depth : -1, opening))
  return moreRow(shown, start - 1, -1) + window.join('') + moreRow(shown, end, 1)
}

/** The items of a level that readers see. A hidden item is shown only on its own page. */
function listedWith(items: readonly SharedItem[], current: SharedItem | undefined): SharedItem[] {
  return items.filter((item) => item === current || 'html' in item || !item.hidden)
}

/** Which items fit into `rows` rows, if what is left out before and after takes one row each. */
function windowOf(count: number, at: number, rows: number): { start: number; end: number } {
  if (count <= rows) return { start: 0, end: count }
  if (at < rows - 1) return { start: 0, end: rows - 1 }
  if (at > count - rows) return { start: count - rows + 1, end: count }
  const size = rows - 2
  const start = at - Math.floor(size / 2)
  return { start, end: start + size }
}

function openItem(item: SharedItem, depth: number, opening: Opening): string {
  if ('html' in item) return renderHtmlRow(item)
  const beside = besideBranch(item)
  const current = beside.path === opening.path
  return depth < 0 && !current && beside.row !== undefined ? beside.row : openLinked(item, depth, current, opening)
}

type LinkedItem = Exclude<SharedItem, { html: string }>

interface BesideBranch {
  /** Comparable address of its own page. */
  path: string | undefined
  /** The row on pages to which it does not lead; undefined for a category that may be open there. */
  row: string | undefined
}

const rowsBeside = new WeakMap<LinkedItem, BesideBranch>()

/** Most rows of a page are the same on all others: they are made once. */
function besideBranch(item: LinkedItem): BesideBranch {
  const known = rowsBeside.get(item)
  if (known) return known
  const own = ownHref(item)
  const mayBeOpen = isSharedCategory(item) && (item.open || item.href === undefined)
  const row = mayBeOpen ? undefined : openLinked(item, -1, false, { trail: [], path: '', rows: [], budget: { left: 0 } })
  const beside = { path: own === undefined ? undefined : comparablePath(own), row }
  rowsBeside.set(item, beside)
  return beside
}

function openLinked(item: LinkedItem, depth: number, current: boolean, opening: Opening): string {
  if (!isSharedCategory(item)) return renderLinkRow(item, current)
  const { label, badge, className } = item
  const active = depth >= 0
  const href = item.href ?? (current ? item.unlisted : undefined)
  const children = listedWith(item.items, active ? opening.trail[depth + 1] : undefined)
  // A category whose items are all unlisted is a plain link to its own page.
  if (children.length === 0 && href !== undefined) return renderLinkRow({ label, badge, href, className }, current)
  const open = active || href === undefined || mayOpen(item, children.length, opening)
  const rows = open ? openLevel(item.items, active ? depth + 1 : -1, opening) : undefined
  return renderCategoryRow({ ...item, href }, { current, active, rows })
}

function mayOpen({ open }: SharedCategory, count: number, { budget }: Opening): boolean {
  if (!open || count > budget.left) return false
  budget.left -= count
  return true
}

/** A row for the items from `nearest` to the end of the level; none if there is no page among them. */
function moreRow(level: readonly SharedItem[], nearest: number, step: 1 | -1): string {
  for (let at = nearest; at >= 0 && at < level.length; at += step) {
    const item = level[at]
    const href = item && 'href' in item ? item.href : undefined
    if (href === undefined) continue
    return step < 0 ? renderMoreRow('before', nearest + 1, href) : renderMoreRow('after', level.length - nearest, href)
  }
  return ''
}
