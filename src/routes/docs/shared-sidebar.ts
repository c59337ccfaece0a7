// A sidebar as readers get it: with final links, hidden items marked, and each category with the page it leads to. Each page shows a branch
// of it (theme/docs/open-branch.ts), and one file per sidebar holds the whole for all pages.

import type { PublicConfig } from '../../config/public-config.ts'
import type { BadgeData } from '../../lib/badge-looks.ts'
import { isExternal, type TrailingSlash } from '../../lib/site-path.ts'
import { resolveLink } from '../link-target.ts'
import type { SidebarItem, SidebarLink } from './sidebar-item.ts'

export type SharedItem = SharedLink | SharedCategory | SharedHtml

interface SharedLook {
  className?: string
  /** Shown only on its own page: unlisted, or a category without a page and with nothing listed in it. Never in the shared file. */
  hidden?: true
}

export interface SharedLink extends SharedLook {
  label: string
  badge?: BadgeData
  /** With the base URL. */
  href: string
  /** Language of the label, where that is not the language of the page. */
  lang?: string
  /** Opens in a new tab. */
  external?: true
  /** Bypasses the router: not a page. */
  unchecked?: true
}

export interface SharedCategory extends SharedLook {
  label: string
  badge?: BadgeData
  /** Its own page, else the first one below it; undefined if there is none. */
  href?: string
  /** `href` is its own page. */
  page?: true
  /** Its own page when that is unlisted. */
  unlisted?: string
  /** Cannot be closed. */
  fixed?: true
  /** Open from the start. */
  open?: true
  items: SharedItem[]
}

export interface SharedHtml {
  /** Trusted: from the sidebars file. */
  html: string
  className?: string
  /** Without the default style. */
  raw?: true
}

export interface SiteAddress {
  baseUrl: string
  trailingSlash?: TrailingSlash
  locales: readonly Pick<PublicConfig['locales'][number], 'name' | 'htmlLang'>[]
}

export function shareSidebar(items: readonly SidebarItem[], address: SiteAddress): SharedItem[] {
  return items.map((item) => shareItem(item, address))
}

function languageOf({ textLocale }: SidebarLink, { locales }: SiteAddress): Pick<SharedLink, 'lang'> {
  const original = textLocale === undefined ? undefined : locales.find(({ name }) => name === textLocale)
  return original === undefined ? {} : { lang: original.htmlLang }
}

export function isSharedCategory(item: SharedItem): item is SharedCategory {
  return 'items' in item
}

function shareItem(item: SidebarItem, address: SiteAddress): SharedItem {
  const className = item.className === undefined ? {} : { className: item.className }
  if (item.type === 'html') return { html: item.value, ...className, ...(item.defaultStyle ? {} : { raw: true }) }
  const badge = item.badge === undefined ? {} : { badge: item.badge }
  const target = item.href === undefined ? undefined : resolveLink(item.href, '/', address)
  if (item.type === 'link') {
    return {
      label: item.label,
      ...badge,
      href: target?.href ?? item.href,
      ...languageOf(item, address),
      ...(isExternal(item.href) ? { external: true } : {}),
      ...(target?.file ? { unchecked: true } : {}),
      ...className,
      ...(item.unlisted ? { hidden: true } : {}),
    }
  }
  const items = shareSidebar(item.items, address)
  const listed = items.filter((child) => !('hidden' in child && child.hidden))
  const own = item.linkUnlisted ? undefined : target?.href
  const first = own ?? listed.map((child) => ('href' in child ? child.href : undefined)).find((href) => href !== undefined)
  // With nothing but HTML in it, a category has no link that would lead to its items without a script.
  const closes = item.collapsible && first !== undefined
  return {
    label: item.label,
    ...badge,
    ...(first === undefined ? {} : { href: first }),
    ...(own === undefined ? {} : { page: true }),
    ...(item.linkUnlisted && target ? { unlisted: target.href } : {}),
    ...(closes ? {} : { fixed: true }),
    ...(closes && item.collapsed ? {} : { open: true }),
    ...className,
    ...(own === undefined && listed.length === 0 ? { hidden: true } : {}),
    items,
  }
}
