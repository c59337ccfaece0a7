// The markup of a sidebar as text. The build writes it into pages; the browser makes the rest with the same function when the file of the
// sidebar has loaded (client/shell/docs-sidebar.ts). A React component would need React in the browser.

import { badgeClasses } from '../../lib/badge-looks.ts'
import { escapeAttribute, escapeHtml } from '../../lib/escape.ts'
import { message } from '../../lib/texts/text.ts'
import type { SharedCategory, SharedHtml, SharedLink } from '../../routes/docs/shared-sidebar.ts'

/** How a category stands on a page. */
export interface CategoryState {
  /** It links to the page itself. */
  current?: boolean
  /** The page belongs to this category or is below it. */
  active?: boolean
  /** Its rows; undefined when it is closed. */
  rows?: string | undefined
}

/** A level below a category. */
export function renderSidebarList(rows: string): string {
  return `<ul class="sidebar-list">${rows}</ul>`
}

type Labeled = Pick<SharedLink, 'label' | 'badge'>

/** The text of a row in the document: rows are found again by it. */
export function rowText({ label, badge }: Labeled): string {
  return badge ? `${label} ${badge.text}` : label
}

function renderLabel({ label, badge }: Labeled): string {
  return badge ? `${escapeHtml(label)} <span class="${badgeClasses(badge.variant)}">${escapeHtml(badge.text)}</span>` : escapeHtml(label)
}

export function renderHtmlRow({ html, className, raw }: SharedHtml): string {
  return `<li${classAttribute(raw ? 'sidebar-raw' : 'sidebar-html', className)}>${html}</li>`
}

/** Stands for items that are left out. It links to the nearest of them, whose own page shows them. */
export function renderMoreRow(which: 'before' | 'after', count: number, href: string): string {
  return `<li class="more-${which}"><a href="${escapeAttribute(href)}">${message('theme.docs.sidebar.moreItems').replace('{count}', `${count}`)}</a></li>`
}

/** `current`: it links to the page itself. */
export function renderLinkRow(item: SharedLink, current: boolean): string {
  return `<li${classAttribute(item.className)}>${renderLink(item, current)}</li>`
}

function renderLink({ label, badge, href, lang, external, unchecked }: SharedLink, current: boolean): string {
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
export function renderCategoryRow(
  { label, badge, href, page, fixed, className }: Omit<SharedCategory, 'items'>,
  { current = false, active, rows }: CategoryState,
): string {
  const attributes = `${page ? ' data-page=""' : ''}${fixed ? ' data-fixed=""' : ''}`
  const head =
    href === undefined ? `<span class="sidebar-link">${renderLabel({ label, badge })}</span>` : renderLink({ label, badge, href }, current)
  const list = rows === undefined ? '' : renderSidebarList(rows)
  return `<li${classAttribute('category', rows !== undefined && 'open', active && 'active', className)}${attributes}>${head}${list}</li>`
}

function classAttribute(...names: (string | false | undefined)[]): string {
  const value = names.filter(Boolean).join(' ')
  return value === '' ? '' : ` class="${escapeAttribute(value)}"`
}
