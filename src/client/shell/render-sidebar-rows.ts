// The markup of a sidebar as text. The build writes it into pages; the browser makes the rest with the same function when the file of the
// sidebar has loaded (client/shell/docs-sidebar.ts). A React component would need React in the browser.

import { badgeClasses } from '../../lib/badge-looks.ts'
import { escapeAttribute, escapeHtml } from '../../lib/escape.ts'
import { message } from '../../lib/texts/text.ts'
import type { SharedCategory, SharedHtml, SharedLink } from '../../routes/docs/shared-sidebar.ts'

export type BranchItem = BranchLink | BranchCategory | BranchMore | SharedHtml

export interface BranchLink extends Omit<SharedLink, 'hidden'> {
  /** It links to the page itself. */
  current?: boolean
}

export interface BranchCategory extends Omit<SharedCategory, 'items' | 'hidden' | 'unlisted'> {
  category: true
  current?: boolean
  /** The page belongs to this category or is below it. */
  active?: boolean
  /** Undefined when the category is closed. */
  items?: BranchItem[]
}

/** Stands for items that are left out. It links to the nearest of them, whose own page shows them. */
export interface BranchMore {
  more: 'before' | 'after'
  count: number
  href: string
}

/** The `<li>` elements of a level. */
export function renderSidebarRows(items: readonly BranchItem[]): string {
  return items.map(renderRow).join('')
}

export function renderSidebarList(items: readonly BranchItem[]): string {
  return `<ul class="sidebar-list">${renderSidebarRows(items)}</ul>`
}

type Labeled = Pick<SharedLink, 'label' | 'badge'>

/** The text of a row in the document: rows are found again by it. */
export function rowText({ label, badge }: Labeled): string {
  return badge ? `${label} ${badge.text}` : label
}

function renderLabel({ label, badge }: Labeled): string {
  return badge ? `${escapeHtml(label)} <span class="${badgeClasses(badge.variant)}">${escapeHtml(badge.text)}</span>` : escapeHtml(label)
}

function renderRow(item: BranchItem): string {
  if ('html' in item) return `<li${classAttribute(item.raw ? 'sidebar-raw' : 'sidebar-html', item.className)}>${item.html}</li>`
  if ('more' in item) return renderMore(item)
  if ('category' in item) return renderCategory(item)
  return `<li${classAttribute(item.className)}>${renderLink(item)}</li>`
}

function renderMore({ more, count, href }: BranchMore): string {
  return `<li class="more-${more}"><a href="${escapeAttribute(href)}">${message('theme.docs.sidebar.moreItems').replace('{count}', `${count}`)}</a></li>`
}

function renderLink({ label, badge, href, lang, current, external, unchecked }: BranchLink): string {
  const leaving = external ? ' target="_blank" rel="noopener noreferrer"' : ''
  const language = lang ? ` dir="auto" lang="${escapeAttribute(lang)}"` : ''
  const marks = `${unchecked ? ' data-no-link-check=""' : ''}${current ? ' aria-current="page"' : ''}`
  const icon = external
    ? `<span class="icon icon-external" role="img" aria-label="${escapeAttribute(message('theme.IconExternalLink.ariaLabel'))}"></span>`
    : ''
  return `<a href="${escapeAttribute(href)}"${language}${leaving}${marks}>${renderLabel({ label, badge })}${icon}</a>`
}

/**
 * `data-page`: the link leads to the category's own page, so that opening the category needs a button. `data-fixed`: it cannot be closed.
 */
function renderCategory({ label, badge, href, page, fixed, current, active, className, items }: BranchCategory): string {
  const attributes = `${page ? ' data-page=""' : ''}${fixed ? ' data-fixed=""' : ''}`
  const head =
    href === undefined ? `<span class="sidebar-link">${renderLabel({ label, badge })}</span>` : renderLink({ label, badge, href, current })
  const list = items ? renderSidebarList(items) : ''
  return `<li${classAttribute('category', items && 'open', active && 'active', className)}${attributes}>${head}${list}</li>`
}

function classAttribute(...names: (string | false | undefined)[]): string {
  const value = names.filter(Boolean).join(' ')
  return value === '' ? '' : ` class="${escapeAttribute(value)}"`
}
